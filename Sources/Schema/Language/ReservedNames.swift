/// Names that a model cannot give.
enum ReservedNames {
  /// Swift's keywords, which are names only in backticks.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Names that no backticks allow, because Swift or `ApusModels` gives them a meaning of their
  /// own in every type.
  static let members: Set<String> = [
    "CodingKeys", "Protocol", "Self", "Type", "hashValue", "init", "self",
  ]

  /// Members that every choice has.
  static let choiceMembers: Set<String> = members.union(["allCases", "rawValue"])

  /// Fields that Apus gives every entry.
  static let entryFields: Set<String> = ["slug", "url"]

  /// Names of types: what `ApusModels` and the model language call by them.
  static let types: Set<String> = scalarTypes.union(attributes).union(swiftTypes).union([
    "Image", "File", "Reference", "Entry", "Component", "Choice", "Address", "DeviceRecord",
    "Record",
    "RecordList", "ApusModels",
  ])

  /// What templates know by the model's name with a small first letter.
  static let templateNames: Set<String> = ["Site", "Page", "Collections", "Records"]

  static let scalarTypes = Set(ScalarKind.allCases.map { $0.type.name } + ["Markdown", "JSON"])

  static let attributes: Set<String> = Set(ModelAttribute.Kind.allCases.map(\.rawValue))

  private static let swiftTypes: Set<String> = [
    "Array", "Codable", "CodingKey", "Decodable", "Decoder", "Encodable", "Encoder", "Equatable",
    "Hashable", "Hasher", "KeyPath", "Never", "Optional", "Protocol", "Sendable", "Swift", "Type",
    "CaseIterable", "RawRepresentable", "Identifiable",
  ]
}
