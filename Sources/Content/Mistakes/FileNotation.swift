/// How a file writes data, for advice that fits it.
package enum FileNotation: Sendable {
  /// YAML, or the front matter of Markdown.
  case yaml
  case json
  /// Separated values, whose cells hold one text each.
  case csv
  /// The text of Markdown.
  case text

  /// The notation of the file at a path.
  package init(path: String) {
    self = path.hasSuffix(".json") ? .json : path.hasSuffix(".csv") ? .csv : .yaml
  }

  /// What to do with a value that is more than one text; nil where the notation can write it.
  var adviceForMany: String? {
    self == .csv
      ? "a cell holds one value: write these entries in YAML or JSON, or let the field be one text"
      : nil
  }

  /// What to do with an image, which is a file and its `alt`; nil where the notation can write it.
  var adviceForImages: String? {
    self == .csv
      ? "a cell holds one value, and an image is two, 'src' and 'alt': write these entries in YAML "
        + "or JSON"
      : nil
  }

  /// What to do where a required value is not written.
  var adviceForNothing: String {
    switch self {
    case .yaml: "write a value; a text that is really '~' or 'null' stands in quotes"
    case .json: "write a value"
    case .csv: "write a value in the cell, or let the field be optional in the model"
    case .text: "write something there, or let the field be optional in the model"
    }
  }

  /// What to do where a value that has a default is not written.
  var adviceForDefault: String {
    switch self {
    case .yaml, .json: "leave the key out to have the default, or write a value"
    case .csv: "write a value in the cell: the default is for files without this column"
    case .text: "leave it out to have the default, or write something there"
    }
  }

  /// A key and its value, to be between `'` and `'`. In JSON a text needs quotes, which `value`
  /// does not have.
  func pair(_ name: String, _ value: String, isText: Bool = true) -> String {
    switch self {
    case .yaml, .text: "\(name): \(value)"
    case .csv: "\(value)' in the column '\(name)"
    case .json: "\"\(name)\": " + (isText ? "\"\(value)\"" : value)
    }
  }

  /// An image whose file is at a path, as this notation or YAML writes it.
  package func image(_ path: String) -> String {
    let alternative = "what the image shows"
    let notation = self == .json ? self : .yaml
    let path = self == .json || Self.isPlain(path) ? path : "\"\(path)\""
    return "{ \(notation.pair("src", path)), \(notation.pair("alt", alternative)) }"
  }

  /// Whether YAML reads a path between brackets as it is, without quotes.
  private static func isPlain(_ path: String) -> Bool {
    let isFirstPlain = path.first.map { $0.isLetter || $0.isNumber || "./_".contains($0) } ?? false
    return isFirstPlain
      && path.allSatisfy { $0.isLetter || $0.isNumber || "./_-~+=()@… ".contains($0) }
  }

  /// A list of texts in one line.
  func list(_ texts: [String]) -> String {
    "[" + texts.map { self == .json ? "\"\($0)\"" : $0 }.joined(separator: ", ") + "]"
  }
}
