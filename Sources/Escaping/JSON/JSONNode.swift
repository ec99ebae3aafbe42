/// A JSON value to write: objects keep the order of their members.
package indirect enum JSONNode: Sendable {
  /// An object.
  case object([(String, JSONNode)])
  /// An array.
  case array([JSONNode])
  /// A string.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number as JSON writes it.
  case number(String)
  /// `true` or `false`.
  case bool(Bool)
  /// `null`.
  case null

  /// How the members of objects and arrays are laid out.
  package enum Layout: Sendable {
    /// Each on its own line, indented by two spaces per level.
    case indented
    /// All on one line.
    case oneLine
  }

  /// The value as text; of the characters of strings, those that `isEscaped` names are written as
  /// `\u` escapes even where JSON does not need it.
  package func written(
    as layout: Layout = .indented,
    escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var output: [UInt8] = []
    write(to: &output, indent: layout == .indented ? 0 : nil, escaping: isEscaped)
    return String(decoding: output, as: UTF8.self)
  }

  /// Appends the value as text, indented by two spaces per level; on one line if `indent` is nil.
  package func write(
    to output: inout [UInt8], indent: Int? = 0,
    escaping isEscaped: (Unicode.Scalar) -> Bool = { _ in false }
  ) {
    switch self {
    case .object(let members):
      write(members.count, between: "{", "}", to: &output, indent: indent) { index, output in
        JSONText.appendString(members[index].0, to: &output, escaping: isEscaped)
        output.append(": ")
        members[index].1.write(to: &output, indent: indent.map { $0 + 1 }, escaping: isEscaped)
      }
    case .array(let elements):
      write(elements.count, between: "[", "]", to: &output, indent: indent) { index, output in
        elements[index].write(to: &output, indent: indent.map { $0 + 1 }, escaping: isEscaped)
      }
    case .string(let text): JSONText.appendString(text, to: &output, escaping: isEscaped)
    case .integer(let number): output.append(contentsOf: String(number).utf8)
    case .number(let text): output.append(contentsOf: text.utf8)
    case .bool(let truth): output.append(truth ? "true" : "false")
    case .null: output.append("null")
    }
  }

  private func write(
    _ count: Int, between open: StaticString, _ close: StaticString, to output: inout [UInt8],
    indent: Int?, element: (Int, inout [UInt8]) -> Void
  ) {
    output.append(open)
    for index in 0..<count {
      if index > 0 { output.append(indent == nil ? ", " : ",") }
      if let indent { Self.startLine(indent + 1, in: &output) }
      element(index, &output)
    }
    if count > 0, let indent { Self.startLine(indent, in: &output) }
    output.append(close)
  }

  private static func startLine(_ indent: Int, in output: inout [UInt8]) {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
  }
}
