import Diagnostics
import Schema

extension Filter {
  /// The name of a record: the title of its page where the site calls it by that, otherwise as
  /// `Structure.namingFields` has it, or its slug.
  /// That of a component without a key may be none, as its texts may.
  static let name = Filter("name") { typing, call in
    guard let (record, id) = call.recordOperand(in: &typing) else { return call.invalid }
    let shape = typing.types[id]
    let title =
      typing.environment.site.titleFields[id] == nil
      ? nil : TypedExpression(.unary(.entryTitle, record), .optional(.string), call.span)
    let fields = typing.types.namingFields(of: shape).map {
      typing.field($0, of: record, call.span).asText
    }
    let slug = shape.field(named: "slug").map { typing.field($0, of: record, call.span).asText }
    guard var result = slug ?? fields.last else {
      // A text that is never there: what templates show of it is checked all the same.
      let none = TypedExpression(.none, .optional(.never), call.span)
      return TypedExpression(
        .conditional(call.bool(false), then: call.text(""), otherwise: none), .optional(.string),
        call.span)
    }
    let others = slug == nil ? fields.dropLast() : fields[...]
    for value in (title.map { [$0] + others } ?? Array(others)).reversed() {
      let type = result.type.isOptional ? result.type : .string
      result =
        value.type.isOptional
        ? TypedExpression(.fallback(value, result, testsTruth: false), type, call.span) : value
    }
    return TypedExpression(
      result.kind, result.type.isOptional ? .optional(.string) : .string, call.span)
  }
}
