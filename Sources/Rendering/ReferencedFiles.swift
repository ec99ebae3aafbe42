import Planning
import Schema
import Tables

/// The files that pages refer to, each once.
struct ReferencedFiles {
  private var new: [FileIndex] = []
  private var isKnown: [Bool]
  /// Whether files that were taken may be returned again.
  private let forgetsTaken: Bool

  init(count: Int, forgetsTaken: Bool) {
    isKnown = Array(repeating: false, count: count)
    self.forgetsTaken = forgetsTaken
  }

  /// Adds a file, unless it is already there.
  mutating func add(_ file: FileIndex) {
    guard !isKnown[file.position] else { return }
    isKnown[file.position] = true
    new.append(file)
  }

  /// Returns the files that were added since the last call.
  mutating func take() -> [FileIndex] {
    defer { new.removeAll(keepingCapacity: true) }
    if forgetsTaken { for file in new { isKnown[file.position] = false } }
    return new
  }
}
