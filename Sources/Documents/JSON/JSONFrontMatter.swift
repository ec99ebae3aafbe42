import Diagnostics

/// The front matter of a Markdown file in JSON, as YAML: an object that the file begins with, or one
/// between lines of `---json` and `---`.
package struct JSONFrontMatter {
  /// The file with its front matter in YAML.
  package let bytes: [UInt8]

  /// Reads a file; nil where it has no front matter in JSON, or one that cannot be read.
  package init?(_ file: [UInt8]) {
    guard let (object, rest) = Self.parts(of: file) else { return nil }
    var sources = SourceMap()
    let source = sources.add(path: "", bytes: Array(file[object]))
    var log = DiagnosticLog()
    let tree = DocumentTree(json: source, log: &log)
    guard !tree.isEmpty, !log.hasErrors, tree[.root].kind == .mapping else { return nil }
    var writer = YAMLWriter()
    writer.write(TOMLTable(.root, of: tree), indentation: 0)
    bytes = writer.frontMatter(like: file) + file[rest...]
  }

  /// Whether a file begins with front matter in JSON, whether valid or not.
  package static func isPresent(in file: [UInt8]) -> Bool {
    if openingLine(of: file) != nil { return true }
    guard let start = start(of: file), file[start] == UInt8(ascii: "{") else { return false }
    let next = file[(start + 1)...].first { !isWhite($0) }
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
  }

  /// The ranges of the object and of the text after it.
  private static func parts(of file: [UInt8]) -> (object: Range<Int>, rest: Int)? {
    if let opening = openingLine(of: file) {
      var lines = file[opening...].split(separator: 0x0A, omittingEmptySubsequences: false)[...]
      while let line = lines.popFirst() {
        guard trimmed(line).elementsEqual("---".utf8) else { continue }
        return (opening..<line.startIndex, min(line.endIndex + 1, file.count))
      }
      return nil
    }
    guard isPresent(in: file), let start = start(of: file),
      let end = end(ofObjectAt: start, in: file)
    else { return nil }
    let next = file[end...].firstIndex(of: 0x0A).map { $0 + 1 } ?? file.count
    return file[end..<next].allSatisfy(isWhite) ? (start..<end, next) : nil
  }

  /// The place after a line of `---json` that the file begins with.
  private static func openingLine(of file: [UInt8]) -> Int? {
    guard let start = start(of: file),
      let end = file[start...].firstIndex(of: 0x0A),
      trimmed(file[start..<end]).elementsEqual("---json".utf8)
    else { return nil }
    return end + 1
  }

  /// The first byte that is neither a mark of the byte order nor white space.
  private static func start(of file: [UInt8]) -> Int? {
    let start = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return file[start...].firstIndex { !isWhite($0) }
  }

  private static func isWhite(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.dropLast(line.reversed().prefix(while: isWhite).count)
  }

  /// The place after the brace that closes an object.
  private static func end(ofObjectAt start: Int, in file: [UInt8]) -> Int? {
    var depth = 0
    var isInText = false
    var offset = start
    while offset < file.count {
      switch file[offset] {
      case UInt8(ascii: "\\") where isInText: offset += 1
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "{") where !isInText: depth += 1
      case UInt8(ascii: "}") where !isInText:
        depth -= 1
        if depth == 0 { return offset + 1 }
      default: break
      }
      offset += 1
    }
    return nil
  }
}
