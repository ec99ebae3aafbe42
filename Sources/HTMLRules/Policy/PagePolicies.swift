import Diagnostics

/// The policies of a page, and what each of its tags loads or runs that one of them blocks.
///
/// A policy is in force from where it stands on. A page without one pays nothing.
struct PagePolicies: Sendable {
  /// The origin of the site, where it is known.
  var origin: String?
  /// Of the policies that are certainly on the page: where each is written, and what it says.
  private var all: [(span: Span, policy: ContentPolicy)] = []

  init() {}

  /// Whether the page has a policy.
  var isThere: Bool { !all.isEmpty }

  /// Notes the policy of a `meta`; returns false where finished pages have to show what it is.
  mutating func note(_ meta: Tag) -> Bool {
    guard meta.all("http-equiv").contains(where: { $0.values.contains(where: Self.isPolicy) })
    else { return true }
    guard meta.word("http-equiv") == "content-security-policy",
      let content = meta.attributes.first(where: { $0.name == "content" }),
      let value = meta.value(of: "content"), value.isWhole, content.guards.branches.isEmpty
    else { return false }
    all.append((meta.span, ContentPolicy(Self.plain(value.text))))
    return true
  }

  private static func isPolicy(_ value: AttributeValue) -> Bool {
    value.word == "content-security-policy"
  }

  /// An apostrophe may be written as a reference.
  private static func plain(_ text: String) -> String {
    text.replacing("&#39;", with: "'").replacing("&apos;", with: "'")
  }

  /// Reports what the policies block of a tag.
  func check(_ tag: Tag, reportingTo findings: inout Findings) {
    for (place, policy) in all {
      let nonce = tag.attributes.first { $0.name == "nonce" }.map {
        $0.value ?? AttributeValue(isWhole: false)
      }
      for use in BlockableUse.all(of: tag) {
        let directive =
          switch use.content {
          case .inline: policy.directiveBlockingInline(use.kind, nonce: nonce)
          case .address(let address):
            policy.directiveBlocking(address, use.kind, nonce: nonce, origin: origin)
          }
        guard let directive else { continue }
        findings.report(
          .blockedByPolicy(use, of: tag, directive, policy: place))
      }
    }
  }
}
