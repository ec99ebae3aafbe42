/// Marks the field that identifies an entry or component among others of its model.
@propertyWrapper
public struct Key<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field with a default value.
  public init(wrappedValue: Value) { field = StoredField(wrappedValue) }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Key: Decodable where Value: Decodable {}
extension Key: Encodable where Value: Encodable {}
extension Key: Equatable where Value: Equatable {}
extension Key: Hashable where Value: Hashable {}
extension Key: Sendable where Value: Sendable {}
extension Key: FieldWithEmptyValue {}
