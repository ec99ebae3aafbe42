import Escaping
import Languages
import Schema

// Operations on texts and other values.
extension PageValues {
  /// An operation on a text and another value.
  mutating func apply(
    _ operation: BinaryOperation.TextOperation, _ value: Value, _ other: Value
  ) throws(RenderingFailure) -> Value {
    let text = bytes(of: value)
    let argument = bytes(of: other)
    switch operation {
    case .isSubtext: return .bool(argument.firstIndex(ofBytes: text) != nil)
    case .startsWith: return .bool(text.starts(with: argument))
    case .endsWith: return .bool(text.suffix(argument.count).elementsEqual(argument))
    case .element: return try textElement(text, at: other.int)
    case .repeated: return try repeated(text, other.int)
    case .trim:
      return try makeText(TextTransform.trimmed(text, of: other.isNone ? nil : argument))
    case .split:
      guard other.isNone || !argument.isEmpty else {
        throw RenderingFailure("'split' needs a separator that is not empty")
      }
      return try makeTexts(TextTransform.split(text, at: other.isNone ? nil : argument))
    case .center: return try centered(text, width: other.int)
    }
  }

  private mutating func textElement(
    _ text: ArraySlice<UInt8>, at index: Int
  ) throws(RenderingFailure) -> Value {
    let starts = ShownCharacters.starts(in: text)
    let count = starts.count - 1
    let place = index < 0 ? index + count : index
    guard place >= 0, place < count else { return .none }
    return try makeText(text[starts[place]..<starts[place + 1]])
  }

  private mutating func repeated(
    _ text: ArraySlice<UInt8>, _ count: Int
  ) throws(RenderingFailure) -> Value {
    let start = layer.text.count
    guard count > 0, !text.isEmpty else { return try finishText(from: start) }
    guard count <= Self.textLimit / text.count else {
      throw RenderingFailure("the texts that the page makes take more than 64 MiB")
    }
    for _ in 0..<count { layer.text.append(contentsOf: text) }
    return try finishText(from: start)
  }

  private mutating func centered(
    _ text: ArraySlice<UInt8>, width: Int
  ) throws(RenderingFailure) -> Value {
    try ArgumentRange.centerWidth.check(width)
    let padding = max(0, width) - ShownCharacters.count(in: text)
    guard padding > 0 else { return try makeText(text) }
    let left = padding / 2 + (padding & width & 1)
    let start = layer.text.count
    layer.text.append(contentsOf: repeatElement(0x20, count: left))
    layer.text.append(contentsOf: text)
    layer.text.append(contentsOf: repeatElement(0x20, count: padding - left))
    return try finishText(from: start)
  }

  /// An operation on a text and several values.
  mutating func apply(
    _ operation: ManyOperation.TextOperation, _ values: [Value]
  ) throws(RenderingFailure) -> Value {
    let text = bytes(of: values[0])
    let start = layer.text.count
    switch operation {
    case .replace:
      TextTransform.appendReplacing(
        text, bytes(of: values[1]), by: bytes(of: values[2]), count: values[3].int,
        limit: Self.textLimit, to: &layer.text)
    case .truncate:
      try TextTransform.appendTruncated(
        text, length: values[1].int, end: bytes(of: values[2]), leeway: values[3].int,
        to: &layer.text)
    case .indent:
      try TextTransform.appendIndented(
        text, width: values[1].int, first: values[2].bool, blank: values[3].bool,
        limit: Self.textLimit, to: &layer.text)
    case .wordWrap:
      try TextTransform.appendWrapped(
        text, width: values[1].int, breaksWords: values[2].bool, line: bytes(of: values[3]),
        to: &layer.text)
    }
    return try finishText(from: start)
  }

  mutating func textSlice(
    _ value: Value, _ lower: Value, _ upper: Value, _ step: Value
  ) throws(RenderingFailure) -> Value {
    let text = bytes(of: value)
    let starts = ShownCharacters.starts(in: text)
    let places = try places(count: starts.count - 1, lower, upper, step)
    let start = layer.text.count
    for place in places { layer.text.append(contentsOf: text[starts[place]..<starts[place + 1]]) }
    return try finishText(from: start)
  }
}
