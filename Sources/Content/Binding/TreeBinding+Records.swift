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
    report(unknown, of: node, record: record, by: &binder)
  }

  /// Whether the key of a component, which is written before its fields, is here again and has no
  /// value: it is rather a part of the text before it.
  private func isCutFromText(
    _ key: NodeIndex, at position: FieldIndex, of record: RecordTarget, by binder: inout Binder
  ) -> Bool {
    isBare(key) && binder.chunk.places[binder.plan.target(position, of: record).slot].span != nil
  }

  /// Reports keys without a field.
  private func report(
    _ keys: [NodeIndex], of node: NodeIndex, record: RecordTarget, by binder: inout Binder
  ) {
    let structure = binder.plan.structure(record.structure)
    let unknown = withoutCutTexts(keys, of: node, by: &binder) { key, binder in
      binder.plan.field(named: tree[key], of: tree, in: structure, guess: FieldIndex(0)).map {
        let field = binder.plan.fields[structure.plan(of: $0)]
        return (binder.plan.types[field.type].cutForm, field.isSecret)
      }
    } mayBeField: { key, binder in
      let hint = hint(for: key, of: node, record: record, by: &binder)
      return hint.field != nil && hint.written == nil
    }
    let missing = unknown.count == 1 ? binder.onlyMissingField(of: record) : nil
    for key in unknown {
      let field = reportUnknown(
        key, of: node, record: record, missing: missing, by: &binder)
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
    _ key: NodeIndex, of node: NodeIndex, record: RecordTarget, missing: String?,
    by binder: inout Binder
  ) -> FieldIndex? {
    let typed = tree.string(of: key)
    let id = record.structure
    let structure = binder.plan.models[id]
    let hint = hint(for: key, of: node, record: record, by: &binder)
    if binder.entry.certainty == .uncertain
      || structure.certainty == .uncertain && hint.field == nil
    {
      return nil
    }
    if hint.field == nil { binder.unknownKey = missing == nil ? nil : typed }
    binder.log.report(
      .unknownField(
        typed, of: structure.shownName, at: tree.span(of: key), hint: hint,
        fields: binder.plan.fieldNames(of: id).filter {
          $0 != nameGivenBefore(to: record, in: node, by: &binder)
        },
        entryKeys: structure.kind == .entry ? EntryKeys.names : [],
        missing: hint.field == nil ? missing : nil,
        isLenient: binder.isLenient))
    return hint.field.flatMap { name in
      structure.fields(for: .checking).firstIndex { $0.fileName == name }.map { FieldIndex($0) }
    }
  }

  /// What an unknown key was probably meant for.
  private func hint(
    for key: NodeIndex, of node: NodeIndex, record: RecordTarget, by binder: inout Binder
  ) -> Diagnostic.FieldHint {
    FieldGuess.hint(
      for: tree.string(of: key), value: tree.string(of: key + 1), isAlone: tree.isNothing(key + 1),
      in: binder.plan.models[record.structure],
      except: nameGivenBefore(to: record, in: node, by: &binder), suggesting: &binder.log
    ) { name in
      placeOfKey(name, in: node)
    }
  }

  /// The key of a component that is written before its fields, as their name; nil where it is one of
  /// them, or missing.
  private func nameGivenBefore(
    to record: RecordTarget, in node: NodeIndex, by binder: inout Binder
  ) -> String? {
    let structure = binder.plan.structure(record.structure)
    guard !structure.isEntry, let position = structure.key,
      let place = binder.chunk.places[binder.plan.target(position, of: record).slot].span,
      !tree.span(of: node).range.contains(Int(place.start))
    else { return nil }
    return binder.plan.declaration(of: FieldPath(record.structure, position)).fileName
  }

  /// The place of a key in a mapping; nil where it has no such key.
  func placeOfKey(_ name: String, in node: NodeIndex) -> Span? {
    for (key, _) in tree.pairs(of: node) where tree.text(of: key).elementsEqual(name.utf8) {
      return tree.span(of: key)
    }
    return nil
  }
}
