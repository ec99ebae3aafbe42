import Diagnostics
import Schema

extension BuiltInFunction {
  /// `dict(a=1)`: a record.
  static let dictionary = BuiltInFunction("dict") { typing, call in
    record(.dictionary, call, in: &typing)
  }

  /// `namespace(a=1)`: a record whose fields `set` may change.
  static let namespace = BuiltInFunction("namespace") { typing, call in
    record(.namespace, call, in: &typing)
  }

  private static func record(
    _ maker: Shape.Maker, _ call: FunctionCall, in typing: inout Typing
  ) -> TypedExpression {
    var fields: [(name: Identifier, value: TypedExpression)] = []
    for argument in call.arguments {
      guard let name = argument.name else {
        typing.report(
          .needsNames(maker == .namespace ? "namespace" : "dict", at: argument.value.span))
        continue
      }
      fields.append((name, argument.value))
    }
    return typing.record(maker, of: fields, call.span)
  }
}
