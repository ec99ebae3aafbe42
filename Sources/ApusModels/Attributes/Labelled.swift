/// Reads the field from what follows a label, such as `Prep time:`, in a Markdown file.
@propertyWrapper
public struct Labelled<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field without a default value.
  public init(_ label: String) { field = StoredField() }

  /// Makes the attribute of a field with a default value.
  public init(wrappedValue: Value, _ label: String) { field = StoredField(wrappedValue) }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Labelled: Decodable where Value: Decodable {}
extension Labelled: Encodable where Value: Encodable {}
extension Labelled: Equatable where Value: Equatable {}
extension Labelled: Hashable where Value: Hashable {}
extension Labelled: Sendable where Value: Sendable {}
extension Labelled: FieldWithEmptyValue {}
