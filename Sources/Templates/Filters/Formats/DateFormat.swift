import Diagnostics
import Languages

extension Filter {
  /// A date as the page's language writes it, or by a pattern of letters.
  static let date = Filter("date", takes: .init("format", .literal, isRequired: false)) {
    checker, call in
    guard let operand = checker.operand(of: call, expected: "a date", where: { $0 == .date })
    else { return call.invalid }
    let text = call[0]?.literalText ?? "medium"
    let place = call[0]?.span ?? call.span
    do throws(DatePattern.Mistake) {
      let pattern = try DatePattern(Array(text.utf8))
      guard pattern.showsDate else {
        return checker.fail(.constantDatePattern(text, at: place), call.span)
      }
      checker.tables.patterns.append(pattern)
    } catch {
      return checker.fail(
        .wrongDatePattern(error.letters, letters: DatePattern.letters, at: place), call.span)
    }
    let index = call.int(checker.tables.patterns.count - 1)
    return call.binary(.format(.date), operand, index, .string)
  }
}
