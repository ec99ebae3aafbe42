import Diagnostics
import Documents
import Tables

/// The collections of a `site.yaml` that could not be read completely, each separately, so that a
/// broken one does not hide mistakes in the content of the others.
struct SalvagedCollections {
  /// The text with spaces in place of everything except the readable collections, so that places do
  /// not change, and with a title, which is required; nil where no collection is readable.
  let bytes: [UInt8]?

  private var lines: [ArraySlice<UInt8>]
  private var kept: [Bool]

  init(_ source: Source) {
    lines = source.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    kept = Array(repeating: false, count: lines.count)
    let name = Array("collections:".utf8)
    guard let start = lines.firstIndex(where: { $0.starts(with: name) }) else {
      bytes = nil
      return
    }
    let after = lines[(start + 1)...].firstIndex { line in
      line.first.map { ![0x09, 0x0D, 0x20, UInt8(ascii: "#")].contains($0) } ?? false
    }
    let block = start..<(after ?? lines.count)
    kept[start] = true
    if Self.isReadable(lines[block]) {
      for line in block { kept[line] = true }
    } else {
      lines[start] = Self.withoutBracket(lines[start], from: name.count)
      for entry in Self.entries(of: lines, in: block.dropFirst()) {
        if let last = entry.last { lines[last] = Self.withoutComma(lines[last]) }
        let isReadable = Self.isReadable([name[...]] + lines[entry])
        for line in entry { kept[line] = isReadable }
      }
    }
    var result: [UInt8] = []
    for (line, isKept) in zip(lines, kept) {
      result += isKept ? Array(line) : Array(repeating: UInt8(ascii: " "), count: line.count)
      result.append(UInt8(ascii: "\n"))
    }
    bytes = result + Array("title: x\n".utf8)
  }

  /// The lines of each collection: one that is indented no more than the first begins another.
  private static func entries(
    of lines: [ArraySlice<UInt8>], in block: Range<Int>
  ) -> [Range<Int>] {
    func indent(_ line: Int) -> Int? {
      let spaces = lines[line].prefix { $0 == UInt8(ascii: " ") }.count
      let first = lines[line].dropFirst(spaces).first
      return first == nil || first == 0x0D || first == UInt8(ascii: "#") ? nil : spaces
    }
    guard let start = block.first(where: { indent($0) != nil }), let least = indent(start) else {
      return []
    }
    var starts = (start..<block.upperBound).filter { indent($0).map { $0 <= least } ?? false }
    starts.append(block.upperBound)
    return zip(starts, starts.dropFirst()).map { $0..<$1 }
  }

  /// Whether lines are YAML with `collections`.
  private static func isReadable(_ lines: some Collection<ArraySlice<UInt8>>) -> Bool {
    let text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    var sources = SourceMap()
    let source = sources.add(path: "site.yaml", bytes: text)
    var ignored = DiagnosticLog()
    let tree = DocumentTree(yaml: source, log: &ignored)
    guard !tree.isEmpty, !ignored.hasErrors else { return false }
    return tree.value(of: "collections", in: .root).map { tree[$0].kind == .mapping } ?? false
  }

  /// A line without the `{` after its key.
  private static func withoutBracket(
    _ line: ArraySlice<UInt8>, from offset: Int
  ) -> ArraySlice<UInt8> {
    ArraySlice(line.prefix(offset)) + line.dropFirst(offset).map { _ in UInt8(ascii: " ") }
  }

  /// A line without the comma at its end, which separates collections in brackets.
  private static func withoutComma(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = line.lastIndex(where: { $0 > 0x20 }), line[last] == UInt8(ascii: ",") else {
      return line
    }
    var line = line
    line[last] = UInt8(ascii: " ")
    return line
  }
}
