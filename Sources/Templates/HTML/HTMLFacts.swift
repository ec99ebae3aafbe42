import HTMLRules
import Schema

/// Numbers the conditions of a page's template, so that equal ones are known to be equal.
///
/// Only conditions whose values do not change are numbered: fields, variables that are assigned
/// once, members of loops, and what is computed from these.
struct HTMLFacts {
  /// What a condition proves where it holds and where it does not: the facts of each case.
  struct Proof {
    var whenTrue: [[HTMLFact]] = [[]]
    var whenFalse: [[HTMLFact]] = [[]]
    /// Whether the condition is numbered.
    var isKnown = true

    var negated: Proof { Proof(whenTrue: whenFalse, whenFalse: whenTrue, isKnown: isKnown) }

    /// What two conditions prove together; nil where it is too much.
    func and(_ other: Proof) -> Proof? {
      guard isKnown, other.isKnown, whenFalse.count + other.whenFalse.count <= Self.caseLimit
      else { return nil }
      return Self.both(whenTrue, other.whenTrue).map {
        Proof(whenTrue: $0, whenFalse: whenFalse + other.whenFalse)
      }
    }

    /// The cases in which some case of each of two holds; nil where they are too many.
    static func both(_ left: [[HTMLFact]], _ right: [[HTMLFact]]) -> [[HTMLFact]]? {
      guard left.count * right.count <= caseLimit else { return nil }
      let both = left.flatMap { left in right.map { left + $0 } }
      return both.allSatisfy { $0.count <= factLimit } ? both : nil
    }

    private static let caseLimit = 8
    private static let factLimit = 64
  }

  /// For how many values each is distinguished from all others.
  private static let caseLimit = 8
  /// Through how many variables alternatives are followed: each may name the one before it twice.
  private static let depthLimit = 6
  /// The maximum length of the texts of conditions.
  private static let textLimit = 4096

  /// Variables whose values change.
  var changing: Set<VariableID> = []
  /// The values of variables that are assigned once.
  var definitions: [VariableID: TypedExpression] = [:]
  private let models: Models
  private var keys: [String: HTMLFact.Key] = [:]
  private var values: [String: Int] = [:]
  /// How many variables are followed into what they are defined by.
  private var depth = 0

  init(models: Models) { self.models = models }

  /// The key of the fact that an iteration of a loop is the first; nil where it is never used.
  func key(ofFirstIteration loop: LoopID) -> HTMLFact.Key? { keys["loop \(loop.index) first"] }

  /// The key of the fact that an iteration of a loop is the last; nil where it is never used.
  func key(ofLastIteration loop: LoopID) -> HTMLFact.Key? { keys["loop \(loop.index) last"] }

  /// What a condition proves.
  mutating func proof(of condition: TypedExpression) -> Proof {
    switch condition.kind {
    case .not(let operand): return proof(of: operand).negated
    case .and(let left, let right):
      return proof(of: left).and(proof(of: right)) ?? atom(condition)
    case .or(let left, let right):
      return proof(of: left).negated.and(proof(of: right).negated)?.negated ?? atom(condition)
    case .text(let bytes):
      return bytes.isEmpty ? Proof(whenTrue: [], whenFalse: [[]]) : Proof(whenFalse: [])
    case .fallback(let first, let second, let testsTruth):
      let isFirst = presence(of: first, testingTruth: testsTruth)
      return Proof.choice(by: isFirst, proof(of: first), proof(of: second))
    case .conditional(let condition, let then, let otherwise):
      return Proof.choice(by: proof(of: condition), proof(of: then), proof(of: otherwise))
    case .variable(let variable):
      guard let alternatives = alternatives(of: variable) else { return truth(of: condition) }
      return following { $0.proof(of: alternatives) } ?? Proof(isKnown: false)
    case .unary(.truth, let operand): return proof(of: operand)
    case .unary(.isNone, let operand): return presence(of: operand).negated
    case .unary(.isPresent, let operand): return presence(of: operand)
    case .unary(.isEmpty, let operand): return proof(of: operand).negated
    case .binary(.equal, let left, let right): return equality(left, right)
    case .binary(.notEqual, let left, let right): return equality(left, right).negated
    case .binary(.less, let left, let right): return order(left, .less, right)
    case .binary(.greater, let left, let right):
      if case .unary(.listLength, let list) = left.kind, case .int(0) = right.kind {
        return proof(of: list)
      }
      return order(right, .less, left)
    case .binary(.lessOrEqual, let left, let right): return order(left, .lessOrEqual, right)
    case .binary(.greaterOrEqual, let left, let right): return order(right, .lessOrEqual, left)
    case .unary(.text, _), .binary(.text, _, _), .binary(.join, _, _), .many:
      return emptiness(of: condition)?.negated ?? truth(of: condition)
    default: return truth(of: condition)
    }
  }

  // MARK: Conditions

  /// A value as a condition: none is false.
  private mutating func truth(of value: TypedExpression) -> Proof {
    guard let text = text(of: value) else { return Proof(isKnown: false) }
    if case .structure = value.type.unwrapped {
      // Where it is known to be present, the condition always holds.
      return value.type.isOptional ? presence(of: value) : Proof(whenTrue: [[]], whenFalse: [])
    }
    var proof = numbered(text, about: [value], relation: key(of: "present \(text)"))
    guard value.type.isOptional else { return proof }
    let present = presence(of: value).whenTrue.joined()
    proof.whenTrue = proof.whenTrue.map { $0 + present }
    return proof
  }

  /// That a value is there, which is stored as an optional one.
  mutating func storedPresence(of value: TypedExpression) -> Proof {
    numbered(text(of: value).map { "present \($0)" }, about: [value])
  }

  private mutating func atom(_ condition: TypedExpression) -> Proof {
    numbered(text(of: condition), about: [condition])
  }

  private mutating func order(
    _ left: TypedExpression, _ operation: BinaryOperation, _ right: TypedExpression
  ) -> Proof {
    numbered(text(of: "\(operation)", [left, right]), about: [left, right])
  }

  /// That two values are equal. A value is equal to one constant only, and a choice to one of its
  /// cases.
  private mutating func equality(_ left: TypedExpression, _ right: TypedExpression) -> Proof {
    if constant(left) != nil, constant(right) == nil { return equality(right, left) }
    let whole = text(of: "equal", [left, right])
    guard let constant = constant(right), constant != "none", let subject = text(of: left) else {
      return numbered(whole, about: [left, right])
    }
    let group = key(of: "value of \(subject)")
    if case .choice(let id) = left.type, case .choiceCase(let index) = right.kind,
      models[id].cases.count <= Self.caseLimit
    {
      let subjects = subjects(of: [left])
      let facts = models[id].cases.indices.map {
        HTMLFact(group, value: $0 + 2, subjects: subjects)
      }
      let others = facts.indices.filter { $0 != index }.map { [facts[$0]] }
      return Proof(whenTrue: [[facts[index]]], whenFalse: others)
    }
    var proof = numbered(whole, about: [left], relation: group)
    let value = values[constant] ?? values.count
    values[constant] = value
    proof.whenTrue = proof.whenTrue.map { $0 + [HTMLFact(group, value: value + 2)] }
    return proof
  }

  private func constant(_ value: TypedExpression) -> String? {
    switch value.kind {
    case .none, .int, .text, .choiceCase: text(of: value)
    default: nil
    }
  }

  // MARK: Facts

  private mutating func key(of text: String) -> HTMLFact.Key {
    let key = keys[text] ?? HTMLFact.Key(keys.count)
    keys[text] = key
    return key
  }

  /// The keys of what conditions on these values are about.
  private mutating func subjects(of values: [TypedExpression]) -> [HTMLFact.Key] {
    var texts: Set<String> = []
    for value in values { addSubjects(of: value, to: &texts) }
    return texts.sorted().map { key(of: "about \($0)") }
  }

  private mutating func numbered(
    _ text: String?, about values: [TypedExpression], relation: HTMLFact.Key? = nil
  ) -> Proof {
    guard let text else { return Proof(isKnown: false) }
    let key = key(of: text)
    let relation = text.hasPrefix("loop ") ? self.key(of: "ends of iterations") : relation
    let subjects = subjects(of: values)
    return Proof(
      whenTrue: [[HTMLFact(key, value: 1, subjects: subjects, relation: relation)]],
      whenFalse: [[HTMLFact(key, value: 0, subjects: subjects, relation: relation)]])
  }

  // MARK: Subjects of conditions

  /// Adds the paths that a condition reads, and those before them: `a.b` and `a.b.c`.
  private mutating func addSubjects(of value: TypedExpression, to texts: inout Set<String>) {
    switch value.kind {
    case .variable(let variable):
      if let definition = definition(of: variable) {
        addSubjects(of: definition, to: &texts)
      } else {
        texts.insert("variable \(variable.index)")
        guard let alternatives = alternatives(of: variable) else { return }
        _ = following { $0.addSubjects(of: alternatives, to: &texts) }
      }
    case .field(let object, _), .page(let object):
      if let text = text(of: value) { texts.insert(text) }
      addSubjects(before: object, to: &texts)
    case .loop(let loop, _): texts.insert("loop \(loop.index)")
    case .unary(_, let operand), .choiceText(let operand, _), .not(let operand):
      addSubjects(of: operand, to: &texts)
    case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
      .fallback(let left, let right, _):
      addSubjects(of: left, to: &texts)
      addSubjects(of: right, to: &texts)
    case .conditional(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { addSubjects(of: part, to: &texts) }
    case .many(_, let operands): for operand in operands { addSubjects(of: operand, to: &texts) }
    case .none, .bool, .int, .double, .text, .now, .choiceCase, .literal, .list, .record,
      .comprehension, .capture, .json, .host, .message, .sequence, .invalid:
      break
    }
  }

  /// Adds what the field of a record is about besides itself. That a record is there is a condition
  /// only where it may be none.
  private mutating func addSubjects(before object: TypedExpression, to texts: inout Set<String>) {
    switch object.kind {
    case .variable: break
    case .field(let outer, _) where !object.type.isOptional:
      addSubjects(before: outer, to: &texts)
    default: addSubjects(of: object, to: &texts)
    }
  }

  private func definition(of variable: VariableID) -> TypedExpression? {
    guard let value = lastingDefinition(of: variable) else { return nil }
    return text(of: value) == nil ? nil : value
  }

  /// The value of a variable that never changes.
  func lastingDefinition(of variable: VariableID) -> TypedExpression? {
    changing.contains(variable) ? nil : definitions[variable]
  }

  /// The same, where it is one of several values.
  func alternatives(of variable: VariableID) -> TypedExpression? {
    guard let value = lastingDefinition(of: variable) else { return nil }
    switch value.kind {
    case .or, .fallback, .conditional, .many(.concatenate, _): return value
    default: return nil
    }
  }

  /// Does something for what a variable is defined by; nil where that is too deep.
  mutating func following<Result>(_ body: (inout HTMLFacts) -> Result) -> Result? {
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  // MARK: Texts of conditions

  /// A text that equal values have in common; nil for values that may change.
  private func text(of value: TypedExpression) -> String? {
    switch value.kind {
    case .none: "none"
    case .now: "now"
    case .bool(let truth): "\(truth)"
    case .int(let number): "\(number)"
    case .double(let number): "\(number)"
    case .text(let bytes): "'\(String(decoding: bytes, as: UTF8.self))'"
    case .choiceCase(let index): "case \(index)"
    case .literal(let literal): "\(literal)"
    case .variable(let variable):
      changing.contains(variable)
        ? nil : definitions[variable].flatMap(text) ?? "variable \(variable.index)"
    case .field(let object, let slot): text(of: object).map { "\($0).\(slot.offset)" }
    case .page(let object): text(of: object).map { "page of \($0)" }
    case .loop(let loop, let member): "loop \(loop.index) \(member.rawValue)"
    case .unary(let operation, let operand): text(of: "\(operation)", [operand])
    case .binary(let operation, let left, let right): text(of: "\(operation)", [left, right])
    case .many(let operation, let operands): text(of: "\(operation)", operands)
    case .choiceText(let operand, _): text(of: "choiceText", [operand])
    case .and(let left, let right): text(of: "and", [left, right])
    case .or(let left, let right): text(of: "or", [left, right])
    case .not(let operand): text(of: "not", [operand])
    case .conditional, .fallback, .list, .record, .comprehension, .capture, .json, .host,
      .message, .sequence, .invalid:
      nil
    }
  }

  private func text(of operation: String, _ operands: [TypedExpression]) -> String? {
    var result = operation + "("
    for operand in operands {
      guard let text = text(of: operand), result.utf8.count < Self.textLimit else { return nil }
      result += text + ","
    }
    return result + ")"
  }
}
