package import Diagnostics

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

  /// Where the amount is written.
  package var span: Span { amount.span }
}
