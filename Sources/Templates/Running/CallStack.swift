package import Schema
import Tables

/// The nested calls of routines, and the saved registers of their callers.
///
/// A routine may change its own registers only. `enter` saves them and puts the arguments into the
/// first ones; `leave` restores them, so that the registers of a caller do not change, even if it
/// is the same routine.
package struct CallStack: Sendable {
  /// How deeply routines may call each other.
  package static let limit = 256

  private var calls: [(registers: Range<Int>, next: InstructionIndex)] = []
  /// The saved registers of callers, the outermost first.
  private var kept: [Value] = []

  /// Makes a stack without calls.
  package init() {}

  /// Whether another call would exceed the limit.
  package var isFull: Bool { calls.count >= Self.limit }

  /// Begins a call.
  ///
  /// - Parameters:
  ///   - changed: The registers that the routine changes, its parameters first.
  ///   - arguments: The registers that hold the arguments; they may be among the changed ones.
  ///   - next: The instruction after the call.
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

  /// Ends the innermost call; returns the instruction after it, or nil where there is no call.
  package mutating func leave(_ registers: inout [Value]) -> InstructionIndex? {
    guard let call = calls.popLast() else { return nil }
    let start = kept.count - call.registers.count
    registers.replaceSubrange(call.registers, with: kept[start...])
    kept.removeSubrange(start...)
    return call.next
  }
}
