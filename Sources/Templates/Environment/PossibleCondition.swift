import Diagnostics
import Escaping
package import Schema
import Tables

extension TemplateCompiler {
  /// Whether the first condition of a template may hold, or may not, by the types and rules of the
  /// fields that it reads; true where that is not known.
  package func may(
    hold holds: Bool, firstConditionOf name: String, context: StructureID
  ) -> Bool {
    guard let condition = firstCondition(of: name, context: context) else { return true }
    return PossibleCondition(models: environment.models).may(hold: holds, condition)
  }

  /// The first condition of a template; nil where it has none.
  func firstCondition(of name: String, context: StructureID) -> TypedExpression? {
    guard let template = templates[name] else { return nil }
    var checker = Checker(
      templates: templates, environment: environment, output: OutputKind(ofFile: name),
      language: nil)
    let nodes = WholeTemplate(template: template).page(
      context: context, present: [], by: &checker)
    for case .condition(let branches, _) in nodes.map(\.kind) { return branches.first?.condition }
    return nil
  }
}

/// Follows what a condition requires of each field, case by case, to find out that no value can
/// satisfy it.
struct PossibleCondition {
  /// What a condition requires of a value.
  fileprivate struct Demand {
    /// Its bounds, both included, if it is a whole number; of other numbers twice as much, between
    /// which there are others.
    var least = Int.min
    var most = Int.max
    /// The constant that it has to be.
    var constant: String?
    /// The constants that it must not be.
    var others: Set<String> = []
    var isPresent: Bool?

    /// Whether some value satisfies it.
    var isPossible: Bool {
      guard least <= most else { return false }
      return constant.map { !others.contains($0) && isPresent != false } ?? true
    }
  }

  fileprivate typealias Case = [String: Demand]

  /// More cases than these are not followed.
  private static let caseLimit = 64

  /// What is taken into account.
  private enum Rules: Int, Comparable {
    /// What comparisons of a value require together.
    case none
    /// The bounds of models too.
    case bounds
    /// What values are by their types too, but not truth values that a template writes or computes:
    /// these switch parts on and off.
    case types
    /// Everything that is known.
    case all

    static func < (one: Rules, other: Rules) -> Bool { one.rawValue < other.rawValue }
  }

  private let models: Models
  private var rules = Rules.all

  init(models: Models) { self.models = models }

  /// The bounds of fields (`@Within`, `@Count`, `@Length`, `@Matches`) because of which a condition never holds,
  /// which would hold for some value without them; none where it may hold, or never does anyway.
  func boundsExcluding(_ condition: TypedExpression) -> [Constraint] {
    var other = self
    other.rules = .bounds
    let bounds = other.bounds(in: condition)
    guard !bounds.isEmpty, !other.may(hold: true, condition) else { return [] }
    other.rules = .none
    return other.may(hold: true, condition) ? bounds : []
  }

  /// What values are by their types because of which a condition never holds; none where it may
  /// hold, or never does anyway.
  func decisionsExcluding(_ condition: TypedExpression) -> [DecidedCondition.Reason] {
    let reasons = reasons(in: condition)
    guard !reasons.isEmpty else { return [] }
    var other = self
    other.rules = .types
    guard !other.may(hold: true, condition) else { return [] }
    other.rules = .none
    return other.may(hold: true, condition) ? reasons : []
  }

  /// What decides the parts of a condition.
  private func reasons(in condition: TypedExpression) -> [DecidedCondition.Reason] {
    switch condition.kind {
    case .not(let operand), .unary(.truth, let operand): reasons(in: operand)
    case .and(let left, let right), .or(let left, let right):
      reasons(in: left) + reasons(in: right)
    case .sequence(_, let last): reasons(in: last)
    default: (decided.truth(of: condition)?.reason).map { [$0] } ?? []
    }
  }

  private var decided: DecidedCondition { DecidedCondition(models: models) }

  /// The bounds of the fields that a condition compares.
  private func bounds(in condition: TypedExpression) -> [Constraint] {
    switch condition.kind {
    case .not(let operand), .unary(.truth, let operand): bounds(in: operand)
    case .and(let left, let right), .or(let left, let right):
      bounds(in: left) + bounds(in: right)
    case .binary(_, let left, let right):
      [left, right].flatMap { value in
        [constraint(of: value) ?? lengthOfText(value), pattern(of: value)].compactMap { $0 }
      }
    case .sequence(_, let last): bounds(in: last)
    default: []
    }
  }

  func may(hold holds: Bool, _ condition: TypedExpression) -> Bool {
    cases(condition, holds: holds).map { !$0.isEmpty } ?? true
  }

  /// The cases in which a condition holds, or does not; nil where they are too many.
  private func cases(_ condition: TypedExpression, holds: Bool) -> [Case]? {
    if rules >= .types, let decided = decided.truth(of: condition) {
      return decided.truth == holds ? [[:]] : []
    }
    switch condition.kind {
    case .not(let operand): return cases(operand, holds: !holds)
    case .sequence(_, let last): return cases(last, holds: holds)
    case .bool(let truth) where rules == .all: return truth == holds ? [[:]] : []
    case .unary(.truth, let operand): return cases(operand, holds: holds)
    case .and(let left, let right), .or(let left, let right):
      var isBoth = holds
      if case .or = condition.kind { isBoth = !holds }
      guard let left = cases(left, holds: holds), let right = cases(right, holds: holds) else {
        return nil
      }
      let all =
        isBoth ? left.flatMap { one in right.compactMap { both(one, $0) } } : left + right
      return all.count <= Self.caseLimit ? all : nil
    case .unary(.isNone, let operand): return demand(operand) { $0.isPresent = !holds }
    case .unary(.isPresent, let operand): return demand(operand) { $0.isPresent = holds }
    case .binary(let operation, let left, let right):
      return comparison(left, operation, right, holds: holds)
    default: return [[:]]
    }
  }

  private func comparison(
    _ left: TypedExpression, _ operation: BinaryOperation, _ right: TypedExpression, holds: Bool
  ) -> [Case]? {
    // None is neither more nor less than a value.
    let isOrder = operation != .equal && operation != .notEqual
    if !holds, isOrder, left.type.isOptional || right.type.isOptional { return [[:]] }
    if case .int(let number) = right.kind {
      return demand(left) { $0.apply(operation, number, isWhole: left.isWhole, holds: holds) }
    }
    if case .int(let number) = left.kind, let operation = operation.turned {
      return demand(right) { $0.apply(operation, number, isWhole: right.isWhole, holds: holds) }
    }
    let isEqual = operation == .equal
    guard isEqual || operation == .notEqual else { return [[:]] }
    for (value, other) in [(left, right), (right, left)] {
      guard case .text(let text) = other.kind, !mayBe(value, text) else { continue }
      // A field that may be none has no such text either.
      return isEqual == holds ? [] : [[:]]
    }
    guard let constant = Self.constant(right) else {
      return Self.constant(left).map { constant in
        demand(right) { $0.apply(constant, holds: isEqual == holds) }
      } ?? [[:]]
    }
    return demand(left) { $0.apply(constant, holds: isEqual == holds) }
  }

  /// Whether a field may have a text, by what texts are and by the rules of the field.
  private func mayBe(_ value: TypedExpression, _ text: [UInt8]) -> Bool {
    guard case .scalar(.string) = value.type.unwrapped, let field = field(of: value),
      field.defaultValue != .string("")
    else { return true }
    if rules == .none || text.allSatisfy({ $0 <= 0x20 }) { return true }
    let count = text.count { $0 & 0xC0 != 0x80 }
    return field.constraints.allSatisfy { constraint in
      switch constraint.rule {
      case .length(let bounds): bounds.contains(count)
      case .matches(let pattern): pattern.matches(text.span)
      case .within, .count, .unique, .ascending, .currency: true
      }
    }
  }

  private static func constant(_ value: TypedExpression) -> String? {
    switch value.kind {
    case .text(let bytes): "text " + String(decoding: bytes, as: UTF8.self)
    case .choiceCase(let index): "case \(index)"
    default: nil
    }
  }

  /// The only case in which the value of a field satisfies a condition; none where no value can.
  private func demand(_ value: TypedExpression, _ body: (inout Demand) -> Void) -> [Case] {
    guard let path = path(of: value) else { return [[:]] }
    var demand = Demand()
    if let bounds = bounds(of: value) {
      if let least = bounds.least?.whole {
        demand.apply(.greaterOrEqual, least, isWhole: value.isWhole, holds: true)
      }
      if let most = bounds.most?.whole {
        demand.apply(.lessOrEqual, most, isWhole: value.isWhole, holds: true)
      }
    }
    body(&demand)
    return demand.isPossible ? [[path: demand]] : []
  }

  private func path(of value: TypedExpression) -> String? {
    switch value.kind {
    case .variable(let variable): "\(variable.index)"
    case .field(let object, let slot): path(of: object).map { "\($0).\(slot.offset)" }
    case .unary(.listLength, let list), .unary(.text(.length), let list):
      path(of: list).map { "\($0).length" }
    default: nil
    }
  }

  private func bounds(of value: TypedExpression) -> Bounds? {
    switch constraint(of: value)?.rule {
    case .within(let bounds), .count(let bounds), .length(let bounds): bounds
    default: nil
    }
  }

  /// The bounds that a model gives a number, the length of a text or the elements of a list.
  private func constraint(of value: TypedExpression) -> Constraint? {
    guard rules != .none else { return nil }
    switch value.kind {
    case .unary(.listLength, let list):
      guard let field = field(of: list), field.defaultValue == nil else { return nil }
      return field.constraints.first { if case .count = $0.rule { true } else { false } }
    case .unary(.text(.length), let text): return lengthOfText(text)
    default:
      guard value.type.unwrapped.isNumber else { return nil }
      return field(of: value)?.constraints.first {
        if case .within = $0.rule { true } else { false }
      }
    }
  }

  private func lengthOfText(_ value: TypedExpression) -> Constraint? {
    guard case .scalar(.string) = value.type.unwrapped, let field = field(of: value),
      field.defaultValue == nil
    else { return nil }
    return field.constraints.first { if case .length = $0.rule { true } else { false } }
  }

  private func pattern(of value: TypedExpression) -> Constraint? {
    guard case .scalar(.string) = value.type.unwrapped else { return nil }
    return field(of: value)?.constraints.first {
      if case .matches = $0.rule { true } else { false }
    }
  }

  private func field(of value: TypedExpression) -> Field? { models.field(of: value) }

  private func both(_ left: Case, _ right: Case) -> Case? {
    var result = left
    for (path, demand) in right {
      guard var own = result[path] else {
        result[path] = demand
        continue
      }
      guard own.join(demand) else { return nil }
      result[path] = own
    }
    return result
  }
}

extension Models {
  /// The declaration of a value that is a field of a model; templates make structures, too.
  func field(of value: TypedExpression) -> Field? {
    guard case .field(let object, let slot) = value.kind,
      case .structure(let structure) = object.type.unwrapped,
      Int(structure.index) < structures.count
    else { return nil }
    return self[structure].fields(for: .checking).first { $0.slot == slot }
  }
}

extension PossibleCondition.Demand {
  /// Adds what a comparison with a number requires.
  fileprivate mutating func apply(
    _ operation: BinaryOperation, _ number: Int, isWhole: Bool, holds: Bool
  ) {
    // Of the numbers at both ends, the next ones are no numbers.
    guard number.magnitude < 1 << 60 else { return }
    let number = isWhole ? number : 2 * number
    let isSame = operation == (holds ? .equal : .notEqual)
    if isSame || operation == (holds ? .less : .greaterOrEqual) {
      most = min(most, isSame ? number : number - 1)
    }
    if isSame || operation == (holds ? .greater : .lessOrEqual) {
      least = max(least, isSame ? number : number + 1)
    }
    if operation == (holds ? .lessOrEqual : .greater) { most = min(most, number) }
    if operation == (holds ? .greaterOrEqual : .less) { least = max(least, number) }
  }

  fileprivate mutating func apply(_ other: String, holds: Bool) {
    if holds { constant = other } else { others.insert(other) }
  }

  /// Adds another requirement; false where no value satisfies both.
  fileprivate mutating func join(_ other: Self) -> Bool {
    least = max(least, other.least)
    most = min(most, other.most)
    others.formUnion(other.others)
    if let constant, let second = other.constant, constant != second { return false }
    constant = constant ?? other.constant
    if let isPresent, let second = other.isPresent, isPresent != second { return false }
    isPresent = isPresent ?? other.isPresent
    return isPossible
  }
}

extension TypedExpression {
  /// Whether it is a whole number.
  fileprivate var isWhole: Bool { type.unwrapped == .int }
}

extension BinaryOperation {
  /// The operation with its operands exchanged; nil where there is none.
  var turned: BinaryOperation? {
    if self == .less { return .greater }
    if self == .lessOrEqual { return .greaterOrEqual }
    if self == .greater { return .less }
    if self == .greaterOrEqual { return .lessOrEqual }
    return self == .equal || self == .notEqual ? self : nil
  }
}
