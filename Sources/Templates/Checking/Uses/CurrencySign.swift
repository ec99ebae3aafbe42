import Diagnostics
import Schema

/// A sign or code of a currency in the text right beside an amount that `money` writes, which has
/// its own: `€{{ price | money }}` shows two; or beside an amount that may be of another currency.
struct CurrencySign {
  /// The sign or code as it is written.
  let written: String
  let amount: ShownAmount
  let span: Span

  /// What is reported of it.
  var mistake: Diagnostic {
    amount.hasSign
      ? .secondCurrencySign(written, at: span)
      : .signOfOtherCurrency(written, of: amount.code, at: span)
  }

  /// The signs beside the amounts among these parts.
  static func all(in nodes: [TypedNode], _ typing: Typing) -> [CurrencySign] {
    var signs: [CurrencySign] = []
    for (place, node) in nodes.enumerated() {
      if place > 0, case .text(let bytes) = nodes[place - 1].kind,
        let amount = node.amount(isFirst: true, in: typing),
        let sign = atEnd(of: String(decoding: bytes, as: UTF8.self), beside: amount.code),
        amount.isWrong(beside: sign.written)
      {
        let text = nodes[place - 1].span
        let start = text.range.upperBound - sign.distance - sign.written.utf8.count
        signs.append(CurrencySign(sign.written, of: amount, in: text, from: start))
      }
      if place + 1 < nodes.count, case .text(let bytes) = nodes[place + 1].kind,
        let amount = node.amount(isFirst: false, in: typing),
        let sign = atStart(of: String(decoding: bytes, as: UTF8.self), beside: amount.code),
        amount.isWrong(beside: sign.written)
      {
        let text = nodes[place + 1].span
        let start = text.range.lowerBound + sign.distance
        signs.append(CurrencySign(sign.written, of: amount, in: text, from: start))
      }
    }
    return signs
  }

  private init(_ written: String, of amount: ShownAmount, in text: Span, from start: Int) {
    self.written = written
    self.amount = amount
    span = Span(text.source, start..<start + written.utf8.count)
  }

  private typealias Found = (written: String, distance: Int)

  /// References to characters that are signs.
  private static let references = ["&euro;", "&pound;", "&yen;", "&dollar;"]

  private static func atEnd(of text: String, beside code: String) -> Found? {
    let trimmed = text.reversed().drop(while: isBlank).reversed()
    let rest = String(trimmed)
    let distance = text.utf8.count - rest.utf8.count
    if let last = rest.last, last.isCurrencySymbol {
      return isNumber(rest.dropLast().last { !isBlank($0) }) ? nil : (String(last), distance)
    }
    if let sign = references.first(where: rest.hasSuffix) { return (sign, distance) }
    let code = code.isEmpty ? String(rest.suffix(3)) : code
    guard rest.hasSuffix(code), isCode(code), !isLetter(rest.dropLast(code.count).last) else {
      return nil
    }
    return (code, distance)
  }

  private static func atStart(of text: String, beside code: String) -> Found? {
    let rest = String(text.drop(while: isBlank))
    let distance = text.utf8.count - rest.utf8.count
    if let first = rest.first, first.isCurrencySymbol {
      return isNumber(rest.dropFirst().first { !isBlank($0) }) ? nil : (String(first), distance)
    }
    if let sign = references.first(where: rest.hasPrefix) { return (sign, distance) }
    let code = code.isEmpty ? String(rest.prefix(3)) : code
    guard rest.hasPrefix(code), isCode(code), !isLetter(rest.dropFirst(code.count).first) else {
      return nil
    }
    return (code, distance)
  }

  private static func isCode(_ text: String) -> Bool { Currency(code: text) != nil }

  private static func isBlank(_ character: Character) -> Bool { character.isWhitespace }

  private static func isLetter(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }

  private static func isNumber(_ character: Character?) -> Bool { character?.isNumber ?? false }
}

/// An amount of money that is printed.
struct ShownAmount {
  /// The code of its currency, empty where it is not known.
  let code: String
  /// Whether it is written with its currency.
  let hasSign: Bool

  /// Whether a sign beside it is another than its own, or one too many.
  fileprivate func isWrong(beside sign: String) -> Bool {
    if hasSign || code.isEmpty { return true }
    let isEuro = sign == "€" || sign == "&euro;"
    return sign != code && (isEuro != (code == "EUR"))
  }
}

extension TypedNode {
  /// The amount that the part begins or ends with; nil where it does not begin or end with one.
  fileprivate func amount(isFirst: Bool, in typing: Typing) -> ShownAmount? {
    switch kind {
    case .print(let value):
      if case .binary(.format(.money), _, let currency) = value.kind {
        return ShownAmount(code: currency.literalText ?? "", hasSign: true)
      }
      let currency = AmountCurrency(typing: typing)
      let known = currency.known(of: value.formattedNumber)
      let isOfGroup = !known.groups.isEmpty && !currency.isAnythingCompared
      if known.isInField || isOfGroup { return ShownAmount(code: "", hasSign: false) }
      guard known.codes.count == 1, let code = known.codes.first else { return nil }
      return ShownAmount(code: code, hasSign: false)
    case .scope(let nodes):
      let shown = isFirst ? nodes.first(where: \.isShown) : nodes.last(where: \.isShown)
      return shown?.amount(isFirst: isFirst, in: typing)
    default: return nil
    }
  }

  /// Whether it is more than a value that is stored.
  private var isShown: Bool {
    switch kind {
    case .assign, .assignField: false
    default: true
    }
  }
}

extension TypedExpression {
  /// The number that is written with its digits alone.
  fileprivate var formattedNumber: TypedExpression {
    switch kind {
    case .binary(.format(.number), let number, _): number
    default: self
    }
  }
}
