package import Diagnostics
import Escaping

/// The addresses in a `meta` that other sites read: without an absolute URL these find nothing.
package enum SharedAddress {
  /// The names of such a `meta`, in its `property` or `name`.
  static let names: Set<String> = [
    "og:url", "og:image", "og:image:url", "og:image:secure_url", "og:video", "og:video:url",
    "og:video:secure_url", "og:audio", "og:audio:url", "og:audio:secure_url", "twitter:url",
    "twitter:image", "twitter:image:src", "twitter:player",
  ]

  /// The mistake in a tag of a finished page whose `content`, at a range, is relative; nil where the
  /// tag has none of the names.
  package static func mistake(inTagAround range: Range<Int>, of page: [UInt8]) -> Diagnostic? {
    guard let start = page[..<range.lowerBound].lastIndex(of: UInt8(ascii: "<")),
      let end = page[range.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = Array(page[start..<end])
    let name = names.sorted().first { tag.contains(bytesOf: "\"\($0)\"") }
    let span = Span(SourceID(0), range)
    return name.map { .relativeSharedAddress($0, nil, at: span) }
  }
}
