/// What a piece of a drawing is, for its colour.
enum DrawingStyle {
  case error, warning, help, path, message, frame

  /// The parameters of "select graphic rendition" (ECMA-48, 8.3.117).
  private var parameters: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .help: "1;32"
    case .path, .message: "1"
    case .frame: "1;34"
    }
  }

  /// The text between the escape sequences that colour it.
  func colored(_ text: String) -> String { "\u{1B}[\(parameters)m\(text)\u{1B}[0m" }
}
