package import Schema
import Tables

/// The address of the group of a value, and the value as files write it.
package struct GroupKey {
  private let text: ValueText

  /// Makes the keys of values.
  package init(_ text: ValueText) { self.text = text }

  /// The part of the address: a slug, empty when the value has no letter or digit.
  package func key(of value: Value, _ type: ValueType) -> [UInt8] {
    var output: [UInt8] = []
    let (value, type) = slug(of: value, type) ?? (value, type)
    text.append(slugOf: value, type, to: &output)
    return output
  }

  /// The value as files write it: for an entry, its key.
  package func title(of value: Value, _ type: ValueType) -> [UInt8] {
    var output: [UInt8] = []
    let (value, type) = key(ofEntry: value, type) ?? slug(of: value, type) ?? (value, type)
    text.append(value, type, to: &output)
    return output
  }

  private func slug(of value: Value, _ type: ValueType) -> (Value, ValueType)? {
    guard value.tag == .record, case .structure(let id) = type.unwrapped else { return nil }
    return text.models[id].field(named: "slug", for: .output).map { field(value, $0) }
  }

  private func key(ofEntry value: Value, _ type: ValueType) -> (Value, ValueType)? {
    guard value.tag == .record, case .structure(let id) = type.unwrapped else { return nil }
    return text.models[id].key.map { field(value, $0) }
  }

  private func field(_ record: Value, _ field: Field) -> (Value, ValueType) {
    (text.store.slots[record.slot + field.slot], field.type)
  }
}
