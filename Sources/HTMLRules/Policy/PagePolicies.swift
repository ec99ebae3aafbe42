import Diagnostics

/// The policies of a page, and what each of its tags loads or runs that one of them blocks.
///
/// A policy is in force from where it stands on. A page without one pays nothing.
struct PagePolicies: Sendable {
  /// The origin of the site, where it is known.
  var origin: String?
  /// Of the policies that are certainly on the page: where each is written, and what it says.
  private var all: [(span: Span, policy: ContentPolicy)] = []
  /// Of which own files it was already reported that they are blocked, by the place of the policy.
  private var told: Set<OwnFiles> = []

  private struct OwnFiles: Hashable {
    let policy: Span
    let kind: ContentPolicy.Use
  }

  init() {}

  /// Whether the page has a policy.
  var isThere: Bool { !all.isEmpty }

  /// The policies, as style sheets of the page have to obey them.
  var ofSheets: [SheetPolicy] {
    all.map { SheetPolicy(place: $0.span, policy: $0.policy, origin: origin) }
  }

  /// Whether a policy blocks the pictures of the site itself.
  var blocksPictures: Bool {
    all.contains { $0.policy.directiveBlockingOwn(.image, nonce: nil, origin: origin) != nil }
  }

  /// Notes the policy of a `meta`, and reports words in it that browsers ignore or read otherwise;
  /// returns false where finished pages have to show what it is.
  mutating func note(_ meta: Tag, reportingTo findings: inout Findings) -> Bool {
    guard meta.all("http-equiv").contains(where: { $0.values.contains(where: Self.isPolicy) })
    else { return true }
    guard meta.word("http-equiv") == "content-security-policy",
      let content = meta.attributes.first(where: { $0.name == "content" }),
      let value = meta.value(of: "content"), value.isWhole, content.guards.branches.isEmpty
    else { return false }
    let text = Self.plain(value.text)
    let slips = PolicySlip.all(in: text)
    for slip in slips {
      let nearest = slip.candidates.flatMap { findings.nearest(to: $0.typed, among: $0.names) }
      findings.report(.policySlip(slip, nearest: nearest, at: content.span))
    }
    // What a wrong policy blocks would be a consequence.
    if !slips.contains(where: \.changesSources) { all.append((meta.span, ContentPolicy(text))) }
    return true
  }

  private static func isPolicy(_ value: AttributeValue) -> Bool {
    value.word == "content-security-policy"
  }

  /// An apostrophe may be written as a reference.
  private static func plain(_ text: String) -> String {
    text.replacing("&#39;", with: "'").replacing("&apos;", with: "'")
  }

  /// Reports what the policies block of a tag; of the site's own files once for each kind.
  mutating func check(_ tag: Tag, reportingTo findings: inout Findings) {
    let uses = BlockableUse.all(of: tag)
    guard !uses.isEmpty else { return }
    let nonce = tag.attributes.first { $0.name == "nonce" }.map {
      $0.value ?? AttributeValue(isWhole: false)
    }
    for (place, policy) in all {
      for use in uses {
        guard let directive = directive(of: policy, blocking: use, nonce: nonce) else { continue }
        guard use.isOfSite(at: origin) else {
          findings.report(.blockedByPolicy(use, of: tag, directive, policy: place))
          continue
        }
        guard told.insert(OwnFiles(policy: place, kind: use.kind)).inserted else { continue }
        findings.report(.ownFilesBlocked(use, directive, policy: place))
      }
    }
  }

  private func directive(
    of policy: ContentPolicy, blocking use: BlockableUse, nonce: AttributeValue?
  ) -> ContentPolicy.Directive? {
    switch use.content {
    case .inline: policy.directiveBlockingInline(use.kind, nonce: nonce)
    case .own: policy.directiveBlockingOwn(use.kind, nonce: nonce, origin: origin)
    case .address(let address):
      policy.directiveBlocking(address, use.kind, nonce: nonce, origin: origin)
    }
  }
}

extension BlockableUse {
  /// Whether it is about a page or file of the site.
  fileprivate func isOfSite(at origin: String?) -> Bool {
    switch content {
    case .inline: false
    case .own: true
    case .address(let address): AddressParts(address, origin: origin).isOwn
    }
  }
}
