/// The label of a field or a case that readers of a page see.
enum ReaderLabel {
  /// The longest documentation that is a label, in words.
  private static let wordLimit = 3

  /// A comment of up to three words is the label; otherwise it is the name in words: `prepTime`
  /// is "Prep time".
  static func text(documentation: String, name: String) -> String {
    let sentence = documentation.prefix { $0 != "." && $0 != "\n" }
    let count = sentence.split(separator: " ").count
    return count > 0 && count <= wordLimit ? String(sentence) : words(of: name)
  }

  private static func words(of name: String) -> String {
    var words = ""
    var last: Character = " "
    for character in name {
      let isStart = character.isUppercase && last.isLowercase
      if isStart || character == "_" || character == "-" { words += " " }
      if character != "_", character != "-" {
        words += isStart ? character.lowercased() : String(character)
      }
      last = character
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension Field {
  /// The label that readers see: its label or heading in Markdown, a comment of up to three words,
  /// or its name in words.
  package var label: String {
    switch placement {
    case .labelled(let text), .section(let text): text
    case .body, .heading, .firstImage, nil:
      ReaderLabel.text(documentation: documentation, name: name)
    }
  }
}

extension Choice.Case {
  /// The label that readers see: a comment of up to three words, its text in files where that is
  /// not the name, or its name in words.
  package var label: String {
    let words = ReaderLabel.text(documentation: documentation, name: name)
    let isCommented = words != ReaderLabel.text(documentation: "", name: name)
    guard !isCommented, text != name else { return words }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Structure {
  /// The fields that can name a record, in order of preference: its key if that is a text, its
  /// texts, its key. A component is named by its key, whatever its type.
  package var namingFields: [Field] {
    let texts = fields(for: .output).filter { field in
      field.type.unwrapped == .string && !field.isKey && field.placement != .body
    }
    guard let key else { return texts }
    if kind == .component { return [key] + texts }
    switch key.type.unwrapped {
    case .choice: return [key] + texts
    case .scalar(let kind) where kind.type.isReadableKey: return [key] + texts
    case .scalar, .markdown, .tree, .address, .structure, .optional, .list: return texts + [key]
    }
  }
}
