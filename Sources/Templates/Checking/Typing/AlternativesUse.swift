import Diagnostics
import Schema

/// Two values of which one is used: by `and` or `or`, by `default`, or by an inline `if`.
///
/// Texts, numbers and dates of different types stay what they are, and so does their truth.
struct AlternativesUse {
  let first: TypedExpression
  let second: TypedExpression
  let span: Span

  init(_ first: TypedExpression, _ second: TypedExpression, _ span: Span) {
    self.first = first
    self.second = second
    self.span = span
  }

  /// `first and second`: the first of the two that is not true, otherwise the second; `otherwise` is
  /// what is beside them after `or`, for advice.
  func both(or otherwise: Span?, in typing: inout Typing) -> TypedExpression {
    let type = first.type.joined(with: second.type) ?? first.type.mixed(with: second.type)
    guard let type else { return fail(.and(or: otherwise), in: &typing) }
    return TypedExpression(
      .and(first.converted(to: type), second.converted(to: type)), type, span)
  }

  /// `first or second`: the first of the two that is true, otherwise the second.
  func either(in typing: inout Typing) -> TypedExpression {
    let own = first.type.unwrapped
    guard let type = own.joined(with: second.type) ?? own.mixed(with: second.type) else {
      return fail(.or, in: &typing)
    }
    return TypedExpression(.or(first.converted(to: type), second.converted(to: type)), type, span)
  }

  /// Both in a common form, where the first one is used as a value of the type `type`; nil where
  /// there is none. A literal text beside a choice is the case that it means, if there is one.
  func common(
    as type: Type, in typing: Typing
  ) -> (first: TypedExpression, second: TypedExpression, type: Type)? {
    let models = typing.types.models
    if case .choice(let id) = type.unwrapped, let second = second.asCase(of: id, in: models) {
      return (first, second, type)
    }
    if case .choice(let id) = second.type.unwrapped, let first = first.asCase(of: id, in: models) {
      return (first, second, second.type)
    }
    return (type.joined(with: second.type) ?? type.mixed(with: second.type)).map { joined in
      (first.converted(to: joined), second.converted(to: joined), joined)
    }
  }

  /// Reports that they have nothing in common.
  func fail(_ choice: UnlikeValues.Choice, in typing: inout Typing) -> TypedExpression {
    typing.fail(UnlikeValues(first, second, choice, span).diagnostic(in: typing), span)
  }
}

extension Typing {
  /// A value, or what stands in for it where it may be none; both in a common form. Values without
  /// one are reported.
  mutating func fallingBack(
    _ value: TypedExpression, to fallback: TypedExpression?
  ) -> TypedExpression {
    guard let fallback, value.type.isOptional else { return value }
    let use = AlternativesUse(value, fallback, value.span)
    guard let (first, second, type) = use.common(as: value.type.unwrapped, in: self) else {
      return use.fail(.field, in: &self)
    }
    return TypedExpression(.fallback(first, second, testsTruth: false), type, value.span)
  }
}
