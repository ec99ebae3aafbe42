import Diagnostics
import Documents
import Schema
import Tables

// Lists of Apus itself whose elements have keys, such as the languages of a site: a mapping has one
// pair for each.
extension TreeBinding {
  /// Reports a value that names no keys with fields behind them: a text, a list of texts, or the
  /// fields of a single element. It is reported once, as a whole.
  ///
  /// - Returns: Whether it is one of these.
  func reportUnkeyed(
    _ node: NodeIndex, element: TypePlan, to target: BindingTarget, by binder: inout Binder
  ) -> Bool {
    guard binder.plan.isOfApus(target.field), element.kind == .component,
      let position = binder.plan.structure(element.structure).key
    else { return false }
    let key = binder.plan.declaration(of: FieldPath(element.structure, position)).fileName
    guard let found = unkeyedWords(for: node, of: element.structure, key: key, by: binder) else {
      return false
    }
    let structure = binder.plan.models[target.field.structure].name
    let rule = binder.rule(target.field)
    binder.log.report(
      .wrongShape(
        rule, expected: "a mapping with each \(key) as a key", found: found,
        at: binder.document.head(of: node, in: tree),
        help: binder.guide?.help(forShapeOf: node, as: rule.field, of: structure)))
    return true
  }

  /// What messages call a value that is no list of elements with keys; nil where it is one.
  private func unkeyedWords(
    for node: NodeIndex, of structure: StructureID, key: String, by binder: Binder
  ) -> String? {
    switch tree[node].kind {
    case .sequence:
      let hasElements = tree[node].count > 0
      return hasElements && tree.children(of: node).allSatisfy { tree[$0].isScalar }
        ? "a list of texts" : nil
    case .mapping:
      let known = binder.plan.fieldNames(of: structure)
      let areFields = tree.pairs(of: node).allSatisfy { known.contains(tree.string(of: $0.key)) }
      let own = tree.value(of: key, in: node)
      return areFields && own.map { tree[$0].isScalar } == true ? "the fields of one" : nil
    default: return tree.isNothing(node) ? nil : "text"
    }
  }
}
