package import Diagnostics
import Escaping

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
  /// What may be among what was lost.
  package internal(set) var lost: LostSettings

  /// Notes the names below unknown keys of the site: those of a misspelt `collections` are the names
  /// of collections, which cannot be told from others.
  mutating func noteNames(belowUnknownKeys names: [String]) {
    let known = Set(collectionNames)
    collectionNames += names.filter { !known.contains($0) }
  }

  /// Notes that only parts of the file could be read, and which collections could not.
  mutating func noteLost(collections names: [String]) {
    let known = Set(collectionNames)
    collectionNames += names.filter { !known.contains($0) }
    certainty = .uncertain
    lost = LostSettings(pages: .uncertain, collections: .uncertain, isSalvaged: true)
  }
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
