import Diagnostics

extension ValueTest {
  static let isIn = ValueTest("in", takesValue: true) { typing, call in
    guard let other = call.argument(in: &typing) else { return nil }
    return ComparisonUse(left: call.value, comparison: .isIn, right: other, span: call.span).typed(
      in: &typing)
  }

  static let containing = ValueTest("containing", takesValue: true) { typing, call in
    guard let other = call.argument(in: &typing) else { return nil }
    return ComparisonUse(left: other, comparison: .isIn, right: call.value, span: call.span).typed(
      in: &typing)
  }
}
