import Diagnostics
import Schema

extension BuiltInFunction {
  /// `dict(a=1)`: a record.
  static let dictionary = BuiltInFunction("dict") { checker, arguments, span in
    checker.checkRecord(.dictionary, arguments, span)
  }

  /// `namespace(a=1)`: a record whose fields `set` may change.
  static let namespace = BuiltInFunction("namespace") { checker, arguments, span in
    checker.checkRecord(.namespace, arguments, span)
  }
}

extension Checker {
  fileprivate mutating func checkRecord(
    _ maker: Shape.Maker, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    var fields: [(name: String, type: Type)] = []
    var values: [TypedExpression] = []
    var names: Set<String> = []
    for argument in arguments {
      let value = check(argument.value)
      guard let name = argument.name else {
        report(.needsNames(maker == .namespace ? "namespace" : "dict", at: argument.value.span))
        continue
      }
      guard names.insert(name.text).inserted else {
        report(.keyTwice(name.text, at: name.span))
        continue
      }
      fields.append((name.text, value.type))
      values.append(value)
    }
    let id = types.structure(maker, fields)
    return TypedExpression(.record(id, values), .structure(id), span)
  }
}
