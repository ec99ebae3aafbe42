/// The fields of a structure that Apus declares and fills itself, in the order of their slots.
package protocol BuiltInField: CaseIterable, Hashable, Sendable, RawRepresentable<String> {
  /// What the field holds.
  var type: ValueType { get }
}

extension BuiltInField {
  /// Where the field is in a record of its structure.
  package var slot: FieldSlot {
    FieldSlot(ofField: Self.allCases.prefix { $0 != self }.count)
  }

  /// The names and types of all fields.
  static var declarations: [(String, ValueType)] { allCases.map { ($0.rawValue, $0.type) } }
}

/// The fields of the structure `Image`.
package enum ImageField: String, BuiltInField {
  case src, alt, width, height, credit, licence

  package var type: ValueType {
    switch self {
    case .src: .address
    case .alt: .string
    case .width, .height: .int
    case .credit, .licence: .optional(.string)
    }
  }
}

/// The fields of the structure `File`.
package enum FileField: String, BuiltInField {
  case src, name, byteCount

  package var type: ValueType {
    switch self {
    case .src: .address
    case .name: .string
    case .byteCount: .int
    }
  }
}
