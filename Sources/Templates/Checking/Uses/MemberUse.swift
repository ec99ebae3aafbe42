import Diagnostics

/// A member of a value, of the loop around, of an imported template or of a field in a loop over
/// fields.
struct MemberUse {
  let object: Expression
  let name: Identifier
  let span: Span

  /// The member with its type; mistakes in it are reported.
  func typed(by checker: inout Checker) -> TypedExpression {
    switch checker.here.compileTimeBinding(of: object) {
    case .loop(let loop): return loop.member(name, span, in: &checker.typing)
    case .module(let module): return module.value(of: name, at: span, in: &checker.typing)
    case .field(let field): return field.member(name, span, in: &checker.typing)
    case .variable, .global, .macro, .caller, nil: break
    }
    let value = checker.check(object)
    guard !value.isInvalid else { return .invalid(span) }
    return checker.typing.member(name, of: value, span)
  }
}
