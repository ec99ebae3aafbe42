import Diagnostics

// Addresses that are empty, or have nothing behind their scheme.
extension PageRecord {
  /// Reports an address that is certainly empty: an error where HTML wants one, else a link to its own
  /// page; and one that is empty on some path. What scripts fill in a `template` may be empty in it.
  mutating func checkEmptyAddress(_ attribute: TagAttribute, of tag: Tag) {
    guard !attribute.isFaulty, !names.isInTemplate, attribute.name != "cite",
      attribute.name != "href" || ["a", "area", "link"].contains(tag.name)
    else { return }
    let values = attribute.values.filter { !$0.doubt.isThere }
    if let bare = values.lazy.compactMap(\.bareScheme).first {
      findings.report(
        .bareScheme(
          bare, in: attribute.name, of: tag.name, isCertain: attribute.value != nil,
          at: attribute.span))
    }
    guard values.contains(where: \.isBlank) else { return }
    guard attribute.value != nil else {
      findings.report(
        .perhapsEmptyAddress(attribute.name, of: tag.name, at: attribute.span))
      return
    }
    if attribute.name == "href", tag.name != "link" {
      findings.report(.emptyLink(tag.name, at: attribute.span))
    } else {
      findings.report(.emptyAddress(attribute.name, of: tag.name, at: attribute.span))
    }
  }
}

extension PageRecord {
  /// Reports an address of the site behind the beginning of another: it is relative to the page.
  mutating func checkBase(of attribute: TagAttribute) {
    guard linksAreRelative, !attribute.isFaulty,
      let base = attribute.values.lazy.compactMap(\.base).first
    else { return }
    findings.report(.addressBehindBase(base, in: attribute.name, at: attribute.span))
  }
}

extension AttributeValue {
  /// The scheme that is all of an address; nil where there is more, or it may be right alone.
  fileprivate var bareScheme: String? {
    guard let word, Self.bareSchemes.contains(word) else { return nil }
    return word
  }

  private static let bareSchemes: Set<String> = [
    "mailto:", "tel:", "sms:", "geo:", "http:", "https:", "http://", "https://",
  ]
}
