import Diagnostics
import Schema

// The meanings of names at a place.
extension Surroundings {
  /// The value that a name stands for; reports a name without a value.
  func value(of name: String, at span: Span, in typing: inout Typing) -> TypedExpression {
    switch scopes.lookUp(name)?.binding {
    case .variable(let variable): return typing.read(variable, at: span)
    case .global(let global):
      var value = TypedExpression(global.kind, global.type, span)
      value.path = global.path
      value.isNonEmpty = global.isNonEmpty
      return typing.narrowed(value)
    case .loop: return typing.fail(.notAValue(name, .loop, at: span), span)
    case .macro: return typing.fail(.notAValue(name, .macro, at: span), span)
    case .module: return typing.fail(.notAValue(name, .module, at: span), span)
    case .caller: return typing.fail(.notAValue(name, .caller, at: span), span)
    case .field: return typing.fail(.notAValue(name, .field, at: span), span)
    case nil where name == "now":
      var value = TypedExpression(.now, .optional(.date), span)
      value.path = .now
      return typing.narrowed(value)
    case nil where typing.reports.isUncertain(name, at: span): return .invalid(span)
    case nil: return typing.fail(unknownName(name, at: span, in: &typing), span)
    }
  }

  /// The meaning of an expression that is a loop, macro or module rather than a value.
  func compileTimeBinding(of expression: Expression) -> Binding? {
    guard case .name(let name) = expression.kind, let binding = scopes.lookUp(name)?.binding else {
      return nil
    }
    switch binding {
    case .variable, .global: return nil
    case .loop, .macro, .module, .caller, .field: return binding
    }
  }
}

extension Module {
  /// The value that a name of the module stands for; reports a name without a value.
  func value(of name: Identifier, at span: Span, in typing: inout Typing) -> TypedExpression {
    switch member(name.text) {
    case .variable(let variable): return typing.read(variable, at: span)
    case .global(let value): return value
    case .some: return typing.fail(.notAValue(name.text, .macro, at: span), span)
    case nil: return missing(name, at: span, in: &typing)
    }
  }

  /// Reports a name that the module does not have, unless it could not be read completely.
  func missing(_ name: Identifier, at span: Span, in typing: inout Typing) -> TypedExpression {
    guard certainty == .certain else { return .invalid(span) }
    let known = typing.reports.log.gathered { scopes.innermostNames }
    return typing.fail(
      .unknownImport(
        name.text, from: template, known: known, at: name.span,
        suggesting: &typing.reports.log), span)
  }
}
