import Diagnostics

/// A name in a template, with its place.
struct Identifier: Hashable, Sendable {
  let text: String
  let span: Span
}

/// An expression of a template, as it was written.
struct Expression: Sendable {
  /// What an expression is.
  indirect enum Kind: Sendable {
    case name(String)
    case text([UInt8])
    case int(Int)
    case double(FloatLiteral)
    case bool(Bool)
    case none
    /// `[a, b]`.
    case list([Expression])
    /// `(a, b)` or `a, b`.
    case tuple([Expression])
    /// `{'a': b}`.
    case dictionary([(key: Expression, value: Expression)])
    /// `a.name`.
    case member(Expression, Identifier)
    /// `a[b]`.
    case element(Expression, Expression)
    /// `a[b:c:d]`.
    case slice(Expression, SliceBounds)
    /// `a(b, name=c)`.
    case call(Expression, [Argument])
    /// `a | name(b)`; without `a` in a filter block.
    case filter(Expression, Identifier, [Argument])
    /// `a is name b`.
    case test(Expression, Identifier, [Argument], isNegated: Bool)
    case negation(Expression)
    case plus(Expression)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case arithmetic(Arithmetic, Expression, Expression)
    /// `a < b <= c`.
    case comparison(Expression, [(operation: Comparison, operand: Expression)])
    /// `a ~ b ~ c`.
    case concatenation([Expression])
    /// `a if condition else b`.
    case conditional(condition: Expression, then: Expression, otherwise: Expression?)
    /// The text of a filter block, as the operand of its filters.
    case blockText
    /// An expression that could not be parsed, which was reported.
    case invalid
  }

  let kind: Kind
  let span: Span
  /// The depth of nested expressions, including itself; the parser limits it, so that recursion is
  /// safe.
  let height: Int

  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
    height = 1 + kind.innerHeight
  }

  /// The text of a string literal.
  var literalText: String? {
    guard case .text(let bytes) = kind else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The elements of a list or a tuple that is a literal.
  var elements: [Expression]? {
    if case .list(let elements) = kind { return elements }
    if case .tuple(let elements) = kind { return elements }
    return nil
  }

  /// Whether it could not be parsed.
  var isInvalid: Bool {
    guard case .invalid = kind else { return false }
    return true
  }
}

/// The bounds of `a[lower:upper:step]`.
struct SliceBounds: Sendable {
  var lower: Expression?
  var upper: Expression?
  var step: Expression?
}

/// An argument of a function, filter, test or macro.
struct Argument: Sendable {
  /// Its name, nil for a positional one.
  let name: Identifier?
  let value: Expression
}

/// An operator on numbers, texts or lists.
package enum Arithmetic: String, Sendable, BitwiseCopyable {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case floorDivide = "//"
  case modulo = "%"
  case power = "**"
}

/// An operator that compares two values.
enum Comparison: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case isIn = "in"
  case isNotIn = "not in"
}

extension Expression.Kind {
  /// The height of the highest expression directly inside.
  fileprivate var innerHeight: Int {
    switch self {
    case .name, .text, .int, .double, .bool, .none, .blockText, .invalid: 0
    case .list(let elements), .tuple(let elements), .concatenation(let elements):
      Self.highest(elements)
    case .dictionary(let pairs): Self.highest(pairs.lazy.flatMap { [$0.key, $0.value] })
    case .member(let operand, _), .negation(let operand), .plus(let operand), .not(let operand):
      operand.height
    case .element(let left, let right), .and(let left, let right), .or(let left, let right),
      .arithmetic(_, let left, let right):
      max(left.height, right.height)
    case .slice(let object, let bounds):
      Self.highest([object] + [bounds.lower, bounds.upper, bounds.step].compactMap { $0 })
    case .call(let operand, let arguments), .filter(let operand, _, let arguments),
      .test(let operand, _, let arguments, _):
      max(operand.height, Self.highest(arguments.lazy.map(\.value)))
    case .comparison(let first, let rest):
      max(first.height, Self.highest(rest.lazy.map(\.operand)))
    case .conditional(let condition, let then, let otherwise):
      Self.highest([condition, then] + [otherwise].compactMap { $0 })
    }
  }

  private static func highest(_ expressions: some Sequence<Expression>) -> Int {
    expressions.reduce(0) { max($0, $1.height) }
  }
}
