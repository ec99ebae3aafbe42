/// Finds character references of HTML in texts that are neither HTML nor Markdown.
package enum CharacterReferences {
  /// The references in a text, such as `&amp;` and `&#8364;`, each with the text that it means in
  /// HTML. Linear in the size of the text.
  package static func all(in text: [UInt8]) -> [(range: Range<Int>, meaning: [UInt8])] {
    var reader = EntityReader()
    return text.indices.compactMap { offset in
      guard text[offset] == UInt8(ascii: "&"),
        let found = reader.reference(at: offset, in: text, until: text.count)
      else { return nil }
      return (offset..<offset + found.count, found.decoded)
    }
  }
}
