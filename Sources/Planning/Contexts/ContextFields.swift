/// The fields of the structures in `ContextModels`: one enum per structure, with its name, and one
/// case per field, with its name.
package enum ContextFields {
  package enum Site: Int, RecordField {
    case title, description, language, address, timezone, home, sections, pages, id, favourites
    case lists, isOffline, colours
  }

  package enum Colours: Int, RecordField {
    case light, dark
  }

  package enum SchemeColours: Int, RecordField {
    case paper, ink, accent, tint
  }

  package enum Section: Int, RecordField {
    case name, title, description, url, language, tabs, search, collections, colours
  }

  package enum Tab: Int, RecordField {
    case name, title, url, isCurrent
  }

  package enum Page: Int, RecordField {
    case name, title, description, url, language, direction, translations, feeds, canonical, parent
    case previous, next, breadcrumbs, number, count, views, collection
  }

  package enum PageLink: Int, RecordField {
    case title, url
  }

  package enum Translation: Int, RecordField {
    case language, direction, languageName, title, url, isCurrent
  }

  package enum Pagination: Int, RecordField {
    case number, count, itemCount, first, last, previous, next, pages
  }

  package enum PaginationLink: Int, RecordField {
    case number, url, isCurrent
  }

  package enum Group: Int, RecordField {
    case key, title, count, url
  }

  package enum Feed: Int, RecordField {
    case title, description, url, home, updated, items
  }

  package enum FeedItem: Int, RecordField {
    case title, url, published, updated, summary, content, image, author
  }

  package enum FeedLink: Int, RecordField {
    case title, url, type
  }

  package enum Search: Int, RecordField {
    case index, count, collections, filters
  }

  package enum SearchedCollection: Int, RecordField {
    case name, title, url, count
  }

  package enum SearchFilter: Int, RecordField {
    case name, title, kind, low, high, values
  }

  package enum SearchValue: Int, RecordField {
    case title, count
  }

  package enum FormField: Int, RecordField {
    case name, kind, autocomplete, isKey, isRequired, minimum, maximum
  }
}
