extension Structure {
  /// The fields that can name a record, in order of preference.
  ///
  /// A key called `title` or `name` comes first; otherwise the text that is the heading in
  /// Markdown, then `title`, then `name`, or what is called so in capitals or another language. They are followed by a key that is a text or a case of a
  /// choice, the other texts, and any other key. Texts that tell what kind of thing a record is
  /// (`type`, `language`) come last. The key of a component comes before its other texts,
  /// whatever its type.
  package var namingFields: [Field] {
    let texts = fields(for: .output).filter { field in
      field.type.unwrapped == .string && !field.isKey && field.placement != .body
    }
    let names = texts.filter { $0.placement == .heading } + Self.names(in: texts)
    let others = texts.filter { text in !names.contains { $0.name == text.name } }
    let plain = others.filter { !IdentifyingName.isKind($0.name) }
    let kinds = others.filter { IdentifyingName.isKind($0.name) }
    guard let key else { return names + plain + kinds }
    if Self.usualNames.contains(key.name.lowercased()) { return [key] + names + plain + kinds }
    let isReadable =
      switch key.type.unwrapped {
      case .choice: true
      case .scalar(let scalar): scalar.type.isReadableKey
      case .markdown, .tree, .address, .structure, .optional, .list: false
      }
    return isReadable || kind == .component
      ? names + [key] + plain + kinds : names + plain + [key] + kinds
  }

  /// What the names of most things are called, the best first.
  private static let usualNames = ["title", "name"]

  /// What they are called in other languages: in German, French, Spanish, Portuguese and Italian.
  private static let otherNames: Set<String> = [
    "bezeichnung", "nom", "nombre", "nome", "titel", "titolo", "titre", "titulo", "título",
  ]

  /// The texts that are called so, the best first, without those that are headings.
  private static func names(in texts: [Field]) -> [Field] {
    // Most names are these; to compare others takes longer.
    let exact = usualNames.compactMap { name in
      texts.first { $0.name == name && $0.placement != .heading }
    }
    guard exact.isEmpty else { return exact }
    let others = texts.filter { $0.placement != .heading }.map { ($0, $0.name.lowercased()) }
    return usualNames.compactMap { name in others.first { $0.1 == name }?.0 }
      + others.filter { otherNames.contains($0.1) }.map(\.0)
  }
}
