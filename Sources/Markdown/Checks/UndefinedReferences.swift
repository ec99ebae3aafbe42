import Diagnostics

/// Finds text that looks like a link or an image by reference but is none, because its label is
/// defined nowhere in the text: `[a][label]`, `![a][label]` and `[label][]` (CommonMark 0.30, section
/// 6.3).
struct UndefinedReferences {
  private let bytes: [UInt8]
  private let range: Range<Int>

  /// How far before its end the text of a link is looked for.
  private static let textLimit = 1_000

  private init(bytes: [UInt8], range: Range<Int>) { (self.bytes, self.range) = (bytes, range) }

  /// Text with the form of a link by reference.
  private struct Reference {
    /// From the first bracket, or the `!` before it, to the last.
    let place: Range<Int>
    let label: Range<Int>
    let isImage: Bool
  }

  /// Warns of those in a document.
  static func check(_ document: MarkdownDocument, log: inout DiagnosticLog) {
    let (source, range) = (document.source, document.range)
    // In most texts no bracket is right behind another.
    guard
      ByteSearch.contains(UInt8(ascii: "]"), before: UInt8(ascii: "["), in: source.bytes, range)
    else { return }
    let references = UndefinedReferences(bytes: source.bytes, range: range)
    for node in document.nodes where node.kind == .text && !node.text.isDecoded {
      for reference in references.all(in: node.text.range) {
        log.report(
          .undefinedReference(
            String(decoding: source.bytes[reference.label], as: UTF8.self),
            isImage: reference.isImage, at: Span(source.id, reference.place)))
      }
    }
  }

  /// The references that end in a part of the range, in their order. What is likely to be an index
  /// (`a[i][j]`), a box or a number is left out.
  private func all(in part: Range<Int>) -> [Reference] {
    var references: [Reference] = []
    var offset = part.lowerBound
    while let close = ByteSearch.first(
      UInt8(ascii: "]"), before: UInt8(ascii: "["), in: bytes, offset..<part.upperBound)
    {
      offset = close + 1
      guard let open = openBracket(before: close),
        let end = bytes[close + 2..<part.upperBound].firstIndex(where: \.isBracket),
        bytes[end] == UInt8(ascii: "]")
      else { continue }
      offset = end + 1
      let text = open + 1..<close
      let label = end == close + 2 ? text : close + 2..<end
      let isImage = open > range.lowerBound && bytes[open - 1] == UInt8(ascii: "!")
      let start = isImage ? open - 1 : open
      guard !continuesWord(at: start), isLabel(text), isLabel(label) else { continue }
      references.append(Reference(place: start..<end + 1, label: label, isImage: isImage))
    }
    return references
  }

  /// The bracket that opens the text which ends at a bracket, in the same paragraph: between them may
  /// be emphasis and line ends, but no brackets.
  private func openBracket(before close: Int) -> Int? {
    let before = bytes[max(range.lowerBound, close - Self.textLimit)..<close]
    guard let open = before.lastIndex(where: \.isBracket), before[open] == UInt8(ascii: "["),
      open == range.lowerBound || bytes[open - 1] != UInt8(ascii: "\\"),
      !ByteSearch.contains(0x0A, before: 0x0A, in: bytes, open..<close)
    else { return nil }
    return open
  }

  /// Whether what begins at an offset continues a word, or something else in brackets.
  private func continuesWord(at offset: Int) -> Bool {
    guard offset > range.lowerBound else { return false }
    let byte = bytes[offset - 1]
    return byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }

  /// Whether a person would write this as the text or the label of a link: it has two letters.
  private func isLabel(_ range: Range<Int>) -> Bool {
    let text = bytes[range]
    return text.first != UInt8(ascii: "^")
      && text.count(where: { $0.isASCIILetter || $0 >= 0x80 }) > 1
  }
}

extension UInt8 {
  fileprivate var isBracket: Bool { self == UInt8(ascii: "[") || self == UInt8(ascii: "]") }
}
