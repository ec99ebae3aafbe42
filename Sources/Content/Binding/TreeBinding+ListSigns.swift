import Diagnostics
import Documents
import Schema
import Tables

// Signs that separate the elements of other lists, and are parts of texts in these.
extension TreeBinding {
  /// Warns of the commas of JSON in a list of texts in YAML, and of semicolons between brackets.
  func reportListSigns(
    of node: NodeIndex, element: TypePlan, field: FieldPath, by binder: inout Binder
  ) {
    guard case .scalar(.string) = element.kind, binder.document.notation == .yaml,
      tree[node].count > 0, tree[node + 1].kind == .plain, !binder.rule(field).isSecret
    else { return }
    if tree[node].count == 1, tree.source.bytes[Int(tree[node].start)] == UInt8(ascii: "[") {
      let text = tree.text(of: node + 1)
      let parts = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard parts.count > 1, parts.allSatisfy({ !$0.trimmed.isEmpty && !$0.contains(0x26) }) else {
        return
      }
      binder.log.report(
        .semicolonsOfList(
          String(decoding: text, as: UTF8.self), binder.rule(field), at: tree.span(of: node + 1)))
    } else if tree.text(of: node + 1).last == UInt8(ascii: ","), tree[node].count > 1 {
      reportCommas(of: node, field: field, by: &binder)
    }
  }

  /// Warns of the commas behind the elements of a list, if all but the last have one, and none has
  /// more than a word: lines of a poem end with commas, too.
  private func reportCommas(of node: NodeIndex, field: FieldPath, by binder: inout Binder) {
    var found: [NodeIndex] = []
    var index = node + 1
    let end = tree[node].next
    while index < end {
      let next = tree[index].next
      guard tree[index].kind == .plain else { return }
      let text = tree.text(of: index)
      guard !text.contains(where: { $0 <= 0x20 }) else { return }
      if text.count > 1, text.last == UInt8(ascii: ",") {
        found.append(index)
      } else if next < end {
        return
      }
      index = next
    }
    for element in found {
      binder.log.report(
        .commaOfList(tree.string(of: element), binder.rule(field), at: tree.span(of: element)))
    }
  }

  /// Warns of the cases of a choice that are in a list twice. Linear in the length of the list.
  func reportRepeatedCases(inListAt target: BindingTarget, by binder: inout Binder) {
    let list = binder.chunk.slots[target.slot]
    guard binder.plan.types[target.type.element].kind == .choice, list.count > 1 else { return }
    let rule = binder.rule(target.field)
    guard !rule.isSecret else { return }
    var first: [Int: SlotIndex] = [:]
    for slot in list.elements where binder.chunk.slots[slot].tag == .choice {
      let index = binder.chunk.slots[slot].caseIndex
      guard let other = first[index] else {
        first[index] = slot
        continue
      }
      guard let here = binder.chunk.places[slot].span, let there = binder.chunk.places[other].span
      else {
        continue
      }
      let text = binder.plan.models[binder.plan.types[target.type.element].choice].cases[index].text
      binder.log.report(.repeatedCase(text, rule, at: here, first: there))
    }
  }
}
