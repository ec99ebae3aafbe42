import Schema

/// Names of files that are slugs as they are.
package enum PlainSlug {
  /// Whether a name is one: small ASCII letters, digits, `-`, `_` and `.`, as far as slugs may be
  /// so.
  package static func isOne(_ name: Swift.Span<UInt8>) -> Bool {
    for index in name.indices {
      let byte = name[index]
      let isPlain =
        byte.isDigit || byte.isLetter && byte >= 0x61 || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      if !isPlain { return false }
    }
    do throws(ScalarMistake) {
      try Scalar.checkSlug(name)
      return true
    } catch {
      // Then its folded form is the slug, and what is wrong with that is reported.
      return false
    }
  }
}
