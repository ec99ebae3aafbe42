/// Reads the field from the text below a heading of a Markdown file.
@propertyWrapper
public struct Section<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field without a default value.
  public init(_ title: String) { field = StoredField() }

  /// Makes the attribute of a field with a default value.
  public init(wrappedValue: Value, _ title: String) { field = StoredField(wrappedValue) }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Section: Decodable where Value: Decodable {}
extension Section: Encodable where Value: Encodable {}
extension Section: Equatable where Value: Equatable {}
extension Section: Hashable where Value: Hashable {}
extension Section: Sendable where Value: Sendable {}
extension Section: FieldWithEmptyValue {}
