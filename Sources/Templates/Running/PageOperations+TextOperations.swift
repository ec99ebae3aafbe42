import Escaping
import Languages
import Schema

// Operations on texts.
extension PageOperations {
  /// An operation on one text.
  mutating func apply(
    _ operation: UnaryOperation.TextOperation, _ value: Value, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    let text = values.bytes(of: value)
    let start = values.layer.text.count
    switch operation {
    case .length: return .int(ShownCharacters.count(in: text))
    case .wordCount: return .int(TextTransform.wordCount(of: text))
    case .isUpper, .isLower:
      return .bool(TextTransform.isCased(text, isUpper: operation == .isUpper))
    case .characters:
      let starts = ShownCharacters.starts(in: text)
      return try values.makeTexts(zip(starts, starts.dropFirst()).map { text[$0..<$1] })
    case .lines: return try values.makeTexts(TextTransform.lines(of: text))
    case .upper: language(in: &values).cases.appendUpper(text, to: &values.layer.text)
    case .lower: language(in: &values).cases.appendLower(text, to: &values.layer.text)
    case .capitalize: language(in: &values).cases.appendCapitalized(text, to: &values.layer.text)
    case .title: language(in: &values).cases.appendTitle(text, to: &values.layer.text)
    case .reversed: TextTransform.appendReversed(text, to: &values.layer.text)
    case .plainText: return try plainText(of: value, in: &values)
    case .urlEncode: TextTransform.appendURLEncoded(text, to: &values.layer.text)
    case .stripTags:
      TextTransform.appendWithoutTags(text, asShown: false, to: &values.layer.text)
    case .escapeHTML:
      if value.tag == .fragment { return value }
      let copy = Array(text)
      Escaper.append(copy.span, to: &values.layer.text, using: .html)
    case .slugify:
      let copy = Array(text)
      TextFold.appendSlug(from: copy.span, to: &values.layer.text)
    case .amounts: AmountText.append(text, in: format(in: &values), to: &values.layer.text)
    case .durations:
      appendMarkup(of: value, in: &values)
      let html = Array(values.layer.text[start...])
      values.layer.text.removeSubrange(start...)
      SpokenDurations.append(html[...], in: format(in: &values), to: &values.layer.text)
    }
    return try values.finishText(from: start)
  }

  private func plainText(
    of value: Value, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    let start = values.layer.text.count
    if value.tag == .fragment {
      let fragment = fragment(of: value, in: values)
      if let text = fragment.plainText { return .text(text) }
      values.store.appendPlainText(of: fragment, to: &values.layer.text)
      return try values.finishText(from: start)
    }
    let text = values.bytes(of: value)
    TextTransform.appendWithoutTags(text, asShown: true, to: &values.layer.text)
    return try values.finishText(from: start)
  }

  mutating func printf(
    _ operands: [Value], in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    let pattern = values.bytes(of: operands[0])
    var rest = operands.dropFirst()
    let start = values.layer.text.count
    var index = pattern.startIndex
    while index < pattern.endIndex {
      guard pattern[index] == UInt8(ascii: "%") else {
        values.layer.text.append(pattern[index])
        index += 1
        continue
      }
      let field = try PrintfText.Field(pattern, at: &index)
      guard field.takesValue else {
        values.layer.text.append(UInt8(ascii: "%"))
        continue
      }
      guard let value = rest.popFirst() else {
        throw PrintfText.tooFewValues
      }
      let first = values.layer.text.count
      if field.takesNumber {
        try append(value, by: field, in: &values)
      } else {
        appendText(of: value, in: &values)
      }
      field.fit(&values.layer.text, from: first)
    }
    guard rest.isEmpty else {
      throw PrintfText.tooManyValues
    }
    return try values.finishText(from: start)
  }

  /// Appends a number as a place of a format writes it.
  private func append(
    _ value: Value, by field: PrintfText.Field, in values: inout PageValues
  ) throws(RenderingFailure) {
    switch value.tag {
    case .decimal: try field.append(values.decimal(of: value), to: &values.layer.text)
    case .int, .double, .bool: try field.append(values.number(of: value), to: &values.layer.text)
    case .none, .text, .tree, .date, .duration, .choice, .list, .record, .header, .fragment, .file,
      .page:
      throw PrintfText.noNumber
    }
  }

  mutating func join(
    _ list: Value, _ separator: Value, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    let start = values.layer.text.count
    for (place, slot) in list.elements.enumerated() {
      if place > 0 { appendText(of: separator, in: &values) }
      appendMarkup(of: values.value(at: slot), in: &values)
      if values.layer.text.count > PageValues.textLimit { break }
    }
    return try values.finishText(from: start)
  }
}
