import Content
import Diagnostics
import Schema
import Tables

/// A field by which the entries of a collection are grouped.
struct GroupedField {
  let collection: DeclarationResolver.ShownCollection
  let slot: FieldSlot
  let type: ValueType

  /// The settings for it in `site.yaml`.
  struct Settings {
    let collection: Spanned<String>
    let by: Spanned<String>

    init?(_ page: PageRecord, log: inout DiagnosticLog) {
      guard let by = page.needed(.by, log: &log) else { return nil }
      collection = page.subject
      self.by = by
    }

    /// What pages that group by the same field have in common.
    var names: [String] { [collection.value, by.value] }
  }

  /// Finds the field; nil where it was reported to be wrong.
  init?(
    _ settings: Settings, in place: DeclarationResolver.Place, by resolver: DeclarationResolver,
    log: inout DiagnosticLog
  ) {
    guard let collection = resolver.collection(settings.collection, in: place, log: &log),
      let field = resolver.field(named: settings.by, of: collection.model, log: &log)
    else { return nil }
    guard Self.canGroup(by: field.type, in: resolver.models) else {
      log.report(
        .groupField(
          settings.by.value, type: resolver.models.name(of: field.type), at: settings.by.span,
          declared: field.span))
      return nil
    }
    self.collection = collection
    slot = field.slot
    type = field.type
  }

  /// Whether another field is the same field of the same collection.
  func isSame(as other: GroupedField) -> Bool {
    collection.index == other.collection.index && slot == other.slot
  }

  /// Whether the values are the cases of a choice, which are known without entries.
  var isChoice: Bool {
    if case .choice = type.element { true } else { false }
  }

  /// The names of all possible values: the cases of a choice, otherwise the values of the entries
  /// in all languages, where an entry has its key and its slug.
  func names(in planner: PagePlanner) -> [String] {
    if case .choice(let id) = type.element { return planner.models[id].cases.map(\.text) }
    let content = planner.content
    let keys = GroupKey(ValueText(models: planner.models, store: content.store))
    let original =
      content.collections[collection.index].definition.translation?.original
      ?? collection.index
    var names: Set<String> = []
    for (index, shown) in zip(content.collections.tableIndices, content.collections)
    where index == original || shown.definition.translation?.original == original {
      for entry in shown.entries {
        for place in content.store.elements(at: entry.slot + slot)
        where !content.store.slots[place].isNone {
          let value = content.store.slots[place]
          names.insert(String(decoding: keys.title(of: value, type.element), as: UTF8.self))
          guard value.tag == .record else { continue }
          names.insert(String(decoding: keys.key(of: value, type.element), as: UTF8.self))
        }
      }
    }
    return names.sorted()
  }

  private static func canGroup(by type: ValueType, in models: Models) -> Bool {
    switch type {
    case .scalar(let kind): kind.type.canBeInAddress
    case .choice: true
    case .structure(let id): models[id].kind == .entry
    case .optional(let wrapped): canGroup(by: wrapped, in: models)
    case .list(.list): false
    case .list(let element): canGroup(by: element, in: models)
    case .markdown, .tree, .address: false
    }
  }
}
