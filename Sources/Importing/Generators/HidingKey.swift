/// A key by which generators and other tools keep a page from being published, and what it becomes.
///
/// Keys and values are compared without regard to case, `_`, `-` and blanks, as `KeyNames.folded`
/// writes them: `_build` is `build`, `Is Draft` is `isdraft`, and `auto-draft` is `autodraft`.
struct HidingKey {
  enum Meaning {
    /// With one of these values, the page is a draft.
    case draft(Set<String>)
    /// The page is published from this date on.
    case publish
    /// The page is published until this date.
    case expires
    /// With one of these values, lists do not show the page.
    case unlisted(Set<String>)
    /// With one of these values, the page may be kept from readers, and may as well be public.
    case perhaps(Set<String>)
  }

  /// The key and those inside of its value, folded.
  let path: [String]
  let meaning: Meaning

  private init(_ path: String..., meaning: Meaning) { (self.path, self.meaning) = (path, meaning) }

  /// What means true in YAML 1.1 and in text that is taken for it.
  private static let yes: Set<String> = ["true", "yes", "on", "1"]
  private static let no: Set<String> = ["false", "no", "off", "0"]
  /// What people write for it, also in the cells of a table.
  private static let anyYes = yes.union([
    "y", "x", "✓", "ja", "oui", "si", "sí", "sì", "sim", "tak", "да", "wahr", "vrai", "vero",
    "verdadero", "verdadeiro",
  ])
  private static let anyNo = no.union([
    "n", "nein", "non", "não", "nao", "nee", "nie", "нет", "never", "falsch", "faux", "falso",
  ])

  /// Whether a text means false.
  static func isNo(_ text: String) -> Bool { no.contains(text.lowercased()) }

  private static let draft = HidingKey("draft", meaning: .draft(anyYes))

  private static let hugo: [HidingKey] = [
    HidingKey("headless", meaning: .draft(yes)),
    HidingKey("build", "render", meaning: .draft(no.union(["never", "link"]))),
    HidingKey("build", "list", meaning: .unlisted(no.union(["never", "local"]))),
    HidingKey("publishdate", meaning: .publish),
    HidingKey("expirydate", meaning: .expires),
    HidingKey("unpublishdate", meaning: .expires),
  ]
  /// In other content, these are usual names of the date.
  private static let onlyHugo: [HidingKey] = [
    HidingKey("pubdate", meaning: .publish),
    HidingKey("published", meaning: .publish),
  ]
  private static let zola = [HidingKey("render", meaning: .draft(no))]
  private static let eleventy = [
    HidingKey("permalink", meaning: .draft(no)),
    HidingKey("eleventyexcludefromcollections", meaning: .unlisted(yes)),
  ]
  private static let jekyll = [HidingKey("published", meaning: .draft(no))]
  private static let isDraft = HidingKey("isdraft", meaning: .draft(anyYes))

  /// Names of the state in which WordPress, Ghost, Pelican, Shopify, Kirby and tables of Notion
  /// have an entry.
  private static let states = [
    "status", "state", "stage", "poststatus", "pagestatus", "publishstatus", "publicationstatus",
    "visibility",
  ]
  /// What a draft is called in other languages: a state, or a key that is true.
  private static let drafts: Set<String> = [
    "entwurf", "brouillon", "borrador", "esborrany", "rascunho", "bozza", "utkast", "kladde",
    "luonnos", "szkic", "koncept", "taslak", "черновик", "чернетка", "下書き", "草稿", "초안",
  ]
  /// States in which no reader sees an entry.
  private static let hidden = drafts.union([
    "draft", "drafts", "autodraft", "private", "hidden", "trash", "trashed", "unpublished",
    "notpublished", "invisible",
  ])
  /// States in which readers may not see an entry yet, or only some of them.
  private static let perhapsHidden: Set<String> = [
    "pending", "pendingreview", "review", "inreview", "needsreview", "wip", "workinprogress",
    "inprogress", "scheduled", "future", "archived", "deleted", "unlisted", "internal",
    "confidential", "secret", "restricted", "protected", "members", "membersonly", "paid", "tiers",
  ]

  /// Keys of other tools: Obsidian and its digital gardens, Notion, Ghost, WordPress, Pelican,
  /// Shopify, VuePress, Nuxt, Grav, Kirby, Lektor.
  private static let others =
    ["ispublished", "publish", "public", "ispublic", "visible", "isvisible", "dgpublish"].map {
      HidingKey($0, meaning: .draft(anyNo))
    }
    + [
      "private", "isprivate", "hidden", "ishidden", "hide", "unpublished", "trashed",
    ].map { HidingKey($0, meaning: .draft(anyYes)) }
    + drafts.sorted().map { HidingKey($0, meaning: .draft(anyYes)) }
    + [
      "veröffentlicht", "öffentlich", "sichtbar", "publié", "publie", "publicado", "publicat",
      "pubblicato", "visibile", "visível", "visivel", "público",
    ].map { HidingKey($0, meaning: .draft(anyNo)) }
    + [
      "privat", "privé", "privado", "privato", "versteckt", "verborgen", "caché", "oculto",
      "nascosto",
    ].map { HidingKey($0, meaning: .draft(anyYes)) }
    + ["unpublish", "unpublishat", "unpublishon"].map { HidingKey($0, meaning: .expires) }
    + states.map { HidingKey($0, meaning: .draft(hidden)) }
    + [
      isDraft,
      HidingKey("unlisted", meaning: .unlisted(anyYes)),
      HidingKey("listed", meaning: .unlisted(anyNo)),
      HidingKey("discoverable", meaning: .unlisted(anyNo)),
    ]

  /// Keys that hide a page in some sites, and are facts in others.
  private static let perhaps =
    [
      "secret", "wip", "archived", "isarchived", "deleted", "isdeleted", "internal", "confidential",
      "membersonly", "restricted",
    ].map { HidingKey($0, meaning: .perhaps(anyYes)) }
    + states.map { HidingKey($0, meaning: .perhaps(perhapsHidden)) }
    + ["access", "audience"].map {
      HidingKey($0, meaning: .perhaps(hidden.union(perhapsHidden)))
    }
    + ["tag", "tags"].map {
      HidingKey($0, meaning: .perhaps(["draft", "drafts", "private", "unpublished", "wip"]))
    }

  /// Whether it is among keys, which are folded.
  func isIn(_ names: Set<String>) -> Bool { path.first.map(names.contains) ?? false }

  /// The keys of a generator; where none is known, those of all.
  static func all(of generator: SiteGenerator?) -> [HidingKey] {
    switch generator {
    case .hugo: [draft] + hugo + onlyHugo
    case .zola: [draft] + zola
    // The programs of such sites hide drafts.
    case .astro: [draft, isDraft]
    case .eleventy: [draft, isDraft] + eleventy
    case .jekyll: [draft] + jekyll
    case nil: [draft] + hugo + zola + eleventy + jekyll + others + perhaps
    }
  }
}

extension HidingKey.Meaning {
  /// Whether a value has this meaning; a date has it if it says anything.
  func isMeant(by text: String) -> Bool {
    switch self {
    case .draft(let values), .unlisted(let values), .perhaps(let values):
      values.contains(KeyNames.folded(text))
    case .publish, .expires: !text.isEmpty && !HidingKey.isNo(text)
    }
  }
}
