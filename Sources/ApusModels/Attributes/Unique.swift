/// Asks for a value that no other entry of the collection has.
@propertyWrapper
public struct Unique<Value>: FieldAttribute {
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

extension Unique: Decodable where Value: Decodable {}
extension Unique: Encodable where Value: Encodable {}
extension Unique: Equatable where Value: Equatable {}
extension Unique: Hashable where Value: Hashable {}
extension Unique: Sendable where Value: Sendable {}
extension Unique: FieldWithEmptyValue {}
