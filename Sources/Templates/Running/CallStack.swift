package import Schema
import Tables

/// The routines that run, one inside the other, and what their callers keep meanwhile.
///
/// A routine may change its own registers only. `enter` keeps what is in them and puts the
/// arguments into the first; `leave` puts back what was there, so that a caller finds its registers
/// as it left them, though it be the same routine.
package struct CallStack: Sendable {
  /// How deep routines may call each other.
  package static let limit = 256

  private var calls: [(registers: Range<Int>, next: InstructionIndex)] = []
  /// What the callers keep, the outermost first.
  private var kept: [Value] = []

  /// Makes a stack without calls.
  package init() {}

  /// Whether one more call would be too many.
  package var isFull: Bool { calls.count >= Self.limit }

  /// Begins a call.
  ///
  /// - Parameters:
  ///   - changed: The registers that the routine changes, its parameters first.
  ///   - arguments: The registers that hold the arguments; they may be among the changed ones.
  ///   - next: The instruction behind the call.
  ///   - registers: All registers.
  package mutating func enter(
    changing changed: Range<Int>, with arguments: Range<Int>, next: InstructionIndex,
    in registers: inout [Value]
  ) {
    calls.append((changed, next))
    kept += registers[changed]
    let values = kept.count
    kept += registers[arguments]
    for offset in 0..<arguments.count {
      registers[changed.lowerBound + offset] = kept[values + offset]
    }
    kept.removeSubrange(values...)
  }

  /// Ends the innermost call; returns the instruction behind it, or nil where nothing is called.
  package mutating func leave(_ registers: inout [Value]) -> InstructionIndex? {
    guard let call = calls.popLast() else { return nil }
    let start = kept.count - call.registers.count
    registers.replaceSubrange(call.registers, with: kept[start...])
    kept.removeSubrange(start...)
    return call.next
  }
}
