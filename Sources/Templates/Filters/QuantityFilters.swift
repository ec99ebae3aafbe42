import Diagnostics

// Filters that mark what scripts count with: amounts, and lengths of time.
extension FilterTable {
  static let quantityFilters: [String: Filter] = [
    "amounts": { checker, call in
      guard checker.arguments(of: call) != nil, let operand = checker.textOperand(of: call)
      else { return call.invalid }
      return call.unary(.text(.amounts), operand, .markup)
    },
    "durations": { checker, call in
      guard checker.arguments(of: call) != nil else { return call.invalid }
      if call.operand.type.isMarkup {
        return call.unary(.text(.durations), call.operand, .markup)
      }
      guard let operand = checker.textOperand(of: call) else { return call.invalid }
      return call.unary(.text(.durations), checker.converted(operand, to: .markup), .markup)
    },
  ]
}
