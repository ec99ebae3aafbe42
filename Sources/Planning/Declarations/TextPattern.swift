import Diagnostics
package import Schema

/// A text with fields in braces, such as `{recipe.slug}/step/{number}/`, checked against the names
/// that pages of one kind have.
package struct TextPattern: Sendable {
  /// A piece of the text.
  enum Segment: Sendable, Hashable {
    case literal([UInt8])
    /// A field of the page's entry, at this slot.
    case entryField(slot: FieldSlot, type: ValueType)
    /// A field of the page's component, at this slot.
    case componentField(slot: FieldSlot, type: ValueType)
    /// A field of the entry to which a reference of the page's entry, or of its component, leads.
    case referenced(ReferencedField)
    /// A part of a date of the page's entry, or of its component.
    case date(slot: FieldSlot, part: DatePart, isComponent: Bool)
    /// The place of the page among its siblings, from 1.
    case number
    /// The value of the page's group.
    case key
  }

  /// A field of another entry, such as `{film.title}`.
  struct ReferencedField: Sendable, Hashable {
    /// The field that leads to the entry.
    let reference: FieldSlot
    /// Whether the page's component has it, rather than its entry.
    let isComponent: Bool
    let structure: StructureID
    let slot: FieldSlot
    /// The type of the field; optional where the reference is.
    let type: ValueType
  }

  /// A part of a date that tells pages apart by time.
  enum DatePart: String, CaseIterable, Sendable {
    case year, month, day
  }

  let segments: [Segment]

  /// A pattern that is the same text for all pages.
  init(literal: String) { segments = [.literal(Array(literal.utf8))] }

  init(segments: [Segment]) { self.segments = segments }

  /// The text after the last field, or all of it.
  var literalEnd: String {
    var end: [UInt8] = []
    for segment in segments.reversed() {
      guard case .literal(let bytes) = segment else { break }
      end = bytes + end
    }
    return String(decoding: end, as: UTF8.self)
  }

  /// The literal texts right before and behind a segment.
  func literals(around place: Int) -> ShownForm.Surroundings {
    func literal(_ place: Int) -> [UInt8] {
      guard segments.indices.contains(place), case .literal(let bytes) = segments[place] else {
        return []
      }
      return bytes
    }
    return ShownForm.Surroundings(before: literal(place - 1), after: literal(place + 1))
  }

  /// The slots of the fields of the page's entry that it is made of.
  package var entrySlots: [FieldSlot] {
    segments.compactMap { segment in
      switch segment {
      case .entryField(let slot, _), .date(let slot, _, isComponent: false): slot
      case .referenced(let field): field.isComponent ? nil : field.reference
      case .literal, .componentField, .date, .number, .key: nil
      }
    }
  }

  /// The fields of other entries that it is made of, with those that may name them where it is made
  /// of their names.
  func fieldsOfOthers(in models: Models) -> [FieldOfStructure] {
    segments.flatMap { segment -> [FieldOfStructure] in
      switch segment {
      case .referenced(let field): return [FieldOfStructure(field.structure, field.slot)]
      case .entryField(_, let type), .componentField(_, let type):
        guard case .structure(let id) = type.unwrapped else { return [] }
        let slots: [FieldSlot] = models[id].namingFields.map(\.slot) + [.slug]
        return slots.map { FieldOfStructure(id, $0) }
      case .literal, .date, .number, .key: return []
      }
    }
  }

  /// Whether the text depends on the page.
  var isConstant: Bool {
    segments.allSatisfy { if case .literal = $0 { true } else { false } }
  }
}

/// The names that patterns of one kind of pages may use.
struct PatternScope {
  let models: Models
  /// The structure of the page's entry.
  var entry: StructureID?
  /// The structure of the page's component.
  var component: StructureID?
  /// Whether the page has a place among siblings.
  var hasNumber = false
  /// Whether the page belongs to a group.
  var hasKey = false

  /// The names of whole structures, the innermost first.
  private var owners: [(name: String, structure: StructureID, isComponent: Bool)] {
    var owners: [(name: String, structure: StructureID, isComponent: Bool)] = []
    if let component { owners.append((models[component].variableName, component, true)) }
    if let entry { owners.append((models[entry].variableName, entry, false)) }
    return owners
  }

  /// Uncertain where fields may be missing because of mistakes in the models.
  var certainty: Certainty { Certainty(of: owners.lazy.map { models[$0.structure].certainty }) }

  /// What a name in braces means.
  enum Meaning {
    case segment(TextPattern.Segment)
    /// A field that must not reach an output.
    case secret(Field, of: StructureID)
    case nothing
  }

  /// What a name in braces means.
  func meaning(of name: String) -> Meaning {
    if hasNumber, name == "number" { return .segment(.number) }
    if hasKey, name == "key" { return .segment(.key) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let whole = meaning(ofParts: parts)
    guard case .nothing = whole, let part = parts.last.flatMap(TextPattern.DatePart.init) else {
      return whole
    }
    return partOfDate(part, of: meaning(ofParts: parts.dropLast()))
  }

  private func partOfDate(_ part: TextPattern.DatePart, of date: Meaning) -> Meaning {
    switch date {
    case .segment(.entryField(let slot, .scalar(.date))):
      return .segment(.date(slot: slot, part: part, isComponent: false))
    case .segment(.componentField(let slot, .scalar(.date))):
      return .segment(.date(slot: slot, part: part, isComponent: true))
    // Where there may be no date, the type says so.
    case .segment(.entryField(_, .optional(.scalar(.date)))),
      .segment(.componentField(_, .optional(.scalar(.date)))), .secret:
      return date
    case .segment, .nothing: return .nothing
    }
  }

  /// What the name of a field means, with that of what has it before it, where there is one.
  private func meaning(ofParts parts: some BidirectionalCollection<String>) -> Meaning {
    guard let last = parts.last else { return .nothing }
    for owner in owners {
      let wanted: String
      switch parts.count {
      case 1: wanted = last
      case 2
      where parts.first == owner.name
        || parts.first == (owner.isComponent ? "component" : "entry"):
        wanted = last
      default: continue
      }
      switch lookUp(wanted, in: models[owner.structure]) {
      case .field(let field) where owner.isComponent:
        return .segment(.componentField(slot: field.slot, type: field.type))
      case .field(let field):
        return .segment(.entryField(slot: field.slot, type: field.type))
      case .secret(let field): return .secret(field, of: owner.structure)
      case .unknown: continue
      }
    }
    guard parts.count > 1 else { return .nothing }
    return meaning(of: last, inEntryOf: meaning(ofParts: parts.dropLast()))
  }

  /// What the name of a field means behind that of a field which leads to another entry.
  private func meaning(of name: String, inEntryOf reference: Meaning) -> Meaning {
    let (slot, type, isComponent): (FieldSlot, ValueType, Bool)
    switch reference {
    case .segment(.entryField(let field, let value)):
      (slot, type, isComponent) = (field, value, false)
    case .segment(.componentField(let field, let value)):
      (slot, type, isComponent) = (field, value, true)
    case .segment, .secret, .nothing: return .nothing
    }
    guard case .structure(let id) = type.unwrapped, models[id].kind == .entry else {
      return .nothing
    }
    switch lookUp(name, in: models[id]) {
    case .field(let field):
      let isAlwaysThere = type == type.unwrapped || field.type != field.type.unwrapped
      return .segment(
        .referenced(
          TextPattern.ReferencedField(
            reference: slot, isComponent: isComponent, structure: id, slot: field.slot,
            type: isAlwaysThere ? field.type : .optional(field.type))))
    case .secret(let field): return .secret(field, of: id)
    case .unknown: return .nothing
    }
  }

  /// A field of a structure. A component's `slug` is its key, made a slug like all text in
  /// addresses.
  private func lookUp(_ name: String, in structure: Structure) -> FieldLookup {
    let found = structure.lookUp(name, for: .output)
    guard case .unknown = found, name == "slug", let key = structure.key else { return found }
    return .field(key)
  }

  /// The field that files call by a name, where it has another in models.
  func suggestion(forFileName name: String) -> FieldSuggestion? {
    owners.lazy.compactMap { FieldSuggestion(named: name, inFilesOf: models[$0.structure]) }.first
  }

  /// Whether the names are about what one of several pages shows.
  var isOfContent: Bool { entry != nil || component != nil || hasKey }

  /// All names with a meaning.
  var names: [String] { shortNames + qualifiedNames }

  /// All names with a meaning, without those of fields that have a shorter one.
  var shortNames: [String] {
    var names = (hasNumber ? ["number"] : []) + (hasKey ? ["key"] : [])
    for (index, owner) in owners.enumerated() {
      let fields = fieldNames(of: models[owner.structure])
      names += index == 0 ? fields : fields.map { owner.name + "." + $0 }
    }
    return names
  }

  /// The names of the fields of the innermost record behind its own.
  private var qualifiedNames: [String] {
    owners.first.map { owner in
      fieldNames(of: models[owner.structure]).map { owner.name + "." + $0 }
    } ?? []
  }

  private func fieldNames(of structure: Structure) -> [String] {
    var fields = structure.fields(for: .output).flatMap { field in
      field.type == .scalar(.date)
        ? TextPattern.DatePart.allCases.map { "\(field.name).\($0)" } : [field.name]
    }
    if structure.key != nil, !fields.contains("slug") { fields.append("slug") }
    return fields
  }
}

extension Structure {
  /// The name under which a page's template knows its record: the model's name with a lower-case
  /// first letter.
  package var variableName: String { name.prefix(1).lowercased() + name.dropFirst() }
}
