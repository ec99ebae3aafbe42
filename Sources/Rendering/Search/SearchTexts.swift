import Planning
import Schema
import Tables

/// A text of a document, with the weight of a hit in it.
struct SearchText {
  let weight: Int
  let text: ArraySlice<UInt8>
  /// Whether results show it; headings are already in the text of their document.
  let isShown: Bool
}

/// Finds the texts of documents as readers are shown them: the fields with `@Searchable`, otherwise
/// all texts. Fields whose components are documents themselves are left out, and so are secret ones.
struct SearchTexts: Sendable {
  /// The weight of a hit in the title of a document.
  static let titleWeight = 8

  /// A field whose value has words.
  private struct Source: Sendable {
    let slot: FieldSlot
    let type: ValueType
    let weight: Int
  }

  private let plan: SitePlan
  private let values: ValueText
  private let keys: GroupKey
  private let names: RecordNames
  private let form: ShownForm
  /// By the index of the structure's identity.
  private let sources: [[Source]]

  /// Makes it for a search on a page.
  init(_ search: SearchDeclaration, page: PageIndex, plan: SitePlan) {
    self.plan = plan
    form = plan.contexts[plan.pages[page].declaration.position].shownForm
    values = plan.valueText
    keys = GroupKey(values)
    names = RecordNames(
      values, of: plan.models.structures.indices.map { StructureID($0) },
      titles: EntryTitles(of: plan, in: plan.declaration(ofPage: page).language))
    var own: [StructureID: Set<FieldSlot>] = [:]
    for subject in search.subjects {
      for (structure, slot) in zip(subject.structures, subject.path) {
        own[structure, default: []].insert(slot)
      }
    }
    sources = plan.models.structures.enumerated().map { index, structure in
      let fields = structure.fields(for: .output)
      let ownFields = own[StructureID(index)] ?? []
      let isChosen = fields.contains { $0.searchWeight != nil }
      return fields.compactMap { field in
        guard field.inverse == nil, !ownFields.contains(field.slot),
          let weight = Self.weight(of: field, isChosen: isChosen, in: plan.models)
        else { return nil }
        return Source(slot: field.slot, type: field.type, weight: weight)
      }
    }
  }

  /// The weight of a hit in a field; nil for a field that is not searched. Components are always
  /// followed, because their own fields decide what is searched.
  private static func weight(of field: Field, isChosen: Bool, in models: Models) -> Int? {
    if let weight = field.searchWeight { return weight }
    if case .structure(let id) = field.type.element {
      switch models[id].kind {
      case .component: return 1
      case .entry: return isChosen ? nil : 2
      case .builtIn, .deviceRecord: return nil
      }
    }
    guard !isChosen, field.name != "slug" else { return nil }
    switch field.type.element {
    case .scalar(.string):
      return field.isKey ? 6 : field.placement == .heading ? 4 : isList(field) ? 2 : 1
    case .markdown, .choice: return 1
    case .scalar, .tree, .address, .structure, .optional, .list: return nil
    }
  }

  private static func isList(_ field: Field) -> Bool {
    if case .list = field.type.unwrapped { true } else { false }
  }

  /// The texts of a document, its title first.
  func texts(of document: SearchDocument) -> [SearchText] {
    var texts = [
      SearchText(weight: Self.titleWeight, text: document.title[...], isShown: false)
    ]
    append(record: document.records[document.records.count - 1], to: &texts)
    return texts
  }

  private func append(record slot: SlotIndex, to texts: inout [SearchText]) {
    for source in sources[Int(plan.store.slots[slot].structure.index)] {
      append(plan.store.slots[slot + source.slot], source, of: slot, to: &texts)
    }
  }

  private func append(
    _ value: Value, _ source: Source, of record: SlotIndex, to texts: inout [SearchText]
  ) {
    switch value.tag {
    case .none: return
    case .list:
      for element in value.elements {
        append(plan.store.slots[element], source, of: record, to: &texts)
      }
    case .record: append(record: value, source, to: &texts)
    case .fragment:
      let fragment = plan.store.fragments[value.fragment]
      for heading in plan.store.parts.headings[fragment.headings] {
        add(plan.store.bytes(heading.text), source.weight + 2, isShown: false, to: &texts)
      }
      add(plan.store.plainText(of: fragment)[...], source.weight, to: &texts)
    case .text, .decimal, .int, .choice:
      var shown: [UInt8] = []
      let hasForm = values.append(
        value, of: FieldPlace(source.slot, source.type, of: record), as: form, to: &shown)
      if hasForm { add(shown[...], source.weight, to: &texts) }
      // Who looks for a number may leave out what only groups its digits.
      guard !hasForm || value.tag == .decimal else { return }
      var text: [UInt8] = []
      values.append(value, source.type.element, to: &text)
      if text != shown { add(text[...], source.weight, isShown: !hasForm, to: &texts) }
    case .tree, .double, .bool, .date, .duration, .header, .file, .page: return
    }
  }

  /// Appends the texts of a component, or the name and the key of an entry.
  private func append(record value: Value, _ source: Source, to texts: inout [SearchText]) {
    guard case .structure(let id) = source.type.element else { return }
    if plan.models[id].kind == .entry {
      let (name, key) = (
        names.name(of: value.slot), keys.title(of: value, source.type.element)
      )
      add(name[...], source.weight, to: &texts)
      if key != name { add(key[...], source.weight, isShown: false, to: &texts) }
    } else {
      append(record: value.slot, to: &texts)
    }
  }

  /// Adds a text; the title is already there.
  private func add(
    _ text: ArraySlice<UInt8>, _ weight: Int, isShown: Bool = true, to texts: inout [SearchText]
  ) {
    guard !text.isEmpty, !text.elementsEqual(texts[0].text) else { return }
    texts.append(SearchText(weight: min(weight, 9), text: text, isShown: isShown))
  }
}
