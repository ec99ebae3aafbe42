import Escaping
import Languages
import Schema

// Output.
extension Machine {
  /// Appends a value to the output, escaped.
  mutating func print(_ value: Value, _ escaper: Escaper) {
    switch value.tag {
    case .text:
      if escaper == .verbatim { values.layer.notes.addMarkup() }
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
      if escaper == .verbatim { values.layer.notes.addMarkup() }
      printMade(value, escaper)
    }
  }

  /// Appends a formatted value to the output, escaped.
  private mutating func printMade(_ value: Value, _ escaper: Escaper) {
    let start = values.layer.text.count
    operations.appendMarkup(of: value, in: &values)
    output.append(values.layer.text, start..<values.layer.text.count, escaper)
    values.layer.text.removeSubrange(start...)
  }
}
