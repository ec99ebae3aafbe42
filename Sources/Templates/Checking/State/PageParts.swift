import Diagnostics

/// What the parts of a page's template are numbered by, and what its loops are asked for.
package struct PageParts: Sendable {
  /// How many parts a page's template may have when everything is put in its place.
  package static let limit = 200_000
  /// How deep tags, and the templates and macros that hold them, may be nested then.
  package static let nestingLimit = 128

  private var variables = 0
  /// The variables that stand for others, and which.
  private var joined: [VariableID: [Variable]] = [:]
  /// The variables that are read somewhere.
  private var readVariables: Set<VariableID> = []
  private var loops = 0
  /// How many parts there are.
  package private(set) var count = 0
  /// How many tags, templates and macros are open.
  private var nesting = 0
  /// Variables that loops keep from turn to turn.
  private var state: [LoopID: [VariableID]] = [:]
  /// Loops that are asked for the elements before and after the current one.
  private var neighbourLoops: Set<LoopID> = []

  /// Makes parts of which there are none yet.
  package init() {}

  /// The identity of another variable.
  package mutating func newVariable() -> VariableID {
    variables += 1
    return VariableID(index: variables)
  }

  /// The identity of a variable that stands for others where branches meet.
  mutating func newVariable(joining others: [Variable]) -> VariableID {
    let id = newVariable()
    joined[id] = others
    return id
  }

  /// The places that are read with a variable: where it is made, and all that it joins. Each
  /// variable is gone through once, at its first use.
  mutating func readDeclarations(of variable: Variable) -> [Span] {
    var result: [Span] = []
    var pending = [variable]
    while let next = pending.popLast() {
      guard readVariables.insert(next.id).inserted else { continue }
      if let place = next.declaration { result.append(place) }
      pending += joined[next.id] ?? []
    }
    return result
  }

  /// The identity of another loop.
  package mutating func newLoop() -> LoopID {
    loops += 1
    return LoopID(index: loops)
  }

  /// Counts another part.
  package mutating func countPart() { count += 1 }

  /// Goes into what a tag, template or macro holds; false where it is nested too deep.
  package mutating func open() -> Bool {
    guard nesting < Self.nestingLimit else { return false }
    nesting += 1
    return true
  }

  /// Comes out of it again.
  package mutating func close() { nesting -= 1 }

  /// Lets a loop keep a variable from turn to turn.
  package mutating func keep(_ variable: VariableID, in loop: LoopID) {
    state[loop, default: []].append(variable)
  }

  /// What a loop keeps from turn to turn.
  package func state(of loop: LoopID) -> [VariableID] { state[loop] ?? [] }

  /// Lets a loop be asked for the elements before and after the current one.
  package mutating func askForNeighbours(of loop: LoopID) { neighbourLoops.insert(loop) }

  /// Whether a loop is asked for them.
  package func asksForNeighbours(of loop: LoopID) -> Bool { neighbourLoops.contains(loop) }
}
