/// A section as `site.yaml` declares it.
package struct SectionSettings: Sendable {
  package let name: Spanned<String>
  package var title: Spanned<String>
  package var description: Spanned<String>?
  package var at: Spanned<String>
  package var language: Spanned<String>?
  /// The same section in other languages.
  package let languages: [LanguageSettings]
  /// The section's own colours; nil where they are those of the site.
  let palettes: Palettes?
  /// The drawing beside its title; nil for the usual one.
  let icon: Icon?
  /// The names of the pages that the section's bar points to.
  package let tabs: [Spanned<String>]
  package var pages: [PageSettings]
}
