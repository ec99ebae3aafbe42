/// The front matter of a Markdown file in TOML, between lines of `+++`, as YAML.
package struct TOMLFrontMatter {
  /// The file with its front matter in YAML.
  package let bytes: [UInt8]
  /// The tables whose pairs were moved to the top level.
  package let openedTables: [String]

  /// Tables that only separate their pairs from those of the generator.
  private static let wrappers = ["taxonomies", "extra", "params"]

  /// Reads a file; nil where it has no front matter in TOML, or one that cannot be read.
  package init?(_ file: [UInt8]) {
    guard let opening = Self.opening(of: file),
      let closing = Self.fence(in: file, from: opening.end),
      let table = TOMLReader.table(of: Array(file[opening.end..<closing.start]))
    else { return nil }
    var flat = TOMLTable()
    var opened: [String] = []
    for (key, value) in table.pairs {
      flat.addComments(table.comments[key] ?? [], before: key)
      guard case .table(let inner) = value, Self.wrappers.contains(key) else {
        _ = flat.add(value, for: key)
        continue
      }
      let rest = Self.open(inner, into: &flat, beside: table)
      if rest.pairs.count < inner.pairs.count || inner.pairs.isEmpty { opened.append(key) }
      if !rest.pairs.isEmpty { _ = flat.add(.table(rest), for: key) }
    }
    flat.endComments = table.endComments
    var writer = YAMLWriter()
    writer.write(flat, indentation: 0)
    bytes = writer.frontMatter(like: file) + file[closing.end...]
    openedTables = opened
  }

  /// Moves the pairs of a table to the top level, unless there is another value of their key; what is
  /// written in both places alike is kept once. Returns the pairs that stay.
  private static func open(
    _ inner: TOMLTable, into flat: inout TOMLTable, beside table: TOMLTable
  ) -> TOMLTable {
    var rest = TOMLTable()
    for (key, value) in inner.pairs {
      let comments = inner.comments[key] ?? []
      if let other = flat[key] ?? table[key] {
        guard yaml(of: other) != yaml(of: value) else { continue }
        rest.addComments(comments, before: key)
        _ = rest.add(value, for: key)
      } else {
        flat.addComments(comments, before: key)
        _ = flat.add(value, for: key)
      }
    }
    return rest
  }

  private static func yaml(of value: TOMLValue) -> String {
    var table = TOMLTable()
    _ = table.add(value, for: "a")
    var writer = YAMLWriter()
    writer.write(table, indentation: 0)
    return writer.text
  }

  /// Whether a file begins with front matter in TOML, whether valid or not.
  package static func isPresent(in file: [UInt8]) -> Bool { opening(of: file) != nil }

  /// The line of three plus signs that a file begins with.
  private static func opening(of file: [UInt8]) -> (start: Int, end: Int)? {
    let start = file.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return fence(in: file, from: start).flatMap { $0.start == start ? $0 : nil }
  }

  /// The next line of three plus signs: where it begins, and where the next line begins.
  private static func fence(in file: [UInt8], from start: Int) -> (start: Int, end: Int)? {
    var start = start
    while start < file.count {
      let end = file[start...].firstIndex(of: 0x0A) ?? file.count
      let line = file[start..<end]
      let blanks = line.reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }.count
      let next = min(end + 1, file.count)
      if line.dropLast(blanks).elementsEqual("+++".utf8) { return (start, next) }
      start = next
    }
    return nil
  }
}
