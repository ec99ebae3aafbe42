import Schema

/// A field to order by with a direction in words, as databases have it: `starts desc`.
struct DirectionInWords {
  /// What to write: `-starts`.
  let text: String
  /// Whether no field is named, so that it is one of several that may be written.
  let isExample: Bool

  /// Reads a key that no field has; nil where it has no field and a direction.
  init?(_ key: CollectionDefinition.OrderKey, of structure: Structure) {
    let words = key.field.split { " :+\t\"'".contains($0) }.map(String.init)
    if let name = words.first, words.count <= 2, Self.isField(name, of: structure) {
      let direction = words.dropFirst().first
      guard let isDescending = direction.map(Self.isDescending) ?? key.isDescending else {
        return nil
      }
      (text, isExample) = ((isDescending ? "-" : "") + name, false)
      return
    }
    guard words.count == 1 else { return nil }
    if let mark = words[0].lastIndex(where: { "-_.".contains($0) }),
      case let name = String(words[0][..<mark]), Self.isField(name, of: structure),
      let isDescending = Self.isDescending(String(words[0][mark...].dropFirst()))
    {
      (text, isExample) = ((isDescending ? "-" : "") + name, false)
      return
    }
    guard let isDescending = Self.isDescending(words[0]),
      let field = Self.usualField(of: structure)
    else { return nil }
    (text, isExample) = ((isDescending ? "-" : "") + field, true)
  }

  private static func isField(_ name: String, of structure: Structure) -> Bool {
    if case .field = structure.lookUp(nameOrFileName: name, for: .output) { true } else { false }
  }

  private static func isDescending(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "desc", "descending", "reverse", "newest", "latest": true
    case "asc", "ascending", "oldest": false
    default: nil
    }
  }

  /// The field that most sites order by: the first date, otherwise the key.
  private static func usualField(of structure: Structure) -> String? {
    let fields = structure.fields(for: .output)
    return (fields.first { $0.type.unwrapped == .date } ?? fields.first(where: \.isKey))?
      .fileName
  }
}
