import Diagnostics

/// Words that an attribute may have where others are right as well, for a program or a vocabulary
/// that is not known: only a slip of one that was surely meant is a mistake.
struct WordList: Hashable, Sendable {
  /// What such a word is, as messages say it.
  let description: String
  /// Whether there may be several.
  let isList: Bool
  /// The words that browsers know, of which others are slips.
  private let meant: [String]
  /// Words of others that are right.
  private let known: Set<String>
  /// What some words mean that browsers do not know.
  private let wrong: [String: String]

  private init(
    _ description: String, isList: Bool, meant: String, known: String,
    wrong: [String: String] = [:]
  ) {
    self.description = description
    self.isList = isList
    self.meant = meant.split(whereSeparator: \.isWhitespace).map(String.init)
    self.known = Set(known.split(whereSeparator: \.isWhitespace).map(String.init) + self.meant)
    self.wrong = wrong
  }

  /// What was meant by a word in lower case that is not known; nil where it may be right.
  func meant(by word: String) -> String? {
    if known.contains(word) { return nil }
    if let meant = wrong[word] { return meant }
    return meant.first { $0.count >= Self.shortest && TypingSlip.isOne(word, for: $0) }
  }

  /// The fewest letters of a word of which others are slips.
  private static let shortest = 4

  /// The `rel` of a `link`.
  static let linkTypes = WordList(
    "a kind of link as in 'stylesheet' or 'icon'", isList: true,
    meant: """
      alternate author canonical dns-prefetch expect help icon license manifest modulepreload next
      pingback preconnect prefetch preload prev privacy-policy search stylesheet terms-of-service
      apple-touch-icon mask-icon
      """,
    known: registered)

  /// The `rel` of a link that readers follow, and of a form.
  static let anchorTypes = WordList(
    "a kind of link as in 'nofollow' or 'noopener'", isList: true,
    meant: """
      alternate author bookmark external license nofollow noopener noreferrer opener
      privacy-policy search terms-of-service
      """,
    known: registered + " help next prev tag expect")

  /// The `type` of a `script`.
  static let scriptTypes = WordList(
    "a kind of script as in 'module' or 'application/ld+json'", isList: false,
    meant: """
      module importmap speculationrules text/javascript application/javascript application/json
      application/ld+json
      """,
    known: "",
    wrong: [
      "javascript": "text/javascript", "js": "text/javascript", "text/js": "text/javascript",
      "esm": "module", "modules": "module", "ld+json": "application/ld+json",
      "json+ld": "application/ld+json", "jsonld": "application/ld+json",
      "application/json+ld": "application/ld+json", "application/jsonld": "application/ld+json",
      "application/json-ld": "application/ld+json", "text/ld+json": "application/ld+json",
    ])

  /// Kinds of links of HTML, the registry of link relations (RFC 8288), and the list of
  /// microformats, which HTML names for others.
  private static let registered = """
    about acl alternate amphtml api-catalog appendix apple-touch-icon apple-touch-icon-precomposed
    apple-touch-startup-image archived archives attachment author authorization_endpoint blocked-by
    bookmark c2pa-manifest canonical category chapter cite-as co-resident co-worker collection
    colleague component compression-dictionary contact contents convertedfrom copyright
    create-form crush current date dcterms.conformsto deprecation describedby describes disclosure
    dns-prefetch duplicate edit edit-form edit-media edituri enclosure entry-content external
    extension first fluid-icon friend geofeed glossary gbfs gtfs-static gtfs-realtime help home hosts
    hub icon ice-server image_src in-reply-to index indieauth-metadata instead intervalafter
    intervalbefore intervalcontains intervaldisjoint intervalduring intervalequals
    intervalfinishedby intervalfinishes intervalin intervalmeets intervalmetby
    intervaloverlappedby intervaloverlaps intervalstartedby intervalstarts issues item its-rules jslicense kin
    last latest-version license lightbox linkset lrdd manifest mask-icon me media-feed memento
    meta met micropub microsub modulepreload monitor monitor-group muse neighbor next next-archive nofollow
    noopener noreferrer openid.delegate openid.server openid2.local_id openid2.provider opener
    openid2.provider original p3pv1 parent payment permalink pgpkey pingback preconnect
    predecessor-version prefetch preload prerender prev prev-archive preview previous privacy-policy
    product profile publication rdap-active rdap-bottom rdap-down rdap-top rdap-up related replies
    restconf root ruleinput schema search section self service service-desc service-doc
    service-meta service.post shortcut shortlink sibling sip-trunking-capability sitemap source
    sponsored spouse start status stylesheet stylesheet/less subresource subsection
    successor-version sunset sweetheart syndication tag terms-of-service timegate timemap
    tofu-manifest toc token_endpoint token-endpoint top trackback translation-of transformation
    type ugc up upgrade version-history via vcs vcs-git vcs-svn webmention webactions widget
    wlwmanifest working-copy working-copy-of acquaintance child code-license code-repository
    content-license content-repository date discussion donation entry extension lightframe lightvideo
    """
}
