/// Asks for texts that a regular expression matches as a whole.
@propertyWrapper
public struct Matches<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field without a default value.
  public init(_ pattern: String) { field = StoredField() }

  /// Makes the attribute of a field with a default value.
  public init(wrappedValue: Value, _ pattern: String) { field = StoredField(wrappedValue) }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Matches: Decodable where Value: Decodable {}
extension Matches: Encodable where Value: Encodable {}
extension Matches: Equatable where Value: Equatable {}
extension Matches: Hashable where Value: Hashable {}
extension Matches: Sendable where Value: Sendable {}
extension Matches: FieldWithEmptyValue {}
