import Escaping
import Languages
import Schema

// Values as text, and text as bytes.
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
      host.appendFragment(value.index, to: &output, notes: &values.layer.notes)
    case .page, .file:
      let start = output.count
      printAddress(value, escaper)
      values.layer.notes.addWritten(start..<output.count)
    default:
      if escaper == .verbatim { values.layer.notes.addMarkup() }
      printMade(value, escaper)
    }
  }

  /// Appends an address to the output: at once where nothing in it has to be escaped, as in most.
  private mutating func printAddress(_ value: Value, _ escaper: Escaper) {
    guard escaper == .html else { return printMade(value, escaper) }
    let start = output.count
    host.appendAddress(of: value, to: &output)
    guard HTMLText.isPlain(output.span.extracting(start...)) else {
      output.removeSubrange(start...)
      return printMade(value, escaper)
    }
  }

  /// Appends to the output, escaped, what is made of a value.
  private mutating func printMade(_ value: Value, _ escaper: Escaper) {
    let start = values.layer.text.count
    appendMarkup(of: value)
    PageValues.append(
      values.layer.text, start..<values.layer.text.count, escaper, to: &output)
    values.layer.text.removeSubrange(start...)
  }

  /// Appends a value to the layer's text, as it is printed where nothing is escaped.
  mutating func appendText(of value: Value) {
    switch value.tag {
    case .text, .decimal: values.layer.text.append(contentsOf: values.bytes(of: value.text))
    case .int: NumberText.append(value.int, to: &values.layer.text)
    case .double: NumberText.append(value.double, to: &values.layer.text)
    case .bool: values.layer.text.append(value.bool ? "true" : "false")
    case .date:
      DateText.appendISO(
        seconds: value.seconds, offsetMinutes: value.offsetMinutes,
        hasTime: value.precision == .time, to: &values.layer.text)
    case .duration:
      DurationText.append(
        lower: value.first, upper: value.second, in: format, to: &values.layer.text)
    case .fragment:
      values.layer.text.append(contentsOf: values.bytes(of: fragment(of: value).plainText))
    case .page, .file: host.appendAddress(of: value, to: &values.layer.text)
    // The checker lets none of these be printed.
    case .none, .tree, .choice, .list, .record, .header: break
    }
  }

  /// Rendered Markdown, on which the page depends from now on.
  func fragment(of value: Value) -> Fragment {
    host.noteFragment(value.index)
    return values.store.fragments[value.index]
  }

  /// Whether a value counts as true.
  func truth(of value: Value) -> Bool {
    switch value.tag {
    case .none: false
    case .bool: value.bool
    case .text: value.text.count > 0
    case .int: value.int != 0
    case .double: value.double != 0
    case .decimal: values.bytes(of: value.text).contains { $0 > 0x30 }
    case .list: value.count > 0
    case .fragment: fragment(of: value).html.count > 0
    default: true
    }
  }
}
