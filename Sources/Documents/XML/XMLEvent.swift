/// A part of an XML document. Ranges are those of the document's bytes.
package enum XMLEvent: Hashable, Sendable {
  /// A start tag, or the whole of an empty element, which no end tag follows.
  case start(name: Range<Int>, attributes: [XMLAttribute], isEmpty: Bool)
  case end(name: Range<Int>)
  /// Character data, with its references undecoded.
  case text(Range<Int>)
  /// The inside of a CDATA section.
  case characterData(Range<Int>)
  /// A processing instruction: its target, and what follows.
  case instruction(target: Range<Int>, content: Range<Int>)
}

/// An attribute of a start tag.
package struct XMLAttribute: Hashable, Sendable {
  /// The name, with its prefix.
  package let name: Range<Int>
  /// The value between its quotation marks, with its references undecoded.
  package let value: Range<Int>
}

/// Why a text is not well-formed XML.
package struct XMLFault: Error, Hashable, Sendable {
  /// What is wrong, in the words of a message.
  package let message: String
  /// Where, as a range of the document's bytes.
  package let range: Range<Int>

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
