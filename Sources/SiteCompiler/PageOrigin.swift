import Content
import Diagnostics
package import FileSystem
package import Incremental
package import Planning
import Rendering
import Schema
import Tables
import Templates

/// What a page is made from.
package struct PageOrigin: Sendable {
  /// The role of a file for a page.
  package enum Role: String, Sendable {
    case entry, value, template, led

    /// The role in words.
    package var words: String {
      switch self {
      case .entry: "its entry"
      case .value: "a value on it"
      case .template: "its template, or a part of it"
      case .led: "it leads there"
      }
    }
  }

  /// A collection of which the page may show any entry, because of a list, a neighbouring page or a
  /// reference.
  package struct Reach: Sendable {
    /// The name of the collection.
    package let collection: String
    /// Where its entries are written: a file, or the folder that they are in.
    package let path: String
    /// The names of the fields that the page may read.
    package let fields: [String]
  }

  /// The files that the page is certainly made from, by path.
  package private(set) var files: [(path: String, role: Role)] = []
  /// The collections of which it may show any entry, in the order of `site.yaml`.
  package private(set) var reaches: [Reach] = []
  /// The files and folders that all pages are made from.
  package let everywhere: [String]

  /// Finds what a page is made from; nil where it cannot be made because of mistakes.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - site: Its site.
  ///   - options: How the site is compiled.
  ///   - isOfTheme: Whether the file at a path comes with Apus.
  package init?(
    of page: PageIndex, in site: CheckedSite, _ options: CompilerOptions,
    isOfTheme: (String) -> Bool
  ) {
    guard let compiled = site.compiled,
      let traced = site.traced(page: page, isPortable: options.isPortable)
    else { return nil }
    everywhere = [
      SiteFolder.settings, SiteFolder.models, SiteFolder.texts, SiteFolder.themeTexts,
    ]
    let program = compiled.programs[compiled.plan.pages[page].declaration.position].program
    var roles: [String: Role] = [:]
    func note(_ source: SourceID, _ role: Role) {
      let path = site.sources.path(of: source)
      if roles[path] == nil { roles[path] = role }
    }
    if let slot = compiled.plan.pages[page].entry,
      let entry = site.collections.lazy.flatMap(\.entries).first(where: {
        $0.slot == slot
      })
    {
      note(entry.source, .entry)
    }
    for source in program?.sources ?? [] { note(source, .template) }
    for piece in traced.pieces { if let value = piece.value { note(value.source, .value) } }
    for file in site.files(of: page, options) where !file.isEmpty {
      let name = isOfTheme(file) ? SiteFolder.shownPath(ofThemeFileAt: file) : file
      if roles[name] == nil { roles[name] = .led }
    }
    files = roles.map { ($0.key, $0.value) }.filter { !isEverywhere($0.path) }
      .sorted { $0.path < $1.path }
    reaches = site.reaches(of: page, program, compiled.plan)
  }

  /// Why a change of a file affects the page; nil where it does not.
  package func reason(for path: String) -> String? {
    if isEverywhere(path) { return "every page is made of it" }
    if let file = files.first(where: { $0.path == path }) { return file.role.words }
    guard let reach = reaches.first(where: { FilePaths.isIn(path, $0.path) }) else { return nil }
    let fields = reach.fields.isEmpty ? "their order" : reach.fields.joined(separator: ", ")
    return "it may show any of '\(reach.collection)': \(fields)"
  }

  private func isEverywhere(_ path: String) -> Bool {
    everywhere.contains { FilePaths.isIn(path, $0) }
  }
}

extension FilePaths {
  /// Whether a path is that of a folder, or below it.
  fileprivate static func isIn(_ path: String, _ folder: String) -> Bool {
    path == folder || isBelow(path, folder)
  }
}

extension CheckedSite {
  /// The files that a page refers to, by their paths below the site's folder.
  fileprivate func files(of page: PageIndex, _ options: CompilerOptions) -> [String] {
    guard let compiled else { return [] }
    let rendered = SiteRenderer(compiled, isPortable: options.isPortable, threads: 1)
      .render([page], noting: .everything, trusting: .everything) { _, _ in }
    return rendered.notes.flatMap { $0.note.files.map { compiled.plan.files[$0].path } }
  }

  /// The collections of which a page may show any entry.
  fileprivate func reaches(
    of page: PageIndex, _ program: Program?, _ plan: SitePlan
  ) -> [PageOrigin.Reach] {
    let declaration = plan.declaration(ofPage: page)
    guard let program else {
      // Pages without a template (a list or an entry as JSON, a feed) show exactly what is
      // declared.
      return collections.filter { $0.definition.model == declaration.entry }.map {
        reach(of: $0.definition, nil, plan)
      }
    }
    let linked = LinkedFields(of: page, by: program, in: plan)
    let reached = plan.structuresReached(by: program, of: plan.pages[page].declaration)
      .union(linked.structures)
    return collections.map(\.definition).filter { reached.contains($0.model) }.map {
      reach(of: $0, program, plan, besides: linked[$0.model])
    }
  }

  private func reach(
    of collection: CollectionDefinition, _ program: Program?, _ plan: SitePlan,
    besides others: Set<FieldSlot> = []
  ) -> PageOrigin.Reach {
    let fields = plan.models[collection.model].fields(for: .output)
    let read = fields.filter { field in
      others.contains(field.slot)
        || program?.reads.contains(field.name, of: collection.model, in: plan.models) ?? true
    }.map(\.name)
    let fixed = collection.from.split(separator: "/").prefix { !$0.contains("*") }
    return PageOrigin.Reach(
      collection: collection.name, path: ([SiteFolder.content[...]] + fixed).joined(separator: "/"),
      fields: read)
  }
}

extension SiteCompiler {
  /// What has changed in the site's files, as far as builds have saved it in `cache`.
  ///
  /// - Returns: The changes for which the last build was made, and the changes since then; each nil
  ///   where it is not known.
  package func changes(
    knownTo cache: BuildCache<some WritableFileSystem>
  ) -> (before: InputChanges?, since: InputChanges?) {
    guard let known = cache.read() else { return (nil, nil) }
    let digest = InputDigest(of: HashingFileSystem(files), options)
    return (known.changes, digest?.changes(since: known.inputs))
  }
}
