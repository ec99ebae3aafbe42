import Schema
import Tables

// What values of entries mean to people, and not to the site that is made of them.
extension StructureBuilder {
  /// Reports keys that hid entries elsewhere, dates that are texts, and numbers that are.
  mutating func noteMeanings(of source: InferredSource, in index: InferredStructure.Index) {
    noteKeysThatMayBeEntries(of: source)
    for (name, seen) in source.seen.members {
      noteHiding(name, seen, of: source)
      if seen.areTruthsInCapitals {
        notes.append(
          "'\(name)' of \(source.from) is no Bool: 'true' and 'false' are in lower case")
      }
      let field = structures[index].fields.first { ($0.fileName ?? $0.name) == name }
      guard let field, field.type == .named("String"), field.unreadable.isEmpty else { continue }
      let start = "'\(structures[index].name).\(field.name)' is String, because "
      if let text = seen.numberWithComma {
        notes.append(
          start
            + "'\(text)' has a decimal comma: numbers have a point, and only numbers are ordered "
            + "by their value")
      } else if source.markdown == nil, DateNames.isUsual(name),
        let text = seen.meanings.first(where: { !Observation.fits(Array($0.utf8)[...], .date) })
      {
        notes.append(
          start + "'\(text)' is no date such as '2022-09-20', and nothing is ordered by it")
      }
    }
  }

  /// Reports a file of data that is one entry, where its keys may be the names of several.
  private mutating func noteKeysThatMayBeEntries(of source: InferredSource) {
    let names = source.seen.members.map { $0.name.lowercased() }
    guard source.count == 1, source.markdown == nil, !source.from.contains("*"),
      let first = source.seen.members.first?.name,
      names.count > 1, !names.contains(where: Self.namesOfEntries.contains)
    else { return }
    notes.append(
      "\(source.from) is one entry, with a field for each of its \(names.count) keys: if these are "
        + "entries, write a list, which begins '- name: \(first)'")
  }

  /// Keys that say what an entry is called.
  private static let namesOfEntries: Set<String> = [
    "title", "name", "id", "slug", "key", "heading",
  ]

  /// Reports entries that another tool would not publish.
  private mutating func noteHiding(_ name: String, _ seen: Observation, of source: InferredSource) {
    for key in HidingKey.all(of: nil) where key.path == [name.lowercased()] && name != "draft" {
      guard case .draft(let values) = key.meaning,
        let text = seen.meanings.first(where: { values.contains($0.lowercased()) })
      else { continue }
      let count = seen.meanings.filter { values.contains($0.lowercased()) }.reduce(0) {
        $0 + seen.values.count(of: $1)
      }
      notes.append(
        "'\(name): \(text)' hides no entry here: write 'draft: true' in \(count) of "
          + "\(source.count) of \(source.from) to keep them from readers")
    }
  }
}
