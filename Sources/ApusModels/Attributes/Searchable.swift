/// Makes a field one that readers search by, with a weight for hits in it, as in `@Searchable(3)`.
@propertyWrapper
public struct Searchable<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field without a default value.
  public init(_ weight: Int) { field = StoredField() }

  /// Makes the attribute of a field with a default value.
  public init(wrappedValue: Value) { field = StoredField(wrappedValue) }

  /// Makes the attribute of a field with a weight and a default value.
  public init(wrappedValue: Value, _ weight: Int) { field = StoredField(wrappedValue) }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Searchable: Decodable where Value: Decodable {}
extension Searchable: Encodable where Value: Encodable {}
extension Searchable: Equatable where Value: Equatable {}
extension Searchable: Hashable where Value: Hashable {}
extension Searchable: Sendable where Value: Sendable {}
extension Searchable: FieldWithEmptyValue {}
