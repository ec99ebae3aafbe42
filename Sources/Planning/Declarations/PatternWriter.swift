import Languages
package import Schema
import Tables

/// Writes the text of a pattern for one page.
package struct PatternWriter: Sendable {
  /// The facts about a page that a pattern can use.
  package struct Facts {
    /// The slot of the page's entry.
    package var entry: SlotIndex?
    /// The slot of the page's component.
    package var component: SlotIndex?
    package var number = 1
    /// The value of the page's group, as addresses have it or as the content has it.
    package var key: [UInt8] = []

    package init(
      entry: SlotIndex? = nil, component: SlotIndex? = nil, number: Int = 1, key: [UInt8] = []
    ) {
      self.entry = entry
      self.component = component
      self.number = number
      self.key = key
    }
  }

  private let text: ValueText
  /// What other entries are called.
  private var names: RecordNames

  /// Makes a writer of patterns with these values, in which references stand for these names.
  package init(_ text: ValueText, names: RecordNames? = nil) {
    self.text = text
    self.names = names ?? RecordNames(text)
  }

  /// The writer for pages in a language.
  package func shown(in language: String) -> PatternWriter {
    var writer = self
    writer.names = names.shown(in: language)
    return writer
  }

  /// Appends the pattern as a part of an address: texts as slugs.
  ///
  /// - Returns: false when one of its fields has no letter or digit that an address can have.
  package func appendAddress(_ pattern: TextPattern, _ facts: Facts, to output: inout [UInt8])
    -> Bool
  {
    var isWhole = true
    for segment in pattern.segments {
      let start = output.count
      switch segment {
      case .literal(let bytes): output.append(contentsOf: bytes)
      case .number: append(facts.number, to: &output)
      case .key: output.append(contentsOf: facts.key)
      case .entryField(let slot, let type):
        append(slugOf: facts.entry.map { FieldPlace(slot, type, of: $0) }, to: &output)
      case .componentField(let slot, let type):
        append(slugOf: facts.component.map { FieldPlace(slot, type, of: $0) }, to: &output)
      case .referenced(let field): append(slugOf: place(of: field, facts), to: &output)
      case .date(let slot, let part, let isComponent):
        append(part, of: isComponent ? facts.component : facts.entry, slot, to: &output)
      }
      if output.count == start { isWhole = false }
    }
    return isWhole
  }

  /// Appends the pattern as text, its values in the form that readers are shown where one is given.
  ///
  /// - Returns: false, with nothing appended, where one of its fields has no value.
  package func appendText(
    _ pattern: TextPattern, _ facts: Facts, as form: ShownForm? = nil, to output: inout [UInt8]
  ) -> Bool {
    let beginning = output.count
    for (place, segment) in pattern.segments.enumerated() {
      let start = output.count
      switch segment {
      case .literal(let bytes): output.append(contentsOf: bytes)
      case .number: append(facts.number, to: &output)
      case .key: output.append(contentsOf: facts.key)
      case .entryField(let slot, let type):
        append(
          facts.entry.map { FieldPlace(slot, type, of: $0) }, as: form,
          beside: pattern.literals(around: place), to: &output)
      case .componentField(let slot, let type):
        append(
          facts.component.map { FieldPlace(slot, type, of: $0) }, as: form,
          beside: pattern.literals(around: place), to: &output)
      case .referenced(let field):
        append(
          self.place(of: field, facts), as: form, beside: pattern.literals(around: place),
          to: &output)
      case .date(let slot, let part, let isComponent):
        append(part, of: isComponent ? facts.component : facts.entry, slot, to: &output)
      }
      guard output.count > start else {
        output.removeSubrange(beginning...)
        return false
      }
    }
    return true
  }

  private func append(slugOf field: FieldPlace?, to output: inout [UInt8]) {
    guard let field else { return }
    let value = text.store.slots[field.record + field.slot]
    guard value.tag == .record else { return text.append(slugOf: value, field.type, to: &output) }
    text.append(slugOf: text.store.slots[value.slot + .slug], .slug, to: &output)
  }

  /// The field of the entry that a reference means; nil where it means none.
  private func place(of field: TextPattern.ReferencedField, _ facts: Facts) -> FieldPlace? {
    guard let record = field.isComponent ? facts.component : facts.entry,
      case let value = text.store.slots[record + field.reference], value.tag == .record
    else { return nil }
    return FieldPlace(field.slot, field.type, of: value.slot)
  }

  private func append(
    _ field: FieldPlace?, as form: ShownForm?,
    beside texts: @autoclosure () -> ShownForm.Surroundings, to output: inout [UInt8]
  ) {
    guard let field else { return }
    let value = text.store.slots[field.record + field.slot]
    if value.tag == .record { return names.append(nameOf: value.slot, to: &output) }
    let around = value.tag == .decimal ? texts() : nil
    let isWritten =
      form.map { text.append(value, of: field, as: $0, beside: around, to: &output) } ?? false
    if !isWritten { text.append(value, field.type, to: &output) }
  }

  /// Appends a part of a date as it is shown, months and days with two digits.
  private func append(
    _ part: TextPattern.DatePart, of record: SlotIndex?, _ slot: FieldSlot,
    to output: inout [UInt8]
  ) {
    guard let record, case let value = text.store.slots[record + slot], value.tag == .date else {
      return
    }
    let time = CivilTime(seconds: value.seconds, offsetMinutes: value.offsetMinutes)
    switch part {
    case .year: append(time.year, digits: 4, to: &output)
    case .month: append(time.month, digits: 2, to: &output)
    case .day: append(time.day, digits: 2, to: &output)
    }
  }

  private func append(_ number: Int, digits: Int = 1, to output: inout [UInt8]) {
    let text = String(number)
    for _ in text.utf8.count..<max(digits, text.utf8.count) { output.append(UInt8(ascii: "0")) }
    output.append(contentsOf: text.utf8)
  }
}
