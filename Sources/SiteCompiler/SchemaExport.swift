package import Diagnostics
package import Escaping
package import FileSystem
import Planning
package import Schema

/// The JSON Schema of a model's files, for editors.
package struct SchemaExport: Sendable {
  /// The schema; nil where there is none.
  package let schema: JSONNode?
  /// The model files, for the drawing of diagnostics.
  package let sources: SourceMap
  /// What is wrong with the models.
  package let log: DiagnosticLog

  /// Reads the models of the site in `files` and makes the schema of one of them: of files that
  /// hold one record, or a list of them.
  ///
  /// - Throws: when a model file cannot be read.
  package init(
    of model: String, for target: SchemaTarget, isList: Bool, in files: some FileSystem,
    options: CompilerOptions
  ) throws(FileError) {
    var log = DiagnosticLog()
    let site = try SiteSources.read(files, options, log: &log)
    let models = Models.parse(site.models, log: &log)
    var sources = site.map
    sources.secrets.insert(models.secretDefaults)
    self.sources = sources
    let known = models.structures.filter { $0.kind == .entry || $0.kind == .component }
      .map(\.name)
    guard known.contains(model), let structure = models.structure(named: model) else {
      log.report(.unknownName("model", model, at: nil, known: known, suggesting: &log))
      self.log = log
      schema = nil
      return
    }
    self.log = log
    schema =
      log.hasErrors ? nil : models.jsonSchema(for: structure, in: target, isList: isList)
  }
}
