import Diagnostics
import Escaping

// Values in place of literals.
extension ModelSlip {
  /// What to write in place of a default value that is none for a type.
  func defaultAdvice(for type: TypeSyntax) -> String? {
    switch token.text {
    case "null", "none", "None", "undefined", "NULL": return "write 'nil', or leave the default out"
    case "True", "TRUE", "yes": return "write 'true'"
    case "False", "FALSE", "no": return "write 'false'"
    default: break
    }
    guard case .identifier(false) = token.kind, let name = type.singleName else { return nil }
    if name == "Date" {
      return "leave the default out: a build has no clock; 'apus new' writes the day into each new "
        + "file"
    }
    guard let scalar = ScalarKind(named: name) else {
      return ReservedNames.types.contains(name)
        ? "leave the default out" : "write the name of the case behind a '.': '.\(member)'"
    }
    return scalar.type.storage == .text
      ? "write a text in quotes, such as '\"\(token.text)\"'"
      : "write a literal, such as '\(scalar.type.literal)'"
  }

  /// The name behind the next one and a full stop, otherwise the next one.
  private var member: String {
    let rest = lexer.bytes[Int(token.span.end)...]
    guard rest.first == UInt8(ascii: ".") else { return token.text }
    let name = rest.dropFirst().prefix { isLetter($0) || isDigit($0) || $0 > 0x7F || $0 == 0x5F }
    return name.isEmpty ? token.text : String(decoding: name, as: UTF8.self)
  }

  /// What to write in the parentheses of an attribute in place of the next token.
  func advice(forArgumentOf attribute: String) -> Diagnostic.Help? {
    guard let kind = ModelAttribute.Kind(rawValue: attribute) else { return nil }
    switch kind {
    case .within, .count, .length: return rangeOfLabels()
    case .currency where !isCode:
      return Diagnostic.Help(
        "write a code in quotes, as in '\(kind.example)', or '\\' before a model and its field: "
          + "'\\Product.\(token.text)'")
    case .currency, .matches, .named, .absent, .section, .labelled, .autocomplete:
      guard case .identifier(false) = token.kind else { return nil }
      if lexer.bytes[Int(token.span.end)...].first == UInt8(ascii: ":") {
        return Diagnostic.Help("leave '\(token.text):' out")
      }
      let text = "\"\(token.text)\""
      return Diagnostic.Help("write '\(text)'", replace: token.span, with: text)
    case .key, .unique, .secret, .inverse, .body, .heading, .firstImage, .searchable, .ascending:
      return nil
    }
  }

  /// Whether the next token may be the code of a currency.
  private var isCode: Bool {
    token.text.utf8.count == 3 && token.text.utf8.allSatisfy { 0x41...0x5A ~= $0 }
  }

  /// The range that labels or signs of comparison give bounds of: `max: 160`, `<= 160`.
  private func rangeOfLabels() -> Diagnostic.Help? {
    let bytes = lexer.bytes
    let start = Int(token.span.start)
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ")"), bytes[end] != 0x0A { end += 1 }
    var bounds: (lower: String?, upper: String?) = (nil, nil)
    for part in bytes[start..<end].split(separator: UInt8(ascii: ",")) {
      let words = String(decoding: part, as: UTF8.self).replacing("=", with: "= ")
        .split { " :".contains($0) }.map(String.init)
      guard let label = words.first, words.count == 2, let number = words.last,
        number.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") })
      else { return nil }
      switch label.lowercased() {
      case "min", "minimum", "from", "least", "atleast", ">=": bounds.lower = number
      case "max", "maximum", "to", "most", "atmost", "upto", "through", "<=": bounds.upper = number
      default: return nil
      }
    }
    let range = "\(bounds.lower ?? "")...\(bounds.upper ?? "")"
    return Diagnostic.Help(
      "write '\(range)'", replace: Span(token.span.source, start, end), with: range)
  }
}

extension TypeSyntax {
  /// The name of the type of one value: without optional; nil for lists.
  fileprivate var singleName: String? {
    switch self {
    case .named(let name, _, _): name.text
    case .optional(let inner, _): inner.singleName
    case .list: nil
    }
  }
}
