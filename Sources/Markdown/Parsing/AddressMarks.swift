/// The stars and underscores in bare addresses, which do not mark emphasis: libcmark, which does
/// not know such addresses, ends the text of one where it finds a mark.
struct AddressMarks {
  private var offsets: [Int] = []
  /// Where the last address ends in which they were searched for.
  private var end = 0

  /// Notes the marks in the address that is found at `offset`, if emphasis begins or ends in it.
  ///
  /// - Parameters:
  ///   - offset: Where a sign is by which addresses are found.
  ///   - plain: The plain text around it.
  ///   - node: The text node that it is in.
  ///   - limit: Where the block ends.
  ///   - bytes: The text.
  ///   - options: How the text is read.
  mutating func note(
    at offset: Int, plain: Range<Int>, node: Range<Int>, limit: Int, in bytes: [UInt8],
    _ options: MarkdownOptions
  ) {
    guard Self.isMark(bytes[node.upperBound]), offset >= end, bytes[offset] != UInt8(ascii: "@")
    else { return }
    let scanner = AddressScanner(
      bytes: bytes, plain: plain, end: limit, allowsFTP: options.isConformance)
    guard isTrigger(bytes[offset]), let address = scanner.address(at: offset)?.range else { return }
    end = address.upperBound
    guard end > node.upperBound else { return }
    append(marksOf: address, in: bytes)
  }

  private func isTrigger(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || byte == UInt8(ascii: "w")
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_")
  }

  private mutating func append(marksOf address: Range<Int>, in bytes: [UInt8]) {
    var offset = address.lowerBound
    while offset < address.upperBound {
      let start = offset
      switch bytes[offset] {
      case UInt8(ascii: "`"): return
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "*"), UInt8(ascii: "_"):
        while offset < address.upperBound, Self.isMark(bytes[offset]) { offset += 1 }
        if continues(at: offset, in: bytes) { offsets += start..<offset }
      default: offset += 1
      }
    }
  }

  /// Whether what is behind marks belongs to the address: behind the mark that ends `**address**。`
  /// the sentence continues.
  private func continues(at offset: Int, in bytes: [UInt8]) -> Bool {
    guard offset < bytes.count, bytes[offset] >= 0x80 else { return offset < bytes.count }
    let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return text.unicodeScalars.first.map { $0.value < 0x590 && $0.properties.isAlphabetic } ?? false
  }

  /// A text with backslashes before the marks; nil where there are none.
  func escaped(in text: SourceText) -> SourceText? {
    guard !offsets.isEmpty else { return nil }
    var rewriter = TextRewriter(text)
    var copied = text.range.lowerBound
    for offset in offsets.sorted() {
      rewriter.copy(copied..<offset)
      rewriter.insert("\\".utf8)
      copied = offset
    }
    rewriter.copy(copied..<text.range.upperBound)
    return rewriter.finish()
  }
}
