import Content
import Schema
import Tables

/// Writes the addresses of pages, each overwriting the previous one.
struct PageAddressWriter {
  /// The address that was written last.
  private(set) var bytes: [UInt8] = []
  private let patterns: PatternWriter
  /// Whether the pages of each declaration are those of lists.
  private let arePaginated: [Bool]

  /// Makes a writer for the pages of these declarations.
  init(_ declarations: [PageDeclaration], models: Models, store: ValueStore) {
    patterns = PatternWriter(ValueText(models: models, store: store))
    arePaginated = declarations.map(\.isPaginated)
  }

  /// The address that was written last, for messages.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes the address of a page by the pattern of its declaration.
  ///
  /// - Returns: false when one of its fields has no letter or digit that is allowed in addresses.
  mutating func write(
    _ page: PlannedPage, _ facts: PatternWriter.Facts, in declarations: [PageDeclaration]
  ) -> Bool {
    let index = page.declaration
    bytes.removeAll(keepingCapacity: true)
    let isWhole = patterns.appendAddress(declarations[index].address, facts, to: &bytes)
    guard page.number > 1, arePaginated[index.position] else { return isWhole }
    switch declarations[index].format {
    case .html: bytes.append(contentsOf: "page/\(page.number)/".utf8)
    case .json:
      bytes.removeLast(".json".utf8.count)
      bytes.append(contentsOf: "/page/\(page.number).json".utf8)
    }
    return isWhole
  }
}
