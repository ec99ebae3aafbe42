package import Schema
import Tables

// Comparison of values of one type.
extension PageValues {
  /// Whether two values are equal.
  package func isEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left.tag, right.tag) {
    case (.text, .text): return sharedBytes(of: left.text) == sharedBytes(of: right.text)
    case (.int, .int): return left.int == right.int
    case (.int, _), (.double, _), (.decimal, _), (.bool, _):
      switch right.tag {
      case .int, .double, .decimal, .bool: return compareNumbers(left, right) == 0
      case .none, .text, .tree, .date, .duration, .choice, .list, .record, .header, .fragment,
        .file, .page:
        return false
      }
    case (.date, .date): return left.seconds == right.seconds
    case (.record, .record): return areEqualRecords(left.slot, right.slot)
    case (.duration, .duration), (.choice, .choice), (.page, .page),
      (.file, .file), (.fragment, .fragment):
      return left.first == right.first && left.second == right.second
    case (.none, .none): return true
    case (.list, .list):
      guard left.count == right.count else { return false }
      return (0..<left.count).allSatisfy {
        isEqual(value(at: left.slot + $0), value(at: right.slot + $0))
      }
    default: return false
    }
  }

  /// Whether two records are one, or, of those that a page makes, have equal fields.
  private func areEqualRecords(_ left: SlotIndex, _ right: SlotIndex) -> Bool {
    if store.areOneRecord(left, right) { return true }
    let header = value(at: left)
    return header.madeFieldCount > 0 && header == value(at: right)
      && (1...header.madeFieldCount).allSatisfy {
        isEqual(value(at: left + $0), value(at: right + $0))
      }
  }

  /// Whether the first of two values comes before the second; none comes last.
  package func isLess(_ left: Value, _ right: Value) -> Bool {
    switch (left.tag, right.tag) {
    case (.text, .text):
      return sharedBytes(of: left.text).lexicographicallyPrecedes(sharedBytes(of: right.text))
    case (.int, .int): return left.int < right.int
    case (.date, .date): return left.seconds < right.seconds
    case (.duration, .duration): return left.durationRank < right.durationRank
    case (.choice, .choice): return left.first < right.first
    case (.none, _): return false
    case (_, .none): return true
    default: return compareNumbers(left, right) < 0
    }
  }

  /// What texts become before they are compared, unless case matters.
  enum TextForm {
    /// In lower case, by which equal ones are found.
    case lowercase
    /// Folded, by which a list is put in order, as `order:` of a collection has it.
    case folded
  }

  /// The values to compare instead of these: texts in a form, unless case matters.
  mutating func keys(
    _ list: Value, as form: TextForm, caseSensitive: Bool
  ) throws(RenderingFailure) -> [Value] {
    var keys: [Value] = []
    keys.reserveCapacity(list.count)
    var text: [UInt8] = []
    for slot in list.elements {
      var value = value(at: slot)
      if value.tag == .text, !caseSensitive {
        text.removeAll(keepingCapacity: true)
        switch form {
        case .lowercase: CaseMapping.usual.appendLower(sharedBytes(of: value.text), to: &text)
        case .folded: TextFold.appendOrder(of: sharedBytes(of: value.text).span, to: &text)
        }
        value = try makeText(text)
      }
      keys.append(value)
    }
    return keys
  }

  /// The order of elements by their keys, and by other keys where those are equal; what is still
  /// equal stays in its order, and none is last, also in reverse.
  package func order(by keys: [Value], then others: [Value] = [], reverse: Bool) -> [Int] {
    keys.indices.sorted { left, right in
      let order = order(keys[left], keys[right], reverse: reverse)
      if order != 0 { return order < 0 }
      let other = others.isEmpty ? 0 : self.order(others[left], others[right], reverse: reverse)
      return other == 0 ? left < right : other < 0
    }
  }

  /// Negative where the first value comes first, 0 where neither does.
  func order(_ left: Value, _ right: Value, reverse: Bool) -> Int {
    if isLess(left, right) { return reverse && !right.isNone ? 1 : -1 }
    if isLess(right, left) { return reverse && !left.isNone ? -1 : 1 }
    return 0
  }

  /// Negative where the first of two numbers is smaller, 0 where they are equal.
  func compareNumbers(_ left: Value, _ right: Value) -> Int {
    if left.tag == .decimal || right.tag == .decimal {
      if left.tag == right.tag {
        return Scalar.compareDecimals(
          sharedBytes(of: left.text).span, sharedBytes(of: right.text).span)
      }
      return ExactDecimal.compare(decimal(of: left), decimal(of: right))
    }
    return Number.compare(number(of: left), number(of: right))
  }
}

extension Value {
  /// Two values as a comparison takes them. A date without a time is the whole day, by the clock of
  /// a date with a time beside it. That gives no order of more than two dates, so that lists are
  /// ordered and grouped by moments.
  static func compared(_ left: Value, _ right: Value) -> (Value, Value) {
    guard left.tag == .date, right.tag == .date, left.precision != right.precision else {
      return (left, right)
    }
    return (left.day, right.day)
  }
}
