import Diagnostics
import Schema
import Tables

extension FunctionCall {
  /// The result of a function of the environment for a literal name, and for a value where the name
  /// requires one.
  func answer(ofHostFunction index: HostFunctionIndex, in typing: inout Typing) -> TypedExpression {
    let function = typing.environment.site.functions[index]
    guard let first = arguments.first, first.name == nil else {
      return typing.fail(
        .wrongCount(
          of: "'\(function.name)'", takes: "the name of a \(function.argument)", at: span), span)
    }
    guard !first.value.isInvalid else { return invalid }
    guard let text = first.value.literalText else {
      return typing.fail(
        .hostNameNotLiteral(function.name, argument: function.argument, at: first.value.span), span)
    }
    guard let name = function.names.firstIndex(of: text) else {
      if function.certainty == .uncertain { return invalid }
      var mistake = Diagnostic.unknownHostName(
        text, of: function, addressed: function.name(ofAddress: text), at: first.value.span,
        suggesting: &typing.reports.log)
      if arguments.count == 2, let record = arguments.last?.value,
        case .structure(let id) = record.type.unwrapped, typing.environment.site.pages[id] != nil
      {
        mistake.help = [.pageAddress(of: typing.reports.written(record.span))]
      }
      return typing.fail(mistake, span)
    }
    let wanted = function.values[text].map { Type($0) }
    guard arguments.count == (wanted == nil ? 1 : 2), arguments.last?.name == nil else {
      return typing.fail(wrongCount(of: function, text, wanted: wanted.map(typing.name)), span)
    }
    var value: TypedExpression?
    if let wanted, let argument = arguments.last {
      value = typing.expect(argument.value, toBe: wanted, as: "the value of '\(text)'")
      if value == nil { return invalid }
    }
    return TypedExpression(
      .host(function: index, name: HostNameIndex(name), value: value), Type(function.result), span)
  }

  private func wrongCount(
    of function: HostFunction, _ text: String, wanted: String?
  ) -> Diagnostic {
    let takes = wanted.map { "the name and a value of type \($0)" } ?? "the name only"
    let example = "\(function.name)(\"\(text)\"\(wanted == nil ? "" : ", …"))"
    return .wrongCount(
      of: "\(function.name)(\"\(text)\")", takes: takes, write: example, at: span)
  }
}
