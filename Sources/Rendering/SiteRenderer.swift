package import Diagnostics
import Parallel
package import Planning
import Schema
package import Templates

/// Renders every page of a plan, on several threads, and checks what the pages lead to.
///
/// Pages are handed on one by one as they are made, in no order; each is the same whatever the
/// number of threads.
package struct SiteRenderer: Sendable {
  private let plan: SitePlan
  private let programs: [Program?]
  private let isPortable: Bool
  private let threads: Int

  /// Makes a renderer of a plan, with the program of each of its declarations (nil for
  /// redirects and data); portable links work without a server, from `file://`.
  package init(plan: SitePlan, programs: [Program?], isPortable: Bool, threads: Int) {
    self.plan = plan
    self.programs = programs
    self.isPortable = isPortable
    self.threads = threads
  }

  /// Renders all pages and hands each to `accept`, with its number among the outputs, on the
  /// thread that made it.
  ///
  /// - Returns: what is wrong with the pages: what stopped a template, addresses that lead
  ///   nowhere, anchors that are missing or stand twice.
  package func render(
    _ accept: @Sendable (_ page: Int, _ bytes: borrowing [UInt8]) -> Void
  ) -> DiagnosticLog {
    let findings = FindingsCollector()
    let names = JSONNames(models: plan.models)
    Parallel.forEachChunk(
      of: plan.pages.count, size: 32, threads: threads,
      state: {
        PageRenderer(plan: plan, programs: programs, names: names, isPortable: isPortable)
      }
    ) { renderer, pages in
      for page in pages {
        renderer.render(page)
        accept(page, renderer.output)
      }
      findings.take(&renderer.findings)
    }
    return AnchorCheck(plan: plan, programs: programs).log(of: findings.all)
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
  /// The page rendered last.
  private(set) var output: [UInt8] = []
  /// What was found in the pages since it was last taken.
  var findings = PageFindings()

  init(plan: SitePlan, programs: [Program?], names: JSONNames, isPortable: Bool) {
    self.plan = plan
    self.programs = programs
    context = PageContext(plan: plan)
    host = PageHost(plan: plan, isPortable: isPortable)
    data = DataPage(plan: plan, host: host, names: names)
    layer = Layer(above: plan.store)
    scanner = PageCheck(plan: plan)
    output.reserveCapacity(1 << 16)
  }

  /// Renders a page into `output` and checks it.
  mutating func render(_ page: Int) {
    output.removeAll(keepingCapacity: true)
    layer.removeAll()
    host.page = page
    let declaration = plan.declarations[Int(plan.pages[page].declaration)]
    host.writesFromRoot = declaration.format == .json
    if declaration.format == .json {
      data.append(forPage: page, to: &output)
    } else if case .redirect = declaration.subject {
      RedirectPage(plan: plan, host: host).append(forPage: page, to: &output)
    } else if let program = programs[Int(plan.pages[page].declaration)] {
      let values = context.make(forPage: page, in: &layer)
      let fault = program.render(
        context: values, store: plan.store, host: host, layer: &layer, output: &output)
      if let fault { findings.faults.append(fault) }
    }
    guard plan.isHTML(page: page) else { return }
    scanner.check(output, ofPage: page, findings: &findings)
  }
}
