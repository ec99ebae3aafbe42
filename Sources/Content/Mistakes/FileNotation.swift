/// How a file writes data, for advice that fits it.
package enum FileNotation: Sendable {
  /// YAML, or the front matter of Markdown.
  case yaml
  case json

  /// The notation of the file at a path.
  init(path: String) { self = path.hasSuffix(".json") ? .json : .yaml }

  /// A key and its value. In JSON a text needs quotes, which `value` has not.
  func pair(_ name: String, _ value: String, isText: Bool = true) -> String {
    switch self {
    case .yaml: "\(name): \(value)"
    case .json: "\"\(name)\": " + (isText ? "\"\(value)\"" : value)
    }
  }

  /// An image whose file is at a path.
  func image(_ path: String) -> String {
    let alternative = "what the image shows"
    return "{ \(pair("src", path)), \(pair("alt", alternative)) }"
  }

  /// A list of texts in one line.
  func list(_ texts: [String]) -> String {
    "[" + texts.map { self == .json ? "\"\($0)\"" : $0 }.joined(separator: ", ") + "]"
  }
}
