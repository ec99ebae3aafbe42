/// The fields of the structures in `ContextModels`: one enum per structure, with its name, and one
/// case per field, with its name.
package enum ContextFields {
  package enum Site: Int, RecordField {
    package static var structureName: String { "Site" }

    case title, description, language, address, timezone, home, sections, pages, id, favourites
    case lists, isOffline, colours
  }

  package enum Colours: Int, RecordField {
    package static var structureName: String { "Colours" }

    case light, dark
  }

  enum SchemeColours: Int, RecordField {
    static var structureName: String { "SchemeColours" }

    case paper, ink, accent, tint
  }

  package enum Section: Int, RecordField {
    package static var structureName: String { "Section" }

    case name, title, description, url, language, tabs, search, collections, colours, icon
  }

  package enum Tab: Int, RecordField {
    package static var structureName: String { "Tab" }

    case name, title, url, icon, isCurrent, collection
  }

  package enum Page: Int, RecordField {
    package static var structureName: String { "Page" }

    case name, title, description, url, language, direction, translations, feeds, canonical, parent
    case previous, next, breadcrumbs, number, count, views, collection, contentLanguage
    case contentDirection
  }

  package enum PageLink: Int, RecordField {
    package static var structureName: String { "PageLink" }

    case title, url
  }

  package enum Translation: Int, RecordField {
    package static var structureName: String { "Translation" }

    case language, direction, languageName, title, url, isCurrent
  }

  package enum Pagination: Int, RecordField {
    package static var structureName: String { "Pagination" }

    case number, count, itemCount, first, last, previous, next, pages
  }

  package enum PaginationLink: Int, RecordField {
    package static var structureName: String { "PaginationLink" }

    case number, url, isCurrent
  }

  package enum Group: Int, RecordField {
    package static var structureName: String { "Group" }

    case key, title, count, url
  }

  package enum Feed: Int, RecordField {
    package static var structureName: String { "Feed" }

    case title, description, url, home, updated, items
  }

  package enum FeedItem: Int, RecordField {
    package static var structureName: String { "FeedItem" }

    case title, url, published, updated, summary, content, image, imageType, author
  }

  enum FeedLink: Int, RecordField {
    static var structureName: String { "FeedLink" }

    case title, url, type
  }

  package enum Search: Int, RecordField {
    package static var structureName: String { "Search" }

    case index, count, collections, filters
  }

  package enum SearchedCollection: Int, RecordField {
    package static var structureName: String { "SearchedCollection" }

    case name, title, url, count
  }

  package enum SearchFilter: Int, RecordField {
    package static var structureName: String { "SearchFilter" }

    case name, title, kind, isColour, low, high, lowest, highest, minutes, unit, values
  }

  package enum SearchValue: Int, RecordField {
    package static var structureName: String { "SearchValue" }

    case title, label, count
  }

  enum FormField: Int, RecordField {
    static var structureName: String { "FormField" }

    case name, kind, autocomplete, isKey, isRequired, minimum, maximum, initial
  }
}
