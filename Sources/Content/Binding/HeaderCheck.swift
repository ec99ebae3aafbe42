import Diagnostics
import Documents
import Schema
import Tables

/// The first line of separated values, which names the columns.
struct HeaderCheck {
  private let tree: DocumentTree

  init(of tree: DocumentTree) { self.tree = tree }

  /// Reports separated values whose first line names no field, so that nothing of them can be read:
  /// usually it is an entry, and the line of the names is missing.
  ///
  /// - Returns: Whether they are such.
  func reportNamelessColumns(
    of list: NodeIndex, as structure: StructureID, by binder: inout Binder
  ) -> Bool {
    let model = binder.plan.models[structure]
    guard model.certainty == .certain, !binder.isLenient,
      let line = tree.children(of: list).first(where: { tree[$0].kind == .mapping })
    else { return false }
    let keys = tree.pairs(of: line).map(\.key)
    guard let first = keys.first, let last = keys.last,
      !keys.contains(where: { mayBeName($0, of: structure, by: &binder) })
    else { return false }
    let (start, end) = (tree.span(of: first).range, tree.span(of: last).range)
    let place = Span(tree.source.id, start.lowerBound, end.upperBound)
    binder.log.report(
      .namelessColumns(
        of: model.shownName, fields: binder.plan.fieldNames(of: structure), at: place))
    return true
  }

  /// Whether a key is a field, or may be meant as one.
  private func mayBeName(
    _ key: NodeIndex, of structure: StructureID, by binder: inout Binder
  ) -> Bool {
    let name = tree.string(of: key)
    let plan = binder.plan.structure(structure)
    if EntryKeys.names.contains(name) || name == "slug"
      || binder.plan.field(named: tree[key], of: tree, in: plan, guess: FieldIndex(0)) != nil
    {
      return true
    }
    let hint = FieldGuess.hint(
      for: name, in: binder.plan.models[structure], suggesting: &binder.log
    ) { _ in nil }
    return hint.field != nil || hint.needless != nil || hint.pair != nil
  }
}
