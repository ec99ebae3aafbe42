import Schema
import Tables

/// A value as tests write it; its type is that of the field it is given to.
indirect enum Datum: Sendable {
  case none
  case text(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case list([Datum])
  case record([(String, Datum)])
  /// The page with this number.
  case page(Int)
}

extension Datum: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .text(text) }
  init(integerLiteral number: Int) { self = .int(number) }
  init(floatLiteral number: Double) { self = .double(number) }
  init(booleanLiteral truth: Bool) { self = .bool(truth) }
  init(nilLiteral: ()) { self = .none }
  init(arrayLiteral elements: Datum...) { self = .list(elements) }
  init(dictionaryLiteral fields: (String, Datum)...) { self = .record(fields) }
}

extension ValueStore {
  /// Adds a text in a buffer of its own.
  mutating func add(_ text: String) -> TextSlice {
    buffers.append(Array(text.utf8))
    return TextSlice(buffer: buffers.tableIndices.upperBound - 1, range: 0..<text.utf8.count)
  }

  /// Adds a value of a type.
  mutating func add(_ datum: Datum, as type: ValueType, _ models: Models) -> Value {
    switch (datum, type) {
    case (.none, _): return .none
    case (.page(let number), _): return .page(number: number)
    case (_, .optional(let wrapped)): return add(datum, as: wrapped, models)
    case (.text(let text), .markdown): return addFragment(text)
    case (.text(let text), .choice(let id)):
      return .choice(models[id].cases.firstIndex { $0.text == text } ?? 0)
    case (.text(let text), .decimal): return .decimal(add(text))
    case (.text(let text), _): return .text(add(text))
    case (.int(let seconds), .date): return .date(seconds: Int64(seconds), precision: .day)
    case (.int(let minutes), .duration):
      return .duration(lower: UInt32(minutes * 60), upper: UInt32(minutes * 60))
    case (.int(let number), .double): return .double(Double(number))
    case (.int(let number), _): return .int(number)
    case (.double(let number), _): return .double(number)
    case (.bool(let truth), _): return .bool(truth)
    case (.list(let elements), .list(let element)):
      let values = elements.map { add($0, as: element, models) }
      let first = end
      slots += values
      return .list(first: first, count: values.count)
    case (.record(let fields), .structure(let id)): return addRecord(fields, id, models)
    default: preconditionFailure("\(datum) is no \(type)")
    }
  }

  private mutating func addFragment(_ html: String) -> Value {
    let plain = html.replacing("<p>", with: "").replacing("</p>", with: "")
    let fragment = Fragment(html: add(html), plainText: add(plain))
    fragments.append(fragment)
    return .fragment(FragmentIndex(fragments.count - 1))
  }

  private mutating func addRecord(
    _ fields: [(String, Datum)], _ id: StructureID, _ models: Models
  ) -> Value {
    var values: [Value] = [.header(id, of: nextRecord)]
    recordCount += 1
    for field in models[id].fields(for: .checking) {
      let datum = fields.first { $0.0 == field.name }?.1
      values.append(
        datum.map { add($0, as: field.type, models) } ?? defaultValue(of: field.type))
    }
    let header = end
    slots += values
    return .record(header)
  }

  private func defaultValue(of type: ValueType) -> Value {
    if case .list = type { return .emptyList }
    return .none
  }
}

extension Datum {
  /// A record with another value for one of its fields.
  func with(_ name: String, _ value: Datum) -> Datum {
    guard case .record(let fields) = self else { return self }
    return .record(fields.filter { $0.0 != name } + [(name, value)])
  }
}
