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
      if case .table(let inner) = value, Self.wrappers.contains(key),
        inner.pairs.allSatisfy({ flat[$0.key] == nil && table[$0.key] == nil }),
        flat.merge(inner, at: [])
      {
        opened.append(key)
      } else {
        _ = flat.add(value, for: key)
      }
    }
    flat.endComments = table.endComments
    var writer = YAMLWriter()
    writer.write(flat, indentation: 0)
    bytes = writer.frontMatter(like: file) + file[closing.end...]
    openedTables = opened
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
