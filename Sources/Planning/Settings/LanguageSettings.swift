package import Diagnostics

/// What `site.yaml` says about the site, a section or a page in another language.
package struct LanguageSettings: Sendable {
  /// A BCP 47 tag.
  package let language: Spanned<String>
  package let title: Spanned<String>?
  package let description: Spanned<String>?
  package let at: Spanned<String>?
  /// What the groups of some values are called in it, for a page with groups.
  package let values: [GroupValue]
  /// Uncertain where it could not be read, which was reported.
  package let certainty: Certainty

  /// The address in another language that is usual for a page or section: `/sk/recipes/`.
  static func usualAddress(of address: String, in language: String) -> String {
    "/" + language + (address.hasPrefix("/") ? "" : "/") + address
  }
}
