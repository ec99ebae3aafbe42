import Diagnostics
import Documents
import Schema
import Tables

// Sequences become lists, and so do mappings whose keys are those of components.
extension TreeBinding {
  /// Binds a node as a list.
  func bindList(_ node: NodeIndex, to target: BindingTarget, by binder: inout Binder) {
    let element = binder.plan.types[target.type.element]
    let unkeyed = UnkeyedValue(node, of: tree, element: element, to: target, in: binder.plan)
    guard unkeyed?.isReported(by: &binder) != true else {
      binder.chunk.slots[target.slot] = .list(first: binder.chunk.end, count: 0)
      return
    }
    switch tree[node].kind {
    case .sequence: bindSequence(node, element: element, to: target, by: &binder)
    case .mapping
    where element.kind == .component && binder.plan.structure(element.structure).key != nil:
      bindKeyedMapping(node, element: element, to: target, by: &binder)
    case _ where tree[node].isScalar && binder.plan.isOfApus(target.field):
      let first = binder.chunk.addList(count: 1)
      bind(
        node, to: BindingTarget(field: target.field, type: element, slot: first), by: &binder)
      binder.chunk.slots[target.slot] = .list(first: first, count: 1)
    default:
      binder.chunk.slots[target.slot] = .list(first: binder.chunk.end, count: 0)
      reportShape(node, target: target, by: &binder)
      return
    }
    binder.checkKeys(of: binder.chunk.slots[target.slot], element: element, field: target.field)
  }

  private func bindSequence(
    _ node: NodeIndex, element: TypePlan, to target: BindingTarget, by binder: inout Binder
  ) {
    let hasAbsentTexts = binder.plan.plan(of: target.field).hasAbsentTexts
    let first = binder.chunk.addList(count: Int(tree[node].count))
    var count = 0
    var index = node + 1
    let end = tree[node].next
    while index < end {
      if !hasAbsentTexts || !tree[index].isScalar
        || !binder.isAbsent(tree.text(of: index), in: target.field)
      {
        let place = BindingTarget(field: target.field, type: element, slot: first + count)
        bind(index, to: place, by: &binder)
        count += 1
      }
      index = tree[index].next
    }
    binder.chunk.slots[target.slot] = .list(first: first, count: count)
    reportListSigns(of: node, element: element, field: target.field, by: &binder)
    reportRepeatedCases(inListAt: target, by: &binder)
  }

  /// Binds a mapping as a list of components: each key is the component's `@Key`.
  private func bindKeyedMapping(
    _ node: NodeIndex, element: TypePlan, to target: BindingTarget, by binder: inout Binder
  ) {
    let first = binder.chunk.addList(count: Int(tree[node].count))
    var count = 0
    var index = node + 1
    let end = tree[node].next
    while index < end {
      let record = binder.addRecord(of: element.structure, at: tree.span(of: index))
      bindKeyed(index, to: record, by: &binder)
      binder.chunk.slots[first + count] = .record(record.slot)
      binder.chunk.places[first + count] = SlotPlace(tree.span(of: index))
      count += 1
      index = tree[index + 1].next
    }
    binder.chunk.slots[target.slot] = .list(first: first, count: count)
  }

  /// Binds a pair whose key is a component's key and whose value is the component: its fields,
  /// nothing, or, where only one field is required, the value of that field.
  private func bindKeyed(_ key: NodeIndex, to record: RecordTarget, by binder: inout Binder) {
    let structure = binder.plan.structure(record.structure)
    let span = tree.span(of: key)
    if let position = structure.key {
      let target = binder.plan.target(position, of: record)
      binder.chunk.places[target.slot] = SlotPlace(span)
      binder.bindText(binder.document.text(of: key, in: tree), to: target)
      binder.checkRules(of: target, at: span)
    }
    let value = key + 1
    if tree[value].kind == .mapping {
      reportSecondKey(of: value, first: span, record: record, by: &binder)
      bindFields(of: value, to: record, by: &binder)
    } else if !tree.isNothing(value) {
      guard let position = structure.soleField else {
        reportNoFields(value, of: record, by: &binder)
        record.noteUnreadable(at: tree.span(of: value), by: &binder)
        return
      }
      let target = binder.plan.target(position, of: record)
      bind(value, to: target, by: &binder)
      binder.checkRules(of: target, at: tree.span(of: value))
    }
    binder.completeRecord(record, at: span)
  }

  private func reportNoFields(
    _ value: NodeIndex, of record: RecordTarget, by binder: inout Binder
  ) {
    let model = binder.plan.models[record.structure]
    guard model.certainty == .certain else { return }
    binder.log.report(
      .noFields(
        of: model.shownNoun, found: tree[value].kind.words, in: binder.document.notation,
        at: binder.document.head(of: value, in: tree),
        help: binder.guide?.help(forFieldsIn: value, of: model.name)))
  }

  /// Reports the key of a component that is written again among its fields.
  private func reportSecondKey(
    of mapping: NodeIndex, first: Span, record: RecordTarget, by binder: inout Binder
  ) {
    guard let position = binder.plan.structure(record.structure).key else { return }
    let field = FieldPath(record.structure, position)
    let name = binder.plan.declaration(of: field).fileName
    guard let again = tree.value(of: name, in: mapping), !CutTexts(in: tree).isBare(again - 1)
    else { return }
    binder.log.report(
      .writtenTwice(binder.rule(field), at: tree.span(of: again), first: first))
  }
}
