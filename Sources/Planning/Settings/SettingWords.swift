/// What other programs call the keys of `site.yaml`.
enum SettingWords {
  /// The keys that a word may mean, the likeliest first.
  static func keys(meantBy word: String) -> [String] {
    let word = folded(word)
    return meanings.filter { $0.words.contains(word) }.map(\.key)
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  private static let meanings: [(key: String, words: Set<String>)] = [
    ("where", ["filter", "filters", "when", "if", "condition", "query", "only", "show"]),
    ("limit", ["count", "max", "maximum", "take", "size", "total"]),
    (
      "per-page",
      [
        "paginate", "paginateby", "pagination", "pagesize", "perpage", "pagersize", "itemsperpage",
        "postsperpage", "entriesperpage",
      ]
    ),
    ("order", ["sort", "sortby", "sorting", "sortorder", "orderby", "ordering"]),
    ("first", ["pinned", "pin", "sticky", "top"]),
    ("by", ["groupby", "field", "taxonomy"]),
    ("at", ["permalink", "path", "url", "route", "slug"]),
    ("template", ["layout"]),
    ("redirect", ["redirectto", "to", "target"]),
    ("from", ["source", "src", "files", "file", "glob", "folder", "directory", "dir"]),
    ("model", ["type", "schema", "kind"]),
    ("tabs", ["menu", "nav", "navigation", "bar"]),
    ("colours", ["colors", "color", "colour"]),
    ("theme", ["style", "styles", "appearance", "colors", "colours"]),
    ("address", ["url", "baseurl", "siteurl", "domain"]),
    ("language", ["lang", "locale", "defaultlanguage"]),
    ("languages", ["locales", "translations"]),
    ("translations", ["languages", "locales"]),
    ("timezone", ["tz"]),
    ("interface-font", ["font", "fonts", "bodyfont"]),
    ("reading-font", ["font", "fonts", "headingfont", "titlefont"]),
    ("text-size", ["fontsize"]),
    ("scheme", ["mode", "darkmode", "colorscheme", "colourscheme"]),
    ("accent", ["primary", "primarycolor", "primarycolour", "linkcolor", "linkcolour"]),
    ("paper", ["background", "bg"]),
    ("ink", ["foreground", "textcolor", "textcolour"]),
  ]
}
