import Escaping
import Languages
import Schema
import Tables

// Values as text.
extension PageOperations {
  /// Appends a value to the layer's text, as it is printed where nothing is escaped.
  mutating func appendText(of value: Value, in values: inout PageValues) {
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
        lower: value.first, upper: value.second, in: format(in: &values), to: &values.layer.text)
    case .fragment:
      values.store.appendPlainText(of: fragment(of: value, in: values), to: &values.layer.text)
    case .page, .file: host.appendAddress(of: value, to: &values.layer.text)
    // The checker refuses to print these.
    case .none, .tree, .choice, .list, .record, .header: break
    }
  }

  /// Appends a value to the layer's text; Markdown as its HTML.
  mutating func appendMarkup(of value: Value, in values: inout PageValues) {
    if value.tag == .fragment {
      var notes = PageNotes()
      host.appendFragment(value, to: &values.layer.text, notes: &notes)
    } else {
      appendText(of: value, in: &values)
    }
  }

  /// Rendered Markdown, on which the page depends from now on.
  func fragment(of value: Value, in values: borrowing PageValues) -> Fragment {
    host.noteFragment(value.fragment)
    return values.store.fragments[value.fragment]
  }

  /// Whether a value counts as true.
  func truth(of value: Value, in values: borrowing PageValues) -> Bool {
    switch value.tag {
    case .none: false
    case .bool: value.bool
    case .text: value.text.count > 0
    case .int: value.int != 0
    case .double: value.double != 0
    case .decimal: values.sharedBytes(of: value.text).contains { $0 > 0x30 }
    case .list: value.count > 0
    case .fragment: fragment(of: value, in: values).html.count > 0
    case .tree, .date, .duration, .choice, .record, .header, .file, .page: true
    }
  }
}
