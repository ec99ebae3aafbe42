import Content
import Diagnostics
import FileSystem
import Incremental
import Planning
import Rendering
import Schema
import Tables

/// A change of a site that an incremental build can make: its new plan and memory.
struct SiteChange {
  /// The new memory.
  var memory: BuildMemory
  /// The digest of the previous inputs.
  let oldDigest: ContentHash?
  private let files: LoadedFiles
  /// The previous planned site.
  private let planned: PlannedSite
  private var changed = ChangedTexts()
  /// The searches; nil where there are none.
  private var searches: SearchChange?
  /// The templates; nil where a change of them cannot be handled.
  private var templates: TemplateChange?

  /// The new compiled plan.
  private(set) var compiled: CompiledPlan
  /// The same without searches.
  private var base: SitePlan
  /// The new sources.
  private var sources: SourceMap

  /// Begins an empty change; nil where changes cannot be handled.
  init?(_ memory: BuildMemory) {
    guard let planned = memory.site.planned, let files = memory.site.content.files else {
      return nil
    }
    self.memory = memory
    compiled = planned.compiled
    base = planned.bare
    searches = SearchChange(planned)
    self.planned = planned
    sources = memory.site.sources
    templates = TemplateChange(memory)
    self.files = files
    oldDigest = memory.digest?.hash
  }

  /// The new plan of the site.
  var plan: SitePlan { compiled.plan }

  /// The texts of the interface, which do not change.
  var messages: ReadMessages? { planned.templates?.messages }

  /// The files of searches that were published before, by their paths in the output folder.
  var oldFiles: [String] { searches?.oldFiles ?? [] }

  /// Those that are published from now on.
  var newFiles: [(path: String, bytes: [UInt8])] { searches?.newFiles ?? [] }

  /// The pages that the change affects.
  var pages: [PageIndex] {
    Set(
      memory.pages.pages(dependingOn: changed.fragments) + compiled.pages(showing: changed.shown)
        + (searches?.pages ?? []) + (templates?.pages ?? [])
    ).sorted()
  }

  /// Takes over the new contents of a file; false where more has changed than texts that pages
  /// show, and templates.
  mutating func take(_ path: String, _ bytes: [UInt8]) -> Bool {
    if memory.digest != nil {
      guard memory.digest?.replace(path, by: ContentHash(of: bytes)) == true else { return false }
    }
    guard let source = files.source(at: path, in: sources) else {
      return templates?.take(path, bytes, &sources) == true
    }
    guard sources[source].bytes != bytes else { return true }
    guard !memory.site.log.mentions(source),
      let revision = files.revision(
        of: source, to: bytes, in: sources, base.store)
    else { return false }
    sources.replace(revision.source)
    guard !revision.fragments.isEmpty || !revision.texts.isEmpty else { return true }
    guard let shown = base.take(revision) else { return false }
    memory.revisions += 1
    changed.fragments.formUnion(revision.fragments.map(\.index))
    changed.shown.formUnion(shown)
    return true
  }

  /// Compiles the templates of the pages at some paths alone, where nothing but templates has
  /// changed and they are fewer than all that have; nil elsewhere, and where there are diagnostics.
  mutating func compiled(first paths: [String]) -> (pages: [PageIndex], compiled: CompiledPlan)? {
    guard changed.isEmpty, templates?.isChanged == true else { return nil }
    let wanted = Set(paths)
    let plan = plan
    let pages = plan.pages.tableIndices.filter {
      wanted.contains(plan.path(ofOutput: OutputIndex($0)))
    }
    return templates?.compiled(first: pages, for: plan)
  }

  /// Makes the indexes of searches again, where there are any, and compiles templates that have
  /// changed; false where there are diagnostics about them.
  mutating func replan(with indexer: SearchIndexer, threads: Int) -> Bool {
    guard indexSearches(with: indexer) else { return false }
    if var templates, templates.isChanged {
      guard let compiled = templates.compiled(for: plan, threads: threads) else { return false }
      self.compiled = compiled
      self.templates = templates
    }
    remember()
    return true
  }

  /// Makes the indexes of searches again, if they may have changed; false where there are
  /// diagnostics about them.
  private mutating func indexSearches(with indexer: SearchIndexer) -> Bool {
    guard !changed.isEmpty else { return true }
    guard var searches else {
      compiled.plan = base
      return true
    }
    let renewed = searches.indexed(
      base, after: plan, changed, by: indexer, knowing: memory.site.log.diagnostics)
    guard let renewed else { return false }
    self.searches = searches
    compiled.plan = renewed
    return true
  }

  /// Stores the new site in the memory.
  private mutating func remember() {
    let revised = planned.revised(
      compiled, planWithoutSearches: searches == nil ? nil : base,
      searches: searches?.indexes ?? [:],
      templates: templates?.known ?? planned.templates)
    memory.site = memory.site.revised(sources, revised)
  }
}

/// The texts of a site that have changed.
struct ChangedTexts {
  /// The fragments of Markdown, by their index in the store.
  var fragments: Set<FragmentIndex> = []
  /// Those that are not Markdown.
  var shown: Set<ShownText> = []

  var isEmpty: Bool { fragments.isEmpty && shown.isEmpty }
}

extension DiagnosticLog {
  /// Whether a diagnostic shows a place of a source.
  func mentions(_ source: SourceID) -> Bool { diagnostics.contains { $0.mentions(source) } }
}

extension Diagnostic {
  /// Whether it shows a place in a source.
  fileprivate func mentions(_ source: SourceID) -> Bool {
    span?.source == source || places.contains { $0.span.source == source }
      || help.contains { $0.span?.source == source }
  }
}
