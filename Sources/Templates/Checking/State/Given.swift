/// What is bound to a name: a value, or a macro, module or loop that another name refers to.
enum Given {
  case value(TypedExpression)
  case binding(Binding)
}

extension Checker {
  /// What an expression binds to a name.
  mutating func given(by expression: Expression) -> Given {
    here.compileTimeBinding(of: expression).map { .binding($0) } ?? .value(check(expression))
  }
}

extension Surroundings {
  /// Binds a name in the innermost scope, and returns the parts that store its value.
  mutating func give(
    _ name: Identifier, _ given: Given, isDeclared: Bool = true, isSet: Bool = false,
    in typing: inout Typing
  ) -> [TypedNode] {
    switch given {
    case .binding(let binding):
      scopes.bind(name.text, binding)
      return []
    case .value(let value):
      let node = bind(
        name.text, to: value, declaration: isDeclared ? name.span : nil, isSet: isSet, in: &typing)
      return node.map { [$0] } ?? []
    }
  }
}
