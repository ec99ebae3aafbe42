import Escaping
import Languages
import Schema

// Values as text, and text as bytes.
extension Machine {
  /// Appends a value to the output, escaped.
  mutating func print(_ value: Value, _ escaper: Escaper) {
    switch value.tag {
    case .text: appendText(value.text, escaper)
    case .int: NumberText.append(value.int, to: &output)
    case .double: NumberText.append(value.double, to: &output)
    case .bool: output.append(value.bool ? "true" : "false")
    case .decimal: output.append(contentsOf: bytes(of: value.text))
    case .none: break
    case .fragment where escaper == .verbatim: host.appendFragment(value.index, to: &output)
    default:
      let start = layer.text.count
      appendMarkup(of: value)
      Self.append(layer.text, start..<layer.text.count, escaper, to: &output)
      layer.text.removeSubrange(start...)
    }
  }

  /// Appends a piece of text to the output, escaped.
  @inline(__always)
  mutating func appendText(_ slice: TextSlice, _ escaper: Escaper) {
    if slice.buffer < layer.firstBuffer {
      Self.append(store.buffers, Int(slice.buffer), slice.range, escaper, to: &output)
    } else if slice.buffer == Layer.literals {
      Self.append(program.literals, slice.range, escaper, to: &output)
    } else {
      Self.append(layer.text, slice.range, escaper, to: &output)
    }
  }

  @inline(__always)
  private static func append(
    _ buffers: borrowing [[UInt8]], _ index: Int, _ range: Range<Int>, _ escaper: Escaper,
    to output: inout [UInt8]
  ) {
    let all = buffers.span
    Escaper.append(all[index].span.extracting(range), to: &output, using: escaper)
  }

  @inline(__always)
  static func append(
    _ bytes: borrowing [UInt8], _ range: Range<Int>, _ escaper: Escaper, to output: inout [UInt8]
  ) {
    Escaper.append(bytes.span.extracting(range), to: &output, using: escaper)
  }

  /// The bytes of a text.
  func bytes(of slice: TextSlice) -> ArraySlice<UInt8> {
    if slice.buffer < layer.firstBuffer {
      store.buffers[Int(slice.buffer)][slice.range]
    } else if slice.buffer == Layer.literals {
      program.literals[slice.range]
    } else {
      layer.text[slice.range]
    }
  }

  /// The bytes of a value that is text; empty for any other.
  func bytes(of value: Value) -> ArraySlice<UInt8> {
    switch value.tag {
    case .text, .decimal, .tree: bytes(of: value.text)
    default: []
    }
  }

  /// Appends a value to the layer's text, as it is printed where nothing is escaped.
  mutating func appendText(of value: Value) {
    switch value.tag {
    case .text, .decimal: layer.text.append(contentsOf: bytes(of: value.text))
    case .int: NumberText.append(value.int, to: &layer.text)
    case .double: NumberText.append(value.double, to: &layer.text)
    case .bool: layer.text.append(value.bool ? "true" : "false")
    case .date:
      DateText.appendISO(
        seconds: value.seconds, offsetMinutes: value.offsetMinutes,
        hasTime: value.precision == .time, to: &layer.text)
    case .duration:
      DurationText.append(
        lower: value.first, upper: value.second, in: format, to: &layer.text)
    case .fragment:
      layer.text.append(contentsOf: bytes(of: fragment(of: value).plainText))
    case .page, .file: host.appendAddress(of: value, to: &layer.text)
    // The checker lets none of these be printed.
    case .none, .tree, .choice, .list, .record, .header: break
    }
  }

  /// Rendered Markdown, on which the page depends from now on.
  func fragment(of value: Value) -> Fragment {
    host.noteFragment(value.index)
    return store.fragments[value.index]
  }

  /// Whether a value counts as true.
  func truth(of value: Value) -> Bool {
    switch value.tag {
    case .none: false
    case .bool: value.bool
    case .text: value.text.count > 0
    case .int: value.int != 0
    case .double: value.double != 0
    case .decimal: bytes(of: value.text).contains { $0 > 0x30 }
    case .list: value.count > 0
    case .fragment: fragment(of: value).html.count > 0
    default: true
    }
  }

  /// A text made of bytes.
  mutating func makeText(_ bytes: some Sequence<UInt8>) throws(RenderingFailure) -> Value {
    let start = layer.text.count
    layer.text.append(contentsOf: bytes)
    return try finishText(from: start)
  }
}
