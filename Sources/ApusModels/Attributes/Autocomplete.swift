/// Says what browsers may fill a field of a form with, by one of the words of HTML: `tel`, `name`.
@propertyWrapper
public struct Autocomplete<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field without a default value.
  public init(_ word: String) { field = StoredField() }

  /// Makes the attribute of a field with a default value.
  public init(wrappedValue: Value, _ word: String) { field = StoredField(wrappedValue) }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Autocomplete: Decodable where Value: Decodable {}
extension Autocomplete: Encodable where Value: Encodable {}
extension Autocomplete: Equatable where Value: Equatable {}
extension Autocomplete: Hashable where Value: Hashable {}
extension Autocomplete: Sendable where Value: Sendable {}
extension Autocomplete: FieldWithEmptyValue {}
