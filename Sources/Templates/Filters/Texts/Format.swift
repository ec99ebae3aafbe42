import Diagnostics

extension Filter {
  /// A text with values in its places `%s`, `%d`, `%f` and `%x`.
  static let format = Filter.readingArguments("format") { checker, call in
    guard let operand = call.textOperand(in: &checker.typing) else { return call.invalid }
    var operands = [operand]
    for argument in call.arguments {
      if let name = argument.name {
        return checker.typing.fail(
          .wrongCount(
            of: "'format'", takes: "values without names, in the order of their places",
            at: name.span), call.span)
      }
      let value = checker.check(argument.value)
      guard !value.isInvalid, checker.typing.isPrintable(value) else { return call.invalid }
      operands.append(value.type.isTextual ? value.asText : value)
    }
    return call.many(.formatText, operands, .string)
  }
}
