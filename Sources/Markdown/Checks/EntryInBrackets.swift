import Diagnostics
import Escaping

/// What is between `<` and `>` and begins with the name of a collection and a colon.
struct EntryInBrackets {
  /// The bytes in between.
  let place: Range<Int>
  /// What is written there.
  let text: String
  /// The name of the collection.
  let collection: String
  /// Whether the name of the entry has a space.
  let hasSpace: Bool

  /// The longest names of collections and entries that are looked for.
  private static let longest = (collection: 100, entry: 1_000)

  /// Reads what follows a `<` in a range; nil where no entry of a collection is named there. Cost:
  /// limited.
  init?(in bytes: [UInt8], _ range: Range<Int>, of collections: Set<String>) {
    let name = bytes[range].prefix(Self.longest.collection).prefix { $0.isOfCollectionName }
    guard !name.isEmpty, name.endIndex < range.upperBound,
      bytes[name.endIndex] == UInt8(ascii: ":")
    else { return nil }
    collection = String(decoding: name, as: UTF8.self)
    guard collections.contains(collection) else { return nil }
    let entry = bytes[(name.endIndex + 1)..<range.upperBound].prefix(Self.longest.entry)
      .prefix { !$0.isLineEnd && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "`") }
    // Words that follow the colon after a space are no name.
    guard let close = entry.firstIndex(of: UInt8(ascii: ">")), close > entry.startIndex,
      entry.first?.isBlank == false
    else { return nil }
    place = range.lowerBound..<close
    text = String(decoding: bytes[place], as: UTF8.self)
    hasSpace = entry[..<close].contains(where: \.isBlank)
  }

  /// Warns of text that was meant as a link that shows the name of an entry, but is none, because it
  /// is no address: `<people:Ann Lee>`. Linear in the length.
  static func check(_ document: MarkdownDocument, log: inout DiagnosticLog) {
    let (bytes, range) = (document.source.bytes, document.range)
    let collections = document.options.collections
    guard mayBe(in: bytes, range, of: collections) else { return }
    for node in document.nodes
    where node.kind == .text && !node.text.isDecoded && !node.flags.contains(.isEscaped) {
      var offset = node.text.range.lowerBound
      while let sign = ByteSearch.first(
        UInt8(ascii: "<"), in: bytes, offset..<node.text.range.upperBound)
      {
        offset = sign + 1
        guard
          let name = EntryInBrackets(in: bytes, offset..<range.upperBound, of: collections)
        else { continue }
        offset = min(name.place.upperBound, node.text.range.upperBound)
        log.report(.entryInBrackets(name, at: Span(document.source.id, name.place)))
      }
    }
  }

  /// Whether a range of a text has one, in code or behind a backslash, too. Few texts have a `<`.
  static func mayBe(in bytes: [UInt8], _ range: Range<Int>, of collections: Set<String>) -> Bool {
    guard !collections.isEmpty else { return false }
    var offset = range.lowerBound
    while let sign = ByteSearch.first(UInt8(ascii: "<"), in: bytes, offset..<range.upperBound) {
      offset = sign + 1
      if EntryInBrackets(in: bytes, offset..<range.upperBound, of: collections) != nil {
        return true
      }
    }
    return false
  }
}

extension UInt8 {
  /// Whether it can be part of a collection's name.
  fileprivate var isOfCollectionName: Bool {
    !isBlank && !isLineEnd && self != UInt8(ascii: ":") && self != UInt8(ascii: "<")
      && self != UInt8(ascii: ">")
  }
}
