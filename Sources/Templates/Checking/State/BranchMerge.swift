import Diagnostics
import Schema

/// Joins what branches did to the variables of the innermost scope, so that after all of them each
/// name means one thing.
///
/// A name that a branch rebinds becomes a new variable. Its meaning in the branches that do not
/// rebind it is written once before all of them, so that there are only as many parts as changes.
struct BranchMerge {
  /// The meaning of a name at the end of a branch that binds it.
  private typealias Change = (branch: Int, binding: Binding)

  /// What names mean around the branches, and, when all are merged, after them.
  private(set) var scopes: ScopeStack<Binding>
  /// The parts that are before all branches.
  private(set) var before: [TypedNode] = []
  /// The parts that each branch has to end with.
  private(set) var ends: [[TypedNode]]
  /// The place of names that no template declares.
  private let wholeTemplate: Span

  /// Merges what the branches have bound at their ends, in the order of the names.
  init(
    _ bindings: [[String: Binding]], in scopes: ScopeStack<Binding>, of template: Span,
    typing: inout Typing
  ) {
    self.scopes = scopes
    wholeTemplate = template
    ends = [[TypedNode]](repeating: [], count: bindings.count)
    var changes: [String: [Change]] = [:]
    var changed: Set<String> = []
    for (branch, end) in bindings.enumerated() {
      for (name, binding) in end {
        changes[name, default: []].append((branch, binding))
        if isChanged(name, binding) { changed.insert(name) }
      }
    }
    for name in changed.sorted() { merge(name, changes[name, default: []], typing: &typing) }
  }

  private func isChanged(_ name: String, _ binding: Binding) -> Bool {
    guard let outer = scopes.innermostBinding(of: name) else { return true }
    if case (.variable(let new), .variable(let old)) = (binding, outer) { return new.id != old.id }
    return false
  }

  private mutating func merge(_ name: String, _ changes: [Change], typing: inout Typing) {
    let outer = scopes.lookUp(name)?.binding
    var bindings = changes.map { Optional($0.binding) }
    let isPartial = changes.count < ends.count
    if isPartial {
      let place = changes.enumerated().first { $0.offset != $0.element.branch }?.offset
      bindings.insert(outer, at: place ?? changes.count)
    }
    guard let variable = joined(name, bindings, typing: &typing) else { return }
    func assignment(of binding: Binding?) -> TypedNode {
      let value = rawValue(of: binding).converted(to: variable.type)
      return TypedNode(.assign(variable.id, value), value.span)
    }
    if isPartial { before.append(assignment(of: outer)) }
    for change in changes { ends[change.branch].append(assignment(of: change.binding)) }
  }

  /// The variable that stands for a name after the branches; nil where there is none.
  private mutating func joined(
    _ name: String, _ bindings: [Binding?], typing: inout Typing
  ) -> Variable? {
    var joined = Type.never
    var variables: [Variable] = []
    for binding in bindings {
      switch binding {
      case .variable(let variable):
        guard let type = joined.joined(with: variable.type) else {
          if let place = variable.declaration {
            typing.report(
              .unlikeBranches(
                name, first: typing.name(joined), at: variables.firstDeclaration,
                second: typing.name(variable.type), at: place))
          }
          let place = variable.declaration ?? wholeTemplate
          scopes.bind(name, .variable(.invalid(typing.parts.newVariable(), at: place)))
          return nil
        }
        joined = type
        variables.append(variable)
      case .global(let value): joined = joined.joined(with: value.type) ?? .invalid
      case nil: joined = joined.madeOptional
      case .loop, .macro, .module, .caller, .field:
        if let binding { scopes.bind(name, binding) }
        return nil
      }
    }
    var variable = Variable(
      id: typing.parts.newVariable(joining: variables), type: joined,
      declaration: variables.firstDeclaration)
    variable.isSet = true
    let values = bindings.map { rawValue(of: $0) }
    typing.currencies.note(AmountCurrency(typing: typing).shared(by: values), of: variable.id)
    scopes.bind(name, .variable(variable))
    return variable
  }

  private func rawValue(of binding: Binding?) -> TypedExpression {
    switch binding {
    case .variable(let variable):
      variable.alias
        ?? TypedExpression(
          .variable(variable.id), variable.type, variable.declaration ?? wholeTemplate)
    case .global(let value): value
    case .loop, .macro, .module, .caller, .field, nil:
      TypedExpression(.none, .optional(.never), wholeTemplate)
    }
  }
}

extension [Variable] {
  /// The declaration of the first of them that a template declares.
  fileprivate var firstDeclaration: Span? { lazy.compactMap(\.declaration).first }
}
