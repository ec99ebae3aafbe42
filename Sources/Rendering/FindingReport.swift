import Schema
import Diagnostics
import HTMLRules
import Planning
import Tables
import Templates

/// Which findings in rendered pages may be reported.
package enum CheckScope: Hashable, Sendable {
  /// All of them: the content has no errors.
  case everything
  /// What is on pages that no error can have changed; of others only what is in the static text of
  /// templates, and links to missing anchors but those that may be hidden.
  case beside(HiddenContent)
}

/// Reports the findings in all pages as diagnostics, each mistake once, at the place where it is
/// written.
struct FindingReport {
  /// How many pages are rendered once more to find such places; the same mistakes on further pages
  /// are reported with them.
  private static let traceLimit = 2_000
  /// How many different mistakes of one kind are reported at one place.
  private static let placeLimit = 3

  private let compiled: CompiledPlan
  /// The part of the site whose pages were rendered; nil where all were.
  private let part: SitePart?
  private let trust: CheckScope
  private var soundPages: SoundPages
  private var renderer: PageRenderer
  private var candidates = LinkCandidates()
  private var traces: [PageIndex: PageTrace] = [:]
  /// The first of the traces of each declaration's pages.
  private var firstTraces: [DeclarationIndex: PageTrace] = [:]
  private var mistakes: [PageMistake] = []
  private var known: [PageMistake.Identity: TableIndex<PageMistake>] = [:]
  private var untold: Set<PageMistake.Identity> = []
  private var mistakesAtPlace: [PageMistake.Source: [TableIndex<PageMistake>]] = [:]

  init(
    _ compiled: CompiledPlan, part: SitePart? = nil, trust: CheckScope,
    renderer: consuming PageRenderer
  ) {
    self.compiled = compiled
    self.part = part
    self.trust = trust
    soundPages = SoundPages(of: compiled, trusting: trust)
    self.renderer = renderer
  }

  private var plan: SitePlan { compiled.plan }

  /// The diagnostics of all findings.
  mutating func log(of findings: PageFindings) -> DiagnosticLog {
    var log = DiagnosticLog()
    for fault in findings.faults where soundPages.hasSoundContent(fault.page) {
      log.report(fault.diagnostic)
    }
    addBrokenAddresses(findings, log: &log)
    addSchemes(findings)
    for data in findings.badData.sorted(by: { $0.page < $1.page })
    where soundPages.isSound(data.page) {
      add(.badData(data.message, data.format), onPage: data.page, at: data.range)
    }
    addBadHTML(findings)
    addRepeatedAnchors(findings)
    for spaced in findings.spacedAnchors.sorted(by: { $0.page < $1.page })
    where soundPages.isSound(spaced.page) && outcome(of: spaced.page)?.hasSpacedID != true {
      add(.spacedAnchor(spaced.anchor), onPage: spaced.page, at: spaced.range)
    }
    addMissingAnchors(findings, log: &log)
    for mistake in mistakes { log.report(mistake.diagnostic(in: plan)) }
    reportSearchAnchors(findings, log: &log)
    return log
  }

  private mutating func addBadHTML(_ findings: PageFindings) {
    for wrong in findings.badHTML.sorted(by: { $0.page < $1.page })
    where soundPages.isSound(wrong.page) && !isReportedInContent(wrong) {
      let places = wrong.diagnostic.places.compactMap { known in
        place(of: known.span.range, onPage: wrong.page).map {
          Diagnostic.Place($0.span, known.label)
        }
      }
      add(.badHTML(wrong.diagnostic, places), onPage: wrong.page, at: wrong.range)
    }
  }

  /// Whether a policy blocks a picture of a Markdown text: that it is on another site was reported at
  /// its place there.
  private mutating func isReportedInContent(_ wrong: PageFindings.BadHTML) -> Bool {
    guard let start = wrong.blockedPicture else { return false }
    // A tag that is not literal is written by Markdown.
    return place(of: start..<start + 4, onPage: wrong.page)?.isLiteral == false
  }

  /// The diagnostics of links to missing anchors.
  mutating func log(ofMissing links: [AnchorLink]) -> DiagnosticLog {
    var log = DiagnosticLog()
    for link in links.sorted(by: { $0.page < $1.page }) { addMissing(link) }
    for mistake in mistakes { log.report(mistake.diagnostic(in: plan)) }
    return log
  }

  /// Adds the broken addresses inside of the site.
  private mutating func addBrokenAddresses(_ findings: PageFindings, log: inout DiagnosticLog) {
    for broken in findings.brokenAddresses.sorted(by: { $0.page < $1.page }) {
      if let target = broken.fault.target {
        // Why nothing is there was reported.
        if plan.droppedPages.mayHave(target) || plan.addresses.isShadowed(target.utf8) { continue }
      }
      add(mistake(of: broken, suggesting: &log), onPage: broken.page, at: broken.range)
    }
  }

  private mutating func mistake(
    of broken: PageFindings.BrokenAddress, suggesting log: inout DiagnosticLog
  ) -> PageMistake.Kind {
    switch broken.fault {
    case .wholeURL: return .brokenWhole(broken.address)
    case .ofScript: return .brokenInScript(broken.address)
    case .otherRoot(let target): return .otherRoot(broken.address, target: target)
    case .folder: return .folder(broken.address)
    case .missing, .outside:
      let outside = OutsideAddress.meant(by: broken.address)
      return .brokenAddress(
        broken.address, outside ?? insideAddress(like: broken, suggesting: &log),
        mayReplace: outside != nil || broken.address.hasPrefix("/"))
    }
  }

  /// The address from the root of the host that a broken one is similar to.
  private mutating func insideAddress(
    like broken: PageFindings.BrokenAddress, suggesting log: inout DiagnosticLog
  ) -> String? {
    let root = String(decoding: plan.site.rootPath, as: UTF8.self)
    let target = broken.fault.target ?? ""
    guard broken.isRelative else {
      return candidates.address(
        like: root.isEmpty ? broken.address : target, in: plan.addresses, suggesting: &log
      ).map { root + $0 }
    }
    if let address = addressFromRoot(like: broken.address) { return root + address }
    let own = plan.address(ofPage: broken.page)
    return candidates.address(
      like: target, on: String(decoding: own, as: UTF8.self), in: plan.addresses,
      suggesting: &log
    ).map { root + $0 }
  }

  /// The address of a page or file that a relative address would be from the root of the site.
  private func addressFromRoot(like address: String) -> String? {
    var path = address[...]
    while let up = ["./", "../"].first(where: path.hasPrefix) { path = path.dropFirst(up.count) }
    let end = path.firstIndex { $0 == "#" || $0 == "?" } ?? path.endIndex
    let written = "/" + path[..<end]
    return [written, written + "/"].first { plan.addresses.output(at: Array($0.utf8)) != nil }
      .map { $0 + path[end...] }
  }

  private mutating func addSchemes(_ findings: PageFindings) {
    for strange in findings.strangeSchemes.sorted(by: { $0.page < $1.page }) {
      switch strange.slip {
      case .withoutHost: add(.withoutHost(strange.address), onPage: strange.page, at: strange.range)
      case .empty:
        // In a text, an address that was reported may be missing.
        if place(of: strange.range, onPage: strange.page)?.isLiteral == true {
          add(.emptyMeta, onPage: strange.page, at: strange.range)
        }
      case .bareModule: add(.bareModule(strange.address), onPage: strange.page, at: strange.range)
      case .blank: add(.blank(strange.address), onPage: strange.page, at: strange.range)
      case .program where outcome(of: strange.page)?.hasPolicy != true: break
      case .nobody, .program:
        add(
          .useless(strange.address, isProgram: strange.slip == .program), onPage: strange.page,
          at: strange.range)
      case .unknown(let scheme, let meant):
        add(
          .unknownScheme(strange.address, scheme, meant), onPage: strange.page, at: strange.range)
      }
    }
  }

  /// What the check of a page's template found.
  private func outcome(of page: PageIndex) -> HTMLPage.Verdict? {
    compiled.programs[plan.pages[page].declaration.position].checked?.html
  }

  /// Adds anchors that are on a page twice, except those of which the check of the template has
  /// told that.
  private mutating func addRepeatedAnchors(_ findings: PageFindings) {
    for repeated in findings.repeatedAnchors.sorted(by: { $0.page < $1.page })
    where soundPages.hasSoundContent(repeated.page) {
      let told = outcome(of: repeated.page)?.repeatedIDs.filter { $0.name == repeated.anchor } ?? []
      if told.contains(where: { $0.diagnostic.severity == .error }) { continue }
      if let perhaps = told.first {
        add(
          .repeatedInLoop(perhaps.diagnostic), onPage: repeated.page,
          span: perhaps.diagnostic.span, isLiteral: false)
        continue
      }
      let first = place(of: repeated.first, onPage: repeated.page)
      add(
        .repeatedAnchor(repeated.anchor, first: first?.span), onPage: repeated.page,
        at: repeated.range)
    }
  }

  private mutating func addMissingAnchors(
    _ findings: PageFindings, log: inout DiagnosticLog
  ) {
    guard !findings.anchorUses.isEmpty else { return }
    let anchors = findings.anchors.index(pageCount: plan.pages.count)
    // One link of a layout is missing on every page, and is told once.
    var searches = 0
    for use in findings.anchorUses.sorted(by: { $0.page < $1.page }) {
      let hash = AnchorHash.of(use.anchor.utf8)
      guard !anchors.contains(hash, onPage: use.target), isRendered(use.target),
        !isHidden(use)
      else { continue }
      searches += 1
      guard searches <= AnchorSlip.mostSearches else {
        addMissing(use)
        continue
      }
      func isID(_ id: String) -> Bool {
        anchors.contains(AnchorHash.of(id.utf8), onPage: use.target)
      }
      let ids = headingIDs(onPage: use.target).filter(isID)
      let near =
        AnchorSlip(of: use.anchor, among: isID)?.meant ?? log.nearest(to: use.anchor, among: ids)
      addMissing(use, near: near, ids: ids)
    }
  }

  /// The ids of the headings in the texts of the entry that a page is of.
  private func headingIDs(onPage page: PageIndex) -> [String] {
    guard let entry = plan.pages[page].entry else { return [] }
    let store = plan.store
    return plan.models[store.slots[entry].structure].fields(for: .output).flatMap { field in
      let value = store.slots[entry + field.slot]
      guard value.tag == .fragment else { return [String]() }
      return store.fragments[value.fragment].headings.map {
        store.string(store.parts.headings[$0].anchor)
      }
    }
  }

  /// Whether an anchor may be missing because of mistakes in content, or on another page of a list.
  private mutating func isHidden(_ use: AnchorLink) -> Bool {
    guard case .beside(let hidden) = trust,
      hidden.hasWrongTexts || !soundPages.isSound(use.target)
    else { return false }
    let anchors = soundPages.isDraft(use.target) ? hidden.anchorsOfDrafts : hidden.anchors
    return plan.declaration(ofPage: use.target).perPage != nil || anchors.mayHold(use.anchor)
  }

  private mutating func addMissing(_ link: AnchorLink, near: String? = nil, ids: [String] = []) {
    add(
      .missingAnchor(link.anchor, target: link.target, near: near, ids: ids), onPage: link.page,
      at: link.range)
  }

  /// Reports the missing anchors of search results: the first one of each search, with the number
  /// of the others.
  private mutating func reportSearchAnchors(_ findings: PageFindings, log: inout DiagnosticLog) {
    guard !plan.anchors.isEmpty else { return }
    let anchors = findings.anchors.index(pageCount: plan.pages.count)
    let missing = plan.anchors.filter { anchor in
      !anchors.contains(AnchorHash.of(anchor.name), onPage: anchor.page)
        && isRendered(anchor.page) && soundPages.isSound(anchor.page)
    }
    for (span, all) in Dictionary(grouping: missing, by: \.span) {
      guard let first = all.first else { continue }
      log.report(
        .searchAnchor(
          String(decoding: first.name, as: UTF8.self),
          onPage: String(decoding: plan.address(ofPage: first.page), as: UTF8.self),
          count: all.count, at: span))
    }
  }

  /// Whether a page was made, at least as a draft, so that its anchors are known.
  private func isRendered(_ page: PageIndex) -> Bool {
    let program = compiled.programs[plan.pages[page].declaration.position]
    return part?.contains(page) != false && (program.canMakePages || program.checked != nil)
  }

  /// Adds a finding, or counts it as the same mistake on an earlier page.
  private mutating func add(_ kind: PageMistake.Kind, onPage page: PageIndex, at range: Range<Int>)
  {
    let place = place(of: range, onPage: page)
    if !isTrusted(kind, at: place, onPage: page) { return }
    let declaration = plan.declaration(ofPage: page)
    add(
      kind, onPage: page,
      span: place?.span ?? declaration.target?.span ?? declaration.template.span,
      isLiteral: place.map { $0.isLiteral && $0.span.range.count == range.count } ?? false)
  }

  private mutating func add(
    _ kind: PageMistake.Kind, onPage page: PageIndex, span: Span?, isLiteral: Bool
  ) {
    let identity = PageMistake.Identity(subject: kind.subject, text: kind.text, span: span)
    if let index = known[identity] {
      if mistakes[index].lastPage != page { mistakes[index].pageCount += 1 }
      mistakes[index].lastPage = page
      return
    }
    let source = PageMistake.Source(topic: kind.topic, span: span)
    let others = mistakesAtPlace[source, default: []]
    if others.count == Self.placeLimit {
      if untold.insert(identity).inserted { mistakes[others[Self.placeLimit - 1]].likeIt += 1 }
      return
    }
    let index = mistakes.tableIndices.upperBound
    known[identity] = index
    mistakesAtPlace[source, default: []].append(index)
    mistakes.append(PageMistake(kind: kind, span: span, isLiteral: isLiteral, firstPage: page))
  }

  /// Whether a finding at a place may be reported: no mistake changes what is there.
  private mutating func isTrusted(
    _ kind: PageMistake.Kind, at place: PageTrace.Place?, onPage page: PageIndex
  ) -> Bool {
    guard case .beside(let hidden) = trust else { return true }
    if DraftMark.isIn(kind.text) { return false }
    if place?.isLiteral == true || soundPages.hasSoundContent(page) { return true }
    guard case .missingAnchor = kind, let place else { return false }
    return hidden.anchors.isOfContent(place.span)
  }

  private mutating func place(of range: Range<Int>, onPage page: PageIndex) -> PageTrace.Place? {
    if let trace = traces[page] { return trace.place(of: range) }
    let declaration = plan.pages[page].declaration
    guard traces.count < Self.traceLimit else {
      return firstTraces[declaration]?.place(of: range)
    }
    let trace = renderer.trace(page)
    traces[page] = trace
    firstTraces[declaration] = firstTraces[declaration] ?? trace
    return trace.place(of: range)
  }
}
