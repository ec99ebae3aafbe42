import Diagnostics
import Documents
import Schema
import Tables

// Documents that hold the entries of a collection in another form than a list.
extension TreeBinding {
  /// Reports a document that has no field of an entry, but a list of entries below a key, or entries
  /// below their names.
  ///
  /// - Returns: Whether it is one.
  func reportMisplacedList(
    _ node: NodeIndex, of definition: CollectionDefinition, _ context: EntryContext,
    by binder: inout Binder
  ) -> Bool {
    let structure = binder.plan.structure(context.structure)
    // Most have a field first.
    if tree[node].kind == .mapping, tree[node].count > 0,
      binder.plan.field(named: tree[node + 1], of: tree, in: structure, guess: FieldIndex(0)) != nil
    {
      return false
    }
    let model = binder.plan.models[context.structure]
    let fields = binder.plan.fieldNames(of: context.structure)
    let pairs = Array(tree.pairs(of: node).prefix(1_000))
    guard tree[node].kind == .mapping, tree.certainty == .certain, !binder.isLenient,
      model.certainty == .certain, !pairs.isEmpty,
      !pairs.contains(where: { fields.contains(tree.string(of: $0.key)) })
    else { return false }
    let lists = pairs.filter { pair in
      tree[pair.value].kind == .sequence
        && tree.children(of: pair.value).first { _ in true }.map { tree[$0].kind == .mapping }
          == true
    }.map { tree.string(of: $0.key) }
    let span = tree.span(of: pairs[0].key)
    if let first = lists.first(where: { $0 == definition.name }) ?? lists.first {
      let isOneFile = !definition.from.contains("*")
      binder.log.report(
        .listBelowKey(
          first, of: model.name, from: isOneFile ? definition.from : nil,
          at: tree.value(of: first, in: node).map { binder.document.head(of: $0, in: tree) } ?? span
        ))
      return true
    }
    guard pairs.allSatisfy({ tree[$0.value].kind == .mapping }) else { return false }
    let key = structure.key.map {
      binder.plan.declaration(of: FieldPath(context.structure, $0)).fileName
    }
    binder.log.report(
      .entriesBelowNames(
        tree.string(of: pairs[0].key), of: model.name, key: key, in: binder.document.notation,
        at: span))
    return true
  }
}
