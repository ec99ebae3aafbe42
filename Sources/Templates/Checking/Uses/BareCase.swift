import Diagnostics
import Schema

/// A case of a choice that is written as if it were a name, as in Swift: 'birds' or 'Topic.birds'
/// beside a value of the choice 'Topic'.
struct BareCase {
  /// The name of the case.
  private let name: String
  private let choice: Choice
  private let span: Span

  /// Nil where the expression beside the value is anything else.
  init?(_ expression: Expression, besides value: TypedExpression, in checker: Checker) {
    guard case .choice(let id) = value.type.unwrapped else { return nil }
    choice = checker.typing.types.models[id]
    span = expression.span
    let written: String
    switch expression.kind {
    case .name(let name) where checker.here.scopes.lookUp(name) == nil: written = name
    case .member(let object, let name):
      let owner = checker.typing.reports.written(object.span)
      guard owner == choice.name || owner == checker.typing.reports.written(value.span) else {
        return nil
      }
      written = name.text
    default: return nil
    }
    guard let meant = choice.cases.first(where: { $0.name == written || $0.text == written }) else {
      return nil
    }
    name = meant.name
  }

  /// What to write.
  var mistake: Diagnostic {
    Diagnostic(
      .error, .unknownVariable, "a case of '\(choice.name)' stands in quotation marks", at: span,
      help: [Diagnostic.Help("write '\(name)' with them", replace: span, with: "'\(name)'")])
  }
}

extension Checker {
  /// An expression that is compared with a value.
  mutating func check(
    _ expression: Expression, besides value: TypedExpression
  ) -> TypedExpression {
    guard let bare = BareCase(expression, besides: value, in: self) else {
      return check(expression)
    }
    return typing.fail(bare.mistake, expression.span)
  }
}
