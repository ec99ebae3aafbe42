import Diagnostics
import Schema

/// Resolves the names in the pages of `site.yaml` and reports those that lead nowhere.
struct DeclarationResolver {
  /// What a page can show of.
  struct Collection {
    let name: String
    let model: StructureID
    /// Its index among all collections of the content, translations included.
    let index: Int
    /// The indices of its translations, by language.
    var translations: [String: Int] = [:]

    /// The index of the translation into a language.
    func translation(into language: String) -> Int? {
      translations.first { LanguageTag.areEqual($0.key, language) }?.value
    }
  }

  let models: Models
  /// The collections in their first language.
  let collections: [Collection]
  /// The names of all collections that `site.yaml` declares, rightly or wrongly.
  let declared: [String]
  /// Whether there is a template with this name.
  let hasTemplate: (String) -> Bool
  /// All sources, of which the site's file is one.
  let sources: SourceMap

  /// Where declarations are resolved: a section, nil for pages outside of sections, and the
  /// language of the pages.
  struct Place {
    var section: (index: Int, settings: SectionSettings)?
    let language: String
    /// The language where the site's file names it as another one of the section or page.
    var translation: Placed<String>?
  }

  /// Resolves the declaration of a page; nil when something in it was reported.
  func resolve(
    _ page: PageSettings, _ origin: PageDeclaration.Origin, in place: Place,
    log: inout DiagnosticLog
  ) -> PageDeclaration? {
    guard let subject = subject(of: page, in: place, log: &log) else { return nil }
    var scope = PatternScope(models: models)
    scope.entry = subject.entry
    scope.component = subject.component
    switch subject.kind {
    case .list, .component: scope.hasNumber = true
    case .group: (scope.hasNumber, scope.hasKey) = (true, true)
    case .entry, .groups, .single, .redirect: break
    }
    var addressScope = scope
    if case .list = subject.kind { addressScope.entry = nil }
    if case .group = subject.kind { addressScope.entry = nil }
    let text = PatternReader(scope: addressScope, use: .text)
    let errors = log.diagnostics.count
    let usual = usualAddress(of: page, subject)
    let address = address(of: page, usual: usual, in: place, scope: addressScope, log: &log)
    let title = page.title.flatMap { text.read($0, log: &log) }
    let description = page.description.flatMap { text.read($0, log: &log) }
    let template = template(of: page, kind: subject.kind, in: place)
    let filter = filter(of: page, subject, log: &log)
    guard let address, log.diagnostics.count == errors else { return nil }
    return PageDeclaration(
      name: page.name.value, span: page.name.span, section: place.section?.index, origin: origin,
      subject: subject.kind, entry: subject.entry, component: subject.component, address: address,
      title: title, description: description, perPage: page.perPage, filter: filter,
      limit: page.limit, views: page.views,
      format: page.format, template: template, target: subject.target, language: place.language,
      isTranslation: place.translation != nil)
  }

  /// Which entries a page shows.
  private func filter(
    of page: PageSettings, _ subject: ResolvedSubject, log: inout DiagnosticLog
  ) -> EntryFilter? {
    guard let condition = page.condition, let model = subject.model, !models[model].isDamaged
    else { return nil }
    let source = condition.span.map { sources[$0.source] }
    return EntryFilter(condition, of: model, in: source, models: models, log: &log)
  }

  /// What a page shows, resolved.
  private struct ResolvedSubject {
    var kind: PageDeclaration.Subject
    var entry: StructureID?
    var component: StructureID?
    var target: Placed<String>?
    /// The model of the collection's entries.
    var model: StructureID?
  }

  private func subject(
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

extension DeclarationResolver {
  /// The whole address of a page's declaration: the section's and its own.
  private func address(
    of page: PageSettings, usual: String, in place: Place, scope: PatternScope,
    log: inout DiagnosticLog
  ) -> TextPattern? {
    let own = page.at ?? Placed(usual, at: page.name.span)
    let section = place.section?.settings.at.value ?? "/"
    if let at = place.section?.settings.at, !at.value.hasPrefix("/") || !at.value.hasSuffix("/") {
      log.report(.badAddress(at.value, "does not begin and end with '/'", at: at.span))
      return nil
    }
    let isWhole = own.value.hasPrefix("/")
    if let reason = fault(in: isWhole ? String(own.value.dropFirst()) : own.value) {
      log.report(
        .badAddress(
          own.value, reason, at: own.span, help: "write folders with '/' at their end: 'about/'"))
      return nil
    }
    if page.format == .json, !own.value.hasSuffix(".json") {
      log.report(
        .badAddress(
          own.value, "is not that of a JSON file", at: own.span,
          help: "write the name of a file that ends with '.json': 'api/{slug}.json'"))
      return nil
    }
    guard let pattern = PatternReader(scope: scope, use: .address).read(own, log: &log) else {
      return nil
    }
    let prefix: [TextPattern.Segment] = isWhole ? [] : [.literal(Array(section.utf8))]
    return TextPattern(segments: prefix + pattern.segments)
  }

  private func usualAddress(of page: PageSettings, _ subject: ResolvedSubject) -> String {
    let name = page.name.value
    guard page.format == .json else {
      return switch subject.kind {
      case .list: ""
      case .entry: "{slug}/"
      case .group: name + "/{key}/"
      case .component, .groups, .single, .redirect: name + "/"
      }
    }
    return switch subject.kind {
    case .entry: name + "/{slug}.json"
    case .component:
      name + "/{\(subject.entry.map { models[$0].variableName } ?? "").slug}/{number}.json"
    case .group: name + "/{key}.json"
    case .list, .groups, .single, .redirect: name + ".json"
    }
  }

  /// What is wrong with an address after its first `/`, nil when nothing is.
  private func fault(in address: String) -> String? {
    guard !address.isEmpty else { return nil }
    var parts = address.split(separator: "/", omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    for part in parts {
      if part.isEmpty { return "has an empty part" }
      if part == "." || part == ".." { return "has the part '\(part)'" }
      if part.hasPrefix(".") { return "has a part that begins with '.'" }
    }
    for byte in address.utf8
    where byte <= 0x20 || byte == 0x7F || "\"#%<>?[\\]^`|".utf8.contains(byte) || byte >= 0x80 {
      return "has a character that is not for addresses"
    }
    guard address.hasSuffix("/") || parts.last?.contains(".") == true else {
      return "ends neither with '/' nor with a file's name"
    }
    return nil
  }

  /// The template that a page names, or the first of the usual ones that there is.
  private func template(
    of page: PageSettings, kind: PageDeclaration.Subject, in place: Place
  ) -> Placed<String> {
    if let named = page.template { return named }
    let general =
      switch kind {
      case .list: "list.html"
      case .entry: "entry.html"
      case .component: "component.html"
      case .group: "group.html"
      case .groups: "groups.html"
      case .single, .redirect: "page.html"
      }
    var own = page.name.value + ".html"
    if case .single(let name) = page.subject { own = name.value + ".html" }
    let candidates =
      (place.section.map { ["\($0.settings.name.value)/\(own)"] } ?? []) + [own, general]
    let found = candidates.first(where: hasTemplate) ?? general
    return Placed(found, at: page.name.span)
  }
}
