import Content
import Diagnostics
import FileSystem
import Planning
import PreviewServer
import Publishing
import Schema
import SiteCompiler
import Synchronization
import Tables

/// Shows what each build has published, and informs the open pages of the site how it has ended.
final class LiveReport: Sendable {
  /// What pages are told.
  let site: LiveSite
  private let options: SiteOptions
  private let editor: EditorLink
  private let lastSite: LastSite
  private let state: Mutex<State>

  private struct State {
    /// The site that is shown.
    var shown: PreviewSite
    /// What open pages know about its files.
    var hashes: LiveHashes

    /// Shows what a build has published, and finds what has changed.
    mutating func show(_ changed: ChangedFiles?) -> LiveChanges {
      let isOther = shown.show()
      guard let changed, !isOther else { return hashes.replace(by: shown.hashes) }
      return hashes.change(changed.all.map { ($0.path, $0.hash?.value) })
    }

    /// Shows pages before the site that they belong to.
    mutating func show(ahead pages: [(path: String, bytes: [UInt8])]) -> LiveChanges {
      shown.shown.show(ahead: pages)
      return hashes.show(ahead: pages)
    }
  }

  init(_ options: SiteOptions, editor: EditorLink, showing shown: PreviewSite) {
    self.options = options
    self.editor = editor
    let last = LastSite(options)
    lastSite = last
    site = LiveSite(start: HostSystem.moment, pages: { last.pages })
    state = Mutex(State(shown: shown, hashes: LiveHashes(shown.hashes)))
  }

  /// Shows the site as a build has published it, and reports how the build has ended.
  func take(_ outcome: BuildCommand.Outcome) {
    let changes = state.withLock { $0.show(outcome.changed) }
    if let built = outcome.site {
      lastSite.take(built)
      if let path = built.plan?.site.rootFolder {
        let base = String(decoding: path.dropFirst(), as: UTF8.self)
        state.withLock { $0.shown.shown.answer(below: base) }
      }
    }
    let isBuilt = outcome.code == .success
    site.publish(
      changes, mistakes: isBuilt ? [] : mistakes(of: outcome),
      hasSite: isBuilt || state.withLock { !$0.hashes.isEmpty })
  }

  /// The pages that were asked for last. They are shown as soon as they are made, and the site as it
  /// was where the build then finds mistakes.
  var firstPages: FirstPages {
    FirstPages(at: site.askedPages) { [self] pages in
      let changes = state.withLock { $0.show(ahead: pages) }
      site.publish(changes, mistakes: nil)
    }
  }

  private func mistakes(of outcome: BuildCommand.Outcome) -> [LiveMistake] {
    guard let site = outcome.site else {
      return outcome.failure.map { [LiveMistake(text: $0, link: nil)] } ?? []
    }
    var formatter = DiagnosticFormatter(sources: site.sources)
    formatter.wayToRest = SiteMessages.wayToRest
    // What stands in the way first: a page shows fewer of them at once than a terminal.
    let errors = site.log.diagnostics.filter { $0.severity == .error }
    let others = site.log.diagnostics.filter { $0.severity != .error }
    return [errors, others].flatMap { formatter.drawings(of: $0) }.map { drawing in
      LiveMistake(text: drawing.text, link: drawing.span.flatMap { link(to: $0, in: site.sources) })
    }
  }

  /// Where a place opens in the author's editor; nil for files inside the program.
  private func link(to span: Span, in sources: SourceMap) -> String? {
    let source = sources[span.source]
    let path = DiskPath.resolved(options.folder) + "/" + source.path
    guard DiskPath.exists(path) else { return nil }
    let location = source.location(of: Int(span.start))
    return editor.address(of: path, line: location.line, column: location.column)
  }
}

/// The pages of a site as it was checked last.
private final class LastSite: Sendable {
  private let options: SiteOptions
  private let site = Mutex<CheckedSite?>(nil)

  init(_ options: SiteOptions) { self.options = options }

  /// Takes over a site, unless it was not checked because nothing had changed.
  func take(_ checked: CheckedSite) {
    if checked.plan != nil { site.withLock { $0 = checked } }
  }

  /// One row per page, in the order of their addresses.
  var pages: [LivePage] {
    guard let site = site.withLock({ $0 }) ?? checked(), let plan = site.plan else { return [] }
    let warnings = Warnings(of: site)
    let rows = plan.pages.tableIndices.map { page in
      let declaration = plan.declaration(ofPage: page)
      let template = declaration.needsTemplate ? declaration.template.value : nil
      return LivePage(
        address: String(decoding: plan.address(ofPage: page), as: UTF8.self),
        name: declaration.name, model: declaration.entry.map { plan.models[$0].name },
        template: template,
        warnings: warnings.count(template: template, entry: plan.pages[page].entry))
    }
    return rows.sorted { $0.address.utf8.lexicographicallyPrecedes($1.address.utf8) }
  }

  /// Checks the site, where the first build was skipped because nothing had changed.
  private func checked() -> CheckedSite? {
    let found: CheckedSite
    do {
      found = try SiteCompiler(options.siteFiles(), options: options.compiler).check()
    } catch {
      // There is no site any more; the next build says so.
      return nil
    }
    site.withLock { $0 = $0 ?? found }
    return found
  }
}

/// How many diagnostics there are in each file.
private struct Warnings {
  private var byTemplate: [String: Int] = [:]
  private var byEntry: [SlotIndex: Int] = [:]

  init(of site: CheckedSite) {
    var bySource: [SourceID: Int] = [:]
    for diagnostic in site.log.diagnostics {
      if let span = diagnostic.span { bySource[span.source, default: 0] += 1 }
    }
    guard !bySource.isEmpty else { return }
    for (source, count) in bySource {
      let name = SiteFolder.name(ofTemplateAt: site.sources.path(of: source))
      if let name { byTemplate[name] = count }
    }
    for entry in site.collections.flatMap(\.entries) {
      byEntry[entry.slot] = bySource[entry.source]
    }
  }

  func count(template: String?, entry: SlotIndex?) -> Int {
    (template.flatMap { byTemplate[$0] } ?? 0) + (entry.flatMap { byEntry[$0] } ?? 0)
  }
}
