import Content
import Diagnostics
import Schema

// What the names in `site.yaml` mean: collections, and fields of their entries.

extension DeclarationResolver {
  /// The collection with a name, in the language of the pages where it is translated. One that
  /// is not translated at all is shown in all languages. `isOneOfMany` where others may be beside it.
  func collection(
    _ name: Spanned<String>, in place: Place, isOneOfMany: Bool = false, log: inout DiagnosticLog
  ) -> ShownCollection? {
    guard let collection = collections.first(where: { $0.name == name.value }) else {
      if !declared.contains(name.value) {
        log.report(
          .unknownName(
            "collection", name.value, at: name.span, known: declared,
            severalIn: isOneOfMany ? sources : nil, suggesting: &log))
      }
      return nil
    }
    if let translation = collection.translation(into: place.language) {
      return ShownCollection(index: translation, model: collection.model)
    }
    if let language = place.translation, collection.isTranslated {
      log.report(
        .untranslatedCollection(
          name.value, language: language.value, at: language.span,
          known: collection.translations.keys.sorted()))
      return nil
    }
    return ShownCollection(index: collection.index, model: collection.model)
  }

  /// The field of a model that may reach the output under a name.
  func field(
    named name: Spanned<String>, of id: StructureID, log: inout DiagnosticLog
  ) -> Field? {
    let model = models[id]
    switch model.lookUp(name.value, for: .output) {
    case .field(let field): return field
    case .secret(let field): log.report(.secretField(field, of: model, at: name.span))
    case .unknown where model.certainty == .uncertain: break
    case .unknown:
      let known = model.fields(for: .output).map(\.name)
      var diagnostic = Diagnostic.unknownName(
        "field of \(model.name)", name.value, at: name.span, known: known,
        suggestion: FieldSuggestion(named: name.value, inFilesOf: model)
          ?? log.nearest(to: name.value, among: known).map(FieldSuggestion.init(near:)))
      if let advice = Diagnostic.adviceOnPart(name.value, of: model) { diagnostic.help = [advice] }
      log.report(diagnostic)
    }
    return nil
  }
}
