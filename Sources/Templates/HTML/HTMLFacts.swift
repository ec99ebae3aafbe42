import HTMLRules

/// Numbers the conditions of a page's template, so that equal ones are known to be equal.
///
/// Only conditions are numbered whose values stay what they are: fields, variables that are
/// assigned once, what loops tell, and what is computed from these.
struct HTMLFacts {
  /// What a condition says where it holds and where it does not.
  struct Proof {
    var whenTrue: [HTMLFact] = []
    var whenFalse: [HTMLFact] = []

    var negated: Proof { Proof(whenTrue: whenFalse, whenFalse: whenTrue) }
  }

  /// Variables whose values change.
  var changing: Set<VariableID> = []
  private var keys: [String: Int] = [:]

  /// The key of the fact that a turn of a loop is the first; nil where nothing asks for it.
  func key(ofFirstTurn loop: LoopID) -> Int? { keys["loop \(loop.index) first"] }

  /// The key of the fact that a turn of a loop is the last; nil where nothing asks for it.
  func key(ofLastTurn loop: LoopID) -> Int? { keys["loop \(loop.index) last"] }

  /// What a condition says.
  mutating func proof(of condition: TypedExpression) -> Proof {
    switch condition.kind {
    case .not(let operand): return proof(of: operand).negated
    case .and(let left, let right):
      var proof = Proof()
      proof.whenTrue = self.proof(of: left).whenTrue + self.proof(of: right).whenTrue
      return with(text(of: condition), proof)
    case .or(let left, let right):
      var proof = Proof()
      proof.whenFalse = self.proof(of: left).whenFalse + self.proof(of: right).whenFalse
      return with(text(of: condition), proof)
    case .unary(.truth, let operand): return proof(of: operand)
    case .unary(.isNone, let operand): return presence(of: operand).negated
    case .unary(.isPresent, let operand): return presence(of: operand)
    case .unary(.isEmpty, let operand): return proof(of: operand).negated
    case .binary(.notEqual, let left, let right):
      return with(text(of: "equal", [left, right]), Proof()).negated
    case .binary(.greater, let left, let right):
      if case .unary(.listLength, let list) = left.kind, case .int(0) = right.kind {
        return proof(of: list)
      }
      return with(text(of: condition), Proof())
    default:
      var proof = Proof()
      if condition.type.isOptional { proof.whenTrue = presence(of: condition).whenTrue }
      return with(text(of: condition), proof)
    }
  }

  private mutating func presence(of value: TypedExpression) -> Proof {
    with(text(of: value).map { "present \($0)" }, Proof())
  }

  /// A proof, and that of the condition as a whole.
  private mutating func with(_ text: String?, _ proof: Proof) -> Proof {
    guard let text else { return proof }
    let key = keys[text] ?? keys.count
    keys[text] = key
    return Proof(
      whenTrue: proof.whenTrue + [HTMLFact(key, holds: true)],
      whenFalse: proof.whenFalse + [HTMLFact(key, holds: false)])
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
    case .variable(let variable):
      changing.contains(variable) ? nil : "variable \(variable.index)"
    case .field(let object, let slot): text(of: object).map { "\($0).\(slot)" }
    case .page(let object): text(of: object).map { "page of \($0)" }
    case .loop(let loop, let member): "loop \(loop.index) \(member.rawValue)"
    case .unary(let operation, let operand): text(of: "\(operation)", [operand])
    case .binary(let operation, let left, let right): text(of: "\(operation)", [left, right])
    case .many(let operation, let operands): text(of: "\(operation)", operands)
    case .choiceText(let operand, _): text(of: "choiceText", [operand])
    case .and(let left, let right): text(of: "and", [left, right])
    case .or(let left, let right): text(of: "or", [left, right])
    case .not(let operand): text(of: "not", [operand])
    default: nil
    }
  }

  private func text(of operation: String, _ operands: [TypedExpression]) -> String? {
    var result = operation + "("
    for operand in operands {
      guard let text = text(of: operand) else { return nil }
      result += text + ","
    }
    return result + ")"
  }
}
