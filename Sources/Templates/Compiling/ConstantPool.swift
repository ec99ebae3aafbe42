package import Diagnostics
package import Schema
package import Tables

/// A value that a program holds.
package struct Constant: Sendable, BitwiseCopyable {
  let value: Value
}

/// A constant of a program.
package typealias ConstantIndex = TableIndex<Constant>

/// The values and texts that a program holds, each text once.
package struct ConstantPool: Sendable {
  /// The constants.
  package private(set) var constants: [Constant] = []
  /// The bytes of static text and of literal texts.
  package private(set) var literals: [UInt8] = []
  /// The starts of the pieces of static text in `literals`, and their places in templates.
  package private(set) var pieces: [(start: Int, span: Span)] = []
  /// The constants of literal texts.
  private var texts: [[UInt8]: ConstantIndex] = [:]

  /// The first of the constants that are the texts of a choice's cases.
  private var choices: [ChoiceID: ConstantIndex] = [:]

  /// Makes an empty pool.
  package init() {}

  /// Adds a value, and returns its constant.
  package mutating func add(_ value: Value) -> ConstantIndex {
    constants.append(Constant(value: value))
    return ConstantIndex(constants.count - 1)
  }

  /// The constant of a literal value; nil where there is no space left.
  mutating func constant(of literal: ScalarLiteral) -> ConstantIndex? {
    switch literal {
    case .date(let date): add(date.value)
    case .duration(let duration): add(duration.value)
    case .decimal(let text): self.literal(text).map { add(.decimal($0.text)) }
    }
  }

  /// The constant of a literal text; nil where there is no space left.
  package mutating func constant(text bytes: [UInt8]) -> ConstantIndex? {
    if let known = texts[bytes] { return known }
    guard let text = literal(bytes) else { return nil }
    let constant = add(text)
    texts[bytes] = constant
    return constant
  }

  /// The first of the constants that are the texts of a choice's cases, in their order; nil where
  /// there is no space left.
  mutating func firstText(of id: ChoiceID, cases: [Choice.Case]) -> ConstantIndex? {
    if let known = choices[id] { return known }
    let first = ConstantIndex(constants.count)
    for item in cases {
      guard let text = literal(Array(item.text.utf8)) else { return nil }
      _ = add(text)
    }
    choices[id] = first
    return first
  }

  /// Adds static text, and returns where it starts; nil where there is no space left.
  package mutating func add(staticText bytes: [UInt8], _ span: Span) -> Int? {
    guard let start = append(bytes) else { return nil }
    pieces.append((start, span))
    return start
  }

  private mutating func literal(_ bytes: [UInt8]) -> Value? {
    guard let start = append(bytes) else { return nil }
    return .text(
      TextSlice(buffer: .literals, start: UInt32(start), count: UInt32(bytes.count)))
  }

  private mutating func append(_ bytes: [UInt8]) -> Int? {
    guard bytes.count <= ProgramLimit.literals.most - literals.count else { return nil }
    literals += bytes
    return literals.count - bytes.count
  }
}
