import Diagnostics
import Schema

// Fields, elements and slices: of values, loops and modules.
extension Checker {
  mutating func checkMember(
    of expression: Expression, _ name: Identifier, _ span: Span
  ) -> TypedExpression {
    switch compileTimeBinding(of: expression) {
    case .loop(let loop): return loop.member(name, span, in: &typing)
    case .module(let module):
      switch module.member(name.text) {
      case .variable(let variable): return typing.read(variable, at: span)
      case .global(let value): return value
      case .some: return typing.fail(.notAValue(name.text, "a macro", at: span), span)
      case nil where module.certainty == .uncertain: return .invalid(span)
      case nil:
        let known = typing.reports.log.gathered { module.scopes.innermostNames }
        return typing.fail(
          .unknownImport(
            name.text, from: module.template, known: known, at: name.span,
            suggesting: &typing.reports.log), span)
      }
    case .field(let field): return field.member(name, span, in: &typing)
    case .variable, .global, .macro, .caller, nil: break
    }
    let object = check(expression)
    guard !object.isInvalid else { return .invalid(span) }
    return typing.member(name, of: object, span)
  }

  mutating func checkElement(
    of expression: Expression, _ index: Expression, _ span: Span
  ) -> TypedExpression {
    if let name = index.literalText {
      return checkMember(of: expression, Identifier(text: name, span: index.span), span)
    }
    let object = check(expression)
    let place = check(index)
    guard !object.isInvalid, !place.isInvalid else { return .invalid(span) }
    return typing.element(of: object, at: place, span)
  }

  mutating func checkSlice(
    of expression: Expression, _ bounds: SliceBounds, _ span: Span
  ) -> TypedExpression {
    let object = check(expression)
    let bounds = [bounds.lower, bounds.upper, bounds.step].map { $0.map { check($0) } }
    return typing.slice(of: object, bounds, span)
  }
}
