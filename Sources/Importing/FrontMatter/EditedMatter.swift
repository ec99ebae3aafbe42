import Diagnostics
import Documents
import Escaping
import Tables

/// A Markdown file in whose front matter pairs are replaced and added.
struct EditedMatter {
  /// What the front matter says; empty if there is none.
  let tree: DocumentTree
  private let file: [UInt8]
  private let fence: Span?
  private let body: Range<Int>
  private var edits = TextEdits()
  private var added: [String] = []

  /// Reads a file; nil where its front matter cannot be read.
  init?(path: String, _ bytes: [UInt8]) {
    var file = DetachedFile(path: path, bytes)
    let matter = file.matter
    guard matter.fence == nil || !matter.tree.isEmpty else { return nil }
    (tree, fence, body, self.file) = (matter.tree, matter.fence, matter.body, bytes)
  }

  /// A key and its value.
  typealias Pair = (key: NodeIndex, value: NodeIndex)

  /// The pair of a key, in upper or lower case.
  func pair(of name: String) -> Pair? {
    tree.isEmpty ? nil : tree.pair(of: name, in: .root)
  }

  /// A value as it is written, with its quotes.
  func written(_ value: NodeIndex) -> String {
    String(decoding: file[tree.span(of: value).range], as: UTF8.self)
  }

  /// Writes a line in place of a pair; beside the pair if it is not written on lines of its own.
  mutating func replace(_ pair: Pair, with line: String) {
    guard let range = range(of: pair) else { return add(line) }
    edits.replace(range, with: line)
  }

  /// Writes a line in place of several pairs; adds it where there are none.
  mutating func write(_ line: String, inPlaceOf pairs: [Pair]) {
    guard let first = pairs.first else { return add(line) }
    replace(first, with: line)
    for pair in pairs.dropFirst() { remove(pair) }
  }

  /// Takes a pair out, if it is written on lines of its own.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  mutating func remove(_ pair: Pair) -> Bool {
    guard let range = range(of: pair) else { return false }
    let end = file[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    edits.replace(range.lowerBound..<(end ?? file.count), with: "")
    return true
  }

  /// Writes a name in place of a key.
  mutating func replaceKey(_ key: NodeIndex, with name: String) {
    edits.replace(tree.span(of: key).range, with: name)
  }

  /// Writes a text in place of a value, if the value is written behind its key.
  ///
  /// - Returns: Whether it is.
  mutating func replaceValue(of pair: Pair, with text: String) -> Bool {
    let (key, value) = (tree.span(of: pair.key).range, tree.span(of: pair.value).range)
    guard value.lowerBound > key.upperBound, value.upperBound <= body.lowerBound,
      file[key.upperBound..<value.lowerBound].allSatisfy({ $0 <= 0x20 || ":\"'".utf8.contains($0) })
    else { return false }
    let blanks = file[value].reversed().prefix { $0 <= 0x20 }.count
    edits.replace(value.lowerBound..<value.upperBound - blanks, with: text)
    return true
  }

  /// Whether neither the front matter nor the text says anything.
  var isBlank: Bool { says(onlyKeys: []) }

  /// Whether the front matter has no other keys than some, and the text says nothing.
  func says(onlyKeys keys: Set<String>) -> Bool {
    (tree.isEmpty || tree.pairs(of: .root).allSatisfy { keys.contains(tree.string(of: $0.key)) })
      && file[body].allSatisfy { $0 <= 0x20 }
  }

  /// Adds a line.
  mutating func add(_ line: String) { added.append(line) }

  /// The lines of a pair, without the last end of line.
  private func range(of pair: Pair) -> Range<Int>? {
    let (key, value) = (tree.span(of: pair.key).range, tree.span(of: pair.value).range)
    // What an alias or a merge key stands for is written elsewhere.
    guard value.lowerBound >= key.upperBound, value.upperBound <= body.lowerBound,
      key.lowerBound == 0 || file[key.lowerBound - 1] == UInt8(ascii: "\n"),
      // An anchor before the value may be meant by an alias.
      !file[key.upperBound..<value.lowerBound].contains(UInt8(ascii: "&"))
    else { return nil }
    let blanks = file[value].reversed().prefix { $0 <= 0x20 }.count
    return key.lowerBound..<value.upperBound - blanks
  }

  /// The file; nil where nothing was changed.
  var bytes: [UInt8]? {
    guard !edits.isEmpty || !added.isEmpty else { return nil }
    var all = edits
    if !added.isEmpty {
      let (place, text) = addition
      all.replace(place..<place, with: text)
    }
    return all.applied(to: file)
  }

  /// The lines that are added, and where.
  private var addition: (place: Int, text: String) {
    let lines = added.map { $0 + "\n" }.joined()
    guard let fence else { return (body.lowerBound, "---\n\(lines)---\n") }
    // In braces, pairs are separated by commas.
    let root = tree.span(of: .root).range.lowerBound
    if root < file.count, file[root] == UInt8(ascii: "{") {
      return (root + 1, added.map { $0 + ", " }.joined())
    }
    let end = file[Int(fence.end)...].firstIndex(of: UInt8(ascii: "\n"))
    return (end.map { $0 + 1 } ?? file.count, lines)
  }
}

extension DocumentTree {
  /// The pair of a key of a mapping, in upper or lower case.
  func pair(of name: String, in node: NodeIndex) -> EditedMatter.Pair? {
    pairs(of: node).first { string(of: $0.key).lowercased() == name }.map { ($0.key, $0.value) }
  }

  /// The pairs that are reached by these keys, which are folded as those of the file are compared.
  func pairs(at path: [String], in node: NodeIndex) -> [EditedMatter.Pair] {
    guard !isEmpty, let name = path.first else { return [] }
    let found = pairs(of: node).filter { KeyNames.folded(string(of: $0.key)) == name }
      .map { EditedMatter.Pair($0.key, $0.value) }
    guard path.count > 1 else { return found }
    return found.flatMap { pairs(at: Array(path.dropFirst()), in: $0.value) }
  }

  /// The keys of a mapping, folded.
  func foldedNames(in node: NodeIndex) -> Set<String> {
    isEmpty ? [] : Set(pairs(of: node).map { KeyNames.folded(string(of: $0.key)) })
  }

  /// The text of a scalar, or those of the elements of a sequence that are scalars.
  func texts(of node: NodeIndex) -> [String] {
    let nodes = self[node].kind == .sequence ? Array(children(of: node)) : [node]
    return nodes.filter { self[$0].isScalar }.map { string(of: $0) }
  }
}
