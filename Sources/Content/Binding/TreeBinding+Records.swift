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
      if let position,
        position != structure.key || !isCutFromText(index, at: position, of: record, by: &binder)
      {
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
    guard !unknown.isEmpty else { return }
    UnknownKeys(in: tree, of: node, record).report(unknown, by: &binder)
  }

  /// Whether the key of a component, which is written before its fields, is here again and has no
  /// value: it is rather a part of the text before it.
  private func isCutFromText(
    _ key: NodeIndex, at position: FieldIndex, of record: RecordTarget, by binder: inout Binder
  ) -> Bool {
    CutTexts(in: tree).isBare(key)
      && binder.chunk.places[binder.plan.target(position, of: record).slot].span != nil
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
}
