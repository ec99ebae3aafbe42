/// The scalar types of the model language.
///
/// Everything that is particular to a scalar is in its `ScalarType`. The rest of the compiler uses
/// that, or how the values are stored (`ScalarStorage`), and names a scalar only where both are not
/// enough.
package enum ScalarKind: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
  case string, int, double, decimal, bool, date, duration, url, email, slug, colour

  /// Its type.
  package var type: any ScalarType.Type {
    switch self {
    case .string: StringScalar.self
    case .int: IntScalar.self
    case .double: DoubleScalar.self
    case .decimal: DecimalScalar.self
    case .bool: BoolScalar.self
    case .date: DateScalar.self
    case .duration: DurationScalar.self
    case .url: URLScalar.self
    case .email: EmailScalar.self
    case .slug: SlugScalar.self
    case .colour: ColourScalar.self
    }
  }

  /// The scalar that models call `name`; nil where there is none.
  package init?(named name: String) {
    guard let kind = Self.allCases.first(where: { $0.type.name == name }) else { return nil }
    self = kind
  }

  /// The names of the scalars that satisfy a condition, for messages.
  static func names(where holds: (any ScalarType.Type) -> Bool) -> [String] {
    allCases.filter { holds($0.type) }.map { $0.type.name }
  }

  /// The same as Markdown.
  static func list(where holds: (any ScalarType.Type) -> Bool) -> String {
    names(where: holds).map { "`\($0)`" }.joined(separator: ", ")
  }
}

/// How the values of a scalar are stored and compared.
package enum ScalarStorage: Hashable, Sendable {
  /// As the text that was written.
  case text
  case int, double, decimal, bool, date, duration
}
