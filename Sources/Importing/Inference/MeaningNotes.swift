import Diagnostics
import Schema
import Tables

/// What values of entries mean to people, and not to the site that is made of them.
struct MeaningNotes {
  /// One sentence each.
  private(set) var notes: [String] = []
  private let source: InferredSource
  private let model: InferredStructure
  private let structures: [InferredStructure]

  /// Finds keys that hid entries elsewhere, dates that are texts, and numbers that are, also in
  /// components.
  ///
  /// - Parameters:
  ///   - source: The entries.
  ///   - model: The structure of the entries.
  ///   - structures: All structures.
  init(
    of source: InferredSource, in model: InferredStructure, among structures: [InferredStructure]
  ) {
    (self.source, self.model, self.structures) = (source, model, structures)
    let fields = Dictionary(model.fields.map { ($0.fileName ?? $0.name, $0) }) { first, _ in first }
    noteKeysThatMayBeEntries()
    noteSpellings()
    for (name, seen) in source.seen.members {
      notes += HidingNotes(of: name, seen, in: source).notes
      noteTime(name, seen)
      if seen.areTruthsInCapitals {
        notes.append(
          "'\(name)' of \(source.from) is no Bool: 'true' and 'false' are "
            + (seen.meanings.contains { $0 != $0.lowercased() }
              ? "in lower case" : "written without quotation marks"))
      }
      guard let field = fields[name], !field.isSecret else { continue }
      noteMapping(name, seen)
      noteUnixTimes(name, seen)
      noteText(in: field, of: model, seen)
    }
    if source.markdown == nil { noteHTML(in: model.name, source.seen) }
  }

  /// Reports a text that means a value of another type, and those in components.
  private mutating func noteText(
    in field: InferredField, of structure: InferredStructure, _ seen: Observation
  ) {
    if case .component(let index) = field.type { noteTexts(in: structures[index], seen) }
    if case .list(.component(let index)) = field.type {
      noteTexts(in: structures[index], seen.elements)
    }
    guard case .string = field.type,
      let reason = reasonForText(field.fileName ?? field.name, seen)
    else { return }
    let note = "'\(structure.name).\(field.name)' is String, because " + reason
    // Several fields may have one component.
    if !notes.contains(note) { notes.append(note) }
  }

  private mutating func noteTexts(in component: InferredStructure, _ seen: Observation) {
    for field in component.fields where !field.isSecret {
      guard let member = seen.member(field.fileName ?? field.name) else { continue }
      noteText(in: field, of: component, member)
    }
  }

  /// Why texts that mean values of another type are texts; nil where they mean none.
  private func reasonForText(_ name: String, _ seen: Observation) -> String? {
    if let text = seen.numberWithComma, seen.areGroupedByCommas {
      return "'\(text)' may be a whole number in groups of three digits, or have a decimal comma: "
        + "write it without the comma, or with a point"
    }
    if let text = seen.numberWithComma {
      return "'\(text)' has a decimal comma: numbers have a point, and only numbers are ordered "
        + "by their value"
    }
    let noDate = seen.meanings.first { !Observation.fits(Array($0.utf8)[...], .date) }
    if source.markdown == nil, DateNames.isUsual(name), let noDate {
      return "'\(noDate)' is no date such as '2022-09-20', and nothing is ordered by it"
    }
    if let text = seen.groupedByPoints, seen.candidate == nil, seen.areGroupedByPoints {
      return "'\(text)' may be a whole number in groups of three digits: write it without the "
        + "points"
    }
    guard let form = WrittenForm.all(of: seen.meanings), let first = seen.meanings.first else {
      return nil
    }
    // It was said what plain numbers are, such as '1.000' and '12'.
    let isName =
      seen.candidate != nil || InferredRules.isIdentifier(name)
      || IdentifyingName.isLastWord(of: name, isList: false)
    if form == .number, isName { return nil }
    return form.reason(form == .date ? noDate ?? first : first, among: seen.meanings)
  }

  /// Reports HTML in the texts of data: pages show it as it is written.
  private mutating func noteHTML(in name: String, _ seen: Observation) {
    for (key, member) in seen.members { noteHTML(in: "\(name).\(key)", member) }
    if seen.lists > 0 { noteHTML(in: name, seen.elements) }
    guard let markup = seen.meanings.lazy.compactMap(WrittenMarkup.first).first else { return }
    notes.append(
      "'\(name)' has HTML, such as '\(markup)', which pages show as it is written: write it as Markdown, "
        + "and 'Markdown' in the model")
  }

  /// Keys of mappings whose value is the text itself.
  private static let textKeys: Set<String> = [
    "#text", "_text", "content", "rendered", "text", "value",
  ]

  /// Reports a mapping in place of the text that names an entry.
  private mutating func noteMapping(_ name: String, _ seen: Observation) {
    guard KeyNames.isTitle(name), seen.mappings > 0,
      let text = seen.members.first(where: { Self.textKeys.contains($0.name) })?.name
    else { return }
    notes.append(
      "'\(name)' of \(source.from) is a mapping, and names no entry: write the text of its '\(text)' in "
        + "its place")
  }

  /// Reports numbers that count the seconds or milliseconds since 1970.
  private mutating func noteUnixTimes(_ name: String, _ seen: Observation) {
    guard UnixTimes.areTimes(seen, named: name), let text = seen.meanings.first,
      let date = UnixTimes.iso(text)
    else { return }
    notes.append(
      "'\(model.name).\(name)' is a number, because '\(text)' counts from 1970: write "
        + "'\(date)' for a date that is shown and ordered as one")
  }

  /// Reports a file of data that is one entry, where its keys may be the names of several.
  private mutating func noteKeysThatMayBeEntries() {
    let members = source.seen.members
    let names = members.map { $0.name.lowercased() }
    guard source.count == 1, source.markdown == nil, source.isFilePerEntry,
      let first = members.first?.name, names.count > 1,
      !names.contains(where: KeyNames.ofEntries.contains)
    else { return }
    // A file in a folder is one of several entries, unless its values are all alike.
    let areAlike =
      members.allSatisfy { $0.seen.mappings == 1 }
      || names.count > 2 && members.allSatisfy { $0.seen.texts == 1 && $0.seen.candidate == nil }
    guard areAlike || !source.from.contains("*") else { return }
    let isJSON = source.from.hasSuffix(".json")
    let start = isJSON ? "[{\"name\": \"\(first)\"" : "- name: \(first)"
    notes.append(
      "\(source.from) is one entry, with a field for each of its \(names.count) keys: if these are "
        + "entries, write a list, which begins '\(start)'")
  }

  /// Reports keys that differ only in capitals, where no entry seems to have both.
  private mutating func noteSpellings() {
    let alike = Dictionary(grouping: source.seen.members) { $0.name.lowercased() }
    let groups = alike.sorted { $0.key < $1.key }.map(\.value)
    for members in groups where members.count > 1 {
      let written = members.reduce(0) { $0 + $1.seen.count + $1.seen.nothings }
      guard written <= source.count else { continue }
      let names = members.map(\.name).sorted()
      let list = Diagnostic.list(names, joinedBy: "and")
      notes.append(
        "\(list) of \(source.from) are \(names.count) fields, because their letters differ in case: "
          + "write one of them in all entries if one is meant")
    }
  }

  /// Reports dates in data that decide when an entry is published, and are perhaps meant as facts.
  private mutating func noteTime(_ name: String, _ seen: Observation) {
    guard source.markdown == nil, seen.fits.count(of: .date) > 0 else { return }
    let effect: String
    switch name {
    case "publish": effect = "an entry has no page before its date, and no page shows the date"
    case "expires":
      effect = "an entry has no page any more from its date on, and no page shows the date"
    default: return
    }
    notes.append(
      "'\(name)' in \(seen.count) of \(source.count) of \(source.from): \(effect); give the key another "
        + "name, such as '\(name)Date', if it is a fact of the entry")
  }
}
