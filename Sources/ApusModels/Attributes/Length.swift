/// Bounds the number of characters of a text, as in `@Length(1...60)`.
@propertyWrapper
public struct Length<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field without a default value.
  public init<R: RangeExpression>(_ range: R) where R.Bound == Int { field = StoredField() }

  /// Makes the attribute of a field with a default value.
  public init<R: RangeExpression>(wrappedValue: Value, _ range: R) where R.Bound == Int {
    field = StoredField(wrappedValue)
  }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Length: Decodable where Value: Decodable {}
extension Length: Encodable where Value: Encodable {}
extension Length: Equatable where Value: Equatable {}
extension Length: Hashable where Value: Hashable {}
extension Length: Sendable where Value: Sendable {}
extension Length: FieldWithEmptyValue {}
