import Diagnostics
import Schema

/// Numbers the parts of a page's template, and notes what its loops are asked for.
package struct PageParts: Sendable {
  /// How many parts a page's template may have after everything is inlined.
  package static let limit = 200_000
  /// How deeply tags, templates and macros may be nested then.
  package static let nestingLimit = 128

  private var variables = 0
  /// The variables that stand for others, with these others.
  private var joined: [VariableID: [Variable]] = [:]
  /// The variables that are read somewhere.
  private var readVariables: Set<VariableID> = []
  private var loops = 0
  /// How many parts there are.
  package private(set) var count = 0
  /// How many tags, templates and macros are open.
  private var nesting = 0
  /// Variables that loops keep from iteration to iteration.
  private var state: [LoopID: [VariableID]] = [:]
  /// Loops that are asked for the elements before and after the current one.
  private var neighbourLoops: Set<LoopID> = []
  /// The fields by which lists are grouped, below each element, by the type of the groups.
  private var groupKeys: [StructureID: Set<Path>] = [:]

  /// Makes an empty set of parts.
  package init() {}

  /// The identity of a new variable.
  package mutating func newVariable() -> VariableID {
    variables += 1
    return VariableID(index: variables)
  }

  /// The identity of a new variable that stands for others where branches meet.
  mutating func newVariable(joining others: [Variable]) -> VariableID {
    let id = newVariable()
    joined[id] = others
    return id
  }

  /// The declarations that are read with a variable: its own, and those of all that it joins. Each
  /// variable is followed once, at its first use.
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

  /// Notes the keys by which the elements of a list are grouped.
  mutating func note(_ keys: TypedExpression, ofGroups id: StructureID) {
    guard case .comprehension(let made) = keys.kind,
      let path = made.element.beforeConversion.path, path.root == made.variable
    else { return }
    groupKeys[id, default: []].insert(Path(root: .anyElement, steps: path.steps))
  }

  /// The fields by which the elements of groups of a type are grouped, each with what it equals.
  func keys(ofGroups type: Type) -> [Path: EqualValue] {
    guard case .structure(let id) = type.unwrapped, let keys = groupKeys[id] else { return [:] }
    return Dictionary(uniqueKeysWithValues: keys.map { ($0, .key($0)) })
  }

  /// The identity of a new loop.
  package mutating func newLoop() -> LoopID {
    loops += 1
    return LoopID(index: loops)
  }

  /// Counts another part.
  package mutating func countPart() { count += 1 }

  /// Enters a tag, template or macro; false where it is nested too deeply.
  package mutating func open() -> Bool {
    guard nesting < Self.nestingLimit else { return false }
    nesting += 1
    return true
  }

  /// Leaves it.
  package mutating func close() { nesting -= 1 }

  /// Lets a loop keep a variable from iteration to iteration.
  package mutating func keep(_ variable: VariableID, in loop: LoopID) {
    state[loop, default: []].append(variable)
  }

  /// What a loop keeps from iteration to iteration.
  package func state(of loop: LoopID) -> [VariableID] { state[loop] ?? [] }

  /// Lets a loop be asked for the elements before and after the current one.
  package mutating func askForNeighbours(of loop: LoopID) { neighbourLoops.insert(loop) }

  /// Whether a loop is asked for them.
  package func asksForNeighbours(of loop: LoopID) -> Bool { neighbourLoops.contains(loop) }
}
