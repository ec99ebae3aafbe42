import Diagnostics

/// What is kept of a tag when it has been read: what later diagnostics say about it.
struct WrittenTag: Sendable {
  /// Its name, in lower case.
  let name: String
  /// From `<` to the end of the name.
  let span: Span
  /// The number of the part it begins in.
  let part: Int
  /// Whether it has no attributes.
  let isBare: Bool
  /// Whether it makes its element a link: an `a` that certainly has an address.
  let isLink: Bool
}

extension Tag {
  /// What is kept of it.
  var written: WrittenTag {
    WrittenTag(
      name: name, span: span, part: part, isBare: attributes.first == nil,
      isLink: name == "a" && has("href"))
  }
}
