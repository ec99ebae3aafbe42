import Diagnostics
import Schema

extension Filter {
  /// The name of a record: its key if that is a text, otherwise its first text, its key, its slug.
  static let name = Filter("name") { typing, call in
    guard let (record, id) = call.recordOperand(in: &typing) else { return call.invalid }
    let shape = typing.types[id]
    var result = call.text("")
    if let slug = shape.field(named: "slug") {
      result = typing.field(slug, of: record, call.span).asText
    }
    for field in typing.types.namingFields(of: shape).reversed() {
      let value = typing.field(field, of: record, call.span).asText
      result =
        value.type.isOptional
        ? TypedExpression(.fallback(value, result, testsTruth: false), .string, call.span) : value
    }
    return TypedExpression(result.kind, .string, call.span)
  }
}
