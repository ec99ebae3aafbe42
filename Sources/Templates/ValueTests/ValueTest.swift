import Diagnostics

/// A test of a value, `n is odd`: its names, and what a use of it becomes.
///
/// Each test is a file of this folder, or shares one with similar ones, and has one line in `all`.
struct ValueTest: Sendable {
  /// What a use becomes; nil where a mistake was reported.
  typealias Rule = @Sendable (inout Typing, TestCall) -> TypedExpression?

  /// Its names, the one that the documents use first.
  let names: [String]
  /// Names that work but are not suggested: the signs of comparisons.
  let signs: [String]
  /// Whether it compares the value with another, its only argument; otherwise it has none.
  let takesValue: Bool
  let rule: Rule

  init(_ names: String..., takesValue: Bool = false, rule: @escaping Rule) {
    self.init(names: names, signs: [], takesValue: takesValue, rule: rule)
  }

  init(names: [String], signs: [String], takesValue: Bool, rule: @escaping Rule) {
    self.names = names
    self.signs = signs
    self.takesValue = takesValue
    self.rule = rule
  }

  /// Every test, one line for each file of this folder.
  static let all: [ValueTest] = [
    .defined, .undefined, .isNone, .empty, .isTrue, .isFalse,
    .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
    .odd, .even, .divisible, .isIn,
    .startingWith, .endingWith, .containing, .upper, .lower,
    .string, .number, .integer, .float, .boolean, .mapping, .sequence, .callable, .tabular,
    .filter, .test,
  ]

  /// The tests by each of their names.
  static let tests: [String: ValueTest] = {
    var tests: [String: ValueTest] = [:]
    for test in all {
      for name in test.names + test.signs { tests[name] = test }
    }
    return tests
  }()

  /// The names, sorted.
  static let names: [String] = all.flatMap(\.names).sorted()
}

/// The use of a test: its operand and its arguments.
struct TestCall {
  let name: Identifier
  let value: TypedExpression
  let arguments: [TypedArgument]
  let span: Span

  /// The result of a test that is known while compiling.
  func known(_ truth: Bool) -> TypedExpression { TypedExpression(.bool(truth), .bool, span) }

  /// An operation on the value.
  func unary(_ operation: UnaryOperation) -> TypedExpression {
    TypedExpression(.unary(operation, value), .bool, span)
  }

  /// The only argument of the test; nil where it has other arguments, which is reported.
  func argument(in typing: inout Typing) -> TypedExpression? {
    guard arguments.count == 1, let first = arguments.first, first.name == nil else {
      typing.report(.wrongCount(of: "the test '\(name.text)'", takes: "one value", at: span))
      return nil
    }
    return first.value.isInvalid ? nil : first.value
  }

  /// Reports a value of a type that the test does not take.
  func reportOperand(_ value: TypedExpression, expected: OperandKind, in typing: inout Typing) {
    guard typing.isPresent(value, for: "it is tested") else { return }
    typing.report(
      .wrongTestOperand(
        name.text, expected: expected, type: typing.name(value.type), at: value.span))
  }
}
