import Diagnostics
import Escaping
import Schema

/// A literal that is compared with a value of another type, as in `number == "1"`: what to write so
/// that the comparison asks what it seems to ask.
struct MeantLiteral {
  private typealias Help = Diagnostic.Help

  private let left: TypedExpression
  private let right: TypedExpression

  init(_ left: TypedExpression, _ right: TypedExpression) {
    self.left = left
    self.right = right
  }

  /// What to write; nothing where neither of the two is such a literal.
  func help(in typing: Typing) -> [Diagnostic.Help] {
    if let help = literal(right, besides: left, in: typing) { return [help] }
    return literal(left, besides: right, in: typing).map { [$0] } ?? []
  }

  private func literal(
    _ literal: TypedExpression, besides other: TypedExpression, in typing: Typing
  ) -> Help? {
    let type = other.type.unwrapped
    if type == .date, let day = Self.day(typing.reports.written(literal.span)) {
      return Help("write the date between quotation marks: '\(day)'")
    }
    switch literal.kind {
    case .text(let bytes) where Self.isMeant(String(decoding: bytes, as: UTF8.self), as: type):
      let text = String(decoding: bytes, as: UTF8.self)
      // A replacement would keep the quotation marks.
      return Help("write '\(DisplayText(text).text)', without quotation marks")
    case .text where type.element?.isTextual == true:
      let list = typing.reports.written(other.span)
      let membership = "\(typing.reports.written(literal.span)) in \(list)"
      return Help(
        "to ask whether it is in the list, write '\(DisplayText(membership).text)'",
        replace: literal.span.through(other.span), with: membership)
    case .text(let bytes):
      guard case .structure(let id) = type, let key = typing.types.key(of: id) else { return nil }
      let isSlug = bytes.allSatisfy { Self.isInSlug($0) }
      let value = typing.reports.written(other.span) + "." + (isSlug ? "slug" : key)
      return Help(
        "compare a field of it: '\(DisplayText(value).text)'", replace: other.span, with: value)
    case .int(let number) where type.isText:
      return instead(of: literal, "\"\(number)\"", ", with quotation marks")
    case .int(let number) where type == .bool && (0...1).contains(number):
      return instead(of: literal, number == 1 ? "true" : "false")
    case .int(let number) where type == .date && (1...9999).contains(number):
      let year = typing.reports.written(other.span) + ".year"
      return Help("compare its year: '\(DisplayText(year).text)'", replace: other.span, with: year)
    case .bool(let truth) where type.isText:
      return instead(of: literal, "\"\(truth)\"", ", with quotation marks")
    default: return nil
    }
  }

  /// A date that is written as a subtraction, `2026-01-31`.
  private static func day(_ written: String) -> String? {
    let parts = written.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isDay = parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(isDigit) }
    return isDay ? written : nil
  }

  private static func isInSlug(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || isDigit(byte) || isLetter(byte) && byte == lowercased(byte)
  }

  /// Whether a text is meant as a number or a truth value, beside a value of this type.
  private static func isMeant(_ text: String, as type: Type) -> Bool {
    switch type {
    case .int: Int(text).map { String($0) == text } == true
    case .double: isPlainNumber(text)
    case .bool: text == "true" || text == "false"
    default: false
    }
  }

  /// Whether a text is written as templates write numbers.
  private static func isPlainNumber(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (1...2).contains(parts.count)
      && parts.allSatisfy { !$0.isEmpty && $0.count <= 15 && $0.allSatisfy(isDigit) }
  }

  private func instead(of literal: TypedExpression, _ text: String, _ how: String = "") -> Help {
    Help("write '\(text)'\(how)", replace: literal.span, with: text)
  }
}
