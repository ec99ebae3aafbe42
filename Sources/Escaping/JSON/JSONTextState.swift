/// Where static JSON text ends: between values, or inside a string.
struct JSONTextState: Hashable, Sendable {
  private enum Place: Hashable, Sendable {
    case between
    case string
    case escape
  }

  private var place = Place.between

  /// Whether it ends inside a string.
  var isInString: Bool { place == .string }

  /// Reads a byte of static text.
  mutating func advance(over byte: UInt8) {
    switch place {
    case .between: if byte == UInt8(ascii: "\"") { place = .string }
    case .string:
      if byte == UInt8(ascii: "\"") { place = .between }
      if byte == UInt8(ascii: "\\") { place = .escape }
    case .escape: place = .string
    }
  }

  /// The escaper of a hole in a JSON file or in a script that holds JSON.
  func escaper(
    forHoleOf kind: HoleKind, in style: JSONText.Style
  ) -> Result<Escaper, Refusal> {
    let isFile = style == .file
    switch (place, kind) {
    case (.escape, _):
      return .failure(
        Refusal("after a backslash in a JSON string", help: "remove the backslash before the hole"))
    case (.string, .json):
      return .failure(
        Refusal(
          "with the filter 'json' inside a JSON string",
          help: "remove the quotes around the hole: 'json' writes its own"))
    case (.string, .number): return .success(.verbatim)
    case (.string, _): return .success(isFile ? .jsonContent : .scriptJSONContent)
    case (.between, .number): return .success(.verbatim)
    case (.between, _): return .success(isFile ? .json : .scriptJSON)
    }
  }

  /// Where this is, as messages say it.
  var name: String { place == .between ? "in JSON, between strings" : "inside a JSON string" }
}
