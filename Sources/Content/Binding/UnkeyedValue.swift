import Diagnostics
import Documents
import Schema
import Tables

/// A value in place of a list of Apus itself whose elements have keys, such as the languages of a
/// site: a mapping has one pair for each.
struct UnkeyedValue {
  private let tree: DocumentTree
  private let node: NodeIndex
  /// The field of the element that is its key.
  private let key: String
  private let structure: StructureID
  private let target: BindingTarget

  /// Sees a value that is to be a list of elements; nil where these have no keys.
  init?(
    _ node: NodeIndex, of tree: DocumentTree, element: TypePlan, to target: BindingTarget,
    in plan: BindingPlan
  ) {
    guard plan.isOfApus(target.field), element.kind == .component,
      let position = plan.structure(element.structure).key
    else { return nil }
    (self.tree, self.node, self.target) = (tree, node, target)
    structure = element.structure
    key = plan.declaration(of: FieldPath(element.structure, position)).fileName
  }

  /// Reports a value that names no keys with fields behind them: a text, a list of texts, or the
  /// fields of a single element. It is reported once, as a whole.
  ///
  /// - Returns: Whether it is one of these.
  func isReported(by binder: inout Binder) -> Bool {
    guard let found = words(in: binder.plan) else { return false }
    binder.log.report(
      .wrongShape(
        binder.rule(target.field), expected: "a mapping with each \(key) as a key", found: found,
        at: binder.document.head(of: node, in: tree),
        help: binder.guide?.help(forShapeOf: node, of: target.field, in: binder.plan)))
    return true
  }

  /// What messages call the value; nil where it has keys.
  private func words(in plan: BindingPlan) -> String? {
    switch tree[node].kind {
    case .sequence:
      let hasElements = tree[node].count > 0
      return hasElements && tree.children(of: node).allSatisfy { tree[$0].isScalar }
        ? "a list of texts" : nil
    case .mapping:
      let known = plan.fieldNames(of: structure)
      let areFields = tree.pairs(of: node).allSatisfy { known.contains(tree.string(of: $0.key)) }
      let own = tree.value(of: key, in: node)
      return areFields && own.map { tree[$0].isScalar } == true ? "the fields of one" : nil
    default: return tree.isNothing(node) ? nil : "text"
    }
  }
}
