import Content
import Diagnostics
import Schema
import Tables

// Reading the content with the model shows which fields need wider types.
extension StructureBuilder {
  /// Gives wider types to fields that do not fit some entry; false where nothing was widened.
  mutating func widen(_ misfits: [Misfit], at places: [Misfit: [String]]) -> Bool {
    var isAnyWidened = false
    var done: [InferredStructure.Index: Set<InferredField.Index>] = [:]
    for misfit in misfits
    where done[misfit.structure, default: []].insert(misfit.field).inserted {
      let old = structures[misfit.structure].fields[misfit.field]
      // What does not fit is a mistake in the content, and reported as such.
      let isMistake = misfit.code == .unreadableValue
      if isMistake, !old.unfitting.mistakes.isEmpty { continue }
      guard let new = wider(old, code: misfit.code, in: misfit.structure) else { continue }
      structures[misfit.structure].fields[misfit.field] = new
      if new.isLeftOut {
        keepText(of: misfit.structure)
      } else if new.rule == old.rule {
        widenedFields.append(
          WidenedField(
            structure: misfit.structure, field: misfit.field, places: places[misfit] ?? []))
      }
      isAnyWidened = true
    }
    return isAnyWidened
  }

  /// A field with a wider type; nil where there is none.
  private mutating func wider(
    _ old: InferredField, code: DiagnosticCode, in structure: InferredStructure.Index
  ) -> InferredField? {
    var field = old
    if code == .lostMarkup {
      // As Markdown, the texts of a section keep their links and footnotes.
      guard field.type == .list(.string), field.placement != nil else { return nil }
      field.type = .list(.markdown)
      return field
    }
    if field.rule != nil {
      field.rule = nil
      return field
    }
    if field.isKey {
      field.isKey = false
      return field
    }
    if field.placement == .firstImage || code == .repeatedPart || field.isOfLink {
      // It occurs twice in some text, is missing, or would lose its link: it stays in the text.
      guard field.placement != nil, field.placement != .body else { return nil }
      field.isLeftOut = true
      return field
    }
    let isMissing = [.missingField, .blankText, .missingPart].contains(code)
    if isMissing, !field.isOptional, !field.type.isList {
      field.isOptional = true
      return field
    }
    if field.needsBrackets { return nil }
    if code == .blankText, !field.absent.contains("") {
      field.absent.append("")
      return field
    }
    guard let type = widerType(than: field, in: structure) else { return nil }
    field.type = type
    field.unfitting = UnfittingTexts()
    if type == .json { field.absent = [] }
    if type == .markdown {
      field.isOptional = true
      if field.placement == .body { field.name = "text" }
    }
    return field
  }

  /// The next wider type of a field: for a section that is not a list, its groups, then its text.
  private mutating func widerType(
    than field: InferredField, in structure: InferredStructure.Index
  ) -> InferredType? {
    switch field.type {
    case .list(.string) where field.placement?.isSection == true:
      .list(groups(named: field.name, in: structure))
    case .list where field.placement != nil: .markdown
    case .list(let element) where element != .string && !element.isComponent: .list(.string)
    case .json, .markdown: nil
    case .scalar(.string) where field.placement != nil: nil
    case .scalar(.string), .image, .list, .component: .json
    case .scalar, .file, .choice, .reference: .string
    }
  }

  /// A component for the parts of a section, each a list that may have a heading.
  private mutating func groups(
    named name: String, in structure: InferredStructure.Index
  ) -> InferredType {
    let own = names.type(for: name, in: structures[structure].name)
    var new = InferredStructure(name: own, isEntry: false)
    new.fields = [
      InferredField(
        name: "title", type: .string, isOptional: true, placement: .heading),
      InferredField(
        name: "items", type: .list(.string), isOptional: false, placement: .body),
    ]
    return .component(add(new))
  }

  /// Makes sure that text without another field has one.
  private mutating func keepText(of structure: InferredStructure.Index) {
    let fields = structures[structure].fields
    if let body = fields.firstIndex(where: { $0.placement == .body }) {
      structures[structure].fields[body].isOptional = true
      return
    }
    let name = InferredNames.member(
      for: "text", among: Set(fields.map(\.name)), inEntry: structures[structure].isEntry)
    structures[structure].fields.append(
      InferredField(
        name: name, type: .markdown, isOptional: true, placement: .body))
  }
}

extension InferredField {
  /// Whether its values are links in texts.
  fileprivate var isOfLink: Bool {
    if case .reference = type { placement != nil } else { false }
  }

  /// A section of texts. What is a list nearly everywhere starts as one; reading the entries shows
  /// whether it has groups, or is text.
  static func section(_ section: MarkdownObservation.Part, named name: String) -> InferredField {
    let isList = section.count > 0 && Evidence.isMost(section.lists, of: section.count)
    return InferredField(
      name: name, type: isList ? .list(.string) : .markdown, isOptional: !isList,
      placement: .section(section.name))
  }

  /// The first image of a text.
  static func picture(named name: String) -> InferredField {
    InferredField(name: name, type: .image, isOptional: true, placement: .firstImage)
  }
}

extension InferredType {
  var isList: Bool { if case .list = self { true } else { false } }
  var isComponent: Bool { if case .component = self { true } else { false } }

  /// Its scalar type, or that of its elements.
  var keyKind: ScalarKind? {
    switch self {
    case .scalar(let kind), .list(.scalar(let kind)): kind
    case .markdown, .json, .image, .file, .list, .component, .choice, .reference: nil
    }
  }
}
