package import Diagnostics
import Escaping

/// A value and the place where an author wrote it.
package struct Spanned<Wrapped: Sendable>: Sendable {
  package let value: Wrapped
  /// Nil for a default value.
  package let span: Span?

  package init(_ value: Wrapped, at span: Span?) {
    self.value = value
    self.span = span
  }
}

/// The contents of `site.yaml` as values: collections, their files, and pages.
package struct SiteDefinition: Sendable {
  package let title: Spanned<String>
  package let description: Spanned<String>?
  /// The address the site will be published at, for canonical links; links never need it.
  package let address: String?
  /// What absolute URLs of the site begin with: its own, without a last `/`.
  package var addressWithoutSlash: [UInt8] {
    guard let address else { return [] }
    return Array((address.last == "/" ? address.dropLast() : address[...]).utf8)
  }
  /// The path from the root of the host to the site's first page, without a last `/`.
  package var rootPath: [UInt8] {
    guard let address, let scheme = address.firstRange(of: "://"),
      let slash = address[scheme.upperBound...].firstIndex(of: "/")
    else { return [] }
    let path = address[slash...]
    return Array((path.last == "/" ? path.dropLast() : path).utf8)
  }
  /// The same path as the names of folders are, without percent-encoding.
  package var rootFolder: [UInt8] { PercentEncoding.decoded(rootPath[...]) }
  /// Whether the site's file has an address, valid or not.
  package let hasAddress: Bool
  /// The language of the site.
  package let ownLanguage: Spanned<String>
  /// The same without its place: a BCP 47 tag, such as `en` or `pt-BR`.
  package var language: String { ownLanguage.value }
  /// The titles of the site in other languages.
  package let languages: [LanguageSettings]
  /// What the site keeps on its readers' devices.
  package let device: DeviceSettings
  /// The IANA name of the time zone of the site's hours.
  package let timeZone: String?
  /// Whether Markdown gets typographic signs, where its collection does not say.
  package let hasTypography: Bool
  /// Which files are published besides pages, and how.
  package let files: FileSettings
  /// How the site looks.
  let appearance: Appearance
  package let collections: [CollectionSettings]
  package let sections: [SectionSettings]
  /// The pages that belong to no section.
  package let pages: [PageSettings]
  /// The number of page declarations, valid or not.
  package let pageCount: Int
  /// The names of all collections, valid or not.
  package private(set) var collectionNames: [String]
  /// Uncertain where a part was lost because of a mistake that was reported: a language with an
  /// invalid tag, or the value of an unknown key of the site.
  package private(set) var certainty: Certainty
  /// Uncertain where declarations of pages may be among what was lost.
  private(set) var pageCertainty: Certainty
  /// Uncertain where collections are missing or not as they are meant.
  package internal(set) var collectionCertainty = Certainty.certain
  /// Whether only parts of the file could be read.
  package private(set) var isSalvaged = false

  /// Notes that only parts of the file could be read, and which collections could not.
  mutating func noteLost(collections names: [String]) {
    collectionNames += names.filter { !collectionNames.contains($0) }
    (certainty, pageCertainty, collectionCertainty) = (.uncertain, .uncertain, .uncertain)
    isSalvaged = true
  }
}

/// What `site.yaml` says about files that are not pages.
package struct FileSettings: Sendable {
  /// The folder whose files are published at the root; nil for `Static`.
  package let staticFolder: Spanned<String>?
  /// Whether images are published with all of their metadata.
  package let keepsImageMetadata: Bool
  /// Whether there is a file `/_redirects`.
  package let hasRedirectsFile: Bool
  /// The host of the site; nil where it is not given.
  let host: Spanned<Host>?
}

/// A collection as `site.yaml` declares it.
package struct CollectionSettings: Sendable {
  package let name: Spanned<String>
  package let model: Spanned<String>
  package let from: Spanned<String>
  /// A field's name, with `-` before it for the other direction.
  package let order: [Spanned<String>]
  /// The keys or slugs of the entries that come before all others.
  package let first: [Spanned<String>]
  /// The place that allows raw HTML in the collection's Markdown; nil where it is not allowed.
  package let rawHTML: Span?
  /// Whether the collection's Markdown gets typographic signs; nil for the setting of the site.
  package let hasTypography: Bool?
  /// The same entries in other languages.
  package let translations: [TranslationSettings]
}

/// The entries of a collection in another language, as `site.yaml` declares them.
package struct TranslationSettings: Sendable {
  /// A BCP 47 tag.
  package let language: Spanned<String>
  package let from: Spanned<String>
}

/// What `site.yaml` says about the site, a section or a page in another language.
package struct LanguageSettings: Sendable {
  /// A BCP 47 tag.
  package let language: Spanned<String>
  package let title: Spanned<String>?
  package let description: Spanned<String>?
  package let at: Spanned<String>?
  /// What the groups of some values are called in it, for a page with groups.
  package let values: [GroupValue]
}

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
  package let continuesAcross: Bool
}

/// How the values of a field become groups.
package struct Grouping: Sendable {
  /// Whether values that differ in case and marks only are one group.
  package let mergesValues: Bool
  /// The names of the groups of some values.
  package let values: [GroupValue]
}

/// The name of the group of a value, and the part of its address.
package struct GroupValue: Sendable, Hashable {
  /// The value, as the entries write it.
  package let value: String
  package let slug: String?
  package let title: String?
  /// Where the value is written in `site.yaml`.
  package let span: Span?
  /// Whether the title is that of one language.
  package var isTranslated = false
}

/// The format of a page.
package enum PageFormat: String, Sendable, Hashable {
  /// The output of its template, which is nearly always HTML.
  case html
  /// Its content as data: a file for programs. It has no template and does not belong to the pages
  /// for readers.
  case json
}

extension SiteDefinition {
  /// Whether a page of the site searches its texts.
  package var hasSearch: Bool {
    let all = [pages] + sections.map(\.pages)
    return all.joined().contains { $0.kind is SearchPage.Settings }
  }

  /// The language that the entries of a collection are written in: that of the first section with
  /// pages or lists of them, otherwise that of the site.
  package func language(ofCollection name: String) -> String {
    let owners = sections.filter { section in
      section.pages.contains { $0.kind.collectionName == name && $0.kind is EntryPages.Settings }
    }
    let listing = sections.filter { section in
      section.pages.contains { $0.kind.collectionName == name }
    }
    return (owners.first ?? listing.first)?.language?.value ?? language
  }
}

extension SiteDefinition {
  /// What `site.yaml` says, on any of its pages, about the values that a page groups by, for its
  /// pages in a language.
  func groupValues(of kind: any PageKindSettings, in language: String) -> [GroupValue] {
    guard let field = kind.groupedField else { return [] }
    let all = (pages + sections.flatMap(\.pages)).filter { $0.kind.groupedField == field }
    let values = all.flatMap(\.grouping.values)
    let own = all.flatMap { $0.settings(in: language)?.values ?? [] }
    guard !own.isEmpty else { return values }
    let known = Set(values.map(\.value))
    let others = Dictionary(own.map { ($0.value, $0) }) { first, _ in first }
    let translated = values.map { value in
      guard let other = others[value.value] else { return value }
      return GroupValue(
        value: value.value, slug: other.slug ?? value.slug, title: other.title ?? value.title,
        span: value.span, isTranslated: other.title != nil)
    }
    return translated + own.filter { !known.contains($0.value) }
  }
}

/// What readers search on a page, by name.
package struct SearchSettings: Sendable {
  /// Collections, or fields of their entries.
  package let subjects: [Spanned<String>]
  /// The fields by which they narrow down what is found.
  package let filters: [Spanned<String>]
  /// The anchor of a component without a page, with fields in braces.
  package let anchor: Spanned<String>?
}

/// How addresses inside the site are written on a page.
package enum LinkStyle: String, Sendable, Hashable {
  /// From the page on, so that the site may be in any folder.
  case relative
  /// From the root of the site's host on, for a page that is shown at other addresses than its own.
  case root
  /// Absolute, with the site's `address`.
  case whole
}

/// The fields of entries that the items of a feed are made from, by name.
package struct FeedSettings: Sendable {
  /// When the entry was published.
  package let date: Spanned<String>
  /// When it was changed.
  package let updated: Spanned<String>?
  package let summary: Spanned<String>?
  package let content: Spanned<String>?
  package let image: Spanned<String>?
  package let author: Spanned<String>?
}
