/// Reads the field from the heading of a Markdown file or of its part.
@propertyWrapper
public struct Heading<Value>: FieldAttribute {
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

extension Heading: Decodable where Value: Decodable {}
extension Heading: Encodable where Value: Encodable {}
extension Heading: Equatable where Value: Equatable {}
extension Heading: Hashable where Value: Hashable {}
extension Heading: Sendable where Value: Sendable {}
extension Heading: FieldWithEmptyValue {}
