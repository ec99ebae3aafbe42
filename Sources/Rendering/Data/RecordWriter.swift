import Escaping
import Languages
import Planning
import Schema
import Tables
import Templates

/// Writes records as JSON, in the form that `ApusModels` decodes; `docs/data.md` describes it.
struct RecordWriter {
  private let plan: SitePlan
  private let host: PageHost
  private let names: JSONNames
  /// Texts before their quotes are put around them.
  private var scratch: [UInt8] = []

  init(plan: SitePlan, host: PageHost, names: JSONNames) {
    self.plan = plan
    self.host = host
    self.names = names
  }

  /// Appends the record at a slot, an entry with the address of its page.
  mutating func append(record slot: SlotIndex, to output: inout [UInt8]) {
    let header = plan.store.slots[slot]
    let shape = names.shape(of: header.structure)
    var separator = UInt8(ascii: "{")
    for index in Int(shape.first)..<Int(shape.end) {
      let field = names.fields[index]
      let value = plan.store.slots[slot + field.slot]
      if !value.isNone {
        output.append(separator)
        separator = UInt8(ascii: ",")
        output.append(names.bytes.span.extracting(Int(field.start)..<Int(field.end)))
        append(value, choice: field.choice, to: &output)
      }
      if shape.isEntry, field.slot == .slug { appendAddress(of: header, at: slot, to: &output) }
    }
    if separator == UInt8(ascii: "{") { output.append(separator) }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func appendAddress(
    of header: Value, at slot: SlotIndex, to output: inout [UInt8]
  ) {
    let page = host.page(of: header, slot: slot)
    guard !page.isNone else { return }
    output.append(",\"url\":")
    appendAddress(of: page, to: &output)
  }

  private mutating func append(_ value: Value, choice: ChoiceID?, to output: inout [UInt8]) {
    switch value.tag {
    case .text: appendText(value.text, to: &output)
    case .tree: output.append(contentsOf: plan.store.bytes(value.text))
    case .int: NumberText.append(value.int, to: &output)
    case .double: NumberText.append(value.double, to: &output)
    case .decimal: appendQuoted(to: &output) { $0.append(contentsOf: plan.store.bytes(value.text)) }
    case .date:
      appendQuoted(to: &output) { output in
        DateText.appendISO(
          seconds: value.seconds, offsetMinutes: value.offsetMinutes,
          hasTime: value.precision == .time, to: &output)
      }
    case .duration:
      appendQuoted(to: &output) { output in
        DurationText.appendISO(upper: value.first, to: &output)
        if value.first != value.second {
          output.append(UInt8(ascii: "/"))
          DurationText.appendISO(upper: value.second, to: &output)
        }
      }
    case .bool: output.append(value.bool ? "true" : "false")
    case .choice:
      guard let choice else { preconditionFailure("a choice that no field has") }
      let text = names.text(ofCase: value.caseIndex, ofChoice: choice)
      output.append(names.bytes.span.extracting(text))
    case .list:
      output.append(UInt8(ascii: "["))
      for (place, slot) in value.elements.enumerated() {
        if place > 0 { output.append(UInt8(ascii: ",")) }
        append(plan.store.slots[slot], choice: choice, to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .record: append(referenceOrPart: value.slot, to: &output)
    case .fragment: appendHTML(ofText: value, to: &output)
    case .file, .page: appendAddress(of: value, to: &output)
    case .none, .header: output.append("null")
    }
  }

  /// Appends an entry as its slug, and a part of an entry completely.
  private mutating func append(referenceOrPart slot: SlotIndex, to output: inout [UInt8]) {
    let shape = names.shape(of: plan.store.slots[slot].structure)
    if shape.isEntry {
      appendText(plan.store.slots[slot + FieldSlot.slug].text, to: &output)
    } else {
      append(record: slot, to: &output)
    }
  }

  private func appendText(_ slice: TextSlice, to output: inout [UInt8]) {
    JSONText.appendString(plan.store.bytes(slice).span, to: &output, style: .file)
  }

  /// Appends a text that only needs quotes.
  private func appendQuoted(to output: inout [UInt8], _ appendText: (inout [UInt8]) -> Void) {
    output.append(UInt8(ascii: "\""))
    appendText(&output)
    output.append(UInt8(ascii: "\""))
  }

  private mutating func appendHTML(ofText text: Value, to output: inout [UInt8]) {
    scratch.removeAll(keepingCapacity: true)
    var notes = PageNotes()
    host.appendFragment(text, to: &scratch, notes: &notes)
    JSONText.appendString(scratch.span, to: &output, style: .file)
  }

  private mutating func appendAddress(of value: Value, to output: inout [UInt8]) {
    scratch.removeAll(keepingCapacity: true)
    host.appendAddress(of: value, to: &scratch)
    JSONText.appendString(scratch.span, to: &output, style: .file)
  }
}
