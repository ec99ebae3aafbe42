import Content
import Diagnostics
import Languages
import Planning
import Schema
import SiteCompiler

/// The summary at the end of a build.
enum Summary {
  /// What was published where, how long it took, and what was left out.
  static func text(
    of published: BuildReport.Published, in path: String, elapsed: Duration, notes: String
  ) -> String {
    let counts = [
      published.written > 0 ? "\(published.written) written" : nil,
      published.unchanged > 0 ? "\(published.unchanged) unchanged" : nil,
      published.removed > 0 ? "\(published.removed) removed" : nil,
    ]
    let changes = counts.compactMap { $0 }.joined(separator: ", ")
    return "\(counted(published.pages, "page")) and \(counted(published.files, "file")) in \(path) "
      + "(\(changes)) after \(milliseconds(elapsed)) ms\n" + notes
  }

  /// What was left out, what was not translated, where HTML is not checked, and what has no part in
  /// the site, one line each.
  static func notes(on site: CheckedSite) -> String {
    let omitted = site.omitted.map { omission in
      let name = omission.isWholeFile ? "" : " (\(DisplayText(omission.name).text))"
      return
        "left out: \(site.sources.shownPath(omission.path))\(name): \(reason(of: omission.reason))\n"
    }
    let untranslated = site.untranslated.map { entry in
      let name = entry.name.map { " (\(DisplayText($0).text))" } ?? ""
      return "not translated: \(site.sources.shownPath(entry.path))\(name): no \(entry.language)\n"
    }
    let rawHTML = site.rawHTML.map { html in
      let number = html.places.isEmpty ? "none" : counted(html.places.count, "place")
      return "raw HTML: allowed in \(DisplayText(html.collection).text): \(number)"
        + (html.places.isEmpty ? "\n" : " (apus check --unsafe lists them)\n")
    }
    let overlooked = site.overlooked.map { file in
      switch file {
      case .template(let path):
        "not used: \(site.sources.shownPath(path)): no page has this template\n"
      case .asset(let path, let meant):
        "not used: \(site.sources.shownPath(path)): no template or asset names it"
          + (meant.map { "; did you mean '\(DisplayText($0).text)'?" } ?? "") + "\n"
      case .folder(let path, let read):
        "not read: \(site.sources.shownPath(path))/: the folder that is read is called \(read)/\n"
      }
    }
    let foreign = site.plan.map(foreignCollections(of:)) ?? []
    let undated = site.plan.map(undatedPages(of:)) ?? []
    let undatedTemplates = site.undatedTemplates.map { path in
      noDate(readBy: site.sources.shownPath(path))
    }
    return (omitted + untranslated + foreign + undated + undatedTemplates + rawHTML + overlooked)
      .joined()
  }

  /// What to say of a site's address that is nobody's, before it is published; nothing for the next
  /// builds of a preview, and for a folder that opens from disk.
  static func noteOnAddress(of site: CheckedSite, _ options: SiteOptions) -> String {
    guard !options.compiler.isPortable, let unowned = site.plan?.site.unownedAddress else {
      return ""
    }
    return
      "no address: \(DisplayText(unowned.reason).text): write the site's own behind 'address:' in "
      + "\(site.sources.shownPath(SiteFolder.settings)) before it is published\n"
  }

  /// The pages whose entries are chosen by the date of a build that has none, one line each.
  private static func undatedPages(of plan: SitePlan) -> [String] {
    let names = plan.declarations.filter { $0.filter?.lacksDate == true }.map(\.name)
    return Set(names).sorted().map { noDate(readBy: "the 'where' of \(DisplayText($0).text)") }
  }

  private static func noDate(readBy reader: String) -> String {
    "no date: \(reader) reads 'now', which is none in this build: --clock DATE sets it\n"
  }

  /// The collections that pages in other languages show in their own, one line each.
  private static func foreignCollections(of plan: SitePlan) -> [String] {
    var languages: [String: (own: String, shown: [String])] = [:]
    for (declaration, context) in zip(plan.declarations, plan.contexts)
    where context.contentLanguage.tag == .text && declaration.format == .html {
      let own = plan.store.string(context.contentLanguage.text)
      guard let name = plan.collectionName(of: declaration),
        !LanguageTag.areVariants(own, declaration.language)
      else { continue }
      let shown = languages[name]?.shown ?? []
      if !shown.contains(declaration.language) {
        languages[name] = (own, shown + [declaration.language])
      }
    }
    return languages.sorted { $0.key < $1.key }.map { name, found in
      "not translated: the collection \(DisplayText(name).text): pages in "
        + "\(found.shown.joined(separator: ", ")) show it in \(found.own)\n"
    }
  }

  private static func reason(of reason: Omission.Reason) -> String {
    switch reason {
    case .draft: "a draft (--drafts includes it)"
    case .scheduled: "not published yet (--future includes it)"
    case .expired: "has expired (--expired includes it)"
    }
  }

  /// The state of an entry that was left out.
  static func state(of reason: Omission.Reason) -> String {
    switch reason {
    case .draft: "draft"
    case .scheduled: "scheduled"
    case .expired: "expired"
    }
  }

  /// A number of things: `1 page`, `2 pages`.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func milliseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}
