import Diagnostics

/// The parameters of a function, filter or test besides its operand.
struct Signature: Sendable {
  /// What an argument must be.
  enum Expectation: Sendable {
    case int
    case number
    case bool
    /// Text, or a value with exactly one text form.
    case text
    /// A literal text, such as the name of a field.
    case literal
    /// Any value, including none.
    case any
  }

  /// One argument.
  struct Parameter: Sendable {
    let name: String
    let expectation: Expectation
    let isRequired: Bool
    /// The numbers that it may be; nil for any.
    let range: ArgumentRange?

    init(
      _ name: String, _ expectation: Expectation, isRequired: Bool = true,
      in range: ArgumentRange? = nil
    ) {
      self.name = name
      self.expectation = expectation
      self.isRequired = isRequired
      self.range = range
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

extension Signature {
  /// The values for the parameters, nil for those left out; nil where the arguments do not fit,
  /// which is reported.
  func values(
    for arguments: [TypedArgument], at span: Span, in typing: inout Typing
  ) -> [TypedExpression?]? {
    var values = [TypedExpression?](repeating: nil, count: parameters.count)
    var isFine = true
    for (place, argument) in arguments.enumerated() {
      let index = index(of: argument, place, in: &typing)
      guard let index, let fitting = fit(argument.value, to: parameters[index], in: &typing)
      else {
        isFine = false
        continue
      }
      if let first = values[index] {
        typing.report(
          .argumentTwice(parameters[index].name, at: argument.value.span, first: first.span))
        isFine = false
      }
      values[index] = fitting
    }
    guard isFine else { return nil }
    for (parameter, value) in zip(parameters, values) where parameter.isRequired && value == nil {
      let required = parameters.filter(\.isRequired).map(\.name)
      typing.report(.missingArgument(parameter.name, of: name, required: required, at: span))
      return nil
    }
    return values
  }

  private func index(
    of argument: TypedArgument, _ place: Int, in typing: inout Typing
  ) -> Int? {
    let names = parameters.map(\.name)
    switch ArgumentTarget(named: argument.name, at: place, among: names) {
    case .parameter(let index): return index
    case .surplus:
      typing.report(.tooManyArguments(of: name, count: names.count, at: argument.value.span))
    case .unknown(let unknown):
      typing.report(
        .unknownArgument(
          unknown.text, of: name, known: names.filter { $0 != "killwords" }, at: unknown.span,
          suggesting: &typing.reports.log))
    }
    return nil
  }
}
