package import Diagnostics

extension Models {
  /// Reads the model files of a site and resolves them together with the built-in structures.
  ///
  /// Every mistake is reported; a field or type that is wrong is left out. Linear in the length of
  /// the sources.
  package static func parse(_ sources: [Source], log: inout DiagnosticLog) -> Models {
    var models = Models.builtIn
    let files = sources.map { ModelParser.parse($0, isBuiltIn: false, log: &log) }
    ModelResolver.resolve(files, into: &models, isBuiltIn: false, log: &log)
    return models
  }

  /// Adds structures and choices that Apus itself declares, written in the model language:
  /// structures without a protocol, of the kind `.builtIn`.
  ///
  /// Names are looked up in the text first, then among the existing types; `Address` is also a type
  /// here, entries may be fields without `Reference`, and structures may hold themselves. Mistakes
  /// in `source` are reported as for a model file.
  package mutating func addBuiltIns(_ source: Source, log: inout DiagnosticLog) {
    let file = ModelParser.parse(source, isBuiltIn: true, log: &log)
    ModelResolver.resolve([file], into: &self, isBuiltIn: true, log: &log)
  }
}
