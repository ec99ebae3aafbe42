import Diagnostics
import Schema

extension Filter {
  /// How many elements a list has, or characters a text.
  static let length = Filter("length", "count") { checker, call in
    guard checker.isPresent(call.operand, for: "it is counted") else { return call.invalid }
    switch call.operand.type {
    case .list: return call.unary(.listLength, call.operand, .int)
    case let type where type.isTextual:
      return call.unary(.text(.length), checker.text(of: call.operand), .int)
    case .structure(let id) where checker.types[id].maker != .models:
      return call.int(checker.types[id].fields.count)
    default:
      return checker.fail(
        .wrongFilterOperand(
          call.name.text, expected: "a list or a text", type: checker.name(call.operand.type),
          at: call.operand.span), call.span)
    }
  }
}
