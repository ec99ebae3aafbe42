import Languages
import Schema

/// A source of the texts of values: the chunk that is being bound, or the whole store.
protocol ValueTexts {
  /// The bytes of a text.
  func bytes(_ slice: TextSlice) -> ArraySlice<UInt8>
}

// Equality of values, by their contents rather than their places.
extension ValueTexts {
  /// A hash of a value of a type, for tables in memory; it differs from run to run.
  func hash(of value: Value, as kind: TypePlan.Kind) -> Int {
    var hasher = Hasher()
    switch value.tag {
    case .text, .decimal:
      unsafe kind.comparedText(bytes(value.text)).withUnsafeBytes {
        unsafe hasher.combine(bytes: $0)
      }
    case .double: hasher.combine(value.double)
    case .date: hasher.combine(value.seconds)
    case .none, .tree, .int, .bool, .duration, .choice, .list, .record, .header, .fragment, .file,
      .page:
      hasher.combine(value.first)
      hasher.combine(value.second)
    }
    return hasher.finalize()
  }

  /// Whether two values of a type are the same one, however they are written: `1.0` and `1`, a
  /// moment by two offsets from UTC.
  func isEqual(_ left: Value, _ right: Value, as kind: TypePlan.Kind) -> Bool {
    guard left.tag == right.tag else { return false }
    switch left.tag {
    case .text, .decimal:
      return kind.comparedText(bytes(left.text)) == kind.comparedText(bytes(right.text))
    case .double: return left.double == right.double
    case .date: return left.seconds == right.seconds
    case .none, .tree, .int, .bool, .duration, .choice, .list, .record, .header, .fragment, .file,
      .page:
      return left == right
    }
  }

  /// A scalar as messages show it.
  func shown(_ value: Value) -> String {
    switch value.tag {
    case .text, .decimal: String(decoding: bytes(value.text), as: UTF8.self)
    case .int: String(value.int)
    case .double: String(value.double)
    case .bool: String(value.bool)
    case .date: Self.date(value)
    case .duration: DurationRange(lower: value.first, upper: value.second).isoText
    case .none, .tree, .choice, .list, .record, .header, .fragment, .file, .page: ""
    }
  }
}

extension ValueTexts {
  /// What to say of equal values one of which has other blanks than single spaces between words.
  func notesOnBlanks(of values: [Value], as kind: TypePlan.Kind) -> [String] {
    guard kind == .scalar(.string) else { return [] }
    let hasOddBlanks = values.contains { value in
      let text = bytes(value.text)
      return ScalarKind.string.type.comparedText(text) != text
    }
    return hasOddBlanks ? ["blanks make no difference: pages show them alike"] : []
  }

  /// A scalar or the case of a choice as messages show it.
  func shown(_ value: Value, of field: FieldPath, in plan: BindingPlan) -> String {
    guard value.tag == .choice else { return shown(value) }
    return plan.models[plan.type(of: field).choice].cases[value.caseIndex].text
  }

  private static func date(_ value: Value) -> String {
    var text: [UInt8] = []
    DateText.appendISO(
      seconds: value.seconds, offsetMinutes: value.offsetMinutes,
      hasTime: value.precision == .time, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}

extension Binder: ValueTexts {
  func bytes(_ slice: TextSlice) -> ArraySlice<UInt8> {
    slice.buffer == chunk.buffer ? chunk.text[slice.range] : document.bytes[slice.range]
  }
}

extension ValueStore: ValueTexts {}

extension TypePlan.Kind {
  /// The text by which values of the type are compared: with composed letters, so that what looks the
  /// same is the same.
  fileprivate func comparedText(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard case .scalar(let kind) = self else { return bytes }
    let text = kind.type.comparedText(bytes)
    return UTF8Text.composed(text).map { $0[...] } ?? text
  }
}

extension Value.Tag {
  /// Whether the payload is a slice of a buffer.
  var isText: Bool { self == .text || self == .decimal }
}
