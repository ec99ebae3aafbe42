/// Orders the components of a list by a number, as in `@Ascending(1...) var number: Int`.
@propertyWrapper
public struct Ascending<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a number that is greater than the one before it.
  public init() { field = StoredField() }

  /// Makes the attribute of a number that begins with the least of a range and goes up by one.
  public init(_ numbers: PartialRangeFrom<Int>) { field = StoredField() }

  /// Makes the attribute of a number that begins with the least of a range and goes up by one,
  /// except those in a list of the structure around.
  public init<Root>(_ numbers: PartialRangeFrom<Int>, _ missing: KeyPath<Root, [Int]>) {
    field = StoredField()
  }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }
}

extension Ascending: Decodable where Value: Decodable {}
extension Ascending: Encodable where Value: Encodable {}
extension Ascending: Equatable where Value: Equatable {}
extension Ascending: Hashable where Value: Hashable {}
extension Ascending: Sendable where Value: Sendable {}
extension Ascending: FieldWithEmptyValue {}
