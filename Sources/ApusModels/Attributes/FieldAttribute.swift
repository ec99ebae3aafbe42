/// What all attributes of fields share: a place for the field's value.
///
/// A field may have several attributes; the value of the outer one is then the inner one.
public protocol FieldAttribute {
  /// The type of the field, or the next attribute.
  associatedtype Value

  /// The field's value, if it has one yet.
  var field: StoredField<Value> { get set }

  /// Makes the attribute of a field.
  init(field: StoredField<Value>)

  /// Whether JSON may leave the field out.
  static var mayBeLeftOut: Bool { get }
}

extension FieldAttribute {
  /// Whether JSON may leave the field out.
  public static var mayBeLeftOut: Bool {
    (Value.self as? any FieldWithEmptyValue.Type)?.mayBeLeftOut ?? false
  }
}

/// The value of a field, which is there once it was decoded or assigned.
public struct StoredField<Value> {
  private var stored: Value?

  /// Makes a field without a value, or with the empty one of an optional or a list.
  public init() { stored = (Value.self as? any FieldWithEmptyValue.Type)?.empty as? Value }

  /// Makes a field with a value.
  public init(_ value: Value) { stored = value }

  /// The value. It must not be read before one was decoded or assigned, unless it may be nil or an
  /// empty list, which it then is.
  public var value: Value {
    get {
      guard let stored else {
        preconditionFailure("this field of a model was read before it had a value")
      }
      return stored
    }
    set { stored = newValue }
  }
}

extension StoredField: Equatable where Value: Equatable {}
extension StoredField: Hashable where Value: Hashable {}
extension StoredField: Sendable where Value: Sendable {}

/// A type of fields that have a value even when nothing was written.
protocol FieldWithEmptyValue {
  static var empty: Self { get }
  static var mayBeLeftOut: Bool { get }
}

extension Optional: FieldWithEmptyValue {
  static var empty: Self { nil }
  static var mayBeLeftOut: Bool { true }
}

extension Array: FieldWithEmptyValue {
  static var empty: Self { [] }
  static var mayBeLeftOut: Bool { true }
}

extension FieldAttribute {
  static var empty: Self { Self(field: StoredField()) }
}

// What an attribute inherits from the value it holds.

extension FieldAttribute where Value: Decodable {
  /// Decodes what Apus writes.
  public init(from decoder: any Decoder) throws {
    self.init(field: StoredField(try decoder.singleValueContainer().decode(Value.self)))
  }
}

extension FieldAttribute where Value: Encodable {
  /// Encodes it as Apus writes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(field.value)
  }
}

extension FieldAttribute where Value: Equatable {
  /// Whether both hold the same value.
  public static func == (left: Self, right: Self) -> Bool { left.field == right.field }
}

extension FieldAttribute where Value: Hashable {
  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(field) }
}

extension KeyedDecodingContainer {
  /// Decodes a field with attributes, which may be left out if it is optional, a list or secret.
  public func decode<Attribute: FieldAttribute & Decodable>(
    _ type: Attribute.Type, forKey key: Key
  ) throws -> Attribute {
    guard contains(key) || !Attribute.mayBeLeftOut else { return Attribute.empty }
    return try Attribute(from: superDecoder(forKey: key))
  }
}
