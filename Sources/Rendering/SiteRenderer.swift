import Parallel
package import Planning
import Tables
import Templates

/// Renders every page of a plan, on several threads, and checks the links of the pages.
///
/// Pages are handed on one by one as they are made, in no order; each is the same whatever the
/// number of threads.
package struct SiteRenderer: Sendable {
  let compiled: CompiledPlan
  let isPortable: Bool
  private let threads: Int

  /// The number of pages in a chunk: few, because pages of long lists are next to each other.
  private static let chunkSize = 8

  /// Makes a renderer of a plan; portable links work without a server, from `file://`.
  package init(_ compiled: CompiledPlan, isPortable: Bool, threads: Int) {
    self.compiled = compiled
    self.isPortable = isPortable
    self.threads = threads
  }

  /// Renders all pages, or some, and hands each to `accept`, with its index, on the thread that
  /// made it.
  ///
  /// - Parameters:
  ///   - some: The pages to render; nil for all.
  ///   - noted: What later builds have to know about the pages.
  ///   - trust: Which findings may be reported.
  ///   - accept: Takes a page.
  /// - Returns: what is wrong with the pages (template errors, broken addresses, missing or
  ///   duplicate anchors), and the files that they refer to. For some pages only the notes, because
  ///   the other pages are not known.
  package func render(
    _ some: [PageIndex]? = nil, noting noted: NotedPages = .nothing, trusting trust: CheckScope,
    _ accept: @Sendable (_ page: PageIndex, _ bytes: borrowing [UInt8]) -> Void
  ) -> RenderedPages {
    let findings = findings(ofPages: some, noting: noted, accept)
    if some != nil { return RenderedPages(notes: findings.notes) }
    return rendered(findings, trusting: trust)
  }

  /// Renders some pages, or all, and hands each on; returns what is found in them.
  func findings(
    ofPages some: [PageIndex]?, noting noted: NotedPages,
    _ accept: @Sendable (_ page: PageIndex, _ bytes: borrowing [UInt8]) -> Void
  ) -> PageFindings {
    let plan = compiled.plan
    let findings = FindingsCollector()
    let names = JSONNames(models: plan.models)
    Parallel.forEachChunk(
      of: some?.count ?? plan.pages.count, size: Self.chunkSize, threads: threads,
      state: {
        PageRenderer(compiled, names: names, isPortable: isPortable, noting: noted)
      }
    ) { renderer, positions in
      for position in positions {
        let page = some.map { $0[position] } ?? PageIndex(position)
        renderer.render(page)
        accept(page, renderer.output)
      }
      findings.take(&renderer.findings)
    }
    return findings.all
  }

  /// The result for the site, or for a part of it, once all its pages are rendered.
  func rendered(
    _ findings: PageFindings, of part: SitePart? = nil, trusting trust: CheckScope
  ) -> RenderedPages {
    var report = report(of: part, trusting: trust)
    return RenderedPages(
      log: report.log(of: findings), files: Set(findings.files), notes: findings.notes,
      texts: findings.texts)
  }

  /// The report of findings.
  func report(of part: SitePart? = nil, trusting trust: CheckScope) -> FindingReport {
    let names = JSONNames(models: compiled.plan.models)
    return FindingReport(
      compiled, part: part, trust: trust,
      renderer: PageRenderer(compiled, names: names, isPortable: isPortable))
  }
}

extension SiteRenderer {
  /// Renders one page and notes its origins.
  package func traced(page: PageIndex) -> TracedPage {
    var renderer = PageRenderer(
      compiled, names: JSONNames(models: compiled.plan.models), isPortable: isPortable)
    let trace = renderer.trace(page)
    return TracedPage(bytes: renderer.output, pieces: trace.pieces(ofPage: renderer.output.count))
  }
}
