import Content
import Diagnostics
import Documents
import Escaping
import Tables

/// A table whose first column has no name: that of programs which number the lines, and that of the
/// names of lines.
struct NamelessColumn {
  /// The file without the numbers, or with a name for the column.
  let bytes: [UInt8]
  /// What was done.
  let note: String

  /// Reads a file; nil where its first column has a name, or it cannot be read with one.
  init?(path: String, _ bytes: [UInt8]) {
    guard ContentFormat(path: path[...]) == .csv, let cell = Self.namelessCell(of: path, bytes)
    else { return nil }
    let names = ["name", "key", "line"].lazy.compactMap { name -> DocumentTree? in
      var edits = TextEdits()
      edits.replace(cell, with: name)
      var file = DetachedFile(path: path, edits.applied(to: bytes))
      guard let tree = file.data, !tree.isEmpty, !file.log.hasErrors, tree[.root].count > 0 else {
        return nil
      }
      return tree
    }
    guard let tree = names.first else { return nil }
    let named = tree.source.bytes
    let entries = Array(tree.children(of: .root))
    guard let first = entries.first, let edits = Self.edits(without: entries, in: tree) else {
      let name = String(
        decoding: named[cell.lowerBound..<named.count - bytes.count + cell.upperBound],
        as: UTF8.self)
      self.bytes = named
      note = "the first column of \(path) has no name, and is called '\(name)' here"
      return
    }
    let number = tree.pairs(of: first).first { _ in true }.map { tree.string(of: $0.value) }
    self.bytes = edits.applied(to: named)
    note =
      "the first column of \(path), which has no name and numbers the lines from "
      + "\(number ?? "0") on, is left out"
  }

  /// Where the first cell of the header is, if it is empty and nothing else is wrong with the header.
  private static func namelessCell(of path: String, _ bytes: [UInt8]) -> Range<Int>? {
    var file = DetachedFile(path: path, bytes)
    guard file.data?.isEmpty == true, file.log.diagnostics.count == 1,
      let place = file.log.diagnostics[0].span?.range, place.upperBound < bytes.count,
      bytes[place].allSatisfy({ $0 == UInt8(ascii: "\"") })
    else { return nil }
    let before = bytes[..<place.lowerBound]
    // A byte order mark is no line.
    let isFirst = before.isEmpty || before.last == 0x0A || before.elementsEqual([0xEF, 0xBB, 0xBF])
    return isFirst ? place : nil
  }

  /// What takes the first column out, if its cells are the numbers of the lines.
  private static func edits(without entries: [NodeIndex], in tree: DocumentTree) -> TextEdits? {
    let pairs = entries.map { Array(tree.pairs(of: $0).prefix(2)) }
    guard pairs.allSatisfy({ $0.count == 2 }),
      let start = pairs.first.flatMap({ Int(tree.string(of: $0[0].value)) }),
      start == 0 || start == 1
    else { return nil }
    var edits = TextEdits()
    for (place, pair) in pairs.enumerated() {
      if place == 0 {
        let (name, next) = (tree.span(of: pair[0].key).range, tree.span(of: pair[1].key).range)
        edits.replace(name.lowerBound..<next.lowerBound, with: "")
      }
      guard tree.string(of: pair[0].value) == String(start + place) else { return nil }
      let (number, next) = (tree.span(of: pair[0].value).range, tree.span(of: pair[1].value).range)
      edits.replace(number.lowerBound..<next.lowerBound, with: "")
    }
    return edits
  }
}
