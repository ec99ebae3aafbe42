import Diagnostics
import Schema

extension Filter {
  /// What a record is called: its key if that is a text, else its first text, its key, its slug.
  static let name = Filter("name") { checker, call in
    guard let (record, id) = checker.recordOperand(of: call) else { return call.invalid }
    let shape = checker.types[id]
    var result = call.text("")
    if let slug = shape.field(named: "slug") {
      result = checker.text(of: checker.field(slug, of: record, call.span))
    }
    for field in checker.namingFields(of: shape).reversed() {
      let value = checker.text(of: checker.field(field, of: record, call.span))
      result =
        value.type.isOptional
        ? TypedExpression(.fallback(value, result, testsTruth: false), .string, call.span) : value
    }
    return TypedExpression(result.kind, .string, call.span)
  }
}
