import Diagnostics
import Schema

extension Filter {
  /// The name of a record: as `Structure.namingFields` has it, otherwise its slug.
  /// That of a component without a key may be none, as its texts may.
  static let name = Filter("name") { typing, call in
    guard let (record, id) = call.recordOperand(in: &typing) else { return call.invalid }
    let shape = typing.types[id]
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
    for value in (slug == nil ? fields.dropLast() : fields[...]).reversed() {
      let type = result.type.isOptional ? result.type : .string
      result =
        value.type.isOptional
        ? TypedExpression(.fallback(value, result, testsTruth: false), type, call.span) : value
    }
    return TypedExpression(
      result.kind, result.type.isOptional ? .optional(.string) : .string, call.span)
  }
}
