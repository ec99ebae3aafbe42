import Diagnostics

/// A text or number as an operand of `and` or `or` in a condition: it asks nothing, as in
/// `kind == "tea" or "coffee"`, which holds always.
struct LoneLiteral {
  private let span: Span
  /// Whether it counts as true.
  private let isTrue: Bool
  /// What was probably meant to be compared with it, too, and how.
  private let compared: (operand: Expression, sign: Comparison)?

  /// Makes it of an operand beside another one, or beside none; nil where it is no text or number.
  init?(_ operand: Expression, beside other: Expression?, isAnd: Bool) {
    switch operand.kind {
    case .text(let bytes): isTrue = !bytes.isEmpty
    case .int(let number): isTrue = number != 0
    default: return nil
    }
    span = operand.span
    let wanted: Comparison = isAnd ? .notEqual : .equal
    compared = other.flatMap(Self.lastComparison).flatMap { operand, sign in
      sign.equality == wanted ? (operand, wanted) : nil
    }
  }

  /// Reports it, with the comparison that was probably meant.
  func report(by typing: inout Typing) {
    let literal = typing.reports.written(span)
    let comparison = compared.map { operand, sign in
      "\(typing.reports.written(operand.span)) \(sign.rawValue) \(literal)"
    }
    typing.report(.loneLiteral(literal, isTrue: isTrue, at: span, meant: comparison))
  }

  /// What is compared last in an expression, and how.
  private static func lastComparison(in expression: Expression) -> (Expression, Comparison)? {
    switch expression.kind {
    case .and(_, let right), .or(_, let right): lastComparison(in: right)
    case .comparison(let first, let rest) where rest.count == 1: (first, rest[0].operation)
    default: nil
    }
  }
}

extension Comparison {
  /// The comparison of one value that this one does with each of several.
  fileprivate var equality: Comparison {
    switch self {
    case .isIn: .equal
    case .isNotIn: .notEqual
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: self
    }
  }
}
