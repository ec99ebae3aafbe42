package import Schema
import Tables

// Comparison of values of one type.
extension PageValues {
  /// Whether two values are equal.
  package func isEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left.tag, right.tag) {
    case (.text, .text): return bytes(of: left.text) == bytes(of: right.text)
    case (.int, .int): return left.int == right.int
    case (.int, _), (.double, _), (.decimal, _), (.bool, _):
      switch right.tag {
      case .int, .double, .decimal, .bool: return compareNumbers(left, right) == 0
      case .none, .text, .tree, .date, .duration, .choice, .list, .record, .header, .fragment,
        .file, .page:
        return false
      }
    case (.date, .date): return left.seconds == right.seconds
    case (.duration, .duration), (.choice, .choice), (.record, .record), (.page, .page),
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

  /// Whether the first of two values comes before the second; none comes last.
  package func isLess(_ left: Value, _ right: Value) -> Bool {
    switch (left.tag, right.tag) {
    case (.text, .text):
      return bytes(of: left.text).lexicographicallyPrecedes(bytes(of: right.text))
    case (.int, .int): return left.int < right.int
    case (.date, .date): return left.seconds < right.seconds
    case (.duration, .duration):
      return (left.second, left.first) < (right.second, right.first)
    case (.choice, .choice): return left.first < right.first
    case (.none, _): return false
    case (_, .none): return true
    default: return compareNumbers(left, right) < 0
    }
  }

  /// The values to compare instead of these: texts in lower case unless case matters.
  mutating func folded(_ list: Value, caseSensitive: Bool) throws(RenderingFailure) -> [Value] {
    var keys: [Value] = []
    keys.reserveCapacity(list.count)
    for slot in list.elements {
      let value = value(at: slot)
      if value.tag == .text, !caseSensitive {
        let start = layer.text.count
        CaseMapping.appendLower(bytes(of: value.text), to: &layer.text)
        keys.append(try finishText(from: start))
      } else {
        keys.append(value)
      }
    }
    return keys
  }

  /// The order of elements by their keys; equal ones stay in their order.
  package func order(by keys: [Value], reverse: Bool) -> [Int] {
    keys.indices.sorted { left, right in
      let (first, second) = (keys[left], keys[right])
      if reverse ? isLess(second, first) : isLess(first, second) { return true }
      if reverse ? isLess(first, second) : isLess(second, first) { return false }
      return left < right
    }
  }

  /// Negative where the first of two numbers is smaller, 0 where they are equal.
  func compareNumbers(_ left: Value, _ right: Value) -> Int {
    if left.tag == .decimal || right.tag == .decimal {
      if left.tag == right.tag {
        return Scalar.compareDecimals(bytes(of: left.text).span, bytes(of: right.text).span)
      }
      return ExactDecimal.compare(decimal(of: left), decimal(of: right))
    }
    return Number.compare(number(of: left), number(of: right))
  }
}
