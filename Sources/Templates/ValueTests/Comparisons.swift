import Diagnostics

extension ValueTest {
  static let equal = comparison("eq", "equalto", "sameas", signs: ["=="], .equal)
  static let notEqual = comparison("ne", signs: ["!="], .notEqual)
  static let less = comparison("lt", signs: ["lessthan", "<"], .less)
  static let lessOrEqual = comparison("le", signs: ["<="], .lessOrEqual)
  static let greater = comparison("gt", signs: ["greaterthan", ">"], .greater)
  static let greaterOrEqual = comparison("ge", signs: [">="], .greaterOrEqual)

  private static func comparison(
    _ names: String..., signs: [String], _ comparison: Comparison
  ) -> ValueTest {
    ValueTest(names: names, signs: signs, takesValue: true) { typing, call in
      guard let other = call.argument(in: &typing) else { return nil }
      return ComparisonUse(left: call.value, comparison: comparison, right: other, span: call.span)
        .typed(in: &typing)
    }
  }
}
