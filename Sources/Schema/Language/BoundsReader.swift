import Diagnostics

/// Reads the range that an attribute gives a field, such as `1...24` of `@Within(1...24)`.
struct BoundsReader {
  let attribute: AttributeSyntax
  let kind: ModelAttribute.Kind
  /// The type of the field.
  let type: ValueType

  /// The bounds; nil when the attribute gives none, which is reported.
  func bounds(log: inout DiagnosticLog) -> Bounds? {
    guard attribute.arguments?.count == 1, case .range(let range)? = attribute.arguments?.first,
      range.lower != nil || range.upper != nil, range.isClosed || range.upper != nil
    else {
      log.report(
        .attributeArguments(
          kind.rawValue, expected: "a range", example: kind.example, at: attribute.span))
      return nil
    }
    let isWhole = kind != .within || type.single == .int
    let mustFitInt = isWhole || !isFractional(range.lower) && !isFractional(range.upper)
    var ends: [Double?] = []
    for end in [range.lower, range.upper] {
      guard let end else {
        ends.append(nil)
        continue
      }
      guard let number = number(end, isWhole: mustFitInt, log: &log) else { return nil }
      if kind != .within, number < 0 {
        log.report(.negativeBound(kind.rawValue, at: end.span))
        return nil
      }
      ends.append(number)
    }
    var upper = ends[1]
    if let open = upper, !range.isClosed { upper = isWhole ? open - 1 : open.nextDown }
    let written = written(range)
    if let lower = ends[0], let upper, lower > upper {
      log.report(.emptyBounds(written, at: range.span))
      return nil
    }
    return Bounds(lower: ends[0], upper: upper, written: written)
  }

  private func written(_ range: RangeSyntax) -> String {
    func text(_ literal: LiteralSyntax?) -> String {
      guard case .number(let number)? = literal?.value else { return "" }
      return number
    }
    return text(range.lower) + (range.isClosed ? "..." : "..<") + text(range.upper)
  }

  private func isFractional(_ literal: LiteralSyntax?) -> Bool {
    guard case .number(let text)? = literal?.value else { return false }
    return text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
  }

  private func number(
    _ literal: LiteralSyntax, isWhole: Bool, log: inout DiagnosticLog
  ) -> Double? {
    guard case .number(let text) = literal.value else {
      log.report(
        .attributeArguments(
          kind.rawValue, expected: "a range of numbers", example: kind.example, at: literal.span))
      return nil
    }
    let bytes = Array(text.utf8)
    do throws(ScalarMistake) {
      return isWhole ? Double(try Scalar.int(bytes.span)) : try Scalar.double(bytes.span)
    } catch {
      log.report(
        .unreadableModelValue(error, typed: text, of: "@" + kind.rawValue, at: literal.span))
      return nil
    }
  }
}
