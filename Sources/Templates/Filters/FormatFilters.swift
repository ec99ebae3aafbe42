import Diagnostics
import Languages

// Filters that write dates, durations and numbers in the page's language.
extension FilterTable {
  static let formatFilters: [String: Filter] = [
    "date": { checker, call in
      guard
        let values = checker.arguments(of: call, .init("format", .literal, isRequired: false)),
        operand(&checker, call, "a date", { $0 == .date })
      else { return call.invalid }
      let text = values[0]?.literalText ?? "medium"
      do throws(DatePattern.Mistake) {
        let pattern = try DatePattern(Array(text.utf8))
        guard pattern.showsDate else {
          let place = values[0]?.span ?? call.span
          return checker.fail(.constantDatePattern(text, at: place), call.span)
        }
        checker.tables.patterns.append(pattern)
      } catch {
        let place = values[0]?.span ?? call.span
        return checker.fail(
          .wrongDatePattern(error.letters, letters: DatePattern.letters, at: place), call.span)
      }
      let index = call.int(checker.tables.patterns.count - 1)
      return call.binary(.format(.date), call.operand, index, .string)
    },
    "duration": { checker, call in
      guard
        let values = checker.arguments(of: call, .init("format", .literal, isRequired: false)),
        operand(&checker, call, "a duration", { $0 == .duration })
      else { return call.invalid }
      let known = ["short", "long", "iso"]
      let text = values[0]?.literalText ?? "short"
      guard let style = known.firstIndex(of: text) else {
        return checker.fail(
          .unknownOption(text, known: known, at: values[0]?.span ?? call.span), call.span)
      }
      return call.binary(.format(.duration), call.operand, call.int(style), .string)
    },
    "number": { checker, call in
      guard
        let values = checker.arguments(of: call, .init("decimals", .int, isRequired: false)),
        operand(&checker, call, "a number", \.isNumber)
      else { return call.invalid }
      return call.binary(.format(.number), call.operand, values[0] ?? call.none, .string)
    },
  ]

  private static func operand(
    _ checker: inout Checker, _ call: FilterCall, _ expected: String, _ fits: (Type) -> Bool
  ) -> Bool {
    let value = call.operand
    guard checker.isPresent(value, for: "'\(call.name.text)' is applied to it") else {
      return false
    }
    if fits(value.type) { return true }
    checker.report(
      .wrongFilterOperand(
        call.name.text, expected: expected, type: checker.name(value.type), at: value.span))
    return false
  }
}
