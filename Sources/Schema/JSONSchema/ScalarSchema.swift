import Escaping

/// The JSON Schema of scalars, as files of a format write them.
struct ScalarSchema {
  let target: SchemaTarget

  /// The schema of a scalar type with these rules.
  func schema(of type: ValueType, rules: [(String, JSONNode)] = []) -> JSONNode {
    switch type {
    case .scalar(let kind): schema(of: kind.type.schema, rules)
    case .markdown: freeText(rules)
    case .tree, .address, .choice, .structure, .optional, .list: .bool(true)
    }
  }

  private func schema(of form: ScalarForm, _ rules: [(String, JSONNode)]) -> JSONNode {
    switch form {
    case .freeText: freeText(rules)
    case .text(let pattern): text(pattern: pattern, rules)
    case .number(let type, let pattern): number(type, pattern: pattern, rules)
    case .truth: .type("boolean")
    }
  }

  /// Numbers may be in quotes: the model decides what a text means.
  private func number(
    _ type: String, pattern: String, _ rules: [(String, JSONNode)]
  ) -> JSONNode {
    .object([("type", .strings([type, "string"])), ("pattern", .string(pattern))] + rules)
  }

  private func text(pattern: String, _ rules: [(String, JSONNode)]) -> JSONNode {
    combined([("type", .string("string")), ("pattern", .string(pattern))], rules)
  }

  /// Text that is not blank. Editors read `2026` and `true` in YAML as a number and a truth value,
  /// while Apus reads the text as it is written.
  private func freeText(_ rules: [(String, JSONNode)]) -> JSONNode {
    let type: JSONNode =
      target == .json ? .string("string") : .strings(["string", "number", "boolean"])
    return combined([("type", type), ("pattern", .string("\\S"))], rules)
  }

  /// A rule's pattern is added to that of the type.
  private func combined(
    _ members: [(String, JSONNode)], _ rules: [(String, JSONNode)]
  ) -> JSONNode {
    let patterns = rules.filter { $0.0 == "pattern" }.map { JSONNode.object([$0]) }
    let others = rules.filter { $0.0 != "pattern" }
    return .object(members + others + (patterns.isEmpty ? [] : [("allOf", .array(patterns))]))
  }

  /// The path of a file, relative to the file that names it.
  static let path: JSONNode = .object([
    ("type", .string("string")), ("pattern", .string("\\S")),
  ])

  /// The key or the slug of an entry.
  static let reference: JSONNode = .object([("type", .strings(["string", "number"]))])

  /// What the rules of a field require of a scalar, or of each element of a list.
  static func rules(_ constraints: [Constraint]) -> [(String, JSONNode)] {
    constraints.flatMap { constraint -> [(String, JSONNode)] in
      switch constraint.rule {
      case .within(let bounds): limits(bounds, "minimum", "maximum")
      case .length(let bounds): limits(bounds, "minLength", "maxLength")
      case .matches(let pattern): [("pattern", .string("^(?:\(pattern.text))$"))]
      case .count, .unique, .ascending, .currency: []
      }
    }
  }

  /// What the rules of a field require of the number of elements of its list.
  static func counts(
    _ constraints: [Constraint], of noun: String = "Items"
  ) -> [(String, JSONNode)] {
    constraints.flatMap { constraint -> [(String, JSONNode)] in
      guard case .count(let bounds) = constraint.rule else { return [] }
      return limits(bounds, "min" + noun, "max" + noun)
    }
  }

  /// Whether the rules of a list require at least one element.
  static func asksForElements(_ constraints: [Constraint]) -> Bool {
    constraints.contains { constraint in
      guard case .count(let bounds) = constraint.rule else { return false }
      return (bounds.least?.whole ?? 0) > 0
    }
  }

  private static func limits(
    _ bounds: Bounds, _ lower: String, _ upper: String
  ) -> [(String, JSONNode)] {
    var members: [(String, JSONNode)] = []
    if let least = bounds.least { members.append((lower, .number(least.text))) }
    if let most = bounds.most {
      members.append((most.isIncluded ? upper : "exclusiveMaximum", .number(most.text)))
    }
    return members
  }
}
