/// Says of which currency an amount is, as in `@Currency("EUR") var price: Decimal`.
@propertyWrapper
public struct Currency<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of an amount of the currency with a code of ISO 4217.
  public init(_ code: String) { field = StoredField() }

  /// Makes the attribute of an amount with a default value.
  public init(wrappedValue: Value, _ code: String) { field = StoredField(wrappedValue) }

  /// Makes the attribute of an amount whose currency is in another field.
  public init<Root, Target>(_ code: KeyPath<Root, Target>) { field = StoredField() }

  /// Makes the attribute of an amount with a default value, whose currency is in another field.
  public init<Root, Target>(wrappedValue: Value, _ code: KeyPath<Root, Target>) {
    field = StoredField(wrappedValue)
  }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Currency: Decodable where Value: Decodable {}
extension Currency: Encodable where Value: Encodable {}
extension Currency: Equatable where Value: Equatable {}
extension Currency: Hashable where Value: Hashable {}
extension Currency: Sendable where Value: Sendable {}
extension Currency: FieldWithEmptyValue {}
