import Content
import Diagnostics
import FileSystem
import Markdown
import Planning
import Schema
import Tables

/// Loads the collections that `site.yaml` declares.
struct ContentStage<Files: FileSystem> {
  let files: Files
  let options: CompilerOptions
  let models: ParsedModels

  /// Loads the content of the site.
  ///
  /// - Parameters:
  ///   - definition: The contents of `site.yaml`.
  ///   - known: The content as an earlier build has loaded it.
  ///   - isRemembering: Whether a later build may use what is loaded.
  ///   - sink: Takes the text of each content file.
  ///   - releasesSources: Whether what only diagnostics need of content files is released.
  ///   - scratch: Where the HTML of a large site is kept; nil for memory.
  ///   - log: Takes the mistakes.
  /// - Returns: The content; collections of unknown models are reported and left out.
  func load(
    _ definition: SiteDefinition, knowing known: KnownContent? = nil,
    remembering isRemembering: Bool = false, handingTextsTo sink: (any ContentTextSink)? = nil,
    releasingSources releasesSources: Bool = false, scratch: ScratchSpace? = nil,
    log: inout DiagnosticLog
  ) -> SiteContent {
    let start = log.mark
    let definitions = collections(of: definition, log: &log)
    var loader = loader(definition)
    let isComplete =
      definitions.lazy.filter { $0.translation == nil }.count == definition.collectionNames.count
    loader.knowsAllCollections =
      isComplete && definition.lost.collections == .certain
      && log.certainty(since: start) == .certain
    loader.options.releasesSources = releasesSources
    loader.options.scratch = scratch
    return loader.load(
      definitions, sources: models.sources, knowing: known, remembering: isRemembering,
      handingTextsTo: sink, log: &log)
  }

  /// The texts that another state of a file changes; nil where it may also change anything else.
  func textChanges(
    _ definition: SiteDefinition, ofFile path: String, from old: [UInt8], to new: [UInt8]
  ) -> [TextChange]? {
    var log = DiagnosticLog()
    let definitions = collections(of: definition, log: &log)
    guard log.diagnostics.isEmpty else { return nil }
    return loader(definition).textChanges(
      definitions, sources: models.sources, ofFile: path, from: old, to: new)
  }

  private func loader(
    _ definition: SiteDefinition
  ) -> ContentLoader<Files> {
    var content = ContentOptions(now: options.now)
    content.folder = SiteFolder.content
    content.isLenient = options.isLenient
    content.includesDrafts = options.includesDrafts
    content.includesScheduled = options.includesScheduled
    content.includesExpired = options.includesExpired
    content.threads = options.threads
    content.maximumFileSize = options.maximumFileSize
    content.markdown.collections = Set(definition.collectionNames)
    content.markdown.siteAddress = definition.addressWithoutSlash
    return ContentLoader(models: models.models, files: files, options: content)
  }

  /// The definitions of all collections, each translation after its original; then those of
  /// untranslated entries that lead to translated ones.
  private func collections(
    of definition: SiteDefinition, log: inout DiagnosticLog
  ) -> [CollectionDefinition] {
    var definitions: [CollectionDefinition] = []
    for settings in definition.collections {
      guard var original = collection(of: settings, log: &log) else { continue }
      if settings.hasTypography ?? definition.hasTypography {
        original.typography = definition.language(ofCollection: settings.name.value)
      }
      let index = CollectionIndex(definitions.count)
      definitions.append(original)
      definitions += settings.translations.map { translation($0, of: original, at: index) }
    }
    return definitions.repeatingUntranslated(in: models.models)
  }

  /// The definition of the entries of a collection in another language.
  private func translation(
    _ settings: TranslationSettings, of original: CollectionDefinition, at index: CollectionIndex
  ) -> CollectionDefinition {
    var definition = original
    definition.name += " (\(settings.language.value))"
    definition.from = settings.from.value
    definition.fromSpan = settings.from.span
    definition.nameSpan = settings.language.span
    if original.typography != nil { definition.typography = settings.language.value }
    definition.translation = CollectionDefinition.Translation(
      of: index, language: settings.language.value)
    return definition
  }

  /// Whether a name is written in a model file.
  private func isMentioned(_ name: String) -> Bool {
    models.sources.sources.contains { source in
      SiteFolder.role(ofFileAt: source.path) == .model
        && String(decoding: source.bytes, as: UTF8.self).contains(name)
    }
  }

  /// Reports that no entry has the type that `site.yaml` names, except where a model file has a
  /// mistake and mentions it: a model with a mistake in its head has no name.
  private func reportUnknownModel(
    _ name: Spanned<String>, known: [String], log: inout DiagnosticLog
  ) {
    guard models.certainty == .certain || !isMentioned(name.value) else { return }
    let component = models.models.structures.first {
      $0.kind == .component && $0.name == name.value
    }
    log.report(
      component.map { .modelOfParts(name.value, at: name.span, declared: $0.span) }
        ?? .unknownName("model", name.value, at: name.span, known: known, suggesting: &log))
  }

  private func collection(
    of settings: CollectionSettings, log: inout DiagnosticLog
  ) -> CollectionDefinition? {
    let known = models.models.structures.filter { $0.kind == .entry }.map(\.name)
    guard known.contains(settings.model.value),
      let model = models.models.structure(named: settings.model.value)
    else {
      reportUnknownModel(settings.model, known: known, log: &log)
      return nil
    }
    // That there are two of them was reported.
    if models.models[model].isAmbiguous { return nil }
    var collection = CollectionDefinition(
      name: settings.name.value, model: model, from: settings.from.value,
      order: settings.order.map { CollectionDefinition.OrderKey($0.value, span: $0.span) },
      nameSpan: settings.name.span, fromSpan: settings.from.span)
    collection.first = settings.first.map {
      CollectionDefinition.NamedEntry($0.value, span: $0.span)
    }
    collection.allowsHTML = settings.rawHTML != nil
    return collection
  }
}
