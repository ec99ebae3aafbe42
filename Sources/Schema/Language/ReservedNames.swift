/// Names that models cannot use.
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

  /// Names that are not allowed even in backticks, because they have a meaning in every type of
  /// Swift or of `ApusModels`.
  static let members: Set<String> = [
    "CodingKeys", "Protocol", "Self", "Type", "hashValue", "init", "self",
  ]

  /// Members that every choice has.
  static let choiceMembers: Set<String> = members.union(["allCases", "rawValue"])

  /// Fields that Apus adds to every entry.
  static let entryFields: Set<String> = ["slug", "url"]

  /// Names of types: those of `ApusModels` and of the model language.
  static let types: Set<String> = scalarTypes.union(attributes).union(swiftTypes).union([
    "Image", "File", "Reference", "Entry", "Component", "Choice", "Address", "DeviceRecord",
    "Record",
    "RecordList", "ApusModels",
  ])

  /// Names that templates use for other things, where a model's name would begin with a lower-case
  /// letter.
  static let templateNames: Set<String> = ["Site", "Page", "Collections", "Records"]

  /// Names of functions that the theme calls, which the record of an entry would hide.
  static let functionNames: Set<String> = [
    "Asset", "Fields", "Forms", "Namespace", "Super", "T", "Url",
  ]

  static let scalarTypes = Set(ScalarKind.allCases.map { $0.type.name } + ["Markdown", "JSON"])

  static let attributes: Set<String> = Set(ModelAttribute.Kind.allCases.map(\.rawValue))

  private static let swiftTypes: Set<String> = [
    "Array", "Codable", "CodingKey", "Decodable", "Decoder", "Encodable", "Encoder", "Equatable",
    "Hashable", "Hasher", "KeyPath", "Never", "Optional", "Protocol", "Sendable", "Swift", "Type",
    "CaseIterable", "RawRepresentable", "Identifiable",
  ]
}
