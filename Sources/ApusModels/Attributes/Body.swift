/// Reads the field from the text of a Markdown file that no other field claims.
@propertyWrapper
public struct Body<Value>: FieldAttribute {
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

extension Body: Decodable where Value: Decodable {}
extension Body: Encodable where Value: Encodable {}
extension Body: Equatable where Value: Equatable {}
extension Body: Hashable where Value: Hashable {}
extension Body: Sendable where Value: Sendable {}
extension Body: FieldWithEmptyValue {}
