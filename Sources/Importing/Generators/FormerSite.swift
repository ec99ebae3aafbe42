import Content
import Diagnostics
import Documents
import Tables

/// The site that content comes from, as far as the configuration of its generator describes it.
package struct FormerSite: Sendable {
  package let generator: SiteGenerator
  /// The name of the configuration; nil where there is none.
  package let configuration: String?
  /// Whether the configuration could be read: it may be a program.
  package let isRead: Bool
  /// Where the content lies, from the folder of all content of the site on; empty if it is all of
  /// it.
  package var place = ""
  /// Whether all content of the site is taken over, so that its folders are its sections.
  package var isWhole = false
  /// Whether its pages show HTML that is written in Markdown: Hugo leaves it out, unless its
  /// configuration says otherwise.
  private(set) var showsHTML: Bool
  /// The folder of all content that a program names as its input.
  private var input: String?
  /// What a program publishes as it is.
  private(set) var passedPaths: [PassedPath] = []
  private let table: TOMLTable
  /// The configuration where it is YAML or JSON.
  private let tree: DocumentTree?

  /// Describes a site without a configuration.
  package init(of generator: SiteGenerator) {
    self.generator = generator
    (configuration, isRead, table, tree) = (nil, false, TOMLTable(), nil)
    showsHTML = generator != .hugo
  }

  /// Reads a configuration. `config.toml` is one of Zola if it has a `base_url`.
  ///
  /// - Parameters:
  ///   - generator: The generator whose configuration it seems to be.
  ///   - name: The name of the configuration.
  ///   - bytes: The bytes of the configuration.
  package init(of generator: SiteGenerator, configuration name: String, _ bytes: [UInt8]) {
    tree = Self.tree(of: bytes, named: name)
    let read = name.hasSuffix(".toml") ? TOMLReader.table(of: bytes) : Self.table(of: tree)
    table = read ?? TOMLTable()
    isRead = read != nil
    configuration = name
    self.generator = generator == .hugo && table["base_url"] != nil ? .zola : generator
    showsHTML = self.generator != .hugo || Self.showsHTML(table)
    guard generator == .eleventy else { return }
    let program = String(decoding: bytes, as: UTF8.self)
    input = Self.input(in: program)
    passedPaths = PassedPath.all(in: program, input: contentFolder)
  }

  /// The value of `input: "…"` in a program.
  private static func input(in program: String) -> String? {
    for place in program.ranges(of: "input") {
      var rest = program[place.upperBound...].drop(while: \.isWhitespace)
      guard rest.popFirst() == ":" else { continue }
      rest = rest.drop(while: \.isWhitespace)
      guard let quote = rest.popFirst(), quote == "\"" || quote == "'" else { continue }
      return String(rest.prefix { $0 != quote })
    }
    return nil
  }

  /// The folder of all content, where the configuration says another than the usual one.
  package var contentFolder: String? {
    let text =
      switch generator {
      case .hugo: text([Self.contentKeys[0]])
      case .jekyll: text([Self.contentKeys[1]])
      case .eleventy: input
      case .zola, .astro: String?.none
      }
    let names = text?.split(separator: "/").filter { $0 != "." } ?? []
    return names.isEmpty || names.contains("..") ? nil : names.joined(separator: "/")
  }

  /// The folder in which the folders of collections are, in Jekyll.
  var collectionsFolder: String? {
    generator == .jekyll
      ? text(["collections_dir"])?.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      : nil
  }

  private static let contentKeys = ["contentdir", "source"]

  /// Reads a file of a folder of configurations of Hugo for what it says of HTML in Markdown.
  ///
  /// - Parameters:
  ///   - name: The name of the file: `markup.toml` holds what is in `markup` of `hugo.toml`.
  ///   - bytes: The bytes of the file.
  mutating func readMarkup(of name: String, _ bytes: [UInt8]) {
    guard generator == .hugo,
      let table = name.hasSuffix(".toml")
        ? TOMLReader.table(of: bytes) : Self.table(of: Self.tree(of: bytes, named: name))
    else { return }
    showsHTML = showsHTML || Self.showsHTML(name.hasPrefix("markup.") ? nil : table, table)
  }

  /// Whether a configuration of Hugo, or its table of markup, says that HTML is shown.
  private static func showsHTML(_ whole: TOMLTable?, _ markup: TOMLTable? = nil) -> Bool {
    let markup = whole.map { $0.value("markup")?.table } ?? markup
    let renderer = markup?.value("goldmark")?.table?.value("renderer")?.table
    return renderer?.value("unsafe")?.text == "true"
  }

  private static func tree(of bytes: [UInt8], named name: String) -> DocumentTree? {
    var file = DetachedFile(path: name, bytes)
    return file.format == .csv ? nil : file.data
  }

  private static func table(of tree: DocumentTree?) -> TOMLTable? {
    guard let tree, !tree.isEmpty, tree[.root].kind == .mapping else { return nil }
    return TOMLTable(.root, of: tree)
  }

  /// The names of settings, in lower case, the first that is there counts.
  private static let titles = ["title"]
  private static let descriptions = ["description"]
  private static let addresses = ["base_url", "baseurl"]
  private static let languages = [
    "languagecode", "locale", "default_language", "defaultcontentlanguage", "lang",
  ]
  private static let known = Set(
    titles + descriptions + addresses + languages + contentKeys)
  /// Settings that only Jekyll has, in this meaning.
  private static let knownOfJekyll: Set<String> = [
    "url", "exclude", "include", "collections", "collections_dir",
  ]

  /// What the site is called.
  package var title: String? { text(Self.titles) }

  package var description: String? {
    text(Self.descriptions) ?? table.value("params")?.table?.value("description")?.text
  }

  /// Where it is published.
  package var address: String? {
    let address = text(Self.addresses)
    return generator == .jekyll ? text(["url"]).map { $0 + (address ?? "") } : address
  }

  /// The tag of its language.
  package var language: String? { text(Self.languages) }

  /// The settings that nothing here asks for.
  var otherKeys: [String] {
    var known = Self.known
    if generator == .jekyll { known.formUnion(Self.knownOfJekyll) }
    known.formUnion(Self.ignoring(generator).map(\.key))
    if knowsAddresses { known.formUnion(["permalink", "permalinks"]) }
    return table.pairs.map(\.key).filter { !known.contains($0.lowercased()) }
  }

  /// The setting from which pages have their addresses, if there is one.
  var addressPattern: String? {
    table.pairs.map(\.key).first { ["permalink", "permalinks"].contains($0.lowercased()) }
  }

  private func isTrue(_ key: String) -> Bool { table.value(key)?.text == "true" }

  /// The address of the feed of the site, as far as its configuration says that there is one.
  var feedAddress: String? {
    let plugins = ["plugins", "gems"].flatMap { key -> [String] in
      if case .list(let names)? = table.value(key) { names.compactMap(\.text) } else { [] }
    }
    switch generator {
    case .jekyll where plugins.contains("jekyll-feed"):
      return "/" + (table.value("feed")?.table?.value("path")?.text ?? "feed.xml")
    case .zola where isTrue("generate_feeds") || isTrue("generate_feed"):
      if case .list(let names)? = table.value("feed_filenames") {
        return names.first?.text.map { "/" + $0 }
      }
      return "/" + (table.value("feed_filename")?.text ?? "atom.xml")
    // Hugo makes one of each site, unless it is told not to, by names of outputs or of kinds.
    case .hugo
    where configuration != nil && table.value("outputs") == nil
      && table.value("disablekinds") == nil && table.value("outputformats") == nil:
      return "/index.xml"
    case .jekyll, .zola, .hugo, .astro, .eleventy: return nil
    }
  }

  /// Whether the addresses that its pages had can be told from its files, from the folder of all
  /// content on: `FormerName` makes them.
  var knowsAddresses: Bool {
    guard isWhole, table.value("languages") == nil else { return false }
    return switch generator {
    case .hugo, .zola: true
    case .jekyll:
      // What is said for certain folders counts more.
      !saysAddressesOfFolders
    case .astro, .eleventy: false
    }
  }

  /// Whether Jekyll gives what is in certain folders other addresses (`defaults`).
  private var saysAddressesOfFolders: Bool {
    guard let defaults = table.value("defaults") else { return false }
    guard case .list(let elements) = defaults else { return true }
    return elements.contains { $0.table?.value("values")?.table?.value("permalink") != nil }
  }

  /// The pattern of the addresses of posts of Jekyll.
  var patternOfPosts: FormerPattern {
    pattern(ofCollectionIn: "_posts").map(FormerPattern.init(ofJekyll:)) ?? patternOfSite
  }

  /// The pattern of the addresses of Jekyll where nothing else is said.
  var patternOfSite: FormerPattern {
    FormerPattern(ofJekyll: table.value("permalink")?.text ?? "date")
  }

  /// The pattern of the addresses of pages in a section of Hugo, if there is one.
  func pattern(ofSection section: String) -> FormerPattern? {
    guard generator == .hugo, let patterns = table.value("permalinks")?.table else { return nil }
    let pages = patterns.value("page")?.table ?? patterns
    return pages.value(section)?.text.map { FormerPattern(ofHugo: $0) }
  }

  /// Whether pages of Hugo have the dates of their names.
  var datesByName: Bool {
    guard generator == .hugo else { return false }
    switch table.value("frontmatter")?.table?.value("date") {
    case .list(let elements)?: return elements.contains { $0.text == ":filename" }
    case let value?: return value.text == ":filename"
    case nil: return false
    }
  }

  /// Whether pages of Hugo without a slug have the rest of their names as one, because the date is taken
  /// from them: nothing else is asked before, or nothing else has one.
  func slugsByName(hasDate: Bool) -> Bool {
    guard datesByName else { return false }
    guard case .list(let elements)? = table.value("frontmatter")?.table?.value("date") else {
      return true
    }
    return !hasDate || elements.first?.text == ":filename"
  }

  /// Whether the pages in a section of Hugo are at addresses of files: `/posts/tea.html`.
  func hasAddressesOfFiles(inSection section: String?) -> Bool {
    switch table.value("uglyurls") {
    case .table(let sections)?: section.flatMap { sections.value($0.lowercased())?.text } == "true"
    case let value?: value.text == "true"
    case nil: false
    }
  }

  /// What Hugo takes the date of a page from, in lower case, the first that is there counts.
  var sourcesOfDate: [String] {
    switch table.value("frontmatter")?.table?.value("date") {
    case .list(let elements)?: elements.compactMap { $0.text?.lowercased() }
    case let value?: [value.text?.lowercased() ?? ""]
    case nil: ["date"]
    }
  }

  /// The name of the time zone in which Jekyll dates posts.
  var timeZone: String? { generator == .jekyll ? text(["timezone"]) : nil }

  /// The pattern of the addresses of a collection of Jekyll, if it has one of its own.
  func pattern(ofCollectionIn folder: String) -> String? {
    guard generator == .jekyll, folder.hasPrefix("_") else { return nil }
    return collections.first { "_" + $0.key == folder }?.value.table?.value("permalink")?.text
  }

  /// The settings that name what is not read, in lower case, each with the folder in which it
  /// holds.
  private static func ignoring(_ generator: SiteGenerator) -> [(key: String, folder: String)] {
    switch generator {
    case .jekyll: [("exclude", "")]
    case .zola: [("ignored_content", "content"), ("ignored_static", "static")]
    case .hugo: [("ignorefiles", "content")]
    case .astro, .eleventy: []
    }
  }

  /// The paths that the generator does not read, as its configuration says, each with the folder in
  /// which they are.
  package var ignored: [(folder: String, paths: IgnoredPaths)] {
    guard let configuration else { return [] }
    return Self.ignoring(generator).compactMap { key, folder in
      guard let pair = table.pairs.first(where: { $0.key.lowercased() == key }),
        case .list(let elements) = pair.value
      else { return nil }
      let paths = IgnoredPaths(
        of: generator, elements.compactMap(\.text), in: "'\(pair.key)' of \(configuration)")
      return (folder, paths)
    }
  }

  /// The folders that begin with `_` of whose files Jekyll makes pages: those of collections with
  /// `output: true`, and those that `include` names.
  var publishedFolders: Set<String> {
    let output = collections.filter { $0.value.table?.value("output")?.text == "true" }
    return Set(output.map { "_" + $0.key }).union(included)
  }

  /// The folders of collections of Jekyll whose files are data for templates, and no pages: without
  /// `output: true`.
  package var dataFolders: Set<String> {
    guard generator == .jekyll else { return [] }
    let named: [String] =
      if case .list(let elements)? = table.value("collections") {
        elements.compactMap(\.text)
      } else {
        collections.filter { $0.value.table?.value("output")?.text != "true" }.map(\.key)
      }
    return Set(named.map { "_" + $0 }).subtracting(["_posts"]).subtracting(included)
  }

  private var collections: [(key: String, value: TOMLValue)] {
    table.value("collections")?.table?.pairs ?? []
  }

  /// The names that Jekyll reads although it would not for their first letter.
  private var included: [String] {
    guard generator == .jekyll, case .list(let elements)? = table.value("include") else {
      return []
    }
    return elements.compactMap(\.text).map { text in
      String(text.split(separator: "/").joined(separator: "/"))
    }
  }

  /// The path of a file from the folder of all content of the site on.
  ///
  /// - Parameter path: The path, whose first name is that of what was asked for.
  /// - Returns: The path without that name, behind the place of the content.
  func sitePath(of path: String) -> String {
    let rest = path.split(separator: "/").dropFirst().joined(separator: "/")
    return [place, rest].filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// What Jekyll calls the pages of which a file is one, by its path in the site.
  func jekyllType(ofFileAt path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    if folders.contains("_drafts") { return "drafts" }
    if folders.contains("_posts") { return "posts" }
    return collections.map(\.key).first { folders.contains("_" + $0) } ?? "pages"
  }

  /// What `defaults` of Jekyll give to pages, the most exact first.
  var defaults: [InheritedMatter] {
    guard generator == .jekyll, let configuration, let tree, !tree.isEmpty,
      let list = tree.pair(of: "defaults", in: .root)?.value, tree[list].kind == .sequence
    else { return [] }
    let found = tree.children(of: list).compactMap { element -> InheritedMatter? in
      guard let scope = tree.pair(of: "scope", in: element)?.value,
        let values = tree.pair(of: "values", in: element)?.value
      else { return nil }
      var matter = InheritedMatter(
        scope: "", file: "'defaults' of \(configuration)", tree: tree, root: values)
      matter.target = PageTarget.jekyll(scope, of: tree)
      return matter
    }
    // Of two that are as exact, the later one counts.
    return found.enumerated().sorted { first, second in
      let (one, other) = (first.element.precision, second.element.precision)
      return one != other ? one > other : first.offset > second.offset
    }.map(\.element)
  }

  private func text(_ keys: [String]) -> String? {
    keys.lazy.compactMap { table.value($0)?.text }.first
  }
}

extension TOMLTable {
  /// The value of a key, in upper or lower case.
  fileprivate func value(_ key: String) -> TOMLValue? {
    pairs.first { $0.key.lowercased() == key }?.value
  }
}

extension TOMLValue {
  fileprivate var table: TOMLTable? {
    if case .table(let table) = self { table } else { nil }
  }

  /// The text of a scalar; nil where it is empty, none, a list or a table.
  fileprivate var text: String? {
    switch self {
    case .text(let text): text.isEmpty ? nil : text
    case .plain(let text): ["", "~", "null"].contains(text) ? nil : text
    case .list, .table: nil
    }
  }
}
