import Diagnostics
import Documents
import Schema
import Tables

// Sequences become lists, and so do mappings whose keys are those of components.

extension Binder {
  /// Binds a node as a list.
  mutating func bindList(_ node: NodeIndex, of tree: DocumentTree, to target: BindingTarget) {
    let element = plan.types[Int(target.type.element)]
    switch tree[node].kind {
    case .sequence: bindSequence(node, of: tree, element: element, to: target)
    case .mapping where element.kind == .component && plan.structure(element.structure).key != nil:
      bindKeyedMapping(node, of: tree, element: element, to: target)
    case _ where tree[node].isScalar && plan.isOfApus(target.field):
      let first = chunk.addList(count: 1)
      bind(
        node, of: tree, to: BindingTarget(field: target.field, type: element, slot: first))
      chunk.slots[target.slot] = .list(first: first, count: 1)
    default:
      chunk.slots[target.slot] = .list(first: chunk.end, count: 0)
      reportShape(node, of: tree, target: target)
      return
    }
    checkKeys(of: chunk.slots[target.slot], element: element, field: target.field)
  }

  private mutating func bindSequence(
    _ node: NodeIndex, of tree: DocumentTree, element: TypePlan, to target: BindingTarget
  ) {
    let hasAbsentTexts = plan.plan(of: target.field).hasAbsentTexts
    let first = chunk.addList(count: Int(tree[node].count))
    var count = 0
    var index = node + 1
    let end = tree[node].next
    while index < end {
      if !hasAbsentTexts || !tree[index].isScalar
        || !isAbsent(tree.text(of: index), in: target.field)
      {
        let place = BindingTarget(field: target.field, type: element, slot: first + count)
        bind(index, of: tree, to: place)
        count += 1
      }
      index = tree[index].next
    }
    chunk.slots[target.slot] = .list(first: first, count: count)
  }

  /// Binds a mapping as a list of components: each key is the component's `@Key`.
  private mutating func bindKeyedMapping(
    _ node: NodeIndex, of tree: DocumentTree, element: TypePlan, to target: BindingTarget
  ) {
    let structure = plan.structure(element.structure)
    let first = chunk.addList(count: Int(tree[node].count))
    var count = 0
    var index = node + 1
    let end = tree[node].next
    while index < end {
      let slot = chunk.addRecord(
        element.structure, slotCount: structure.slotCount, place: tree.span(of: index))
      bindKeyed(index, of: tree, to: RecordTarget(structure: element.structure, slot: slot))
      chunk.slots[first + count] = .record(slot)
      chunk.places[first + count] = SlotPlace(tree.span(of: index))
      count += 1
      index = tree[index + 1].next
    }
    chunk.slots[target.slot] = .list(first: first, count: count)
  }

  /// Binds a pair whose key is a component's key and whose value is the component: its fields,
  /// nothing, or, where just one field has to be written, the value of that field.
  private mutating func bindKeyed(_ key: NodeIndex, of tree: DocumentTree, to record: RecordTarget)
  {
    let structure = plan.structure(record.structure)
    let span = tree.span(of: key)
    if let position = structure.key {
      let target = self.target(position, of: record)
      chunk.places[target.slot] = SlotPlace(span)
      bindText(document.text(of: key, in: tree), to: target)
      if plan.plan(of: target.field).hasConstraints { check(target, at: span) }
    }
    let value = key + 1
    if tree[value].kind == .mapping {
      reportSecondKey(of: value, in: tree, first: span, record: record)
      bindFields(of: value, in: tree, to: record)
    } else if !tree.isNothing(value) {
      guard let position = structure.soleField else {
        let model = plan.models[record.structure]
        if model.certainty == .certain {
          log.report(
            .noFields(
              of: model.shownNoun, found: tree[value].kind.words,
              in: document.notation, at: document.head(of: value, in: tree)))
        }
        return
      }
      let target = self.target(position, of: record)
      bind(value, of: tree, to: target)
      if plan.plan(of: target.field).hasConstraints {
        check(target, at: tree.span(of: value))
      }
    }
    completeRecord(record, at: span)
  }

  /// Reports the key of a component that is written again among its fields.
  private mutating func reportSecondKey(
    of mapping: NodeIndex, in tree: DocumentTree, first: Span, record: RecordTarget
  ) {
    guard let position = plan.structure(record.structure).key else { return }
    let field = FieldPath(record.structure, position)
    guard let again = tree.value(of: plan.declaration(of: field).fileName, in: mapping) else {
      return
    }
    log.report(.writtenTwice(rule(field), at: tree.span(of: again), first: first))
  }

  /// Reports components of one list that have the same key.
  mutating func checkKeys(of list: Value, element: TypePlan, field: FieldPath) {
    guard element.kind == .component, list.tag == .list, list.count > 1,
      let key = plan.structure(element.structure).key
    else { return }
    let path = FieldPath(element.structure, key)
    let keySlot = plan.plan(of: path).slot
    var table = ValueTable<Value>(capacity: list.count)
    for element in list.elements where chunk.slots[element].tag == .record {
      let slot = chunk.slots[element].slot + keySlot
      let value = chunk.slots[slot]
      guard !value.isNone else { continue }
      let first = table.insert(slot, hash: hash(of: value)) { isEqual(chunk.slots[$0], value) }
      if let first, let here = chunk.places[slot].span, let there = chunk.places[first].span {
        log.report(
          .notUnique(
            rule(path), value: shown(value), isKey: true,
            collection: plan.declaration(of: field).fileName, at: here, first: there))
      }
    }
  }
}
