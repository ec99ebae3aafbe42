package import Diagnostics
import Content
import Documents
package import FileSystem
package import Schema

/// Reads `site.yaml`: a document, checked by a model like all others.
package enum SiteFile {
  /// The contents of `site.yaml`; nil when it could not be read completely.
  ///
  /// The source is one of `sources`, the models are those of the site and of `BuiltInModels`, and
  /// `files` is the site, in which a binder searches for files.
  package static func read(
    _ source: Source, of sources: SourceMap, models: Models, files: some FileSystem,
    log: inout DiagnosticLog
  ) -> SiteDefinition? {
    let tree = DocumentTree(yaml: source, log: &log)
    guard !tree.nodes.isEmpty, let structure = models.builtInStructure(named: "SiteFile") else {
      return nil
    }
    var options = ContentOptions(now: 0)
    options.refusesBlanks = true
    var binder = DocumentBinder(models: models, files: files, options: options)
    binder.guide = SettingGuide(tree: tree, models: models)
    let bound = binder.bind(tree, as: structure, sources: sources, log: &log)
    guard let slot = bound.slot else { return nil }
    let view = RecordView<SiteFields.Site>(
      models: models, store: bound.store, tree: tree, slot: slot)
    let lost = lostValues(in: tree, log)
    let losesPages = lost.contains { !tree[$0].isScalar }
    var definition = SiteReader(
      root: view, keyCertainty: lost.isEmpty ? .certain : .uncertain,
      pageCertainty: losesPages ? .uncertain : .certain
    ).read(log: &log)
    if losesPages || hasMistakes(inCollectionsOf: tree, log) {
      definition.lost.collections = .uncertain
    }
    definition.noteNames(
      belowUnknownKeys: lost.flatMap { tree.pairs(of: $0).map { tree.string(of: $0.key) } })
    return definition
  }

  /// Whether something is wrong with the collections, as far as it was reported.
  private static func hasMistakes(inCollectionsOf tree: DocumentTree, _ log: DiagnosticLog) -> Bool
  {
    let pairs = Array(tree.pairs(of: .root))
    guard let index = pairs.firstIndex(where: { tree.string(of: $0.key) == "collections" }) else {
      return false
    }
    let start = tree.span(of: pairs[index].key)
    let end = index + 1 < pairs.count ? tree.span(of: pairs[index + 1].key).start : .max
    return log.diagnostics.contains { diagnostic in
      guard diagnostic.severity == .error, let span = diagnostic.span else { return false }
      return span.source == start.source && start.start <= span.start && span.start < end
    }
  }

  /// The values of the whole site that were lost, because their keys are unknown.
  private static func lostValues(in tree: DocumentTree, _ log: DiagnosticLog) -> [NodeIndex] {
    let unknown = Set(
      log.diagnostics.lazy.filter { $0.code == .unknownField && $0.severity == .error }
        .compactMap(\.span))
    guard !unknown.isEmpty else { return [] }
    return tree.pairs(of: .root).filter { unknown.contains(tree.span(of: $0.key)) }.map(\.value)
  }

  /// The contents of `site.yaml`, or what can be read of them, so that everything else is checked
  /// nevertheless; nil where no collection can.
  package static func readAsFarAsPossible(
    _ source: Source, of sources: SourceMap, models: Models, files: some FileSystem,
    log: inout DiagnosticLog
  ) -> SiteDefinition? {
    read(source, of: sources, models: models, files: files, log: &log)
      ?? salvaged(source, of: sources, models: models, files: files, log: &log)
  }

  /// What can be read of a file that could not be read as a whole, so that everything else is checked
  /// nevertheless: the keys, collections, sections and pages that can be read separately. Nil where
  /// no collection can.
  ///
  /// What is wrong with the file as a whole was reported by `read`, and is not reported again.
  private static func salvaged(
    _ source: Source, of sources: SourceMap, models: Models, files: some FileSystem,
    log: inout DiagnosticLog
  ) -> SiteDefinition? {
    let salvaged = SalvagedSettings(source)
    guard let bytes = salvaged.bytes else { return nil }
    var others = SourceMap()
    for other in sources.sources {
      others.add(path: other.path, bytes: other.id == source.id ? bytes : other.bytes)
    }
    var found = DiagnosticLog()
    let definition = read(
      others[source.id], of: others, models: models, files: files, log: &found)
    guard var definition else { return nil }
    definition.noteLost(collections: salvaged.lostCollections)
    // What is missing may be in what could not be read.
    for diagnostic in found.diagnostics
    where diagnostic.code == .unknownField || diagnostic.code == .unreadableValue {
      log.report(diagnostic)
    }
    return definition
  }
}
