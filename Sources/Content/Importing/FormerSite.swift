import Diagnostics
import Documents
import Tables

/// The site that content comes from, as far as the configuration of its generator describes it.
package struct FormerSite: Sendable {
  package let generator: SiteGenerator
  /// The name of the configuration; nil where there is none.
  package let configuration: String?
  /// What the site is called.
  package private(set) var title: String?
  package private(set) var description: String?
  /// Where it is published.
  package private(set) var address: String?
  /// The tag of its language.
  package private(set) var language: String?
  /// The folders that begin with `_` of whose files Jekyll makes pages.
  let publishedFolders: Set<String>
  /// Whether the configuration could be read: it may be a program.
  package let isRead: Bool

  /// Describes a site without a configuration.
  package init(of generator: SiteGenerator) {
    self.generator = generator
    (configuration, publishedFolders, isRead) = (nil, [], false)
  }

  /// Reads a configuration. `config.toml` is one of Zola if it has a `base_url`.
  ///
  /// - Parameters:
  ///   - generator: The generator whose configuration it seems to be.
  ///   - name: The name of the configuration.
  ///   - bytes: The bytes of the configuration.
  package init(of generator: SiteGenerator, configuration name: String, _ bytes: [UInt8]) {
    let read = Self.table(of: bytes, named: name)
    let table = read ?? TOMLTable()
    let isZola = generator == .hugo && table["base_url"] != nil
    self.generator = isZola ? .zola : generator
    configuration = name
    isRead = read != nil
    title = table.text("title")
    let parameters = table.pairs.first { $0.key.lowercased() == "params" }
    description = table.text("description") ?? parameters?.value.table?.text("description")
    address = table.text("base_url") ?? table.text("baseurl")
    language =
      table.text("languagecode") ?? table.text("locale") ?? table.text("default_language")
      ?? table.text("defaultcontentlanguage") ?? table.text("lang")
    publishedFolders = Self.publishedFolders(of: table)
    if generator == .jekyll { address = table.text("url").map { $0 + (address ?? "") } }
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

  /// The folders of Jekyll's collections that have `output: true`.
  private static func publishedFolders(of table: TOMLTable) -> Set<String> {
    guard let collections = table["collections"]?.table else { return [] }
    let published = collections.pairs.filter { $0.value.table?.text("output") == "true" }
    return Set(published.map { "_" + $0.key })
  }
}

extension TOMLTable {
  /// The text of a key, in upper or lower case; nil where it is empty or no text.
  fileprivate func text(_ key: String) -> String? {
    switch pairs.first(where: { $0.key.lowercased() == key })?.value {
    case .text(let text) where !text.isEmpty, .plain(let text) where !text.isEmpty: text
    case .text, .plain, .list, .table, nil: nil
    }
  }
}

extension TOMLValue {
  fileprivate var table: TOMLTable? {
    if case .table(let table) = self { table } else { nil }
  }
}
