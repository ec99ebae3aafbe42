package import Tables

/// A block or an inline of a Markdown document, in 40 bytes of plain data.
///
/// Nodes are in document order: a node's children follow it directly, and `next` is the index after
/// its last descendant. Offsets count bytes of the source.
package struct MarkdownNode: Sendable, BitwiseCopyable {
  /// A node among those of its document.
  package typealias Index = TableIndex<MarkdownNode>

  /// What a node is.
  package enum Kind: UInt8, Sendable, BitwiseCopyable {
    // Blocks.
    case paragraph
    /// `level` is 1 to 6.
    case heading
    case blockQuote
    /// `isOrdered`, `isTight`; `number` is the first number of an ordered list.
    case list
    case item
    /// `text` is the code, `detail` the info string.
    case codeBlock
    /// `text` is the HTML.
    case htmlBlock
    case thematicBreak
    case table
    /// `isHeader` in the first row.
    case tableRow
    /// `alignment`; `isHeader` in the first row.
    case tableCell
    /// `detail` is the label, `number` counts from 1 in order of first reference, 0 if never.
    case footnoteDefinition

    // Inlines.
    /// `text` is what is written, escapes and entities decoded.
    case text
    case softBreak
    case lineBreak
    /// `text` is the code.
    case code
    /// `text` is the HTML.
    case htmlInline
    case emphasis
    case strong
    case strikethrough
    /// `text` is the destination, `detail` the title.
    case link
    /// `text` is the destination, `detail` the title; the children are the alternative text.
    case image
    /// `detail` is the label, `number` that of the definition.
    case footnoteReference
    /// The box at the start of a task's item; `isChecked`.
    case taskMarker
  }

  /// Properties that are true or false.
  package struct Flags: OptionSet, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static var isOrdered: Flags { Flags(rawValue: 1) }
    package static var isTight: Flags { Flags(rawValue: 2) }
    package static var isHeader: Flags { Flags(rawValue: 4) }
    static var isChecked: Flags { Flags(rawValue: 8) }
    /// A link written as its bare address.
    package static var isAutolink: Flags { Flags(rawValue: 16) }
    /// A character after a backslash: it never takes part in markup.
    package static var isEscaped: Flags { Flags(rawValue: 32) }
    /// A link or image whose destination is in a definition elsewhere.
    package static var isReference: Flags { Flags(rawValue: 64) }
    /// A typographic sign; the node's place holds what was written for it.
    package static var isSign: Flags { Flags(rawValue: 128) }
  }

  /// How the texts of a table's cells are aligned.
  enum Alignment: UInt8, Sendable, BitwiseCopyable {
    case none
    case left
    case center
    case right

    /// What HTML calls it.
    var word: StaticString {
      switch self {
      case .none: "none"
      case .left: "left"
      case .center: "center"
      case .right: "right"
      }
    }
  }

  package internal(set) var kind: Kind
  package var flags: Flags = []
  /// The level of a heading, 1 to 6; the raw alignment of a cell.
  package var level: UInt8 = 0
  /// The first byte in the source.
  package var start: UInt32
  /// After the last byte in the source.
  package var end: UInt32
  /// The node after its last descendant.
  package var next: Index
  /// The literal or the destination, by kind.
  package var text = MarkdownText.empty
  /// The title, info string or label, by kind.
  package var detail = MarkdownText.empty
  /// The first number of a list, or the number of a footnote.
  package var number: UInt32 = 0

  init(_ kind: Kind, start: Int, end: Int, next: Index) {
    self.kind = kind
    self.start = UInt32(start)
    self.end = UInt32(end)
    self.next = next
  }

  /// Whether it is a block rather than an inline.
  package var isBlock: Bool { kind.rawValue <= Kind.footnoteDefinition.rawValue }

  /// The alignment of a cell.
  var alignment: Alignment { Alignment(rawValue: level) ?? .none }
}

/// A text of a node: a slice of the source, or of the document's decoded bytes.
package struct MarkdownText: Sendable, BitwiseCopyable {
  /// The offset of the first byte.
  package let start: UInt32
  private let countAndBuffer: UInt32

  init(start: Int, count: Int, isDecoded: Bool) {
    self.start = UInt32(start)
    self.countAndBuffer =
      UInt32(count) & 0x7FFF_FFFF | (isDecoded ? 0x8000_0000 : 0)
  }

  static var empty: MarkdownText { MarkdownText(start: 0, count: 0, isDecoded: true) }

  /// The number of bytes.
  package var count: Int { Int(countAndBuffer & 0x7FFF_FFFF) }

  /// Whether the slice is of the decoded bytes rather than of the source.
  package var isDecoded: Bool { countAndBuffer & 0x8000_0000 != 0 }

  /// Whether there is no text.
  package var isEmpty: Bool { count == 0 }

  /// The offsets of the bytes.
  package var range: Range<Int> { Int(start)..<Int(start) + count }
}
