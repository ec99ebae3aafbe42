/// A JSON value to be written, with its members in the order in which they are written.
package indirect enum JSONText: Sendable {
  /// A string.
  case text(String)
  /// A number.
  case number(Int)
  /// `true` or `false`.
  case flag(Bool)
  /// `null`.
  case none
  /// An array.
  case array([JSONText])
  /// An object.
  case object([(String, JSONText)])

  /// The value as indented JSON.
  package func written(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return String(number)
    case .flag(let flag): return flag ? "true" : "false"
    case .none: return "null"
    case .array(let elements):
      guard !elements.isEmpty else { return "[]" }
      let lines = elements.map { inner + $0.written(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { inner + Self.quoted($0) + ": " + $1.written(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || DisplayText.isInvisible(scalar):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
