/// Bounds a number, as in `@Within(1...24)`.
@propertyWrapper
public struct Within<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field without a default value.
  public init<R: RangeExpression>(_ range: R) where R.Bound: Numeric { field = StoredField() }

  /// Makes the attribute of a field with a default value.
  public init<R: RangeExpression>(wrappedValue: Value, _ range: R) where R.Bound: Numeric {
    field = StoredField(wrappedValue)
  }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Within: Decodable where Value: Decodable {}
extension Within: Encodable where Value: Encodable {}
extension Within: Equatable where Value: Equatable {}
extension Within: Hashable where Value: Hashable {}
extension Within: Sendable where Value: Sendable {}
extension Within: FieldWithEmptyValue {}
