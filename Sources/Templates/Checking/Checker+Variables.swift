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
      if let member = target.member { report(.cannotAssign(at: member.span)) }
      warnOfLostAssignment(target.name)
    }
    if targets.count == 1 {
      if let binding = compileTimeBinding(of: expression) {
        bind(targets[0].name.text, binding)
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
    return unpack(check(expression), into: targets.map(\.name), isSet: true)
  }

  private mutating func set(_ name: Identifier, to value: TypedExpression) -> [TypedNode] {
    let node = bind(name.text, to: value, declaration: name.span, isSet: true)
    return node.map { [$0] } ?? []
  }

  /// Warns of a `set` that Jinja2 forgets at the end of the loop's turn.
  private mutating func warnOfLostAssignment(_ name: Identifier) {
    guard case (.variable(let outer), let index)? = lookUp(name.text), outer.isSet,
      here.scopes.hasLoop(inside: index)
    else { return }
    report(.lostAssignment(name.text, at: name.span, outer: outer.declaration))
  }

  private mutating func checkMemberAssignment(
    _ name: Identifier, _ member: Identifier, _ expression: Expression
  ) -> [TypedNode] {
    let value = check(expression)
    let object = check(Expression(.name(name.text), name.span))
    guard case .structure(let id) = object.type, types[id].maker == .namespace else {
      if !object.isInvalid {
        report(.notANamespace(name.text, type: self.name(object.type), at: name.span))
      }
      return []
    }
    guard let field = types[id].field(named: member.text) else {
      report(
        .unknownMember(
          member.text, of: "the namespace", fields: types[id].fields.map(\.name), place: nil,
          at: member.span, suggesting: &log))
      return []
    }
    if let path = object.path { knowledge.forget(path.appending(.field(field.slot))) }
    var target = field.type
    if field.type == .optional(.never) || field.type == .list(.never) {
      target = field.type.joined(with: value.type) ?? field.type
      types.setType(target, ofSlot: field.slot, in: id)
    }
    guard let joined = target.joined(with: value.type), joined == target || joined == .invalid
    else {
      report(
        .wrongType(
          of: "'\(name.text).\(member.text)'", expected: self.name(target),
          found: self.name(value.type), at: expression.span))
      return []
    }
    let node = TypedNode.Kind.assignField(object, slot: field.slot, converted(value, to: target))
    return [TypedNode(node, member.span)]
  }

  mutating func checkSetBlock(
    _ name: Identifier, _ filters: Expression, _ body: [Node]
  ) -> [TypedNode] {
    warnOfLostAssignment(name)
    let value = filtered(body, by: filters, at: name.span)
    return set(name, to: value)
  }

  mutating func checkFilterBlock(
    _ filters: Expression, _ body: [Node], at span: Span
  ) -> [TypedNode] {
    guard !here.isMuted else { return [] }
    let value = filtered(body, by: filters, at: span)
    guard !value.isInvalid, isPrintable(value) else { return [] }
    return [TypedNode(.print(textual(value)), span)]
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
    here.blockText = capture(nodes, at: span)
    return check(filters)
  }

  /// What parts of a template print, as a value: text where they hold no markup.
  func capture(_ nodes: [TypedNode], at span: Span) -> TypedExpression {
    let asText = page.keepsText || !nodes.contains(where: \.holdsMarkup)
    return TypedExpression(
      .capture(nodes, asText: asText), asText ? .string : .markup, span)
  }

  mutating func checkWith(
    _ values: [(name: Identifier, value: Expression)], _ body: [Node], at span: Span
  ) -> [TypedNode] {
    let (outer, mark) = (here.scopes, knowledge.mark)
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
      if let binding { bind(name.text, binding) }
      if let value, let node = bind(name.text, to: value, declaration: name.span) {
        nodes.append(node)
      }
    }
    nodes += check(body)
    here.scopes = outer
    knowledge.restore(mark)
    return [TypedNode(.scope(nodes), span)]
  }

  // MARK: What branches leave behind

  /// What a name means at the end of a branch that gives it a meaning.
  private typealias Change = (branch: Int, binding: Binding)

  /// What has to be done so that variables mean the same behind all branches.
  typealias Merge = (before: [TypedNode], ends: [[TypedNode]])

  /// Joins what branches did to the variables of the innermost scope. Returns the parts that each
  /// branch has to end with, and those before all branches: what a variable is in the branches
  /// that do not change it is written there once, so that the parts are as many as the changes.
  mutating func merge(_ ends: [[String: Binding]]) -> Merge {
    var result: Merge = ([], [[TypedNode]](repeating: [], count: ends.count))
    var changes: [String: [Change]] = [:]
    var changed: Set<String> = []
    for (branch, end) in ends.enumerated() {
      for (name, binding) in end {
        changes[name, default: []].append((branch, binding))
        if isChanged(name, binding) { changed.insert(name) }
      }
    }
    for name in changed.sorted() { merge(name, changes[name, default: []], into: &result) }
    return result
  }

  private func isChanged(_ name: String, _ binding: Binding) -> Bool {
    guard let outer = here.scopes.innermostBinding(of: name) else { return true }
    if case (.variable(let new), .variable(let old)) = (binding, outer) { return new.id != old.id }
    return false
  }

  private mutating func merge(_ name: String, _ changes: [Change], into merge: inout Merge) {
    let outer = lookUp(name)?.binding
    var bindings = changes.map { Optional($0.binding) }
    let isPartial = changes.count < merge.ends.count
    if isPartial {
      let place = changes.enumerated().first { $0.offset != $0.element.branch }?.offset
      bindings.insert(outer, at: place ?? changes.count)
    }
    guard let variable = joined(name, bindings) else { return }
    func assignment(of binding: Binding?) -> TypedNode {
      let value = converted(rawValue(of: binding), to: variable.type)
      return TypedNode(.assign(variable.id, value), value.span)
    }
    if isPartial { merge.before.append(assignment(of: outer)) }
    for change in changes { merge.ends[change.branch].append(assignment(of: change.binding)) }
  }

  /// The variable that stands for what branches made of a name; nil where there is none.
  private mutating func joined(_ name: String, _ bindings: [Binding?]) -> Variable? {
    var joined = Type.never
    var variables: [Variable] = []
    for binding in bindings {
      switch binding {
      case .variable(let variable):
        guard let type = joined.joined(with: variable.type) else {
          if let place = variable.declaration {
            report(
              .unlikeBranches(
                name, first: self.name(joined), at: variables.firstDeclaration,
                second: self.name(variable.type), at: place))
          }
          bindInvalid(Identifier(text: name, span: variable.declaration ?? noSpan))
          return nil
        }
        joined = type
        variables.append(variable)
      case .global(let value): joined = joined.joined(with: value.type) ?? .invalid
      case nil: joined = joined.madeOptional
      case .some(let other):
        bind(name, other)
        return nil
      }
    }
    var variable = Variable(
      id: parts.newVariable(joining: variables), type: joined,
      declaration: variables.firstDeclaration)
    variable.isSet = true
    bind(name, .variable(variable))
    return variable
  }

  private var noSpan: Span { here.unit.chain.first?.source.wholeSpan ?? Span(SourceID(0), 0, 0) }

  private func rawValue(of binding: Binding?) -> TypedExpression {
    switch binding {
    case .variable(let variable):
      variable.alias
        ?? TypedExpression(
          .variable(variable.id), variable.type, variable.declaration ?? noSpan)
    case .global(let value): value
    default: TypedExpression(.none, .optional(.never), noSpan)
    }
  }
}

extension [Variable] {
  /// Where the first of them that is made in a template is made.
  fileprivate var firstDeclaration: Span? { lazy.compactMap(\.declaration).first }
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
