extension Diagnostic.Help {
  /// What takes the place of the span's bytes in their source: the replacement, in the quotes that
  /// the source uses, unless it contains the quoted text itself; nil without a replacement.
  package func text(in source: Source) -> String? {
    guard let span, let replacement else { return nil }
    let bytes = source.bytes[span.range]
    guard let quote = bytes.first, bytes.count > 1, bytes.last == quote,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      replacement.utf8.first != UInt8(ascii: "\""), replacement.utf8.first != UInt8(ascii: "'")
    else { return replacement }
    if replacement.contains(String(decoding: bytes, as: UTF8.self)) { return replacement }
    var text = ""
    for scalar in replacement.unicodeScalars {
      switch (scalar, quote) {
      case ("'", UInt8(ascii: "'")): text += "''"
      case ("\"", UInt8(ascii: "\"")), ("\\", UInt8(ascii: "\"")): text += "\\\(scalar)"
      default: text.unicodeScalars.append(scalar)
      }
    }
    let mark = quote == UInt8(ascii: "'") ? "'" : "\""
    return mark + text + mark
  }
}
