import Schema

/// What is said of a key by which other tools keep entries from readers, and which hides none here.
struct HidingNotes {
  /// One sentence for each meaning.
  private(set) var notes: [String] = []
  private let name: String
  private let source: InferredSource

  /// - Parameters:
  ///   - name: The key as entries write it.
  ///   - seen: Its values.
  ///   - source: The entries.
  init(of name: String, _ seen: Observation, in source: InferredSource) {
    (self.name, self.source) = (name, source)
    let word = KeyNames.folded(name)
    guard name != "draft" else { return }
    for key in HidingKey.all(of: nil) where key.path == [word] {
      note(key.meaning, seen.lists > 0 ? [seen, seen.elements] : [seen])
    }
  }

  private mutating func note(_ meaning: HidingKey.Meaning, _ seen: [Observation]) {
    let found = seen.flatMap { seen in
      seen.meanings.filter(meaning.isMeant).map { (text: $0, count: seen.values.count(of: $0)) }
    }
    guard let text = found.first?.text else { return }
    let count = "\(found.reduce(0) { $0 + $1.count }) of \(source.count) of \(source.from)"
    let note: String
    switch meaning {
    case .draft:
      note =
        "'\(name): \(text)' hides no entry here: write 'draft: true' in \(count) to keep them from "
        + "readers"
    case .perhaps:
      note =
        "'\(name): \(text)' in \(count) hides no entry here: write 'draft: true' in them if "
        + "readers must not see them"
    case .unlisted where source.markdown == nil:
      note = "'\(name): \(text)' in \(count) keeps no entry out of lists here"
    // The copy of a Markdown file is reported where it is made.
    case .unlisted, .publish, .expires: return
    }
    if !notes.contains(note) { notes.append(note) }
  }
}
