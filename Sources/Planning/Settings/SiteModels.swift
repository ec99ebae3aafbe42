/// The models by which `site.yaml` is checked, in the language of all models.
enum SiteModels {
  /// The name that messages show for them.
  static let path = SiteFolder.builtInModels + "Site.swift"

  static let text = """
    /// The contents of `site.yaml`: collections, their files, sections and pages.
    struct SiteFile {
      /// The site's name.
      var title: String
      /// What the site is, in a sentence or two.
      var description: String?
      /// Where the site will be published; only canonical links, feeds and sitemaps need it.
      var address: URL?
      /// The language of the site, as a BCP 47 tag such as `en` or `pt-BR`.
      var language: String = "en"
      /// The titles of the site in other languages.
      var languages: [SiteLanguageFile] = []
      /// The time zone of its hours, such as `America/Sao_Paulo`.
      var timezone: String?
      /// Whether the Markdown of all collections gets the quotation marks, dashes and ellipses
      /// of its language for typed ones.
      var typography: Bool = false
      /// The name of the site's data on a reader's device: never changed, and different from those
      /// of other sites on the same host.
      var id: Slug?
      /// Whether the site can be read without a connection: a service worker is made; `false`
      /// makes one that removes an earlier one from readers' devices.
      var offline: Bool?
      /// The folder whose files are published at the root as they are.
      @Named("static") var staticFolder: String?
      /// Whether the images of the content keep private metadata, such as the place and the camera.
      @Named("image-metadata") var imageMetadata: ImageMetadataFile?
      /// Whether the former addresses of entries are listed in `/_redirects`, for hosts that read it.
      @Named("redirects-file") var redirectsFile: Bool = false
      /// The host of the site: the files that it needs are made.
      var host: HostFile?
      /// The colours, fonts and measures of the theme.
      var theme: ThemeFile?
      /// The collections, by name.
      var collections: [CollectionFile] = []
      /// The sections, by name.
      var sections: [SectionFile] = []
      /// The pages outside sections, by name.
      var pages: [PageFile] = []
    }

    /// How the theme looks.
    struct ThemeFile {
      /// Whether pages are light, dark or both; both by default.
      var scheme: SchemeFile?
      /// Links, and the ground of buttons.
      var accent: Colour?
      /// The ground of chips and tiles; by default derived from the accent.
      var tint: Colour?
      /// The ground of pages.
      var paper: Colour?
      /// Text.
      var ink: Colour?
      /// Muted text; by default derived from the ink.
      var muted: Colour?
      /// The colours in the dark; by default derived from those in the light.
      var dark: DarkThemeFile?
      /// The fonts of bars, buttons and short texts: `sans`, `serif`, `rounded`, `mono` or families.
      @Named("interface-font") var interfaceFont: String?
      /// The fonts of titles and long texts: `serif`, `sans`, `rounded`, `mono` or families.
      @Named("reading-font") var readingFont: String?
      /// The size of all texts, in percent of what the reader has set.
      @Named("text-size") @Within(80...150) var textSize: Int?
      /// The rounding of pictures, cards and buttons.
      var corners: CornersFile?
      /// The width of the widest page, in rem.
      @Within(40...160) var width: Int?
    }

    /// The colours of the theme in the dark.
    struct DarkThemeFile {
      var accent: Colour?
      var tint: Colour?
      var paper: Colour?
      var ink: Colour?
      var muted: Colour?
    }

    /// The colours of a section.
    struct ColoursFile {
      /// Links, and the ground of buttons.
      var accent: Colour?
      /// The ground of chips and tiles; by default derived from the accent.
      var tint: Colour?
      /// The same in the dark; by default derived from those in the light.
      var dark: DarkColoursFile?
    }

    /// The colours of a section in the dark.
    struct DarkColoursFile {
      var accent: Colour?
      var tint: Colour?
    }

    /// The title of the site in another language.
    struct SiteLanguageFile {
      /// A BCP 47 tag.
      @Key var language: String
      var title: String
      var description: String?
    }

    /// Entries of one model.
    struct CollectionFile {
      @Key var name: String
      /// The name of the model.
      var model: String
      /// The files of the entries, such as `recipes/*.md` or `posts/db.json#posts`.
      var from: String
      /// The fields by which entries are ordered; `-` before one reverses its order.
      var order: [String] = []
      /// The entries that come before all others, by key or slug.
      var first: [String] = []
      /// Whether raw HTML is allowed in the Markdown of the entries.
      @Named("raw-html") var rawHTML: Bool = false
      /// The same as `typography` of the site, for this collection.
      var typography: Bool?
      /// Whether readers can keep the entries as favourites, on their device.
      var favourites: Bool = false
      /// Whether readers can put the entries into their own lists, on their device.
      var lists: Bool = false
      /// The same entries in other languages.
      var translations: [TranslationFile] = []
    }

    /// The entries of a collection in another language.
    struct TranslationFile {
      /// A BCP 47 tag.
      @Key var language: String
      /// The files, each with the name of the file that it translates.
      var from: String
    }

    /// A part of the site with pages and a bar of its own.
    struct SectionFile {
      @Key var name: String
      var title: String
      var description: String?
      /// The address of the section, such as `/recipes/`.
      var at: String
      /// The language of the section, where it is not that of the site.
      var language: String?
      /// The same section in other languages.
      var languages: [SectionLanguageFile] = []
      /// The section's own colours.
      var colours: ColoursFile?
      /// The drawing beside the section's title in bars.
      var icon: IconFile?
      /// The names of the pages in the bar.
      var tabs: [String] = []
      /// The pages, by name.
      var pages: [PageFile] = []
    }

    /// A section in another language.
    struct SectionLanguageFile {
      /// A BCP 47 tag.
      @Key var language: String
      var title: String
      var description: String?
      /// The address of the section in this language, such as `/sk/recepty/`.
      var at: String
    }

    /// A kind of page: exactly one of `list`, `entry`, `group`, `groups`, `archive`, `feed`,
    /// `search`, `page` and `redirect`.
    struct PageFile {
      @Key var name: String
      /// The collection to list.
      var list: String?
      /// The collection, or a field of its entries (`recipes.steps`), each of which gets a page.
      var entry: String?
      /// The collection to list by the values of the field `by`, one list per value.
      var group: String?
      /// The collection whose values of the field `by` are listed on one page.
      var groups: String?
      /// The collection to list by the years of the date `by`, the newest first.
      var archive: String?
      /// The field to group by.
      var by: String?
      /// Whether values that differ in case and marks only are one group.
      var merge: Bool = false
      /// The names of the groups of some values, and their addresses.
      var values: [GroupValueFile] = []
      /// The collection whose newest entries are published for feed readers, as Atom or JSON Feed.
      var feed: String?
      /// The field of an entry that says when it was published, for a feed.
      var date: String?
      /// The field that says when it was changed.
      var updated: String?
      /// The field that says what it is about.
      var summary: String?
      /// The field with its text.
      var content: String?
      /// The field with its picture.
      var image: String?
      /// The field that says who wrote it.
      var author: String?
      /// The collections, or fields of their entries (`books.chapters.verses`), that readers search
      /// on this page.
      var search: [String] = []
      /// The fields by which readers narrow down what a search finds.
      var filters: [String] = []
      /// The anchor of a component that has no page of its own, with fields in braces, such as
      /// `v{number}`.
      var anchor: String?
      /// A single page: the name of its template without `.html`.
      var page: String?
      /// The address or page to redirect to.
      var redirect: String?
      /// The address, with fields in braces, such as `{slug}/`.
      var at: String?
      /// The number of entries per page.
      @Named("per-page") @Within(1...) var perPage: Int?
      /// The entries that are shown: a condition on their fields, such as `servings > 2`.
      @Named("where") var condition: String?
      /// The maximum number of entries that a list shows.
      @Within(1...) var limit: Int?
      /// How the list can be shown; the first is how it is shown at first.
      var view: [ViewFile] = []
      /// Whether the last page of an entry's field links to the first of the next entry's.
      @Named("continue-across") var continuesAcross: Bool = false
      /// The name of `continue-across` until version 1: an error that names the new one.
      @Named("runs-on") var runsOn: Bool?
      /// The template, where it is not the usual one.
      var template: String?
      /// The format of the pages: `html` made by the template, or the data itself as `json`.
      var format: FormatFile?
      /// How addresses are written: `relative` to the page, from the `root`, or `whole` URLs.
      var links: LinksFile?
      /// The page's title, with fields in braces.
      var title: String?
      /// The page's description, with fields in braces.
      var description: String?
      /// The drawing beside the page's title in the bar of its section.
      var icon: IconFile?
      /// The same page in other languages.
      var languages: [PageLanguageFile] = []
    }

    /// The group of a value of the field `by`.
    struct GroupValueFile {
      /// The value, as the entries write it.
      @Key var value: String
      /// The part of addresses for it.
      var slug: Slug?
      /// What readers see for it.
      var title: String?
    }

    /// A page in another language.
    struct PageLanguageFile {
      /// A BCP 47 tag.
      @Key var language: String
      var title: String?
      var description: String?
      var at: String?
      /// The names of the groups of some values in this language, and their addresses.
      var values: [GroupValueFile] = []
    }

    enum ImageMetadataFile: String, Choice { case remove, keep }

    enum HostFile: String, Choice {
      case cloudflarePages = "cloudflare-pages"
      case githubPages = "github-pages"
      case gitlabPages = "gitlab-pages"
      case netlify
      case nginx
    }

    enum SchemeFile: String, Choice { case both, light, dark }

    enum CornersFile: String, Choice { case round, soft, square }

    enum ViewFile: String, Choice { case cards, rows }

    enum LinksFile: String, Choice { case relative, root, whole }

    enum FormatFile: String, Choice { case html, json }

    enum IconFile: String, Choice {
      case \(Icon.allCases.map(\.rawValue).joined(separator: ", "))
    }
    """
}
