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
    let binder = DocumentBinder(models: models, files: files, options: options)
    let bound = binder.bind(tree, as: structure, sources: sources, log: &log)
    guard let slot = bound.slot else { return nil }
    let view = RecordView<SiteFields.Site>(models: models, store: bound.store, slot: slot)
    let lost = lostValues(in: tree, log)
    let losesPages = lost.contains { !tree[$0].isScalar }
    return SiteReader(
      root: view, keyCertainty: lost.isEmpty ? .certain : .uncertain,
      pageCertainty: losesPages ? .uncertain : .certain
    ).read(log: &log)
  }

  /// The values of the whole site that were lost, because their keys are unknown.
  private static func lostValues(in tree: DocumentTree, _ log: DiagnosticLog) -> [NodeIndex] {
    let unknown = Set(
      log.diagnostics.lazy.filter { $0.code == .unknownField && $0.severity == .error }
        .compactMap(\.span))
    guard !unknown.isEmpty else { return [] }
    return tree.pairs(of: .root).filter { unknown.contains(tree.span(of: $0.key)) }.map(\.value)
  }

  /// The collections of a file that could not be read completely, so that content is checked
  /// nevertheless: those that can be read separately. Nil where there is none.
  ///
  /// What is wrong with the file was reported by `read`, and is not reported again.
  package static func collections(
    _ source: Source, of sources: SourceMap, models: Models, files: some FileSystem
  ) -> SiteDefinition? {
    guard let bytes = SalvagedCollections(source).bytes else { return nil }
    var others = SourceMap()
    for other in sources.sources {
      others.add(path: other.path, bytes: other.id == source.id ? bytes : other.bytes)
    }
    var ignored = DiagnosticLog()
    return read(
      others[source.id], of: others, models: models, files: files, log: &ignored)
  }
}
