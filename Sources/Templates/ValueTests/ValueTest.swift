import Diagnostics

/// A test of a value, `n is odd`: how templates call it, and what a use of it becomes.
///
/// Each test is a file of this folder, or shares one with its twins, and has one line in `all`.
struct ValueTest: Sendable {
  /// Checks a use; nil where a mistake was reported.
  typealias Check = @Sendable (inout Checker, TestCall) -> TypedExpression?

  /// Its names, the one that the documents use first.
  let names: [String]
  /// Names that work and are not proposed: the signs of comparisons.
  let signs: [String]
  let check: Check

  init(_ names: String..., check: @escaping Check) {
    self.init(names: names, signs: [], check: check)
  }

  init(names: [String], signs: [String], check: @escaping Check) {
    self.names = names
    self.signs = signs
    self.check = check
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

/// The use of a test: what is tested, and what it is given.
struct TestCall {
  let name: Identifier
  let value: TypedExpression
  let arguments: [Argument]
  let span: Span

  /// What the test comes to where it is known while compiling.
  func known(_ truth: Bool) -> TypedExpression { TypedExpression(.bool(truth), .bool, span) }

  /// An operation on the value.
  func unary(_ operation: UnaryOperation) -> TypedExpression {
    TypedExpression(.unary(operation, value), .bool, span)
  }
}
