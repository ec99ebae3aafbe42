import Content
import Diagnostics
import FileSystem
import Incremental
import Parallel
import Planning
import Publishing
import Rendering
import Schema
import Synchronization
import Tables

/// The pages of a published site that are unchanged in a site that was planned again: they need not
/// be rendered again.
struct ReusedPages {
  /// What is remembered of the published site.
  private let memory: BuildMemory
  private let compiled: CompiledPlan
  /// The pages that may have changed, in order.
  private let others: Set<PageIndex>

  /// Compares a site with the published one; nil where too much differs.
  init?(of memory: BuildMemory, in site: CheckedSite) {
    guard let before = memory.site.planned, let after = site.planned,
      let old = before.templates, let new = after.templates, old.origin == new.origin,
      let change = after.change
    else { return nil }
    self.memory = memory
    compiled = after.compiled
    let plan = compiled.plan
    let changed = old.declarations(changedBy: new.templates)
    let owners = Set(change.changed.compactMap(\.owner))
    let areOfOthers = plan.declarations.map {
      !$0.fieldsOfOthers(hasTitles: true, in: plan.models).isEmpty
    }
    let shown = plan.pages.tableIndices.filter { page in
      areOfOthers[plan.pages[page].declaration.position]
        || plan.pages[page].entry.map(owners.contains) ?? false
    }
    let named = change.pages.union(
      compiled.pagesNamedDifferently(than: before.compiled.plan, among: shown))
    let firstPart = FileIndex(before.bare.files.count)
    others = Set(compiled.pages(showing: change.changed))
      .union(compiled.pages(naming: named))
      .union(memory.pages.pages(dependingOn: change.fragments))
      .union(plan.searches.keys)
      .union(
        plan.pages.tableIndices.filter { page in
          // A link to a part of a search may now have to be to another one.
          changed.contains(plan.pages[page].declaration)
            || memory.pages[page].files.contains { $0 >= firstPart }
        })
  }

  /// Hands all pages over: unchanged ones are taken over, the others rendered.
  ///
  /// - Returns: The results for the site once all its pages are there; nil where something is
  ///   wrong, for which all pages have to be rendered.
  /// - Throws: As a publication does.
  func handOver(
    to publication: Publication<some WritableFileSystem>, _ options: CompilerOptions
  ) throws(PublicationError) -> RenderedPages? {
    let plan = compiled.plan
    let same = plan.pages.tableIndices.filter { !others.contains($0) }
    let kept = try publication.keep(
      same.map { plan.path(ofOutput: OutputIndex($0)) }, ofSiteWith: memory.manifest,
      threads: options.threads)
    let taken = Set(zip(same, kept).filter(\.1).map(\.0))
    let rest = plan.pages.tableIndices.filter { !taken.contains($0) }
    let failure = Mutex<PublicationError?>(nil)
    let rendered = SiteRenderer(
      compiled, isPortable: options.isPortable, threads: options.threads
    ).render(rest, noting: .everything, trusting: .everything) { page, bytes in
      do throws(PublicationError) {
        try publication.add(bytes.span, at: plan.path(ofOutput: OutputIndex(page)))
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    let notes = taken.map { (page: $0, note: memory.pages[$0]) } + rendered.notes
    let pages = PageMemory(notes, pageCount: plan.pages.count)
    guard pages?.hasAllAnchors(plan.searchedAnchors) == true else { return nil }
    return RenderedPages(
      files: notes.reduce(into: []) { $0.formUnion($1.note.files) }, notes: notes,
      reusedCount: taken.count)
  }
}
