import Diagnostics
import Escaping
import Schema

// Variables: `set`, `with`, and what branches leave behind.
extension Checker {
  mutating func checkSet(
    _ targets: [AssignmentTarget], _ expression: Expression
  ) -> [TypedNode] {
    if targets.count == 1, let member = targets[0].member {
      return checkMemberAssignment(targets[0].name, member, expression)
    }
    for target in targets {
      if let member = target.member { typing.report(.cannotAssign(at: member.span)) }
      here.warnOfLostAssignment(target.name, in: &typing)
    }
    if targets.count == 1 {
      if let binding = compileTimeBinding(of: expression) {
        here.scopes.bind(targets[0].name.text, binding)
        return []
      }
      return set(targets[0].name, to: check(expression))
    }
    if case .tuple(let values) = expression.kind, values.count == targets.count {
      let typed = values.map { check($0) }
      var nodes: [TypedNode] = []
      for (target, value) in zip(targets, typed) { nodes += set(target.name, to: value) }
      return nodes
    }
    return here.unpack(check(expression), into: targets.map(\.name), isSet: true, in: &typing)
  }

  private mutating func set(_ name: Identifier, to value: TypedExpression) -> [TypedNode] {
    let node = here.bind(name.text, to: value, declaration: name.span, isSet: true, in: &typing)
    return node.map { [$0] } ?? []
  }

  private mutating func checkMemberAssignment(
    _ name: Identifier, _ member: Identifier, _ expression: Expression
  ) -> [TypedNode] {
    let value = check(expression)
    let object = check(Expression(.name(name.text), name.span))
    return typing.assignment(of: value, to: member, of: object, named: name)
  }

  mutating func checkSetBlock(
    _ name: Identifier, _ filters: Expression, _ body: [Node]
  ) -> [TypedNode] {
    here.warnOfLostAssignment(name, in: &typing)
    let value = filtered(body, by: filters, at: name.span)
    return set(name, to: value)
  }

  mutating func checkFilterBlock(
    _ filters: Expression, _ body: [Node], at span: Span
  ) -> [TypedNode] {
    guard !here.isMuted else { return [] }
    let value = filtered(body, by: filters, at: span)
    guard !value.isInvalid, typing.isPrintable(value) else { return [] }
    return [TypedNode(.print(value.printed), span)]
  }

  /// What filters make of the text that parts of a template print.
  private mutating func filtered(
    _ body: [Node], by filters: Expression, at span: Span
  ) -> TypedExpression {
    let outer = (here.blockText, here.isMuted, here.scopes)
    defer { (here.blockText, here.isMuted, here.scopes) = outer }
    here.isMuted = false
    here.scopes.enter(.with)
    let nodes = check(body)
    here.scopes.leave()
    here.blockText = typing.capture(nodes, at: span)
    return check(filters)
  }

  mutating func checkWith(
    _ values: [(name: Identifier, value: Expression)], _ body: [Node], at span: Span
  ) -> [TypedNode] {
    let (outer, mark) = (here.scopes, typing.knowledge.mark)
    var typed: [(Identifier, TypedExpression?, Binding?)] = []
    for (name, expression) in values {
      if let binding = compileTimeBinding(of: expression) {
        typed.append((name, nil, binding))
      } else {
        typed.append((name, check(expression), nil))
      }
    }
    here.scopes.enter(.with)
    var nodes: [TypedNode] = []
    for (name, value, binding) in typed {
      if let binding { here.scopes.bind(name.text, binding) }
      if let value, let node = here.bind(name.text, to: value, declaration: name.span, in: &typing)
      {
        nodes.append(node)
      }
    }
    nodes += check(body)
    here.scopes = outer
    typing.knowledge.restore(mark)
    return [TypedNode(.scope(nodes), span)]
  }
}

extension TypedNode {
  /// Whether it prints markup, so that what it prints cannot be kept as plain text.
  var holdsMarkup: Bool { holdsMarkup(orCalls: true) }

  /// Whether it prints markup; a routine that is called within itself prints what its other
  /// parts print, so that such calls count only where the rest of the routine is not looked at.
  private func holdsMarkup(orCalls countsCalls: Bool) -> Bool {
    func anyHoldsMarkup(_ nodes: [TypedNode]) -> Bool {
      nodes.contains { $0.holdsMarkup(orCalls: countsCalls) }
    }
    return switch kind {
    case .text(let bytes):
      bytes.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    case .print(let value): value.type.isMarkup || value.type == .json
    case .condition(let branches, let otherwise):
      branches.contains { anyHoldsMarkup($0.body) } || anyHoldsMarkup(otherwise)
    case .loop(let loop): anyHoldsMarkup(loop.body) || anyHoldsMarkup(loop.otherwise)
    case .scope(let nodes): anyHoldsMarkup(nodes)
    case .call(let call):
      call.definition.map { $0.body.contains { $0.holdsMarkup(orCalls: false) } } ?? countsCalls
    case .assign, .assignField: false
    }
  }
}
