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
  private let table: TOMLTable

  /// Describes a site without a configuration.
  package init(of generator: SiteGenerator) {
    self.generator = generator
    (configuration, isRead, table) = (nil, false, TOMLTable())
  }

  /// Reads a configuration. `config.toml` is one of Zola if it has a `base_url`.
  ///
  /// - Parameters:
  ///   - generator: The generator whose configuration it seems to be.
  ///   - name: The name of the configuration.
  ///   - bytes: The bytes of the configuration.
  package init(of generator: SiteGenerator, configuration name: String, _ bytes: [UInt8]) {
    let read = Self.table(of: bytes, named: name)
    table = read ?? TOMLTable()
    isRead = read != nil
    configuration = name
    self.generator = generator == .hugo && table["base_url"] != nil ? .zola : generator
  }

  private static func table(of bytes: [UInt8], named name: String) -> TOMLTable? {
    if name.hasSuffix(".toml") { return TOMLReader.table(of: bytes) }
    var sources = SourceMap()
    let source = sources.add(path: name, bytes: bytes)
    var log = DiagnosticLog()
    let tree: DocumentTree
    switch ContentFormat(path: name[...]) {
    case .yaml: tree = DocumentTree(yaml: source, log: &log)
    case .json: tree = DocumentTree(json: source, log: &log)
    case .markdown, .csv, nil: return nil
    }
    guard !tree.isEmpty, tree[.root].kind == .mapping else { return nil }
    return TOMLTable(.root, of: tree)
  }

  /// The names of settings, in lower case, the first that is there counts.
  private static let titles = ["title"]
  private static let descriptions = ["description"]
  private static let addresses = ["base_url", "baseurl"]
  private static let languages = [
    "languagecode", "locale", "default_language", "defaultcontentlanguage", "lang",
  ]
  private static let known = Set(titles + descriptions + addresses + languages)
  /// Settings that only Jekyll has, in this meaning.
  private static let knownOfJekyll: Set<String> = ["url", "exclude", "collections"]

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
  package var otherKeys: [String] {
    let known = generator == .jekyll ? Self.known.union(Self.knownOfJekyll) : Self.known
    return table.pairs.map(\.key).filter { !known.contains($0.lowercased()) }
  }

  /// The setting from which pages have their addresses, if there is one.
  var addressPattern: String? {
    table.pairs.map(\.key).first { ["permalink", "permalinks"].contains($0.lowercased()) }
  }

  /// The paths in the folder of the site of which Jekyll makes no pages, as its configuration says.
  package var excluded: IgnoredPaths? {
    guard generator == .jekyll, let configuration,
      case .list(let elements)? = table.value("exclude")
    else { return nil }
    return IgnoredPaths(
      of: .jekyll, elements.compactMap(\.text), in: "'exclude' of \(configuration)")
  }

  /// The folders that begin with `_` of whose files Jekyll makes pages: those of collections with
  /// `output: true`.
  var publishedFolders: Set<String> {
    let collections = table.value("collections")?.table?.pairs ?? []
    return Set(
      collections.filter { $0.value.table?.value("output")?.text == "true" }.map { "_" + $0.key })
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
