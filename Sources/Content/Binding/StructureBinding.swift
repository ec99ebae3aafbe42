import Diagnostics
import Documents
import Schema
import Tables

// Mappings become records. Documents bound how deep mappings lie in one another, so recursion
// needs no bound of its own.

extension Binder {
  /// Binds a mapping as a component.
  mutating func bindComponent(_ node: NodeIndex, of tree: DocumentTree, to target: BindingTarget) {
    let id = target.type.structure
    let solitaryList = plan.structure(id).solitaryList
    guard tree[node].kind == .mapping || tree[node].kind == .sequence && solitaryList != nil else {
      reportShape(node, of: tree, target: target)
      return
    }
    let slot = chunk.addRecord(
      id, slotCount: plan.structure(id).slotCount, place: tree.span(of: node))
    let record = RecordTarget(structure: id, slot: slot)
    if tree[node].kind == .mapping {
      bindFields(of: node, in: tree, to: record)
    } else if let position = solitaryList {
      let list = self.target(position, of: record)
      bind(node, of: tree, to: list)
      if plan.plan(of: list.field).hasConstraints { check(list, at: tree.span(of: node)) }
    }
    completeRecord(record, at: tree.start(of: node))
    chunk.slots[target.slot] = .record(slot)
  }

  /// Binds the pairs of a mapping to the fields of a record.
  mutating func bindFields(of node: NodeIndex, in tree: DocumentTree, to record: RecordTarget) {
    let structure = plan.structure(record.structure)
    var guess = structure.slug == 0 ? 1 : 0
    var meant: [(field: Int, key: NodeIndex)] = []
    var index = node + 1
    let end = tree[node].next
    while index < end {
      let value = index + 1
      let position = plan.field(named: tree[index], of: tree, in: structure, guess: guess)
      if let position {
        bindField(position, key: index, of: tree, to: record)
        guess = position + 1
      } else if !(structure.isEntry && entry.keys.read(index, of: tree, in: document, log: &log)) {
        if let field = reportUnknown(index, of: tree, structure: record.structure) {
          meant.append((field, index))
        }
      }
      index = tree[value].next
    }
    // A field that was written under a wrong name is not missing besides.
    for (field, key) in meant where !isLenient {
      let slot = target(field, of: record).slot
      if chunk.places[slot].span == nil { chunk.places[slot] = SlotPlace(tree.span(of: key)) }
    }
  }

  /// Binds the value after a key to the field at a position.
  private mutating func bindField(
    _ position: Int, key: NodeIndex, of tree: DocumentTree, to record: RecordTarget
  ) {
    let target = self.target(position, of: record)
    let field = plan.plan(of: target.field)
    guard !field.isInverse else {
      log.report(.filledByApus(rule(target.field), at: tree.span(of: key)))
      return
    }
    let outer = isInSecret
    isInSecret = outer || field.isSecret
    defer { isInSecret = outer }
    // A key that stands twice in one mapping has been reported by the document's reader.
    guard chunk.places[target.slot].span == nil else { return }
    let value = key + 1
    if field.hasAbsentTexts, tree[value].isScalar,
      isAbsent(tree.text(of: value), in: target.field)
    {
      chunk.places[target.slot] = SlotPlace(tree.span(of: value))
      bindNothing(to: target, at: tree.span(of: value))
    } else {
      bind(value, of: tree, to: target)
    }
    if field.entryKey != .none { keepEntryKey(field.entryKey, target: target) }
    if field.hasConstraints { check(target, at: tree.span(of: value)) }
  }

  /// Where the field at a position of a record is bound to.
  func target(_ position: Int, of record: RecordTarget) -> BindingTarget {
    let field = plan.fields[plan.structure(record.structure).fields.lowerBound + position]
    return BindingTarget(
      field: FieldPath(record.structure, position), type: plan.types[Int(field.type)],
      slot: record.slot + field.slot)
  }

  /// Whether a text is one that means "none" in a field.
  func isAbsent(_ text: ArraySlice<UInt8>, in field: FieldPath) -> Bool {
    plan.declaration(of: field).absentTexts.contains { $0.utf8.elementsEqual(text) }
  }

  /// Reports a key that no field has, and returns the position of the field that it is probably
  /// meant for.
  private mutating func reportUnknown(
    _ key: NodeIndex, of tree: DocumentTree, structure id: StructureID
  ) -> Int? {
    let typed = tree.string(of: key)
    let structure = plan.models[id]
    let hint = FieldGuess.hint(for: typed, in: structure, suggesting: &log)
    if entry.certainty == .uncertain || structure.certainty == .uncertain && hint.field == nil {
      return nil
    }
    log.report(
      .unknownField(
        typed, of: structure.shownName, at: tree.span(of: key), hint: hint,
        fields: plan.fieldNames(of: id), isLenient: isLenient))
    return hint.field.flatMap { name in
      structure.fields(for: .checking).firstIndex { $0.fileName == name }
    }
  }
}

/// A record that fields are bound to.
struct RecordTarget: BitwiseCopyable {
  let structure: StructureID
  /// The slot of its header.
  let slot: SlotIndex
}
