/// A key of front matter by which generators keep a page from being published, and what it becomes.
struct HidingKey {
  enum Meaning {
    /// With one of these values, in lower case, the page is a draft.
    case draft(Set<String>)
    /// The page is published from this date on.
    case publish
    /// The page is published until this date.
    case expires
    /// With one of these values, in lower case, lists do not show the page.
    case unlisted(Set<String>)
  }

  /// The key in lower case, and those inside of its value.
  let path: [String]
  let meaning: Meaning

  /// What means true in YAML 1.1 and in text that is taken for it.
  private static let yes: Set<String> = ["true", "yes", "on", "1"]
  private static let no: Set<String> = ["false", "no", "off", "0"]

  /// Whether a text means false.
  static func isNo(_ text: String) -> Bool { no.contains(text.lowercased()) }

  private static let draft = HidingKey(path: ["draft"], meaning: .draft(yes))

  private static let hugo: [HidingKey] = [
    HidingKey(path: ["headless"], meaning: .draft(yes)),
    HidingKey(path: ["build", "render"], meaning: .draft(no.union(["never", "link"]))),
    HidingKey(path: ["_build", "render"], meaning: .draft(no.union(["never", "link"]))),
    HidingKey(path: ["build", "list"], meaning: .unlisted(no.union(["never", "local"]))),
    HidingKey(path: ["_build", "list"], meaning: .unlisted(no.union(["never", "local"]))),
    HidingKey(path: ["publishdate"], meaning: .publish),
    HidingKey(path: ["expirydate"], meaning: .expires),
    HidingKey(path: ["unpublishdate"], meaning: .expires),
  ]
  /// In other content, these are usual names of the date.
  private static let onlyHugo: [HidingKey] = [
    HidingKey(path: ["pubdate"], meaning: .publish),
    HidingKey(path: ["published"], meaning: .publish),
  ]
  private static let zola = [HidingKey(path: ["render"], meaning: .draft(no))]
  private static let eleventy = [
    HidingKey(path: ["permalink"], meaning: .draft(no)),
    HidingKey(path: ["eleventyexcludefromcollections"], meaning: .unlisted(yes)),
  ]
  private static let jekyll = [HidingKey(path: ["published"], meaning: .draft(no))]
  private static let isDraft = HidingKey(path: ["isdraft"], meaning: .draft(yes))
  /// Keys of other tools: Obsidian Publish, Pelican, WordPress, Shopify, VuePress.
  private static let others = [
    HidingKey(path: ["publish"], meaning: .draft(no)),
    isDraft,
    HidingKey(path: ["private"], meaning: .draft(yes)),
    HidingKey(path: ["hidden"], meaning: .draft(yes)),
    HidingKey(
      path: ["status"],
      meaning: .draft(["draft", "private", "trash", "auto-draft"])),
    HidingKey(path: ["visibility"], meaning: .draft(["private", "hidden"])),
    HidingKey(path: ["unlisted"], meaning: .unlisted(yes)),
  ]

  /// The keys of a generator; where none is known, those of all.
  static func all(of generator: SiteGenerator?) -> [HidingKey] {
    switch generator {
    case .hugo: [draft] + hugo + onlyHugo
    case .zola: [draft] + zola
    // The programs of such sites hide drafts.
    case .astro: [draft, isDraft]
    case .eleventy: [draft, isDraft] + eleventy
    case .jekyll: [draft] + jekyll
    case nil: [draft] + hugo + zola + eleventy + jekyll + others
    }
  }
}
