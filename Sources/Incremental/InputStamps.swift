package import FileSystem
import Records

/// By what a file is known to be the same without reading it.
package struct FileStamp: Hashable, Sendable {
  fileprivate static let wordCount = 5
  fileprivate let words: [UInt64]

  /// The stamp of what stands at a path; nil for anything but a file of its own.
  package init?(_ status: FileStatus?) {
    guard let status, status.kind == .file else { return nil }
    words = [
      status.identity.device, status.identity.number, UInt64(status.size),
      UInt64(bitPattern: status.modified), UInt64(bitPattern: status.changed),
    ]
  }

  fileprivate init?(_ words: [UInt64]) {
    guard words.contains(where: { $0 != 0 }) else { return nil }
    self.words = words
  }

  /// When anything about it was last changed, in nanoseconds since 1970.
  fileprivate var moment: Int64 {
    max(Int64(bitPattern: words[3]), Int64(bitPattern: words[4]))
  }
}

/// The stamps of all inputs of a site at the moment of a build.
package struct InputStamps: Sendable {
  /// When the build began, in nanoseconds since 1970.
  private let moment: Int64
  private let stamps: [FileStamp?]

  /// File systems tell moments in steps; two changes within one step have the same. None has steps
  /// longer than this, in nanoseconds.
  private static let step: Int64 = 2_000_000_000

  /// Makes the stamps of inputs that were looked at from a moment on.
  package init(_ stamps: [FileStamp?], at moment: Int64) {
    (self.stamps, self.moment) = (stamps, moment)
  }

  /// Whether an input is certain to hold what it held then.
  ///
  /// As in the index of Git, a file that was changed shortly before it was looked at is not trusted:
  /// another change may have left the same stamp.
  package func trusts(_ index: Int, _ stamp: FileStamp?) -> Bool {
    guard stamps.indices.contains(index), let known = stamps[index], known == stamp else {
      return false
    }
    return known.moment < moment - Self.step
  }

  init?(reader: inout RecordReader) {
    guard let moment = reader.whole(), let count = reader.number(), count <= reader.bytes.count
    else { return nil }
    var stamps: [FileStamp?] = []
    stamps.reserveCapacity(count)
    for _ in 0..<count {
      var words: [UInt64] = []
      words.reserveCapacity(FileStamp.wordCount)
      for _ in 0..<FileStamp.wordCount {
        guard let word = reader.whole() else { return nil }
        words.append(word)
      }
      stamps.append(FileStamp(words))
    }
    self.init(stamps, at: Int64(bitPattern: moment))
  }

  func write(to writer: inout RecordWriter) {
    writer.append(whole: UInt64(bitPattern: moment))
    writer.append(stamps.count)
    let none = Array(repeating: UInt64(0), count: FileStamp.wordCount)
    for stamp in stamps {
      for word in stamp?.words ?? none { writer.append(whole: word) }
    }
  }
}
