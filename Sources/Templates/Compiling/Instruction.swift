import Escaping
import Languages
import Schema
package import Tables

/// The number of a register: where a program keeps a value.
package typealias Register = UInt16

/// An instruction of a program, counted from its first.
package typealias InstructionIndex = TableIndex<ProgramInstruction>

/// What is counted by an `InstructionIndex`.
package enum ProgramInstruction {}

/// A routine of a program.
typealias RoutineIndex = TableIndex<ProgramCode.Routine>

/// A use of an interface text by a program.
typealias MessageUseIndex = TableIndex<MessageUse>

/// An optional register in the 16 bits of a register, for instructions.
struct PackedRegister: Sendable, BitwiseCopyable {
  /// The register; for none a number that is not a register, since programs have fewer.
  private let rawValue: Register

  init(_ register: Register?) { rawValue = register ?? .max }

  /// The register.
  @inline(__always)
  var register: Register? { rawValue == .max ? nil : rawValue }
}

extension PackedRegister: CustomStringConvertible {
  var description: String { register.map { "\($0)" } ?? "none" }
}

/// One step of a program, in plain data.
enum Instruction: Sendable, BitwiseCopyable {
  // Output.
  /// Appends bytes of the program's literals.
  case literal(start: UInt32, count: UInt32)
  case print(Register, Escaper)
  case printField(Register, slot: ShortFieldSlot, Escaper)

  // Values.
  case constant(to: Register, ConstantIndex)
  case copy(to: Register, Register)
  case field(to: Register, of: Register, slot: ShortFieldSlot)
  case setField(of: Register, slot: ShortFieldSlot, to: Register)
  case page(to: Register, of: Register)
  case unary(UnaryOperation, to: Register, Register)
  case binary(BinaryOperation, to: Register, Register, Register)
  /// An operation on `count` values from `base` on.
  case many(ManyOperation, to: Register, base: Register, count: UInt16)
  case not(to: Register, Register)
  /// The text of a case of a choice, whose texts are constants from `first` on.
  case choiceText(to: Register, Register, first: ConstantIndex)
  case record(to: Register, base: Register, structure: StructureID)
  /// The result of a host function for a name of its table, with or without a value.
  case host(
    to: Register, function: ShortIndex<HostFunction>, name: HostNameIndex, value: PackedRegister)
  case message(to: Register, MessageUseIndex, base: Register)
  case json(to: Register, Register, type: TableIndex<Type>, style: JSONText.Style)

  // Jumps; while a program is compiled, to placeholders for labels.
  case jump(InstructionIndex)
  case jumpIfFalse(Register, InstructionIndex)
  case jumpIfTrue(Register, InstructionIndex)
  case jumpIfNone(Register, InstructionIndex)
  case jumpIfPresent(Register, InstructionIndex)

  // Loops: `base` holds the list, then the index, then the element.
  case loop(base: Register, exit: InstructionIndex)
  case next(base: Register, body: InstructionIndex)
  /// A loop over `base + 3` to `base + 4` by `base + 5`, without a list of the numbers.
  case count(base: Register, exit: InstructionIndex)
  case nextNumber(base: Register, body: InstructionIndex)
  case loopMember(to: Register, base: Register, LoopMember)

  /// Runs a routine with the values from `base` on as its parameters, and continues at `next`.
  case call(routine: ShortIndex<ProgramCode.Routine>, base: Register, next: InstructionIndex)
  case leave

  // Lists and texts under construction.
  case beginList
  case append(Register)
  case endList(to: Register)
  case beginCapture
  case endCapture(to: Register)

  case end
}
