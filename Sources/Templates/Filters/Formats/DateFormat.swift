import Diagnostics
import Languages

extension Filter {
  /// A date as the page's language writes it, or by a pattern of letters; in its own time zone, or
  /// in UTC.
  static let date = Filter(
    "date", takes: .init("format", .literal, isRequired: false),
    .init("zone", .literal, isRequired: false)
  ) { typing, call in
    guard let operand = call.operand(expected: .date, in: &typing, where: { $0 == .date })
    else { return call.invalid }
    let text = call[0]?.literalText ?? "medium"
    let place = call[0]?.span ?? call.span
    do throws(DatePattern.Mistake) {
      var pattern = try DatePattern(Array(text.utf8))
      guard pattern.showsDate else {
        return typing.fail(.constantDatePattern(text, at: place), call.span)
      }
      if let slip = pattern.slip {
        return typing.fail(.datePatternSlip(slip, at: place), call.span)
      }
      if let zone = call[1], let name = zone.literalText {
        guard name == "UTC" else {
          return typing.fail(.unknownZone(name, at: zone.span), call.span)
        }
        pattern.isInUTC = true
      }
      if pattern.asksForNames { typing.noteNamesOfDates() }
      typing.tables.patterns.append(pattern)
    } catch {
      return typing.fail(
        .wrongDatePattern(
          error.letters, letters: DatePattern.letters,
          meant: DatePatternOfOthers.pattern(for: text), at: place), call.span)
    }
    let index = call.int(typing.tables.patterns.count - 1)
    return call.binary(.format(.date), operand, index, .string)
  }
}
