/// Bounds the number of elements of a list, as in `@Count(2...)`.
@propertyWrapper
public struct Count<Value>: FieldAttribute {
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

extension Count: Decodable where Value: Decodable {}
extension Count: Encodable where Value: Encodable {}
extension Count: Equatable where Value: Equatable {}
extension Count: Hashable where Value: Hashable {}
extension Count: Sendable where Value: Sendable {}
extension Count: FieldWithEmptyValue {}
