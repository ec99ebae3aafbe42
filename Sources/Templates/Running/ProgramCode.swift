import Diagnostics
import Schema

/// The instructions of a program, with all that they refer to.
struct ProgramCode: Sendable {
  let name: String
  let instructions: [Instruction]
  /// The place each instruction comes from.
  let spans: [Span]
  let constants: [Constant]
  /// The bytes of static text and of literal texts.
  let literals: [UInt8]
  /// Where the pieces of static text start in `literals`, and where they are written.
  let pieces: [(start: Int, span: Span)]
  let registerCount: Int
  let routines: [Routine]
  let tables: SharedTables
  /// The fields that its instructions may read.
  let reads: FieldReads
  /// What its static text says about addresses.
  let notes: ProgramNotes
  /// Whether it says all; otherwise only a page tells.
  let isNoted: Bool

  /// Instructions that run with values of their own, and may run within themselves.
  struct Routine: Sendable {
    /// Its first instruction.
    let start: InstructionIndex
    let parameterCount: Int
    /// The registers it changes, its parameters first.
    let registers: Range<Int>
  }

  /// The pieces of static text in a range of `literals`, in their order.
  func pieces(of literal: Range<Int>) -> ArraySlice<(start: Int, span: Span)> {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start < literal.lowerBound { low = middle + 1 } else { high = middle }
    }
    return pieces[low...].prefix { $0.start < literal.upperBound }
  }
}

/// Code that machines on all threads run. Whoever keeps a program refers to it; a machine takes its
/// parts once for each page, so that no instruction counts references, which the other threads would
/// have to wait for.
final class SharedCode: Sendable {
  let content: ProgramCode

  init(_ content: ProgramCode) { self.content = content }
}
