/// The files of a collection: the text after `from:`.
///
/// `*` stands for any part of a name, `**` as a whole name for any folders. A folder stands for all
/// content files below it. A pattern that matches `apple-pie.md` also matches `apple-pie/index.md`,
/// so that a page may grow into a folder with its pictures. Names that begin with `_` or `.` are
/// matched only where the pattern writes them out.
package struct FilePattern: Sendable {
  /// The names of the pattern, without `#` and the selection.
  let names: [String]
  /// The bytes of the names.
  private let patterns: [[UInt8]]
  /// What to select in the file: `posts` or `data.items`; nil for all of it.
  let selection: String?

  /// Why a text is not a pattern.
  package struct Unusable: Error {
    let reason: String
  }

  package init(_ text: String) throws(Unusable) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first ?? ""
    selection = parts.count > 1 ? String(parts[1]) : nil
    guard !path.isEmpty else { throw Unusable(reason: "it names no file") }
    guard selection != "" else { throw Unusable(reason: "nothing follows the '#'") }
    guard !path.hasPrefix("/") else { throw Unusable(reason: "it starts with '/'") }
    names = path.split(separator: "/").map(String.init)
    patterns = names.map { Array($0.utf8) }
    if names.contains("..") || names.contains(".") {
      throw Unusable(reason: "it leads elsewhere with '.' or '..'")
    }
    if path.contains("\\") { throw Unusable(reason: "folders are separated by '/'") }
    if names.contains(where: { $0.contains("**") && $0 != "**" }) {
      throw Unusable(reason: "'**' stands for whole folders, between two '/'")
    }
  }

  /// Whether any name has a `*` in it.
  var hasWildcards: Bool { names.contains { $0.utf8.contains(Self.star) } }

  /// The names before the first one with a `*`, joined: the prefix of all matches.
  var fixedStart: String {
    names.prefix { !$0.utf8.contains(Self.star) }.joined(separator: "/")
  }

  /// Whether the last name is `*` or `**`, which matches any content.
  var isOpen: Bool { names.last == "*" || names.last == "**" }

  /// Whether a path below the content folder is one of the files.
  package func matches(_ path: Substring) -> Bool {
    if !patterns.contains(Self.anyFolders) {
      if matchesByName(path.utf8.span) { return true }
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let name = slash.map { path.utf8[$0...].dropFirst() } ?? path.utf8
      guard name.starts(with: "index.".utf8) else { return false }
    }
    let bytes = Array(path.utf8)
    let parts = bytes.split(separator: UInt8(ascii: "/"))
    if match(parts) { return true }
    guard let last = parts.last, parts.count > 1, last.starts(with: "index.".utf8),
      let format = ContentFormat(path: Substring(decoding: last, as: UTF8.self))
    else { return false }
    // A folder with an index stands for the file with its name.
    let ending = format.ending(of: Substring(decoding: last, as: UTF8.self))
    let page = Array(parts[parts.count - 2]) + [UInt8(ascii: ".")] + Array(ending.utf8)
    return match(parts.dropLast(2) + [page[...]])
  }

  /// Matches a path name by name, for a pattern with a name for each.
  private func matchesByName(_ path: Span<UInt8>) -> Bool {
    var start = 0
    for (index, wanted) in patterns.enumerated() {
      var end = start
      while end < path.count, path[end] != UInt8(ascii: "/") { end += 1 }
      guard (end == path.count) == (index == patterns.count - 1),
        Self.matchName(path.extracting(start..<end), wanted)
      else { return false }
      start = end + 1
    }
    return true
  }

  /// Matches names one by one; on a mismatch the last `**` matches one more name, which takes at
  /// worst the product of the lengths.
  private func match(_ parts: [ArraySlice<UInt8>]) -> Bool {
    var part = 0
    var name = 0
    var retry: (part: Int, name: Int)?
    while part < parts.count {
      let current = parts[part]
      if name < patterns.count, patterns[name] == Self.anyFolders {
        retry = (part, name)
        name += 1
      } else if name < patterns.count, Self.matchName(current.span, patterns[name]) {
        part += 1
        name += 1
      } else if let last = retry {
        let skipped = parts[last.part]
        guard !Self.isHidden(skipped.span) else { return false }
        retry = (last.part + 1, last.name)
        part = last.part + 1
        name = last.name + 1
      } else {
        return false
      }
    }
    if name == patterns.count - 1, patterns[name] == Self.anyFolders { return true }
    return name == patterns.count
  }

  private static func matchName(_ text: Span<UInt8>, _ wanted: [UInt8]) -> Bool {
    if isHidden(text), wanted.first != text[0] { return false }
    var index = 0
    var place = 0
    var retry: (index: Int, place: Int)?
    while index < text.count {
      if place < wanted.count, wanted[place] == star {
        retry = (index, place)
        place += 1
      } else if place < wanted.count, wanted[place] == text[index] {
        index += 1
        place += 1
      } else if let last = retry {
        retry = (last.index + 1, last.place)
        index = last.index + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return wanted[place...].allSatisfy { $0 == star }
  }

  /// Whether a name of a path begins with `_` or `.`.
  static func hasHiddenName(_ path: Substring) -> Bool {
    let bytes = path.utf8.span
    return bytes.indices.contains { index in
      (index == 0 || bytes[index - 1] == UInt8(ascii: "/")) && isHiding(bytes[index])
    }
  }

  /// Whether a name that begins with a byte is hidden.
  private static func isHiding(_ first: UInt8) -> Bool {
    first == UInt8(ascii: "_") || first == UInt8(ascii: ".")
  }

  private static func isHidden(_ name: Span<UInt8>) -> Bool {
    name.count > 0 && isHiding(name[0])
  }

  private static let anyFolders = Array("**".utf8)
  private static var star: UInt8 { UInt8(ascii: "*") }
}
