import Content
import Diagnostics
import Planning
import Rendering
import Schema
import Tables

extension CheckedSite {
  /// Which findings in the pages may be reported.
  var trust: CheckScope {
    guard let compiled else { return .everything }
    if content.certainty == .certain, compiled.canMakeAllPages { return .everything }
    let wrong = wrongFiles
    let anchors = hiddenAnchors(by: wrong)
    let others = sources.sources.filter { source in
      let kind = effect(of: source)
      return kind == .content || kind == .texts
        || SiteFolder.role(ofFileAt: source.path) == .settings
    }
    var anchorsOfDrafts = anchors
    if !compiled.canMakeAllPages {
      anchorsOfDrafts = others.allSatisfy(isWhole) ? anchors.adding(others) : .all
    }
    return .beside(
      HiddenContent(
        affected: affectedContent(in: compiled.plan), anchors: anchors,
        anchorsOfDrafts: anchorsOfDrafts,
        hasWrongTexts: wrong?.contains { effect(of: sources[$0]) == .texts } ?? true))
  }

  /// What may be wrong or missing because of mistakes in content and models; nil where that may be
  /// anything.
  private func affectedContent(in plan: SitePlan) -> AffectedContent? {
    guard content.certainty == .uncertain else {
      return AffectedContent(entries: [], structures: [], models: plan.models)
    }
    guard let wrong = wrongFiles else { return nil }
    let paths = wrong.map { sources[$0].path }.filter { SiteFolder.role(ofFileAt: $0) == .content }
    let wrongModels = wrong.filter { SiteFolder.role(ofFileAt: sources[$0].path) == .model }
    var entries: Set<SlotIndex> = []
    var structures: Set<StructureID> = []
    for collection in content.collections {
      entries.formUnion(collection.entries.lazy.filter { wrong.contains($0.source) }.map(\.slot))
      let start = collection.definition.fixedStart(in: SiteFolder.content)
      if collection.entries.isEmpty || paths.contains(where: { $0.hasPrefix(start) }) {
        structures.insert(collection.definition.model)
      }
    }
    let known = Set(content.collections.map(\.definition.model))
    for (index, structure) in plan.models.structures.enumerated() {
      let id = StructureID(index)
      // Its collection may be missing.
      let isUnused = structure.kind == .entry && !known.contains(id)
      if isUnused || structure.span.map({ wrongModels.contains($0.source) }) ?? false {
        structures.insert(id)
      }
    }
    return AffectedContent(entries: entries, structures: structures, models: plan.models)
  }

  /// The files with mistakes that may hide something; nil where a mistake is in none.
  private var wrongFiles: Set<SourceID>? {
    guard content.certainty == .uncertain else { return [] }
    // A file is read once, however many mistakes it has.
    var wrong: Set<SourceID> = []
    // A broken link hides nothing.
    for diagnostic in log.diagnostics
    where diagnostic.severity == .error && diagnostic.code != .brokenLink {
      guard let source = diagnostic.span?.source else { return nil }
      wrong.insert(source)
    }
    return wrong
  }

  /// The anchors that pages may lack because of mistakes in files.
  private func hiddenAnchors(by wrong: Set<SourceID>?) -> HiddenAnchors {
    guard let wrong else { return .all }
    let all = sources.sources
    let content = all.filter { effect(of: $0) == .content }
    let wrongFiles = all.filter {
      wrong.contains($0.id) && [.content, .texts].contains(effect(of: $0))
    }
    let hasWrongSettings = wrong.contains { effect(of: sources[$0]) == .anything }
    guard !hasWrongSettings, wrongFiles.allSatisfy(isWhole) else { return .all }
    return HiddenAnchors(
      in: wrongFiles, templates: all.filter { effect(of: $0) == .markup },
      content: Set(content.map(\.id)))
  }

  /// Whether all words of a file can be read.
  private func isWhole(_ source: Source) -> Bool {
    source.released == nil && String(validating: source.bytes, as: UTF8.self) != nil
  }

  /// What a file gives to the pages.
  private enum Effect {
    /// Models and settings: a mistake in it may hide anything.
    case anything
    case markup, texts, content
  }

  private func effect(of source: Source) -> Effect {
    switch SiteFolder.role(ofFileAt: source.path) {
    case .settings, .model: .anything
    case .texts: .texts
    case .template, .asset: .markup
    case .content, nil: .content
    }
  }
}
