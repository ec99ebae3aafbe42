package import Diagnostics

/// A policy of a page, as it decides about what the style sheets of the page load.
package struct SheetPolicy: Sendable {
  /// What a style sheet loads.
  package enum Loading: Sendable {
    /// Another style sheet, by `@import`.
    case style
    /// A font, in `@font-face`.
    case font
    /// A picture.
    case picture
  }

  let place: Span
  let policy: ContentPolicy
  /// The origin of the site, where it is known.
  let origin: String?

  /// The mistake where it blocks an address in a style sheet; nil where it allows it.
  package func mistake(
    ofLoading address: String, as loading: Loading, at span: Span
  ) -> Diagnostic? {
    let kind: ContentPolicy.Use =
      switch loading {
      case .style: .style
      case .font: .font
      case .picture: .image
      }
    return policy.directiveBlocking(address, kind, nonce: nil, origin: origin).map {
      .blockedInSheet(address, kind, $0, policy: place, at: span)
    }
  }
}
