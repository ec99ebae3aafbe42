/// A kind of page as `site.yaml` declares it.
package struct PageSettings: Sendable {
  package let name: Spanned<String>
  /// What the pages show.
  let kind: any PageKindSettings
  package var at: Spanned<String>?
  package let template: Spanned<String>?
  /// The format of the pages.
  package let format: PageFormat
  /// How addresses are written on the pages; nil for the usual form.
  package let links: LinkStyle?
  package var title: Spanned<String>?
  package var description: Spanned<String>?
  /// The drawing beside its title in the section's bar; nil for the usual one.
  let icon: Spanned<Icon>?
  /// The same page in other languages.
  package let languages: [LanguageSettings]
  /// The number of entries per page; nil for all on one.
  package let perPage: Int?
  /// How the list can be shown; the first is how it is shown at first.
  package let views: [String]
  /// The entries that are shown: a condition in the language of templates.
  package let condition: Spanned<String>?
  /// The maximum number of entries that are shown, on all pages of a list together.
  package let limit: Int?
  /// How values of the field `by` become groups.
  package let grouping: Grouping
  /// Whether the pages of an entry's field are continued by those of the next entry.
  let continuesAcross: Bool
}
