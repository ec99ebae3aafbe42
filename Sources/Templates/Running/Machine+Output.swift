import Escaping
import Languages
import Schema

// What is appended to the output.
extension Machine {
  /// Appends a value to the output, escaped.
  mutating func print(_ value: Value, _ escaper: Escaper) {
    switch value.tag {
    case .text:
      if escaper == .verbatim { values.layer.notes.addMarkup() }
      values.append(value.text, escaper, to: &output)
    case .int: NumberText.append(value.int, to: &output)
    case .double: NumberText.append(value.double, to: &output)
    case .bool: output.append(value.bool ? "true" : "false")
    case .decimal: output.append(contentsOf: values.bytes(of: value.text))
    case .none: break
    case .fragment where escaper == .verbatim:
      operations.host.appendFragment(value.fragment, to: &output, notes: &values.layer.notes)
    case .page, .file:
      let start = output.count
      printAddress(value, escaper)
      values.layer.notes.addWritten(start..<output.count)
    case .tree, .date, .duration, .choice, .list, .record, .header, .fragment:
      if escaper == .verbatim { values.layer.notes.addMarkup() }
      printMade(value, escaper)
    }
  }

  /// Appends an address to the output: at once where nothing in it has to be escaped, as in most.
  private mutating func printAddress(_ value: Value, _ escaper: Escaper) {
    guard escaper == .html else { return printMade(value, escaper) }
    let start = output.count
    operations.host.appendAddress(of: value, to: &output)
    guard HTMLText.isPlain(output.span.extracting(start...)) else {
      output.removeSubrange(start...)
      return printMade(value, escaper)
    }
  }

  /// Appends to the output, escaped, what is made of a value.
  private mutating func printMade(_ value: Value, _ escaper: Escaper) {
    let start = values.layer.text.count
    operations.appendMarkup(of: value, in: &values)
    PageValues.append(
      values.layer.text, start..<values.layer.text.count, escaper, to: &output)
    values.layer.text.removeSubrange(start...)
  }
}
