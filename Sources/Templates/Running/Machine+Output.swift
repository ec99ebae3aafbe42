import Escaping
import Languages
import Schema
import Tables

// Output.
extension Machine {
  /// Appends a value to the output, escaped.
  mutating func print(_ value: Value, _ escaper: Escaper) {
    switch value.tag {
    case .text:
      if escaper == .verbatim { noteMarkup() }
      values.append(value.text, escaper, to: &output)
    case .int: output.appendMade { NumberText.append(value.int, to: &$0) }
    case .double: output.appendMade { NumberText.append(value.double, to: &$0) }
    case .bool: output.appendMade { $0.append(value.bool ? "true" : "false") }
    case .decimal: values.append(value.text, .verbatim, to: &output)
    case .none: break
    case .fragment where escaper == .verbatim:
      output.appendFragment(value, of: operations.host, notes: &values.layer.notes)
    case .page, .file:
      let start = output.count
      if escaper != .html || !output.appendAddress(of: value, by: operations.host) {
        printMade(value, escaper)
      }
      values.layer.notes.addWritten(start..<output.count)
    case .tree, .date, .duration, .choice, .list, .record, .header, .fragment:
      if escaper == .verbatim { noteMarkup() }
      printMade(value, escaper)
    }
  }

  /// Notes a value that its escaper replaces as a whole, which the instruction at an index prints;
  /// with where an author may have written it.
  @inline(never)
  mutating func noteDiscard(
    of value: Value, _ escaper: Escaper, at position: Int, origin: ValueOrigin?
  ) {
    let start = values.layer.text.count
    defer { values.layer.text.removeSubrange(start...) }
    guard let text = discarded(value, by: escaper) else { return }
    let span = program.spans[position]
    let written = place(of: origin)
    values.layer.notes.add(
      discard: .discarded(text, escaper, at: written ?? span, printedAt: written.map { _ in span }))
  }

  /// What a value prints where an escaper replaces that as a whole; nil for all other values. It
  /// may be at the end of the layer's text.
  private mutating func discarded(_ value: Value, by escaper: Escaper) -> [UInt8]? {
    let text: ArraySlice<UInt8>
    switch value.tag {
    case .text: text = values.sharedBytes(of: value.text)
    case .int, .double, .bool, .decimal, .none, .page, .file: return nil
    case .tree, .date, .duration, .choice, .list, .record, .header, .fragment:
      let start = values.layer.text.count
      operations.appendMarkup(of: value, in: &values)
      text = values.layer.text[start...]
    }
    return isDiscarded(text, by: escaper) ? Array(text) : nil
  }

  private func isDiscarded(_ text: ArraySlice<UInt8>, by escaper: Escaper) -> Bool {
    escaper.discards(text.span)
  }

  /// Notes that something was written without being escaped. What is captured is not part of the
  /// page, unless it is printed there in the same way.
  private mutating func noteMarkup() {
    if captureStarts.isEmpty { values.layer.notes.addMarkup() }
  }

  /// Appends a formatted value to the output, escaped.
  private mutating func printMade(_ value: Value, _ escaper: Escaper) {
    let start = values.layer.text.count
    operations.appendMarkup(of: value, in: &values)
    output.append(values.layer.text, start..<values.layer.text.count, escaper)
    values.layer.text.removeSubrange(start...)
  }
}
