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
    let form: ScalarKind =
      isWhole || !isFractional(range.lower) && !isFractional(range.upper)
      ? .int : type.single == .decimal ? .decimal : .double
    var ends: [String?] = []
    for end in [range.lower, range.upper] {
      guard let end else {
        ends.append(nil)
        continue
      }
      guard let number = number(end, as: form, log: &log) else { return nil }
      if kind != .within, number.hasPrefix("-") {
        log.report(.negativeBound(kind.rawValue, at: end.span))
        return nil
      }
      ends.append(number)
    }
    let bounds = Bounds(
      least: ends[0].map { Bounds.End($0) },
      most: ends[1].map { end in
        // No number is below the least whole one.
        guard isWhole, !range.isClosed, let open = Int(end), open > .min else {
          return Bounds.End(end, isIncluded: range.isClosed)
        }
        return Bounds.End(String(open - 1))
      },
      written: written(range))
    if bounds.isEmpty(of: form) {
      log.report(.emptyBounds(bounds.written, at: range.span))
      return nil
    }
    return bounds
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

  /// A number of the range in the form of its kind; nil where it is none, which is reported.
  private func number(
    _ literal: LiteralSyntax, as form: ScalarKind, log: inout DiagnosticLog
  ) -> String? {
    guard case .number(let text) = literal.value else {
      log.report(
        .attributeArguments(
          kind.rawValue, expected: "a range of numbers", example: kind.example, at: literal.span))
      return nil
    }
    let bytes = Array(text.utf8)
    do throws(ScalarMistake) {
      switch form {
      case .int: return String(try Scalar.int(bytes.span))
      case .decimal:
        var normal: [UInt8] = []
        try Scalar.decimal(bytes.span).appendNormalText(of: bytes.span, to: &normal)
        return String(decoding: normal, as: UTF8.self)
      default:
        _ = try Scalar.double(bytes.span)
        return text
      }
    } catch {
      log.report(
        .unreadableModelValue(
          error, typed: text, of: "@" + kind.rawValue, help: error.help, at: literal.span))
      return nil
    }
  }
}

extension Bounds {
  /// Whether no number of a kind lies within them.
  fileprivate func isEmpty(of kind: ScalarKind) -> Bool {
    guard let least else { return false }
    return kind == .double
      ? Double(least.text).map { !contains($0) } ?? true
      : !contains(decimal: Array(least.text.utf8).span)
  }
}
