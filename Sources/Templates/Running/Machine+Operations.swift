import Languages
import Schema

// Operations, by the number of their operands.
extension Machine {
  /// An operation on one value.
  mutating func apply(
    _ operation: UnaryOperation, _ operand: Value
  ) throws(RenderingFailure) -> Value {
    switch operation {
    case .truth: return .bool(truth(of: operand))
    case .isNone: return .bool(operand.isNone)
    case .isPresent: return .bool(!operand.isNone)
    case .isEmpty: return .bool(!truth(of: operand))
    case .isOdd: return .bool(operand.int % 2 != 0)
    case .isEven: return .bool(operand.int % 2 == 0)
    case .negate: return try negated(operand)
    case .positive: return positive(operand)
    case .absolute: return try absolute(operand)
    case .listLength: return .int(operand.tag == .list ? operand.count : 0)
    case .first: return element(of: operand, at: 0)
    case .last: return element(of: operand, at: -1)
    case .reversed: return try reversed(operand)
    case .dateMember(let member): return number(member, of: operand)
    case .wholeAddress: return try wholeAddress(of: operand)
    case .excerpt: return excerpt(of: operand)
    case .textOf, .addressText: return operand.isNone ? .none : try textOf(operand)
    case .text(let operation): return operand.isNone ? .none : try apply(operation, operand)
    }
  }

  private func number(_ member: DateMember, of date: Value) -> Value {
    guard !date.isNone else { return .none }
    let time = CivilTime(seconds: date.seconds, offsetMinutes: date.offsetMinutes)
    return .int(member.number(of: time))
  }

  private mutating func textOf(_ value: Value) throws(RenderingFailure) -> Value {
    if value.tag == .text { return value }
    let start = layer.text.count
    appendText(of: value)
    return try finishText(from: start)
  }

  /// The address of a page or file with the site's before it; none where the site has none.
  private mutating func wholeAddress(of value: Value) throws(RenderingFailure) -> Value {
    guard !value.isNone else { return .none }
    let start = layer.text.count
    host.appendAbsoluteAddress(of: value, to: &layer.text)
    return layer.text.count == start ? .none : try finishText(from: start)
  }

  /// What stands before the mark in Markdown; none where it has no mark.
  private func excerpt(of value: Value) -> Value {
    guard value.tag == .fragment, let excerpt = fragment(of: value).excerpt else {
      return .none
    }
    return .fragment(excerpt)
  }

  /// An operation on two values.
  mutating func apply(
    _ operation: BinaryOperation, _ left: Value, _ right: Value
  ) throws(RenderingFailure) -> Value {
    switch operation {
    case .arithmetic(let operation): return try calculate(operation, left, right)
    case .equal: return .bool(isEqual(left, right))
    case .notEqual: return .bool(!isEqual(left, right))
    case .less: return .bool(isLess(left, right))
    case .lessOrEqual: return .bool(!isLess(right, left))
    case .greater: return .bool(isLess(right, left))
    case .greaterOrEqual: return .bool(!isLess(left, right))
    case .contains: return .bool(contains(left, right))
    case .isDivisible:
      let rest = try calculate(.modulo, left, right)
      return .bool(rest.int == 0)
    case .element: return element(of: left, at: right.int)
    case .take: return part(left, skip: 0, take: right.int)
    case .skip: return part(left, skip: right.int, take: .max)
    case .appended: return try appended(left, right)
    case .join: return try join(left, right)
    case .sum: return try sum(left, start: right)
    case .toInt: return toInt(left, default: right)
    case .toDouble: return toDouble(left, default: right)
    case .fileSize: return try fileSize(left, binary: right.bool)
    case .format(let operation): return left.isNone ? .none : try formatted(operation, left, right)
    case .text(let operation): return left.isNone ? .none : try apply(operation, left, right)
    }
  }

  /// An operation on `count` values from a register on.
  mutating func apply(
    _ operation: ManyOperation, from base: Int, count: Int
  ) throws(RenderingFailure) -> Value {
    let values = Array(layer.registers[base..<base + count])
    switch operation {
    case .concatenate: return try concatenated(values)
    case .formatText: return try printf(values)
    case .part: return try part(of: values[0], at: values[1].int, count: values[2].int)
    case .range: return try range(values[0], values[1], values[2])
    case .round: return try rounded(values[0], precision: values[1].int, method: values[2].int)
    case .slice: return try slice(values[0], values[1], values[2], values[3])
    case .textSlice: return try textSlice(values[0], values[1], values[2], values[3])
    case .sort:
      return try sort(
        values[0], values[1], reverse: values[2].bool, caseSensitive: values[3].bool)
    case .unique: return try unique(values[0], values[1], caseSensitive: values[2].bool)
    case .groupBy:
      return try groupBy(
        values[0], values[1], caseSensitive: values[2].bool, structure: values[3].int)
    case .minimum, .maximum:
      return try extreme(
        values[0], values[1], caseSensitive: values[2].bool, isMaximum: operation == .maximum)
    case .batch: return try batch(values[0], values[1].int, fill: values[2])
    case .columns: return try columns(values[0], values[1].int, fill: values[2])
    case .text(let operation): return values[0].isNone ? .none : try apply(operation, values)
    }
  }

  /// An element of a list that must have `count` of them.
  private func part(of list: Value, at index: Int, count: Int) throws(RenderingFailure) -> Value {
    guard list.count == count else {
      throw RenderingFailure(
        "\(count) names for a list with \(list.count) "
          + (list.count == 1 ? "element" : "elements"))
    }
    return element(of: list, at: index)
  }

  private mutating func concatenated(_ values: [Value]) throws(RenderingFailure) -> Value {
    let start = layer.text.count
    for value in values { appendMarkup(of: value) }
    return try finishText(from: start)
  }

  /// Appends a value to the layer's text; Markdown as the HTML it is.
  mutating func appendMarkup(of value: Value) {
    if value.tag == .fragment {
      var notes = PageNotes()
      host.appendFragment(value.index, to: &layer.text, notes: &notes)
    } else {
      appendText(of: value)
    }
  }

  private mutating func formatted(
    _ operation: BinaryOperation.Format, _ value: Value, _ option: Value
  ) throws(RenderingFailure) -> Value {
    let start = layer.text.count
    switch operation {
    case .date:
      DateText.append(
        seconds: value.seconds, offsetMinutes: value.offsetMinutes,
        by: program.tables.patterns[option.int], in: format, to: &layer.text)
    case .duration:
      if option.int == 2 {
        DurationText.appendISO(upper: value.second, to: &layer.text)
      } else {
        DurationText.append(
          lower: value.first, upper: value.second, in: format,
          style: option.int == 1 ? .long : .short, to: &layer.text)
      }
    case .number: appendNumber(value, digits: option.isNone ? nil : option.int)
    }
    return try finishText(from: start)
  }

  private mutating func appendNumber(_ value: Value, digits: Int?) {
    let digits = digits.map { max(0, min($0, NumberText.mostFractionDigits)) }
    switch value.tag {
    case .int, .bool:
      let number = value.tag == .int ? value.int : (value.bool ? 1 : 0)
      NumberText.append(number, in: format, fractionDigits: digits, to: &layer.text)
    case .decimal:
      let text = Array(bytes(of: value.text))
      NumberText.append(
        decimal: text.span, in: format, fractionDigits: digits, to: &layer.text)
    default:
      NumberText.append(value.double, in: format, fractionDigits: digits, to: &layer.text)
    }
  }
}
