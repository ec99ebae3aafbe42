/// The models of the contexts of templates, in the language of all models.
///
/// `docs/contexts.md` documents them for authors. The structure of each page kind's context is made
/// from these by `ContextBuilder`.
enum ContextModels {
  /// The name that messages show for them.
  static let path = SiteFolder.builtInModels + "Page.swift"

  static let text = """
    /// The site as a whole.
    struct Site {
      var title: String
      var description: String?
      var language: String
      /// The address it is published at.
      var address: URL?
      /// The time zone of its hours, such as `America/Sao_Paulo`.
      var timezone: String?
      /// The first page.
      var home: Address
      var sections: [Section]
      /// The addresses of all pages, for a site map: without redirects, and without pages that
      /// are single files, such as `404.html`.
      var pages: [Address]
      /// The name of the site's data on a reader's device.
      var id: String?
      /// The collections whose entries readers can keep as favourites, by name.
      var favourites: [String]
      /// The collections whose entries readers can put into their own lists, by name.
      var lists: [String]
      /// Whether the site can be read without a connection.
      var isOffline: Bool
      /// The colours of its pages.
      var colours: Colours
    }

    /// The colours of pages, as style sheets write them.
    struct Colours {
      var light: SchemeColours
      var dark: SchemeColours
    }

    /// The colours of pages in the light or in the dark.
    struct SchemeColours {
      /// The ground.
      var paper: String
      /// Text.
      var ink: String
      /// Links, and the ground of buttons.
      var accent: String
      /// The ground of chips and tiles.
      var tint: String
    }

    /// A part of the site.
    struct Section {
      /// Its name in `site.yaml`.
      var name: String
      var title: String
      var description: String?
      var url: Address
      var language: String
      /// The items of its bar.
      var tabs: [Tab]
      /// The page on which readers search it.
      var search: Address?
      /// The collections that its pages show, by name.
      var collections: [String]
      /// Its colours, which are those of the site unless it has its own.
      var colours: Colours
      /// The name of the drawing beside its title.
      var icon: String
    }

    /// An item of a section's bar.
    struct Tab {
      /// The page's name in `site.yaml`.
      var name: String
      var title: String
      var url: Address
      /// The name of the drawing beside its title.
      var icon: String
      /// Whether the page that is shown belongs to it.
      var isCurrent: Bool
      /// The name of the collection that the page lists, if it is a list.
      var collection: String?
    }

    /// The page that is shown.
    struct Page {
      /// Its name in `site.yaml`.
      var name: String
      var title: String
      var description: String?
      var url: Address
      var language: String
      /// The direction of its language: `ltr` from left to right, `rtl` from right to left.
      var direction: String
      /// The page in all its languages, including this one; empty where it has only one.
      var translations: [Translation]
      /// The feeds for this page: those of the section, or of the site.
      var feeds: [FeedLink]
      /// Its absolute URL, if `site.yaml` has an address.
      var canonical: String?
      var parent: PageLink?
      var previous: PageLink?
      var next: PageLink?
      /// The path from the home page to this one, without this one.
      var breadcrumbs: [PageLink]
      /// Its place among its siblings, from 1: the page of a list, the step of a recipe.
      var number: Int
      /// The number of its siblings, including itself.
      var count: Int
      /// How a list can be shown; the first is how it is shown at first.
      var views: [String]
      /// The collection whose entries it shows or lists, by name.
      var collection: String?
      /// The language of the entries that it shows or lists, if that is not the language of the page:
      /// they have no translation into it. It belongs into `lang` around them.
      var contentLanguage: String?
      /// The direction of that language: `ltr` or `rtl`.
      var contentDirection: String?
    }

    /// A field of a record on the reader's device, as a form asks for it.
    struct FormField {
      var name: String
      /// `text`, `email`, `tel`, `url`, `password`, `number` or `checkbox`.
      var kind: String
      /// What browsers may fill it with.
      var autocomplete: String
      /// Whether it names the record.
      var isKey: Bool
      var isRequired: Bool
      /// The least number, or the least number of characters.
      var minimum: Int?
      /// The greatest number, or the greatest number of characters.
      var maximum: Int?
      /// The default of the field as text, with which a new record begins; `true` for a `Bool` that
      /// is true.
      var initial: String?
    }

    /// A page to link to.
    struct PageLink {
      var title: String
      var url: Address
    }

    /// A page in one of its languages.
    struct Translation {
      /// A BCP 47 tag, for `hreflang` and `lang`.
      var language: String
      /// The direction of the language: `ltr` or `rtl`.
      var direction: String
      /// The name of the language in that language, such as `Slovenčina`.
      var languageName: String
      /// The title of the page in this language.
      var title: String
      var url: Address
      /// Whether it is the page that is shown.
      var isCurrent: Bool
    }

    /// A feed to be named in the head of a page.
    struct FeedLink {
      var title: String
      var url: Address
      /// Its media type, such as `application/atom+xml`.
      var type: String
    }

    /// The newest entries of a collection, for feed readers.
    struct Feed {
      var title: String
      var description: String?
      var url: Address
      /// The page it belongs to.
      var home: Address
      /// When the newest of its items was changed.
      var updated: Date
      /// The newest first.
      var items: [FeedItem]
    }

    /// An entry in a feed.
    struct FeedItem {
      /// The title of its page.
      var title: String
      var url: Address
      var published: Date
      var updated: Date
      var summary: String?
      var content: Markdown?
      var image: Image?
      /// The media type of its picture, such as `image/png`.
      var imageType: String?
      var author: String?
    }

    /// The pages of a list.
    struct Pagination {
      /// This page, from 1.
      var number: Int
      /// The number of pages.
      var count: Int
      /// The number of entries on all pages.
      var itemCount: Int
      var first: Address
      var last: Address
      var previous: Address?
      var next: Address?
      var pages: [PaginationLink]
    }

    /// One of the pages of a list.
    struct PaginationLink {
      var number: Int
      var url: Address
      var isCurrent: Bool
    }

    /// What readers search on a page.
    struct Search {
      /// The script with the places of the parts of the index.
      var index: Address
      /// The number of documents that can be found.
      var count: Int
      var collections: [SearchedCollection]
      var filters: [SearchFilter]
    }

    /// A collection that readers search.
    struct SearchedCollection {
      /// Its name in `site.yaml`.
      var name: String
      /// The title of its list, otherwise its own name.
      var title: String
      /// The list of its entries, otherwise the page of its section.
      var url: Address
      /// The number of documents that can be found in it.
      var count: Int
    }

    /// A field by which readers narrow down what a search finds.
    struct SearchFilter {
      /// The name of the field.
      var name: String
      /// Its label, in the language of the page.
      var title: String
      /// What is chosen: `values`, or a range of `numbers`, `dates` or `durations`.
      var kind: String
      /// Whether its values are colours.
      var isColour: Bool
      /// The least and the greatest number or date, as a field of a form has them; none for values.
      var low: String?
      var high: String?
      /// The same as the page's language writes them: an amount of money with its currency.
      var lowest: String?
      var highest: String?
      /// For durations, the minutes of the unit in which they are given: 1, 60 or 1440.
      var minutes: Int?
      /// The name of this unit, in the language of the page.
      var unit: String?
      /// The values to choose from.
      var values: [SearchValue]
    }

    /// A value by which readers narrow down what a search finds.
    struct SearchValue {
      /// The value as the content has it; `true` or `false` for a truth.
      var title: String
      /// The label of a case, in the language of the page; of other values the title.
      var label: String
      /// The number of documents that have it.
      var count: Int
    }

    /// The value that the entries of a list have in common.
    struct Group {
      /// The value as the address has it.
      var key: String
      /// The value as the content has it.
      var title: String
      /// The number of its entries.
      var count: Int
      var url: Address
    }
    """
}
