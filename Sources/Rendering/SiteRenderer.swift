package import Diagnostics
import HTMLRules
import Parallel
package import Planning
import Schema
import Tables
package import Templates

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

/// A page with the origin of each of its bytes.
package struct TracedPage: Sendable {
  package let bytes: [UInt8]
  /// The parts of the page, in their order; none for a page without a template.
  package let pieces: [PageTrace.Piece]
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

/// The result for a site once all its pages are rendered.
package struct RenderedPages: Sendable {
  /// What is wrong with the pages.
  package let log: DiagnosticLog
  /// The files of the plan that pages refer to.
  package let files: Set<FileIndex>
  /// What later builds have to know about each page, in no order, if asked for.
  package let notes: [(page: PageIndex, note: PageNote)]
  /// The texts on the pages that have any, in no order, if asked for.
  package let texts: [PageTexts]
  /// How many pages were taken over unchanged, without rendering.
  package let reusedCount: Int

  package init(
    log: DiagnosticLog = DiagnosticLog(), files: Set<FileIndex> = [],
    notes: [(page: PageIndex, note: PageNote)] = [], texts: [PageTexts] = [], reusedCount: Int = 0
  ) {
    self.log = log
    self.files = files
    self.notes = notes
    self.texts = texts
    self.reusedCount = reusedCount
  }
}

/// What one thread needs to render page after page.
struct PageRenderer {
  private let plan: SitePlan
  private let programs: [Program?]
  private let context: PageContext
  private let host: PageHost
  private var data: DataPage
  private var layer: Layer
  private var scanner: PageCheck
  private var scripts: ScriptPages
  private let notes: FragmentNotes?
  /// The page rendered last.
  private(set) var output: [UInt8] = []
  /// What was found in the pages since it was last taken.
  var findings = PageFindings()

  init(
    _ compiled: CompiledPlan, names: JSONNames, isPortable: Bool,
    noting noted: NotedPages = .nothing
  ) {
    let plan = compiled.plan
    self.plan = plan
    programs = compiled.programs.map(\.checked)
    let notes: FragmentNotes? =
      switch noted {
      case .nothing: nil
      case .texts: FragmentNotes(texts: TextNotes())
      case .everything: FragmentNotes(texts: nil)
      }
    self.notes = notes
    context = PageContext(compiled, notes: notes)
    host = PageHost(plan: plan, isPortable: isPortable, notes: notes)
    data = DataPage(plan: plan, host: host, names: names)
    layer = Layer(above: plan.store)
    scanner = PageCheck(plan: plan, isPortable: isPortable)
    scripts = ScriptPages(plan: plan)
    output.reserveCapacity(1 << 16)
  }

  /// The notes about the page rendered last, without scanning it.
  var pageNotes: PageNotes { layer.notes }

  /// Renders a page; returns the findings of its notes and those of a scan.
  mutating func findings(ofPage page: PageIndex) -> (byNotes: PageFindings, byScan: PageFindings) {
    var (byNotes, byScan) = (PageFindings(), PageFindings())
    if let fault = make(page, tracedBy: nil) { byNotes.faults.append(.init(page: page, fault)) }
    byScan.faults = byNotes.faults
    byNotes.files += host.takeFiles()
    scanner.check(output, ofPage: page, notes: layer.notes, findings: &byNotes)
    scanner.check(output, ofPage: page, notes: PageNotes(), findings: &byScan)
    return (byNotes, byScan)
  }

  /// Renders a page into `output` and checks it.
  mutating func render(_ page: PageIndex) {
    guard let notes else { return renderUnnoted(page) }
    if let texts = notes.texts {
      renderUnnoted(page)
      let isTemplate = isMade(page) && plan.isHTML(page: page)
      if let taken = texts.take(page, isTemplate ? layer.notes.all : []) {
        findings.texts.append(taken)
      }
      return
    }
    let counts = FindingCounts(findings)
    renderUnnoted(page)
    findings.notes.append((page, counts.note(findings, fragments: notes.take())))
  }

  private mutating func renderUnnoted(_ page: PageIndex) {
    let fault = make(page, tracedBy: nil)
    findings.files += host.takeFiles()
    if let fault {
      findings.faults.append(.init(page: page, fault))
      return
    }
    if isMade(page) {
      findings.faults += layer.notes.discards.map { PageFindings.Fault(page: page, $0) }
    }
    if plan.isHTML(page: page) {
      scanner.check(output, ofPage: page, notes: layer.notes, findings: &findings)
      checkHTML(of: page)
    } else if plan.isJSON(page: page), isMade(page) {
      scanner.checkData(output, output.indices, ofPage: page, findings: &findings)
      scanner.checkManifest(output, ofPage: page, findings: &findings)
    } else if plan.isXML(page: page), isMade(page) {
      scanner.checkXML(output, ofPage: page, findings: &findings)
    } else if isMade(page) {
      scripts.mistake(in: output, ofPage: page, addressCount: host.addressCount)
        .map { findings.faults.append(.init(page: page, $0)) }
    }
  }

  /// Checks the HTML of a page where its template does not tell all: HTML in Markdown is known here
  /// only, and a policy may block it.
  private mutating func checkHTML(of page: PageIndex) {
    guard let html = programs[plan.pages[page].declaration.position]?.html else { return }
    let isBlocking = html.hasPolicy && (html.blocksPictures || host.hasRawHTML)
    guard html.leavesToPages || isBlocking else { return }
    findings.badHTML += FinishedHTML.mistakes(
      in: output, ofPage: page, origin: plan.site.address, asksForAll: html.leavesToPages)
  }

  /// Whether a template made the page; data that Apus writes itself is correct.
  private func isMade(_ page: PageIndex) -> Bool {
    programs[plan.pages[page].declaration.position] != nil
  }

  /// Renders a page once more; returns the origin of its bytes.
  mutating func trace(_ page: PageIndex) -> PageTrace {
    let trace = PageTrace()
    _ = make(page, tracedBy: trace)
    return trace
  }

  /// Renders a page into `output`; returns the error that stopped it.
  private mutating func make(_ page: PageIndex, tracedBy trace: PageTrace?) -> Diagnostic? {
    output.removeAll(keepingCapacity: true)
    layer.removeAll()
    host.page = page
    host.trace = trace
    let index = plan.pages[page].declaration
    host.isData = plan.declarations[index].format == .json
    if host.isData {
      data.append(forPage: page, to: &output)
      return nil
    }
    layer.notes.isComplete = false
    if !plan.declarations[index].needsTemplate {
      RedirectPage(plan: plan, host: host, titles: context.titles)
        .append(forPage: page, to: &output)
      return nil
    }
    let values = context.make(forPage: page, in: &layer)
    if trace != nil { layer.spans = context.spans(ofPage: page, context: values, in: layer) }
    return programs[index.position]?.render(
      context: values, store: plan.store, host: host,
      layer: &layer, output: &output, trace: trace)
  }
}
