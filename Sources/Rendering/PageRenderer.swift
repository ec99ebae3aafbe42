import Diagnostics
import HTMLRules
import Planning
import Tables
import Templates

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
    // What was noted of the page is found once more.
    while html.leavesToPages, findings.badHTML.last?.page == page {
      findings.badHTML.removeLast()
    }
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
