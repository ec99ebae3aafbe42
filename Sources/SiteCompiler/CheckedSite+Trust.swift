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
    let content = all.filter { effect(of: $0) == .content }
    let wrongContent = content.filter { wrong.contains($0.id) }
    let hasWrongSettings = wrong.contains { effect(of: sources[$0]) == .anything }
    guard !hasWrongSettings, wrongContent.allSatisfy(isWhole) else { return .all }
    return HiddenAnchors(
      in: wrongContent, templates: all.filter { effect(of: $0) == .markup },
      content: Set(content.map(\.id)))
  }

  /// Whether all words of a file can be read.
  private func isWhole(_ source: Source) -> Bool {
    source.released == nil && String(validating: source.bytes, as: UTF8.self) != nil
  }

  /// What a file gives to the pages.
  private enum Effect {
    /// Models, settings, interface texts: a mistake in it may hide anything.
    case anything
    case markup, content
  }

  private func effect(of source: Source) -> Effect {
    switch SiteFolder.role(ofFileAt: source.path) {
    case .settings, .texts, .model: .anything
    case .template, .asset: .markup
    case .content, nil: .content
    }
  }
}
