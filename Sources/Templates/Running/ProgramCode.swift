import Diagnostics
import Schema

/// The instructions of a program, with everything that they refer to.
struct ProgramCode: Sendable {
  let name: String
  let instructions: [Instruction]
  /// The place that each instruction comes from.
  let spans: [Span]
  let constants: [Constant]
  /// The bytes of static text and of literal texts.
  let literals: [UInt8]
  /// The starts of the pieces of static text in `literals`, and their places in templates.
  let pieces: [(start: Int, span: Span)]
  let registerCount: Int
  let routines: [Routine]
  let tables: SharedTables
  /// The fields that its instructions may read.
  let reads: FieldReads
  /// What its static text says about addresses.
  let notes: ProgramNotes
  /// Whether these notes are complete; otherwise pages have to be scanned.
  let isNoted: Bool

  /// Instructions with parameters, which may be recursive.
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

/// Code that machines on all threads run. Programs refer to it; a machine reads its parts once for
/// each page, so that instructions need no reference counting, for which threads would have to
/// wait.
final class SharedCode: Sendable {
  let content: ProgramCode

  init(_ content: ProgramCode) { self.content = content }
}
