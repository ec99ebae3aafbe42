package import Content
package import Diagnostics
package import Schema
package import Tables

/// What readers search on a page, with every name resolved.
package struct SearchDeclaration: Sendable {
  /// Records that are found one by one: the entries of a collection, or their components.
  package struct Subject: Sendable {
    /// A subject among those of its search.
    package typealias Index = TableIndex<Subject>

    /// The collection, translated where the page is.
    package let collection: CollectionIndex
    /// The slots of the fields from an entry to the records.
    package let path: [FieldSlot]
    /// The structures on this path: the entry's first, that of the records last.
    package let structures: [StructureID]
    /// The anchor of a record without a page; nil where results link to the page itself.
    package let anchor: TextPattern?
    /// Where it is named.
    package let span: Span?
  }

  /// A field by which readers narrow down what is found.
  package struct Filter: Sendable {
    /// Where the field is, for the records of one subject.
    package struct Place: Sendable {
      /// The position of the structure on the path to the records: 0 for the entry.
      package let level: Int
      package let slot: FieldSlot
      package let type: ValueType
    }

    package let name: String
    package let kind: ScalarFilter
    /// By subject; nil for subjects without the field.
    package let places: [Place?]
    package let span: Span?
  }

  package let subjects: [Subject]
  package let filters: [Filter]
}

extension DeclarationResolver {
  /// What readers search on a page; nil where something was reported.
  func search(
    _ settings: SearchSettings, in place: Place, log: inout DiagnosticLog
  ) -> SearchDeclaration? {
    let errors = log.diagnostics.count
    let subjects = settings.subjects.compactMap {
      subject($0, anchor: settings.anchor, in: place, log: &log)
    }
    guard subjects.count == settings.subjects.count else { return nil }
    if let anchor = settings.anchor, subjects.allSatisfy(\.path.isEmpty) {
      log.report(
        .pageRefuses(
          "anchor", for: "search", at: anchor.span,
          help: "write it where components are searched, such as 'search: [books.chapters.verses]'")
      )
    }
    let filters = settings.filters.compactMap { filter($0, of: subjects, log: &log) }
    guard filters.count == settings.filters.count, log.diagnostics.count == errors else {
      return nil
    }
    return SearchDeclaration(subjects: subjects, filters: filters)
  }

  /// The records of `recipes` or `books.chapters.verses`.
  private func subject(
    _ path: Spanned<String>, anchor: Spanned<String>?, in place: Place, log: inout DiagnosticLog
  ) -> SearchDeclaration.Subject? {
    let names = path.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let name = Spanned(names.first ?? "", at: path.span)
    guard let first = collection(name, in: place, isOneOfMany: true, log: &log) else { return nil }
    var structures = [first.model]
    var slots: [FieldSlot] = []
    for name in names.dropFirst() {
      let owner = structures[structures.count - 1]
      guard let field = field(named: Spanned(name, at: path.span), of: owner, log: &log) else {
        return nil
      }
      guard case .list(.structure(let component)) = field.type, models[component].kind == .component
      else {
        log.report(
          .searchedField(
            path.value, name, type: models.name(of: field.type), at: path.span,
            declared: field.span))
        return nil
      }
      structures.append(component)
      slots.append(field.slot)
    }
    var pattern: TextPattern?
    if let anchor, !slots.isEmpty {
      var scope = PatternScope(models: models)
      (scope.entry, scope.component) = (first.model, structures.last)
      pattern = PatternReader(scope: scope, use: .address).read(anchor, log: &log)
    }
    return SearchDeclaration.Subject(
      collection: first.index, path: slots, structures: structures, anchor: pattern, span: path.span
    )
  }

  private func filter(
    _ name: Spanned<String>, of subjects: [SearchDeclaration.Subject], log: inout DiagnosticLog
  ) -> SearchDeclaration.Filter? {
    var places: [SearchDeclaration.Filter.Place?] = []
    var kind: ScalarFilter?
    for subject in subjects {
      guard let (level, field) = field(name, of: subject, log: &log) else {
        places.append(nil)
        continue
      }
      guard let own = Self.kind(of: field.type, in: models), kind == nil || kind == own else {
        log.report(
          .searchFilter(
            name.value, type: models.name(of: field.type), isMixed: kind != nil, at: name.span,
            declared: field.span))
        return nil
      }
      kind = own
      places.append(.init(level: level, slot: field.slot, type: field.type))
    }
    guard let kind else {
      reportUnknown(name, of: subjects, log: &log)
      return nil
    }
    return SearchDeclaration.Filter(
      name: name.value, kind: kind, places: places, span: name.span)
  }

  /// The field of a subject's records, otherwise of the records around them.
  private func field(
    _ name: Spanned<String>, of subject: SearchDeclaration.Subject, log: inout DiagnosticLog
  ) -> (level: Int, field: Field)? {
    for (level, id) in subject.structures.enumerated().reversed() {
      switch models[id].lookUp(name.value, for: .output) {
      case .field(let field): return (level, field)
      case .secret(let field):
        log.report(.secretField(field, of: models[id], at: name.span))
        return nil
      case .unknown: continue
      }
    }
    return nil
  }

  private func reportUnknown(
    _ name: Spanned<String>, of subjects: [SearchDeclaration.Subject], log: inout DiagnosticLog
  ) {
    let structures = subjects.flatMap { $0.structures.reversed() }
    let isReported = log.diagnostics.contains { $0.span == name.span && name.span != nil }
    guard !isReported, !structures.contains(where: { models[$0].certainty == .uncertain }) else {
      return
    }
    let known = structures.flatMap { models[$0].fields(for: .output) }
      .filter { Self.kind(of: $0.type, in: models) != nil }.map(\.name)
    let owners = Set(structures.map { models[$0].name }).sorted().joined(separator: " or ")
    var diagnostic = Diagnostic.unknownName(
      "field of \(owners)", name.value, at: name.span, known: known,
      severalIn: sources, suggesting: &log)
    let advice = structures.lazy.compactMap { Diagnostic.adviceOnPart(name.value, of: models[$0]) }
    if let advice = advice.first { diagnostic.help = [advice] }
    log.report(diagnostic)
  }

  /// How readers choose among the values of a type; nil where they cannot.
  private static func kind(
    of type: ValueType, in models: Models
  ) -> ScalarFilter? {
    switch type.unwrapped {
    case .scalar(let kind): kind.type.filter
    case .choice: .values
    case .structure(let id): models[id].kind == .entry ? .values : nil
    case .list(let element):
      kind(of: element, in: models) == .values && !element.isListType ? .values : nil
    case .markdown, .tree, .address, .optional: nil
    }
  }
}

extension ValueType {
  fileprivate var isListType: Bool {
    if case .list = unwrapped { true } else { false }
  }
}
