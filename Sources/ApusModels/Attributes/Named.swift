/// Gives the field another name in the files of content.
@propertyWrapper
public struct Named<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field without a default value.
  public init(_ name: String) { field = StoredField() }

  /// Makes the attribute of a field with a default value.
  public init(wrappedValue: Value, _ name: String) { field = StoredField(wrappedValue) }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Named: Decodable where Value: Decodable {}
extension Named: Encodable where Value: Encodable {}
extension Named: Equatable where Value: Equatable {}
extension Named: Hashable where Value: Hashable {}
extension Named: Sendable where Value: Sendable {}
extension Named: FieldWithEmptyValue {}
