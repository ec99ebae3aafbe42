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
    // A file is read once, however many mistakes it has.
    var wrong: Set<SourceID> = []
    for diagnostic in log.diagnostics where diagnostic.severity == .error {
      // A broken link hides nothing.
      if diagnostic.code == .brokenLink { continue }
      guard let source = diagnostic.span?.source else { return .all }
      wrong.insert(source)
    }
    let all = sources.sources
    let content = all.filter { role(of: $0) == .content }
    let wrongContent = content.filter { wrong.contains($0.id) }
    let hasWrongSettings = wrong.contains { role(of: sources[$0]) == .settings }
    guard !hasWrongSettings, wrongContent.allSatisfy(isWhole) else { return .all }
    return HiddenAnchors(
      in: wrongContent, templates: all.filter { role(of: $0) == .template },
      content: Set(content.map(\.id)))
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
