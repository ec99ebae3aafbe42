import Diagnostics
import Documents
import Schema
import Tables

// Fields that a file does not write.

extension Binder {
  /// Gives fields that were not written their default values, and reports those that are required.
  mutating func completeRecord(_ record: RecordTarget, at span: Span) {
    let structure = plan.structure(record.structure)
    if let key = structure.key { composeKey(in: plan.target(key, of: record).slot) }
    for index in structure.fields {
      let (field, position) = (plan.fields[index], structure.field(at: index))
      guard chunk.places[record.slot + field.slot].buffer.wrappedValue == nil, !field.isInverse,
        position != structure.slug
      else { continue }
      fill(plan.target(position, field, of: record), plan: field, at: span)
    }
    if structure.hasNumberedLists { NumberedList.check(record, by: &self) }
    if structure.hasMoney { MoneyField.check(record, at: span, by: &self) }
    unknownKey = nil
  }

  /// Converts a key to normal form C, so that keys that look the same are equal.
  private mutating func composeKey(in slot: SlotIndex) {
    let value = chunk.slots[slot]
    guard value.tag == .text, let composed = UTF8Text.composed(bytes(value.text)) else { return }
    chunk.slots[slot] = .text(chunk.addText(composed))
  }

  private mutating func fill(_ target: BindingTarget, plan field: FieldPlan, at span: Span) {
    if field.hasDefault {
      bindDefault(of: target)
    } else if target.type.isOptional {
      return
    } else if target.type.kind == .list {
      chunk.slots[target.slot] = .list(first: chunk.end, count: 0)
      if field.hasConstraints, plan.isCertain(target.field) { check(target, at: span) }
    } else {
      reportMissing(target.field, at: span)
    }
  }

  private mutating func bindDefault(of target: BindingTarget) {
    switch plan.declaration(of: target.field).defaultValue {
    case .bool(let truth): chunk.slots[target.slot] = .bool(truth)
    case .choice(let index): chunk.slots[target.slot] = .choice(index)
    case .emptyList: chunk.slots[target.slot] = .list(first: chunk.end, count: 0)
    case .string(let text), .number(let text):
      let bytes = Array(text.utf8)
      bindText(
        WrittenText(default: bytes, chunk.addText(bytes), in: document.source), to: target)
    case nil: break
    }
  }

  /// Reports a required field that is not written.
  mutating func reportMissing(_ field: FieldPath, at span: Span) {
    guard entry.certainty == .certain,
      plan.models[field.structure].certainty == .certain
    else { return }
    log.report(
      .missingField(
        rule(field), at: span,
        example: guide?.example(of: field, in: plan, at: span)
          ?? plan.example(of: field, in: document.notation),
        unknownKey: unknownKey, needsFence: document.isTextAlone, path: document.path))
  }
}

extension RecordTarget {
  /// The field that is required and not written, if there is only one.
  func onlyMissingField(by binder: Binder) -> String? {
    let plan = binder.plan
    let structure = plan.structure(self.structure)
    var found: String?
    for index in structure.fields {
      let (field, position) = (plan.fields[index], structure.field(at: index))
      let target = plan.target(position, field, of: self)
      let declaration = plan.declaration(of: target.field)
      guard binder.chunk.places[target.slot].span == nil, !field.isInverse, !field.hasDefault,
        !target.type.isOptional, target.type.kind != .list, position != structure.slug,
        declaration.placement == nil
      else { continue }
      if found != nil { return nil }
      found = declaration.fileName
    }
    return found
  }

  /// Notes the place of what is in place of the fields, and was reported: none of them is reported as
  /// missing.
  func noteUnreadable(at span: Span, by binder: inout Binder) {
    for index in binder.plan.structure(structure).fields {
      let place = slot + binder.plan.fields[index].slot
      if binder.chunk.places[place].span == nil { binder.chunk.places[place] = SlotPlace(span) }
    }
  }
}

extension BindingPlan {
  /// Whether the model of a field has no mistakes.
  fileprivate func isCertain(_ field: FieldPath) -> Bool {
    models[field.structure].certainty == .certain
  }
}
