/// A JSON value to write: objects keep the order of their members.
indirect enum JSONNode {
  case object([(String, JSONNode)])
  case array([JSONNode])
  case string(String)
  /// A number as JSON writes it.
  case number(String)
  case bool(Bool)

  /// An array of texts.
  static func strings(_ texts: [String]) -> JSONNode { .array(texts.map(JSONNode.string)) }

  /// What one of several schemas allows.
  static func anyOf(_ forms: [JSONNode]) -> JSONNode {
    forms.count == 1 ? forms[0] : .object([("anyOf", .array(forms))])
  }

  /// The schema of values of this JSON type.
  static func type(_ name: String) -> JSONNode { .object([("type", .string(name))]) }

  /// Appends the value as text, indented by two spaces a level.
  func write(to output: inout [UInt8], indent: Int = 0) {
    switch self {
    case .object(let members):
      write(members.count, between: "{", "}", to: &output, indent: indent) { index, output in
        Self.write(members[index].0, to: &output)
        output.append(contentsOf: ": ".utf8)
        members[index].1.write(to: &output, indent: indent + 1)
      }
    case .array(let elements):
      write(elements.count, between: "[", "]", to: &output, indent: indent) { index, output in
        elements[index].write(to: &output, indent: indent + 1)
      }
    case .string(let text): Self.write(text, to: &output)
    case .number(let text): output.append(contentsOf: text.utf8)
    case .bool(let truth): output.append(contentsOf: (truth ? "true" : "false").utf8)
    }
  }

  private func write(
    _ count: Int, between open: String, _ close: String, to output: inout [UInt8], indent: Int,
    element: (Int, inout [UInt8]) -> Void
  ) {
    output.append(contentsOf: open.utf8)
    for index in 0..<count {
      output.append(contentsOf: (index > 0 ? ",\n" : "\n").utf8)
      output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent + 2))
      element(index, &output)
    }
    if count > 0 {
      output.append(UInt8(ascii: "\n"))
      output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
    }
    output.append(contentsOf: close.utf8)
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    JSONString.append(Array(text.utf8).span, to: &output)
  }
}
