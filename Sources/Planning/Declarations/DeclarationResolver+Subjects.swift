import Diagnostics
import Schema

// What pages show: collections, fields of their entries, groups.

extension DeclarationResolver {
  /// What a page shows, resolved.
  struct ResolvedSubject {
    var kind: PageDeclaration.Subject
    var entry: StructureID?
    var component: StructureID?
    var target: Placed<String>?
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
    case .single: return ResolvedSubject(kind: .single)
    case .redirect(let target): return ResolvedSubject(kind: .redirect, target: target)
    }
  }

  /// The collection with a name, in the language of the pages where it is translated. One that
  /// is not translated at all is shown in all languages.
  private func collection(
    _ name: Placed<String>, in place: Place, log: inout DiagnosticLog
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
    _ path: Placed<String>, in place: Place, log: inout DiagnosticLog
  ) -> ResolvedSubject? {
    let parts = path.value.split(separator: ".", maxSplits: 1).map(String.init)
    let name = Placed(parts.first ?? "", at: path.span)
    guard let (index, entry) = collection(name, in: place, log: &log) else { return nil }
    guard parts.count == 2 else {
      return ResolvedSubject(kind: .entry(collection: index), entry: entry, model: entry)
    }
    guard let field = models[entry].field(named: parts[1]) else {
      if models[entry].isDamaged { return nil }
      log.report(
        .unknownName(
          "field of \(models[entry].name)", parts[1], at: path.span,
          known: models[entry].fields.map(\.name)))
      return nil
    }
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
    _ name: Placed<String>, by: Placed<String>, in place: Place, log: inout DiagnosticLog
  ) -> (collection: (index: Int, model: StructureID), slot: Int)? {
    guard let collection = collection(name, in: place, log: &log) else { return nil }
    let model = models[collection.model]
    guard let field = model.field(named: by.value) else {
      if model.isDamaged { return nil }
      log.report(
        .unknownName(
          "field of \(model.name)", by.value, at: by.span, known: model.fields.map(\.name)))
      return nil
    }
    guard canGroup(by: field.type) else {
      log.report(
        .groupField(
          by.value, type: models.name(of: field.type), at: by.span, declared: field.span))
      return nil
    }
    return (collection, field.slot)
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
