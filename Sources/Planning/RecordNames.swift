package import Diagnostics
import Languages
package import Schema
import Tables

/// What records are called: by the title of their page in `site.yaml` where that is made of fields,
/// otherwise by the first of their naming fields that has a value, as with the filter `name`, or by
/// their slug. Only a component may have no name at all.
package struct RecordNames: Sendable {
  private struct Name {
    let slot: FieldSlot
    let type: ValueType
  }

  private let text: ValueText
  /// The fields that may name records of some structures, the best first.
  private let known: [StructureID: [Name]]
  private var titles: EntryTitles?
  /// How many names of entries this one is inside of.
  private var depth = 0

  /// An entry may be called after another one, and that one after it.
  private static let depthLimit = 4

  /// Makes the names of records.
  ///
  /// - Parameters:
  ///   - text: Writes the values of fields.
  ///   - structures: Those of whose records many are named: their fields are sorted only once.
  ///   - titles: The titles of the pages of entries.
  package init(
    _ text: ValueText, of structures: [StructureID] = [], titles: EntryTitles? = nil
  ) {
    self.text = text
    self.titles = titles.flatMap { $0.structures.isEmpty ? nil : $0 }
    known = structures.reduce(into: [:]) { known, structure in
      if known[structure] == nil { known[structure] = Self.names(of: text.models[structure]) }
    }
  }

  /// The names as pages in a language show them.
  package func shown(in language: String) -> RecordNames {
    var names = self
    names.titles?.language = language
    return names
  }

  private static func names(of structure: Structure) -> [Name] {
    let slug = structure.field(named: "slug", for: .output)
    return (structure.namingFields + (slug.map { [$0] } ?? []))
      .map { Name(slot: $0.slot, type: $0.type) }
  }

  /// The name of the record at a slot.
  package func name(of record: SlotIndex) -> [UInt8] {
    var name: [UInt8] = []
    append(nameOf: record, to: &name)
    return name
  }

  /// Appends the name of the record at a slot.
  package func append(nameOf record: SlotIndex, to output: inout [UInt8]) {
    if append(titleOf: record, to: &output) { return }
    let structure = text.store.slots[record].structure
    let start = output.count
    for name in known[structure] ?? Self.names(of: text.models[structure]) {
      append(name, of: record, to: &output)
      if output.count > start { return }
    }
  }

  /// Appends the title of an entry's page; false, with nothing appended, where that does not name
  /// it.
  package func append(titleOf entry: SlotIndex, to output: inout [UInt8]) -> Bool {
    guard depth < Self.depthLimit, let title = titles?.title(of: entry, in: text.store) else {
      return false
    }
    var others = self
    others.depth += 1
    return PatternWriter(text, names: others).appendText(
      title.pattern, PatternWriter.Facts(entry: entry), as: title.form, to: &output)
  }

  /// Appends the value of a field as the filter `name` writes it: a day that is a key, too.
  private func append(_ name: Name, of record: SlotIndex, to output: inout [UInt8]) {
    let value = text.store.slots[record + name.slot]
    guard value.tag == .date else { return text.append(value, name.type, to: &output) }
    DateText.appendISO(
      seconds: value.seconds, offsetMinutes: value.offsetMinutes,
      hasTime: value.precision == .time, to: &output)
  }

  /// Where the name of the record at a slot is written.
  package func place(ofNameOf record: SlotIndex) -> Span? {
    let structure = text.store.slots[record].structure
    let named = (known[structure] ?? Self.names(of: text.models[structure])).first { name in
      var bytes: [UInt8] = []
      append(name, of: record, to: &bytes)
      return !bytes.isEmpty
    }
    return named.flatMap { text.store.span(of: record + $0.slot) }
  }

  /// Whether a record is named by a field before this one, whatever the value of this one.
  func hasName(_ record: SlotIndex, before field: FieldSlot) -> Bool {
    for name in text.models[text.store.slots[record].structure].namingFields {
      if name.slot == field { return false }
      let value = text.store.slots[record + name.slot]
      if value.tag == .text, value.text.count > 0 { return true }
    }
    return false
  }
}
