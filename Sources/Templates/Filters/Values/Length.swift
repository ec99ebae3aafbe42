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
      var mistake = Diagnostic.wrongFilterOperand(
        call.name.text, expected: .listOrText,
        type: typing.types.namedType(of: call.operand.type), at: call.operand.span)
      if call.operand.type == .markdown {
        let name = DisplayText(typing.reports.written(call.operand.span)).text
        mistake.help.append(
          Diagnostic.Help("use it on the text without markup: '\(name) | plain'"))
      }
      return typing.fail(mistake, call.span)
    }
  }
}
