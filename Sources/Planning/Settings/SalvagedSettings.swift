import Diagnostics
import Documents
import Tables

/// The parts of a `site.yaml` with an error of YAML that can be read separately: keys, collections,
/// sections and pages. A broken one does not hide the mistakes of all others.
struct SalvagedSettings {
  /// The text with spaces in place of everything except the readable parts, so that places do not
  /// change; nil where no collection is readable.
  private(set) var bytes: [UInt8]?
  /// The names of the collections that are not readable.
  private(set) var lostCollections: [String] = []

  private var lines: [ArraySlice<UInt8>]
  private var kept: [Bool]

  /// The keys whose entries are read one by one, where they are not readable together.
  private static let divided = ["collections", "pages", "sections"]

  init(_ source: Source) {
    lines = source.bytes.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    kept = Array(repeating: false, count: lines.count)
    var hasCollections = false
    for block in Self.entries(of: lines, in: lines.indices) {
      let name = Self.key(of: lines[block.lowerBound])
      keep(block, named: name)
      if name == "collections" { hasCollections = kept[block].contains(true) }
    }
    guard hasCollections else { return }
    var result: [UInt8] = []
    for (line, isKept) in zip(lines, kept) {
      result += isKept ? Array(line) : Array(repeating: UInt8(ascii: " "), count: line.count)
      result.append(UInt8(ascii: "\n"))
    }
    bytes = result
  }

  /// Keeps a key with its value, or as much of it as is readable.
  private mutating func keep(_ block: Range<Int>, named name: String?) {
    if Self.isReadable(lines[block]) {
      for line in block { kept[line] = true }
    } else if let name, Self.divided.contains(name) {
      lines[block.lowerBound] = Self.withoutBracket(lines[block.lowerBound])
      for entry in Self.entries(of: lines, in: block.dropFirst()) {
        keepEntry(entry, of: name)
        if kept[entry].contains(true) { kept[block.lowerBound] = true }
      }
    }
  }

  /// Keeps a collection, a page, or as much of a section as is readable.
  private mutating func keepEntry(_ entry: Range<Int>, of name: String) {
    if let last = entry.last { lines[last] = Self.withoutComma(lines[last]) }
    if Self.isReadable(lines[entry]) {
      for line in entry { kept[line] = true }
    } else if name == "sections" {
      for key in Self.entries(of: lines, in: entry.dropFirst()) {
        keep(key, named: Self.key(of: lines[key.lowerBound]))
        if kept[key].contains(true) { kept[entry.lowerBound] = true }
      }
    } else if name == "collections" {
      Self.key(of: lines[entry.lowerBound]).map { lostCollections.append($0) }
    }
  }

  /// The lines of each entry: one that is indented no more than the first ends it, and begins another
  /// if it is indented like it.
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
      .filter { indent($0.lowerBound) == least }
  }

  /// The key that a line begins with; nil where it has none.
  private static func key(of line: ArraySlice<UInt8>) -> String? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = line[..<colon].drop { $0 == UInt8(ascii: " ") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Whether lines are a mapping in YAML.
  private static func isReadable(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    let text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    var sources = SourceMap()
    let source = sources.add(path: "site.yaml", bytes: text)
    var ignored = DiagnosticLog()
    let tree = DocumentTree(yaml: source, log: &ignored)
    return !tree.isEmpty && !ignored.hasErrors && tree[.root].kind == .mapping
  }

  /// A line with nothing but a key and `{`, without the bracket.
  private static func withoutBracket(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = line.lastIndex(where: { $0 > 0x20 }), line[last] == UInt8(ascii: "{") else {
      return line
    }
    var line = line
    line[last] = UInt8(ascii: " ")
    return line
  }

  /// A line without the comma at its end, which separates entries in brackets.
  private static func withoutComma(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = line.lastIndex(where: { $0 > 0x20 }), line[last] == UInt8(ascii: ",") else {
      return line
    }
    var line = line
    line[last] = UInt8(ascii: " ")
    return line
  }
}
