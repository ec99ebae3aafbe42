/// The registers of a program that is being compiled: which are taken, and which variables live in
/// them. They are taken and released as a stack.
package struct RegisterFile: Sendable {
  private var registers: [VariableID: Register] = [:]
  /// The variables in the order in which they took a register.
  private var live: [VariableID] = []
  /// The first registers of the loops around.
  private var loops: [LoopID: Register] = [:]
  /// The first free register.
  package private(set) var next = 0
  /// The maximum number of registers that were taken at the same time.
  package private(set) var count = 0

  /// Makes free registers.
  package init() {}

  /// Takes consecutive registers, and returns the first; nil where there are too few.
  package mutating func take(_ wanted: Int) -> Register? {
    guard wanted <= ProgramLimit.registers.most - next else { return nil }
    let first = Register(next)
    next += wanted
    count = max(count, next)
    return first
  }

  /// Releases all registers except the first ones, and forgets the variables in them.
  package mutating func release(to kept: Int) {
    next = min(next, kept)
    while let last = live.last, let register = registers[last], Int(register) >= next {
      registers[last] = nil
      live.removeLast()
    }
  }

  /// Assigns a variable to a taken register.
  package mutating func bind(_ variable: VariableID, to register: Register) {
    registers[variable] = register
    live.append(variable)
  }

  /// The register of a variable; nil for one that is unknown or was forgotten.
  package func register(of variable: VariableID) -> Register? { registers[variable] }

  /// Assigns the registers from one on to a loop, for its list, index and element.
  package mutating func bind(_ loop: LoopID, to register: Register) { loops[loop] = register }

  /// The first register of a loop around.
  package func register(of loop: LoopID) -> Register { loops[loop] ?? 0 }

  /// Begins to count the registers that a part takes; returns what `endCount` needs.
  package mutating func beginCount() -> Int {
    defer { count = next }
    return count
  }

  /// The maximum number of registers that were taken since `beginCount`, including those before it.
  package mutating func endCount(_ before: Int) -> Int {
    defer { count = max(count, before) }
    return count
  }
}
