import Diagnostics
import Planning
import Rendering

extension CheckedSite {
  /// Which findings in the pages may be reported.
  var trust: CheckScope {
    content.certainty == .certain ? .everything : .beside(hiddenAnchors)
  }

  /// The anchors that pages may lack because of the mistakes.
  private var hiddenAnchors: HiddenAnchors {
    var wrong: Set<SourceID> = []
    for diagnostic in log.diagnostics where diagnostic.severity == .error {
      // A broken link hides nothing.
      if diagnostic.code == .brokenLink { continue }
      guard let source = diagnostic.span?.source else { return .all }
      switch role(of: sources[source]) {
      case .settings: return .all
      case .template: break
      case .content:
        guard isWhole(sources[source]) else { return .all }
        wrong.insert(source)
      }
    }
    let all = sources.sources
    return HiddenAnchors(
      in: all.filter { wrong.contains($0.id) }, templates: all.filter { role(of: $0) == .template },
      content: Set(all.lazy.filter { role(of: $0) == .content }.map(\.id)))
  }

  /// Whether all words of a file can be read.
  private func isWhole(_ source: Source) -> Bool {
    source.released == nil && String(validating: source.bytes, as: UTF8.self) != nil
  }

  /// What a file is to the pages.
  private enum Role {
    /// Models, settings, interface texts: a mistake in it may hide anything.
    case settings
    case template, content
  }

  private func role(of source: Source) -> Role {
    let folders = [TemplateFolder.path + "/", SiteSources.themeFolder]
    if folders.contains(where: source.path.hasPrefix) { return .template }
    let isSettings =
      source.path.hasSuffix(".swift") || source.path.hasSuffix("/site.yaml")
      || source.path.hasPrefix("Content/messages/")
    return isSettings ? .settings : .content
  }
}
