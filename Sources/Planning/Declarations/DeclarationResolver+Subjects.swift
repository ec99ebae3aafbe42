import Diagnostics
import Schema

// What pages show: collections, fields of their entries, groups.

extension DeclarationResolver {
  /// What a page shows, resolved.
  struct ResolvedSubject {
    var kind: PageDeclaration.Subject
    var entry: StructureID?
    var component: StructureID?
    var target: Spanned<String>?
    /// The model of the collection's entries.
    var model: StructureID?
  }

  func subject(
    of page: PageSettings, in place: Place, log: inout DiagnosticLog
  ) -> ResolvedSubject? {
    switch page.subject {
    case .list(let name):
      guard let collection = collection(name, in: place, log: &log) else { return nil }
      return ResolvedSubject(
        kind: .list(collection: collection.index), entry: collection.model,
        model: collection.model)
    case .entry(let path): return entrySubject(path, in: place, log: &log)
    case .group(let name, let by):
      guard let (collection, slot) = groupField(name, by: by, in: place, log: &log) else {
        return nil
      }
      return ResolvedSubject(
        kind: .group(collection: collection.index, slot: slot), entry: collection.model,
        model: collection.model)
    case .groups(let name, let by):
      guard let (collection, slot) = groupField(name, by: by, in: place, log: &log) else {
        return nil
      }
      return ResolvedSubject(
        kind: .groups(collection: collection.index, slot: slot), model: collection.model)
    case .feed(let name, _):
      guard hasSiteAddress else {
        log.report(.needsSiteAddress(page.name.value, at: name.span))
        return nil
      }
      guard let collection = collection(name, in: place, log: &log) else { return nil }
      return ResolvedSubject(
        kind: .feed(collection: collection.index), entry: collection.model,
        model: collection.model)
    case .search: return ResolvedSubject(kind: .search)
    case .single: return ResolvedSubject(kind: .single)
    case .redirect(let target): return ResolvedSubject(kind: .redirect, target: target)
    }
  }

  /// The collection with a name, in the language of the pages where it is translated. One that
  /// is not translated at all is shown in all languages.
  func collection(
    _ name: Spanned<String>, in place: Place, log: inout DiagnosticLog
  ) -> (index: Int, model: StructureID)? {
    guard let collection = collections.first(where: { $0.name == name.value }) else {
      if !declared.contains(name.value) {
        log.report(.unknownName("collection", name.value, at: name.span, known: declared))
      }
      return nil
    }
    if let translation = collection.translation(into: place.language) {
      return (translation, collection.model)
    }
    if let language = place.translation, !collection.translations.isEmpty {
      log.report(
        .untranslatedCollection(
          name.value, language: language.value, at: language.span,
          known: collection.translations.keys.sorted()))
      return nil
    }
    return (collection.index, collection.model)
  }

  /// The subject of `recipes` or of `recipes.steps`.
  private func entrySubject(
    _ path: Spanned<String>, in place: Place, log: inout DiagnosticLog
  ) -> ResolvedSubject? {
    let parts = path.value.split(separator: ".", maxSplits: 1).map(String.init)
    let name = Spanned(parts.first ?? "", at: path.span)
    guard let (index, entry) = collection(name, in: place, log: &log) else { return nil }
    guard parts.count == 2 else {
      return ResolvedSubject(kind: .entry(collection: index), entry: entry, model: entry)
    }
    if parts[1].contains(".") {
      log.report(.nestedTooDeep(path.value, at: path.span))
      return nil
    }
    let own = Spanned(parts[1], at: path.span)
    guard let field = field(named: own, of: entry, log: &log) else { return nil }
    guard case .list(.structure(let component)) = field.type,
      models[component].kind == .component
    else {
      log.report(
        .nestedField(
          path.value, type: models.name(of: field.type), at: path.span, declared: field.span))
      return nil
    }
    return ResolvedSubject(
      kind: .component(collection: index, slot: field.slot), entry: entry, component: component,
      model: entry)
  }

  private func groupField(
    _ name: Spanned<String>, by: Spanned<String>, in place: Place, log: inout DiagnosticLog
  ) -> (collection: (index: Int, model: StructureID), slot: Int)? {
    guard let collection = collection(name, in: place, log: &log) else { return nil }
    guard let field = field(named: by, of: collection.model, log: &log) else { return nil }
    guard canGroup(by: field.type) else {
      log.report(
        .groupField(
          by.value, type: models.name(of: field.type), at: by.span, declared: field.span))
      return nil
    }
    return (collection, field.slot)
  }

  /// The field of a model that may reach the output under a name.
  func field(
    named name: Spanned<String>, of id: StructureID, log: inout DiagnosticLog
  ) -> Field? {
    let model = models[id]
    switch model.lookUp(name.value, for: .output) {
    case .field(let field): return field
    case .secret(let field): log.report(.secretField(field, of: model, at: name.span))
    case .unknown where model.hasErrors: break
    case .unknown:
      log.report(
        .unknownName(
          "field of \(model.name)", name.value, at: name.span,
          known: model.fields(for: .output).map(\.name)))
    }
    return nil
  }

  private func canGroup(by type: ValueType) -> Bool {
    switch type {
    case .string, .slug, .int, .choice: true
    case .structure(let id): models[id].kind == .entry
    case .optional(let wrapped): canGroup(by: wrapped)
    case .list(.list): false
    case .list(let element): canGroup(by: element)
    case .double, .decimal, .bool, .date, .duration, .url, .email, .markdown, .tree, .address:
      false
    }
  }
}
