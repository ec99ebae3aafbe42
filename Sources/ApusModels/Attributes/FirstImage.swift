/// Reads the field from the first image of a Markdown file or of its part.
@propertyWrapper
public struct FirstImage<Value>: FieldAttribute {
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

extension FirstImage: Decodable where Value: Decodable {}
extension FirstImage: Encodable where Value: Encodable {}
extension FirstImage: Equatable where Value: Equatable {}
extension FirstImage: Hashable where Value: Hashable {}
extension FirstImage: Sendable where Value: Sendable {}
extension FirstImage: FieldWithEmptyValue {}
