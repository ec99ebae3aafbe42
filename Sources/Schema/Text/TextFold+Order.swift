import Escaping

extension TextFold {
  /// Appends the form of a text by which it is ordered: the folded form, with the letters of Latin
  /// that have no decomposition spelt out as in slugs and searches, so that `Łosoś` is beside
  /// `losos`. Linear in the length.
  package static func appendOrder(of bytes: ByteSpan, to output: inout [UInt8]) {
    let start = output.count
    append(bytes, to: &output)
    guard let first = output[start...].firstIndex(where: isLeadOfSpelt) else { return }
    let rest = Array(output[first...])
    output.removeSubrange(first...)
    var index = 0
    while index < rest.count {
      appendLetter(UTF8Text.decode(rest.span, &index), to: &output)
    }
  }

  /// Whether a byte may begin a letter that is spelt out: they are from U+00E6 to U+0167.
  private static func isLeadOfSpelt(_ byte: UInt8) -> Bool { byte >= 0xC3 && byte <= 0xC5 }
}
