import Diagnostics
import Documents
import Schema
import Tables

// Mappings become entries, and documents that are not entries.
extension TreeBinding {
  /// Binds a mapping as an entry. Nil where the node is not a mapping, which is reported.
  func bindEntry(
    _ node: NodeIndex, in context: EntryContext, by binder: inout Binder
  ) -> LoadedEntry? {
    binder.entry = BoundEntry(
      collection: context.collection, certainty: tree.certainty(of: node))
    guard tree[node].kind == .mapping else {
      guard tree.certainty == .certain else { return nil }
      reportNoMapping(node, of: binder.plan.models[context.structure].name, by: &binder)
      return nil
    }
    let record = binder.beginEntry(context, at: tree.span(of: node))
    bindFields(of: node, to: record, by: &binder)
    let start = tree.start(of: node)
    binder.completeRecord(record, at: start)
    return binder.endEntry(record, in: context, at: start)
  }

  /// Binds a mapping as a structure that is not an entry. Nil where the node is not a mapping,
  /// which is reported.
  func bindRoot(
    _ node: NodeIndex, as structure: StructureID, by binder: inout Binder
  ) -> SlotIndex? {
    guard tree[node].kind == .mapping else {
      reportNoMapping(node, of: binder.plan.models[structure].shownNoun, by: &binder)
      return nil
    }
    let record = binder.addRecord(of: structure, at: tree.span(of: node))
    bindFields(of: node, to: record, by: &binder)
    binder.completeRecord(record, at: tree.start(of: node))
    return record.slot
  }

  private func reportNoMapping(_ node: NodeIndex, of name: String, by binder: inout Binder) {
    binder.log.report(
      .noFields(
        of: name,
        found: tree.string(of: node).isEmpty && tree[node].isScalar
          ? "an empty file" : tree[node].kind.words, in: binder.document.notation,
        at: binder.document.head(of: node, in: tree)))
  }
}
