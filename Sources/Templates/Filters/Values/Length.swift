import Diagnostics
import Schema

extension Filter {
  /// How many elements a list has, or characters a text.
  static let length = Filter("length", "count") { typing, call in
    guard typing.isPresent(call.operand, for: "it is counted") else { return call.invalid }
    switch call.operand.type {
    case .list: return call.unary(.listLength, call.operand, .int)
    case let type where type.isTextual:
      return call.unary(.text(.length), call.operand.asText, .int)
    case .structure(let id) where typing.types[id].maker != .models:
      return call.int(typing.types[id].fields.count)
    default:
      return typing.fail(
        .wrongFilterOperand(
          call.name.text, expected: "a list or a text", type: typing.name(call.operand.type),
          at: call.operand.span), call.span)
    }
  }
}
