import Diagnostics
import Documents
import Schema
import Tables

// Mappings become records.
extension TreeBinding {
  /// Binds a mapping as a component.
  func bindComponent(_ node: NodeIndex, to target: BindingTarget, by binder: inout Binder) {
    let id = target.type.structure
    let soleList = binder.plan.structure(id).soleList
    guard tree[node].kind == .mapping || tree[node].kind == .sequence && soleList != nil else {
      reportShape(node, target: target, by: &binder)
      return
    }
    let record = binder.addRecord(of: id, at: tree.span(of: node))
    if tree[node].kind == .mapping {
      bindFields(of: node, to: record, by: &binder)
    } else if let position = soleList {
      let list = binder.plan.target(position, of: record)
      bind(node, to: list, by: &binder)
      binder.checkRules(of: list, at: tree.span(of: node))
    }
    binder.completeRecord(record, at: tree.start(of: node))
    binder.chunk.slots[target.slot] = .record(record.slot)
  }

  /// Binds the pairs of a mapping to the fields of a record.
  func bindFields(of node: NodeIndex, to record: RecordTarget, by binder: inout Binder) {
    let structure = binder.plan.structure(record.structure)
    var guess = FieldIndex(structure.slug == FieldIndex(0) ? 1 : 0)
    var unknown: [NodeIndex] = []
    var index = node + 1
    let end = tree[node].next
    while index < end {
      let value = index + 1
      let position = binder.plan.field(named: tree[index], of: tree, in: structure, guess: guess)
      if let position {
        let field = binder.plan.fields[structure.plan(of: position)]
        let target = binder.plan.target(position, field, of: record)
        bindField(field, key: index, to: target, by: &binder)
        guess = position + 1
      } else if !(structure.isEntry && binder.readEntryKey(index, of: tree)) {
        unknown.append(index)
      }
      index = tree[value].next
    }
    binder.unknownKey = nil
    let missing = unknown.count == 1 ? binder.onlyMissingField(of: record) : nil
    for key in unknown {
      let field = reportUnknown(
        key, of: node, structure: record.structure, missing: missing, by: &binder)
      // A field that was written under a wrong name is not reported as missing as well.
      guard let field, !binder.isLenient else { continue }
      let slot = binder.plan.target(field, of: record).slot
      if binder.chunk.places[slot].span == nil {
        binder.chunk.places[slot] = SlotPlace(tree.span(of: key))
      }
    }
  }

  /// Binds the value after a key to a field.
  private func bindField(
    _ field: FieldPlan, key: NodeIndex, to target: BindingTarget, by binder: inout Binder
  ) {
    guard !field.isInverse else {
      binder.log.report(.filledByApus(binder.rule(target.field), at: tree.span(of: key)))
      return
    }
    let outer = binder.isInSecret
    binder.isInSecret = outer || field.isSecret
    defer { binder.isInSecret = outer }
    // The document's reader has reported a key that occurs twice in one mapping.
    guard binder.chunk.places[target.slot].span == nil else { return }
    let value = key + 1
    if field.hasAbsentTexts, tree[value].isScalar,
      binder.isAbsent(tree.text(of: value), in: target.field)
    {
      binder.chunk.places[target.slot] = SlotPlace(tree.span(of: value))
      binder.bindNothing(to: target, at: tree.span(of: value))
    } else {
      bind(value, to: target, by: &binder)
    }
    if field.entryKey != .none { binder.keepEntryKey(field.entryKey, target: target) }
    if field.hasConstraints { binder.check(target, at: tree.span(of: value)) }
  }

  /// Reports a key without a field, and returns the position of the field that it is probably meant
  /// for. It may be the former name of the one field that is missing.
  private func reportUnknown(
    _ key: NodeIndex, of node: NodeIndex, structure id: StructureID, missing: String?,
    by binder: inout Binder
  ) -> FieldIndex? {
    let typed = tree.string(of: key)
    let structure = binder.plan.models[id]
    let hint = FieldGuess.hint(
      for: typed, value: tree.string(of: key + 1), isAlone: tree.isNothing(key + 1), in: structure,
      suggesting: &binder.log
    ) { name in
      placeOfKey(name, in: node)
    }
    if binder.entry.certainty == .uncertain
      || structure.certainty == .uncertain && hint.field == nil
    {
      return nil
    }
    if hint.field == nil { binder.unknownKey = missing == nil ? nil : typed }
    binder.log.report(
      .unknownField(
        typed, of: structure.shownName, at: tree.span(of: key), hint: hint,
        fields: binder.plan.fieldNames(of: id),
        entryKeys: structure.kind == .entry ? EntryKeys.names : [],
        missing: hint.field == nil ? missing : nil,
        isLenient: binder.isLenient))
    return hint.field.flatMap { name in
      structure.fields(for: .checking).firstIndex { $0.fileName == name }.map { FieldIndex($0) }
    }
  }

  /// The place of a key in a mapping; nil where it has no such key.
  func placeOfKey(_ name: String, in node: NodeIndex) -> Span? {
    for (key, _) in tree.pairs(of: node) where tree.text(of: key).elementsEqual(name.utf8) {
      return tree.span(of: key)
    }
    return nil
  }
}
