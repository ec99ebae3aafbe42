/// Lists the entries whose field refers to this one.
@propertyWrapper
public struct Inverse<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a list; `field` is that of the other side.
  public init<Root: Entry, Target>(_ field: KeyPath<Root, Target>) { self.field = StoredField() }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Inverse: Decodable where Value: Decodable {}
extension Inverse: Encodable where Value: Encodable {}
extension Inverse: Equatable where Value: Equatable {}
extension Inverse: Hashable where Value: Hashable {}
extension Inverse: Sendable where Value: Sendable {}
extension Inverse: FieldWithEmptyValue {}
