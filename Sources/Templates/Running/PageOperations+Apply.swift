import Languages
package import Schema

// Operations, by the number of their operands.
extension PageOperations {
  /// An operation on one value.
  package mutating func apply(
    _ operation: UnaryOperation, _ operand: Value, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    switch operation {
    case .truth: return .bool(truth(of: operand, in: values))
    case .isNone: return .bool(operand.isNone)
    case .isPresent: return .bool(!operand.isNone)
    case .isEmpty: return .bool(!truth(of: operand, in: values))
    case .isOdd: return .bool(operand.int % 2 != 0)
    case .isEven: return .bool(operand.int % 2 == 0)
    case .negate: return try values.negated(operand)
    case .positive: return values.positive(operand)
    case .absolute: return try values.absolute(operand)
    case .listLength: return .int(operand.tag == .list ? operand.count : 0)
    case .first: return values.element(of: operand, at: 0)
    case .last: return values.element(of: operand, at: -1)
    case .reversed: return try values.reversed(operand)
    case .dateMember(let member): return number(member, of: operand)
    case .seconds: return operand.isNone ? .none : .int(Int(operand.second))
    case .absoluteURL: return try absoluteURL(of: operand, in: &values)
    case .entryTitle: return try entryTitle(of: operand, in: &values)
    case .excerpt: return excerpt(of: operand, in: values)
    case .textOf, .addressText: return operand.isNone ? .none : try textOf(operand, in: &values)
    case .text(let operation):
      return operand.isNone ? .none : try apply(operation, operand, in: &values)
    }
  }

  private func number(_ member: DateMember, of date: Value) -> Value {
    guard !date.isNone else { return .none }
    let time = CivilTime(seconds: date.seconds, offsetMinutes: date.offsetMinutes)
    return .int(member.number(of: time))
  }

  private mutating func textOf(
    _ value: Value, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    if value.tag == .text { return value }
    let start = values.layer.text.count
    appendText(of: value, in: &values)
    return try values.finishText(from: start)
  }

  /// The absolute URL of a page or file; none where the site has no address.
  private func absoluteURL(
    of value: Value, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    guard !value.isNone else { return .none }
    let start = values.layer.text.count
    host.appendAbsoluteAddress(of: value, to: &values.layer.text)
    return values.layer.text.count == start ? .none : try values.finishText(from: start)
  }

  /// What an entry is called by the title of its page; none where that does not name it.
  private func entryTitle(
    of entry: Value, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    guard entry.tag == .record else { return .none }
    let start = values.layer.text.count
    host.append(titleOf: entry.slot, to: &values.layer.text)
    return values.layer.text.count == start ? .none : try values.finishText(from: start)
  }

  /// What is before the mark in Markdown; none where it has no mark.
  private func excerpt(of value: Value, in values: borrowing PageValues) -> Value {
    guard value.tag == .fragment, let excerpt = fragment(of: value, in: values).excerpt else {
      return .none
    }
    return .fragment(excerpt, below: value.outerHeading)
  }

  /// Whether a value is in a list; none is in no list.
  private func contains(_ value: Value, _ list: Value, in values: borrowing PageValues) -> Bool {
    guard list.tag == .list else { return false }
    return list.elements.contains { slot in
      let (element, value) = Value.compared(values.value(at: slot), value)
      return values.isEqual(element, value)
    }
  }

  /// An operation on two values.
  package mutating func apply(
    _ operation: BinaryOperation, _ left: Value, _ right: Value, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    let (one, other) = Value.compared(left, right)
    switch operation {
    case .arithmetic(let operation): return try values.calculate(operation, left, right)
    case .equal: return .bool(values.isEqual(one, other))
    case .notEqual: return .bool(!values.isEqual(one, other))
    case .less: return .bool(values.isLess(one, other))
    case .lessOrEqual: return .bool(!values.isLess(other, one))
    case .greater: return .bool(values.isLess(other, one))
    case .greaterOrEqual: return .bool(!values.isLess(one, other))
    case .contains: return .bool(contains(left, right, in: values))
    case .isDivisible:
      let rest = try values.calculate(.modulo, left, right)
      return .bool(rest.int == 0)
    case .element: return values.element(of: left, at: right.int)
    case .take:
      try ArgumentRange.taken.check(right.int)
      return values.part(left, skip: 0, take: right.int)
    case .skip:
      try ArgumentRange.skipped.check(right.int)
      return values.part(left, skip: right.int, take: .max)
    case .appended: return try values.appended(left, right)
    case .join: return try join(left, right, in: &values)
    case .sum: return try values.sum(left, start: right)
    case .toInt: return try values.toInt(left, default: right)
    case .toDouble: return try values.toDouble(left, default: right)
    case .fileSize:
      let bytes = values.number(of: left)
      return try values.makeText(
        RoundedFileSize.text(of: bytes, binary: right.bool, in: format(in: &values)))
    case .readCase: return readCase(of: ChoiceID(right.int), in: left, values)
    case .headings: return try headings(of: left, as: StructureID(right.int), in: &values)
    case .nestHeadings: return try nestHeadings(of: left, below: right.int)
    case .format(let operation):
      return left.isNone ? .none : try formatted(operation, left, right, in: &values)
    case .text(let operation): return left.isNone ? .none : try values.apply(operation, left, right)
    }
  }

  /// An operation on `count` values from a register on.
  mutating func apply(
    _ operation: ManyOperation, from base: Int, count: Int, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    let operands = Array(values.layer.registers[base..<base + count])
    switch operation {
    case .concatenate: return try concatenated(operands, in: &values)
    case .formatText: return try printf(operands, in: &values)
    case .part: return try values.part(of: operands[0], at: operands[1].int, count: operands[2].int)
    case .range: return try values.range(operands[0], operands[1], operands[2])
    case .round:
      return try values.rounded(operands[0], precision: operands[1].int, method: operands[2].int)
    case .slice: return try values.slice(operands[0], operands[1], operands[2], operands[3])
    case .textSlice: return try values.textSlice(operands[0], operands[1], operands[2], operands[3])
    case .sort:
      return try values.sort(
        operands[0], operands[1], reverse: operands[2].bool, caseSensitive: operands[3].bool)
    case .unique:
      return try values.unique(operands[0], operands[1], caseSensitive: operands[2].bool)
    case .groupBy:
      let id = StructureID(operands[3].int)
      return try values.groupBy(
        operands[0], operands[1], caseSensitive: operands[2].bool, structure: id,
        fieldCount: tables.types[id].fields.count)
    case .minimum, .maximum:
      return try values.extreme(
        operands[0], operands[1], caseSensitive: operands[2].bool, isMaximum: operation == .maximum)
    case .batch: return try values.batch(operands[0], operands[1].int, fill: operands[2])
    case .columns: return try values.columns(operands[0], operands[1].int, fill: operands[2])
    case .money:
      return try money(operands[0], by: operands[1], ofCurrency: operands[2], in: &values)
    case .text(let operation):
      return operands[0].isNone ? .none : try values.apply(operation, operands)
    }
  }

  /// The case that a text means, as literals are read: by its text, otherwise by its name.
  private func readCase(
    of id: ChoiceID, in text: Value, _ values: borrowing PageValues
  ) -> Value {
    guard !text.isNone else { return .none }
    let typed = values.bytes(of: text)
    let cases = tables.types.models[id].cases
    let index =
      cases.firstIndex { $0.text.utf8.elementsEqual(typed) }
      ?? cases.firstIndex { $0.name.utf8.elementsEqual(typed) }
    return .choice(index ?? cases.count)
  }

  private mutating func concatenated(
    _ operands: [Value], in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    let start = values.layer.text.count
    for value in operands { appendMarkup(of: value, in: &values) }
    return try values.finishText(from: start)
  }

  /// A date as files write it.
  private func day(of date: Value) -> String {
    var text: [UInt8] = []
    DateText.appendISO(
      seconds: date.seconds, offsetMinutes: date.offsetMinutes, hasTime: false, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  mutating func formatted(
    _ operation: BinaryOperation.Format, _ value: Value, _ option: Value,
    in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    let start = values.layer.text.count
    switch operation {
    case .date:
      let language = language(in: &values)
      let pattern = tables.patterns[option.int]
      if value.precision == .day, pattern.showsHours { throw .dateWithoutTime(day(of: value)) }
      if pattern.saysUTC, !pattern.isInUTC, value.offsetMinutes != 0 { throw .localTimeAsUTC }
      if pattern.isInUTC, !CivilTime.secondsOfFourDigitYears.contains(value.seconds) {
        throw .yearOutOfRange
      }
      DateText.append(
        seconds: value.seconds, offsetMinutes: value.offsetMinutes, by: pattern,
        in: language.format, to: &values.layer.text)
    case .duration:
      if option.int == 2 {
        DurationText.appendISO(upper: value.second, to: &values.layer.text)
      } else {
        DurationText.append(
          lower: value.first, upper: value.second, in: format(in: &values),
          style: option.int == 1 ? .long : .short, to: &values.layer.text)
      }
    case .number: try appendNumber(value, digits: option.isNone ? nil : option.int, in: &values)
    case .money: try appendMoney(value, currency: option, in: &values)
    }
    return try values.finishText(from: start)
  }

  private mutating func appendNumber(
    _ value: Value, digits: Int?, in values: inout PageValues
  ) throws(RenderingFailure) {
    if let digits { try ArgumentRange.decimals.check(digits) }
    switch value.tag {
    case .int, .bool:
      let number = value.tag == .int ? value.int : (value.bool ? 1 : 0)
      NumberText.append(
        number, in: format(in: &values), fractionDigits: digits, to: &values.layer.text)
    case .decimal:
      let text = Array(values.bytes(of: value.text))
      NumberText.append(
        decimal: text.span, in: format(in: &values), fractionDigits: digits, to: &values.layer.text)
    case .none, .text, .tree, .double, .date, .duration, .choice, .list, .record, .header,
      .fragment, .file, .page:
      // Zero has no sign.
      NumberText.append(
        value.double == 0 ? 0 : value.double, in: format(in: &values), fractionDigits: digits,
        to: &values.layer.text)
    }
  }
}
