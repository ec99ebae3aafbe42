public import Schema

/// Builds a record whose fields are set by name; all of them have to be set.
@usableFromInline
package struct RecordBuilder<Field: RecordField> {
  @usableFromInline package let layout: RecordLayout<Field>
  @usableFromInline var values: [Value]
  /// The places of the fields that are not yet set, as bits.
  @usableFromInline var missing: UInt64

  @inlinable
  init(_ layout: RecordLayout<Field>) {
    self.layout = layout
    values = Array(repeating: .none, count: layout.places.count)
    missing = (1 << UInt64(layout.places.count)) - 1
  }

  /// The value of a field; none until it is set.
  @inlinable
  package subscript(field: Field) -> Value {
    get { values[layout.places[field.rawValue]] }
    set {
      let place = layout.places[field.rawValue]
      values[place] = newValue
      missing &= ~(1 << UInt64(place))
    }
  }

  /// The values of all fields, in the structure's order.
  @inlinable
  package var finished: [Value] {
    precondition(missing == 0, "a field of \(Field.self) was not set")
    return values
  }
}
