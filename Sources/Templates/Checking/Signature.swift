import Diagnostics

/// What a function, filter or test takes beside its operand.
struct Signature: Sendable {
  /// What an argument must be.
  enum Expectation: Sendable {
    case int
    case number
    case bool
    /// Text, or what has one text form.
    case text
    /// A text that is written out, such as the name of a field.
    case literal
    /// Any value, none included.
    case any
  }

  /// One argument.
  struct Parameter: Sendable {
    let name: String
    let expectation: Expectation
    let isRequired: Bool

    init(_ name: String, _ expectation: Expectation, isRequired: Bool = true) {
      self.name = name
      self.expectation = expectation
      self.isRequired = isRequired
    }
  }

  /// How templates call it.
  let name: String
  let parameters: [Parameter]

  init(_ name: String, _ parameters: [Parameter] = []) {
    self.name = name
    self.parameters = parameters
  }
}

extension Checker {
  /// The values for the parameters of a signature, nil for those left out; nil, reported, where
  /// the arguments do not fit.
  mutating func bind(
    _ arguments: [Argument], to signature: Signature, at span: Span
  ) -> [TypedExpression?]? {
    var values = [TypedExpression?](repeating: nil, count: signature.parameters.count)
    var isFine = true
    for (place, argument) in arguments.enumerated() {
      guard let index = index(of: argument, place, in: signature) else {
        _ = check(argument.value)
        isFine = false
        continue
      }
      let value = check(argument.value)
      let parameter = signature.parameters[index]
      if let fitting = fit(value, to: parameter, of: signature) {
        values[index] = fitting
      } else {
        isFine = false
      }
    }
    guard isFine else { return nil }
    for (index, parameter) in signature.parameters.enumerated()
    where parameter.isRequired && values[index] == nil {
      let required = signature.parameters.filter(\.isRequired).map(\.name)
      report(
        .missingArgument(parameter.name, of: signature.name, required: required, at: span))
      return nil
    }
    return values
  }

  private mutating func index(
    of argument: Argument, _ place: Int, in signature: Signature
  ) -> Int? {
    guard let name = argument.name else {
      if place < signature.parameters.count { return place }
      report(
        .tooManyArguments(
          of: signature.name, count: signature.parameters.count, at: argument.value.span))
      return nil
    }
    if let index = signature.parameters.firstIndex(where: { $0.name == name.text }) {
      return index
    }
    report(
      .unknownArgument(
        name.text, of: signature.name,
        known: signature.parameters.map(\.name).filter { $0 != "killwords" },
        at: name.span, suggesting: &log))
    return nil
  }

  private mutating func fit(
    _ value: TypedExpression, to parameter: Signature.Parameter, of signature: Signature
  ) -> TypedExpression? {
    guard !value.isInvalid else { return nil }
    let expected: String
    switch parameter.expectation {
    case .any: return value
    case .int:
      if value.type == .int { return value }
      expected = "Int"
    case .number:
      if value.type.isNumber { return value }
      expected = "a number"
    case .bool:
      if value.type == .bool { return value }
      expected = "Bool"
    case .text:
      if value.type.isTextual { return text(of: value) }
      expected = "String"
    case .literal:
      if value.literalText != nil { return value }
      expected = "a text that is written out"
    }
    report(
      .wrongType(
        of: "'\(parameter.name)' of '\(signature.name)'", expected: expected,
        found: name(value.type), at: value.span))
    return nil
  }

  /// A value in the form of `type`; nil, reported, where it is of another type.
  mutating func expect(
    _ value: TypedExpression, toBe type: Type, as subject: String, declaredAt place: Span? = nil
  ) -> TypedExpression? {
    guard !value.isInvalid else { return nil }
    if value.type == type { return value }
    if case .choice(let id) = type.unwrapped, value.literalText != nil {
      return choiceCase(value, of: id)
    }
    if let joined = value.type.joined(with: type), joined == type {
      return converted(value, to: type)
    }
    if value.type.isText, type.isText { return value }
    if value.type.isOptional, value.type.unwrapped.joined(with: type) == type {
      reportOptional(value)
      return nil
    }
    var diagnostic = Diagnostic.wrongType(
      of: subject, expected: name(type), found: name(value.type), at: value.span)
    if let place { diagnostic.places.append(Diagnostic.Place(place, "it is declared here")) }
    report(diagnostic)
    return nil
  }
}
