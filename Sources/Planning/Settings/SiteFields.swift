/// The fields of records of `site.yaml`, each called as in the text of `SiteModels`.
package protocol SettingsField: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The names of the structures that have the fields; where there are several, one may lack some.
  static var structures: Set<String> { get }
}

/// The fields that are read of each record of `site.yaml`.
package enum SiteFields {
  /// All of them.
  package static let all: [any SettingsField.Type] = [
    Site.self, Theme.self, Colours.self, Collection.self, Translation.self, Section.self,
    Page.self, Group.self, Language.self,
  ]

  package enum Site: String, SettingsField {
    case title, description, address, language, languages, timezone, typography, id, offline
    case staticFolder, imageMetadata, redirectsFile, host, theme, collections, sections, pages

    package static let structures: Set = ["SiteFile"]
  }

  package enum Theme: String, SettingsField {
    case scheme, interfaceFont, readingFont, textSize, corners, width

    package static let structures: Set = ["ThemeFile"]
  }

  /// The colours of the site or of a section, also those in the dark.
  package enum Colours: String, SettingsField {
    case accent, tint, paper, ink, muted, dark

    package static let structures: Set = [
      "ThemeFile", "DarkThemeFile", "ColoursFile", "DarkColoursFile",
    ]
  }

  package enum Collection: String, SettingsField {
    case name, model, from, order, first, rawHTML, typography, favourites, lists, translations

    package static let structures: Set = ["CollectionFile"]
  }

  package enum Translation: String, SettingsField {
    case language, from

    package static let structures: Set = ["TranslationFile"]
  }

  package enum Section: String, SettingsField {
    case name, title, description, at, language, languages, colours, icon, tabs, pages

    package static let structures: Set = ["SectionFile"]
  }

  package enum Page: String, SettingsField {
    case name, list, entry, group, groups, archive, by, merge, values, feed, date, updated, summary
    case content, image, author, search, filters, anchor, page, redirect, at, perPage, condition
    case limit, view, continuesAcross, runsOn, template, format, links, title, description, icon
    case languages

    package static let structures: Set = ["PageFile"]
  }

  /// The group of a value of a field.
  package enum Group: String, SettingsField {
    case value, slug, title

    package static let structures: Set = ["GroupValueFile"]
  }

  /// What the site, a section or a page is called in another language.
  package enum Language: String, SettingsField {
    case language, title, description, at, values

    package static let structures: Set = [
      "SiteLanguageFile", "SectionLanguageFile", "PageLanguageFile",
    ]
  }
}
