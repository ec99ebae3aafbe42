/// Lists texts that mean that there is not a value.
@propertyWrapper
public struct Absent<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field without a default value.
  public init(_ texts: String...) { field = StoredField() }

  /// Makes the attribute of a field with a default value.
  public init(wrappedValue: Value, _ texts: String...) { field = StoredField(wrappedValue) }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Absent: Decodable where Value: Decodable {}
extension Absent: Encodable where Value: Encodable {}
extension Absent: Equatable where Value: Equatable {}
extension Absent: Hashable where Value: Hashable {}
extension Absent: Sendable where Value: Sendable {}
extension Absent: FieldWithEmptyValue {}
