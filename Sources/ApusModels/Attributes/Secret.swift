/// Keeps a value out of everything that is published; apps never see it.
@propertyWrapper
public struct Secret<Value>: FieldAttribute {
  /// The value of the field.
  public var field: StoredField<Value>

  /// Makes the attribute of a field.
  public init(field: StoredField<Value>) { self.field = field }

  /// Makes the attribute of a field with a default value.
  public init(wrappedValue: Value) { field = StoredField(wrappedValue) }

  /// The value of the field.
  public var wrappedValue: Value {
    get { field.value }
    set { field.value = newValue }
  }

  /// Whether JSON may leave the field out.
  public static var mayBeLeftOut: Bool { true }
}

extension Secret: Encodable where Value: Encodable {
  /// Encodes nothing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

extension Secret: Decodable where Value: Decodable {
  /// Decodes the value, or nothing from null.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    field = container.decodeNil() ? StoredField() : StoredField(try container.decode(Value.self))
  }
}

extension Secret: Equatable where Value: Equatable {}
extension Secret: Hashable where Value: Hashable {}
extension Secret: Sendable where Value: Sendable {}
extension Secret: FieldWithEmptyValue {}
