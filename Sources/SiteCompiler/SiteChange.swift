import Content
import Diagnostics
import FileSystem
import Incremental
import Planning
import Rendering
import Schema
import Tables

/// A change of a site that a warm build can make: its plan and its memory as they become.
struct SiteChange {
  /// What is remembered, as it becomes.
  var memory: BuildMemory
  /// What the site was made of before.
  let oldDigest: ContentHash?
  private let files: LoadedFiles
  /// What was made of the site before.
  private let planned: PlannedSite
  private var changed = ChangedTexts()
  /// What was made for searches; nil where nothing was.
  private var searches: SearchChange?
  /// The templates; nil where a change of them cannot be told.
  private var templates: TemplateChange?

  /// The site as it becomes.
  private(set) var compiled: CompiledPlan
  /// The same without what was made for searches.
  private var base: SitePlan
  /// The sources as they become.
  private var sources: SourceMap

  /// Begins a change of nothing; nil where nothing can be changed.
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

  /// The plan of the site as it becomes.
  var plan: SitePlan { compiled.plan }

  /// The files of searches that were published before, by their paths in the output folder.
  var oldFiles: [String] { searches?.oldFiles ?? [] }

  /// Those that are published from now on.
  var newFiles: [(path: String, bytes: [UInt8])] { searches?.newFiles ?? [] }

  /// The pages that the change concerns.
  var pages: [PageIndex] {
    Set(
      memory.pages.pages(dependingOn: changed.fragments) + compiled.pages(showing: changed.shown)
        + (searches?.pages ?? []) + (templates?.pages ?? [])
    ).sorted()
  }

  /// Takes over what a file holds now; false where more has changed than texts that pages show, and
  /// templates.
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

  /// Makes the indexes of searches again, where there are any, and compiles templates that are others
  /// than before; false where there is something to report of them.
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

  /// Makes the indexes of searches again, if they may have changed; false where there is something to
  /// report of them.
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

  /// Takes the site into the memory as it has become.
  private mutating func remember() {
    let revised = planned.revised(
      compiled, planWithoutSearches: searches == nil ? nil : base,
      searches: searches?.indexes ?? [:],
      templates: templates?.known ?? planned.templates)
    memory.site = memory.site.revised(sources, revised)
  }
}

/// The texts of a site that are others than before.
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
  /// Whether it shows a place of a source.
  fileprivate func mentions(_ source: SourceID) -> Bool {
    span?.source == source || places.contains { $0.span.source == source }
      || help.contains { $0.span?.source == source }
  }
}
