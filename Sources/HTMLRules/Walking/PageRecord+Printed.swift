import Diagnostics

// Values that are printed where another is meant.
extension PageRecord {
  /// Checks texts that are addresses, and sides of a picture that are exchanged.
  mutating func checkPrinted(in tag: Tag) {
    for attribute in tag.attributes
    where attribute.name == "alt" || attribute.name == "aria-label" {
      if attribute.values.contains(where: { $0.target != nil }) {
        findings.report(.addressAsText(attribute.name, at: attribute.span))
      }
    }
    guard let width = tag.all("width").first, let height = tag.all("height").first,
      width.values.contains(where: { $0.side == .height }),
      height.values.contains(where: { $0.side == .width })
    else { return }
    findings.report(.exchangedSides(at: width.span, other: height.span))
  }

  // MARK: What other programs read

  /// Checks the address in a `meta` for programs that show a page elsewhere: they know no page that
  /// it could be relative to.
  mutating func checkSharedAddress(in tag: Tag) {
    let name = tag.word("property") ?? tag.word("name") ?? ""
    guard SharedAddress.names.contains(name), let content = tag.all("content").first
    else { return }
    for value in content.values {
      let isWritten = value.isWhole && !value.isBlank && !Self.isWhole(value.text.lowercased())
      let isGlued = value.base != nil && linksAreRelative
      guard value.target != nil || isGlued || isWritten else { continue }
      findings.report(
        .relativeSharedAddress(name, value.isWhole ? value.text : nil, at: content.span))
      return
    }
  }

  private static func isWhole(_ address: String) -> Bool {
    address.hasPrefix("https://") || address.hasPrefix("http://")
  }
}
