import Diagnostics

extension Filter {
  /// A text with values in its places `%s`, `%d`, `%f` and `%x`.
  static let format = Filter.readingArguments("format") { checker, call in
    guard let operand = call.textOperand(in: &checker.typing) else { return call.invalid }
    var values: [TypedExpression] = []
    for argument in call.arguments {
      if let name = argument.name {
        return checker.typing.fail(
          .wrongCount(
            of: "'format'", takes: "values without names, in the order of their places",
            at: name.span), call.span)
      }
      let value = checker.check(argument.value)
      guard !value.isInvalid, checker.typing.isPrintable(value) else { return call.invalid }
      values.append(value.type.isTextual ? value.asText : value)
    }
    if let pattern = operand.literalText {
      do throws(RenderingFailure) {
        try check(values, for: Array(pattern.utf8)[...])
      } catch {
        return checker.typing.fail(.unusableArgument(error.reason, at: call.span), call.span)
      }
    }
    return call.many(.formatText, [operand] + values, .string)
  }

  /// Throws where values do not fit the places of a format that is written out.
  private static func check(
    _ values: [TypedExpression], for pattern: ArraySlice<UInt8>
  ) throws(RenderingFailure) {
    let fields = try PrintfText.fields(of: pattern)
    if values.count < fields.count { throw PrintfText.tooFewValues }
    if values.count > fields.count { throw PrintfText.tooManyValues }
    for (field, value) in zip(fields, values) where field.takesNumber {
      guard value.type.numeric != nil else { throw PrintfText.noNumber }
    }
  }
}
