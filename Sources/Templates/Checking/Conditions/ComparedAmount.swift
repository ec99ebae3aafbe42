package import Diagnostics
import Schema

/// An amount of money that a condition compares with a number, and whose currency a field says.
package struct ComparedAmount: Sendable {
  /// The amount as it is written.
  package let field: String
  /// The field that says its currency, as it would be written.
  package let holder: String
  /// The amount.
  let amount: TypedExpression
  /// Its currency.
  let currency: TypedExpression
  /// Whether the condition reads the currency, so that it may decide which amounts it compares.
  package internal(set) var isDecided = false

  /// Where the amount is written.
  package var span: Span { amount.span }

  /// The amount of a comparison in a condition that stands alone; nil for all others.
  init?(_ compared: TypedExpression, comparedWith other: TypedExpression, in typing: Typing) {
    let amount = Self.counted(compared)
    guard typing.environment.isCondition, other.isNumber(besides: 0),
      case .field(let record, _) = amount.kind,
      case .structure(let id) = record.type.unwrapped,
      case .field(let place)? = typing.types.field(of: amount)?.currency,
      let holder = typing.types[id].field(at: place),
      AmountCurrency(typing: typing).known(of: amount).isInField
    else { return nil }
    self.amount = amount
    var currency = typing.field(holder, of: record, amount.span)
    // Names that the condition begins with are fields of a record without a path.
    currency.path = amount.path?.ending(with: .field(place))
    self.currency = currency
    field = typing.reports.written(amount.span)
    let path = field.split(separator: ".").dropLast() + [Substring(holder.name)]
    self.holder = path.joined(separator: ".")
  }

  /// What is multiplied or divided by numbers of pieces.
  private static func counted(_ value: TypedExpression) -> TypedExpression {
    guard case .binary(.arithmetic(let operation), let left, let right) = value.kind else {
      return value
    }
    switch operation {
    case .multiply: return right.isCount ? counted(left) : left.isCount ? counted(right) : value
    case .divide, .floorDivide: return right.isCount ? counted(left) : value
    case .add, .subtract, .modulo, .power: return value
    }
  }
}

extension TypedExpression {
  /// Whether it is a number that a template writes, other than this one.
  fileprivate func isNumber(besides excluded: Int) -> Bool {
    switch kind {
    case .int(let number): number != excluded
    case .double: true
    case .unary(.negate, let operand): operand.isNumber(besides: excluded)
    default: false
    }
  }
}
