/// The routines of a page's template: recursive bodies, each for values of certain types.
package struct Routines: Sendable {
  /// The recursive loops found so far, by `RecursionID`.
  private(set) var recursions: [Recursion] = []
  /// Macros that call themselves.
  private var recursiveMacros: Set<UseStack.Subject> = []
  /// The routines that stand for a macro that is being checked, one for each kind of call.
  private var macros: [UseStack.Subject: [MacroRoutine]] = [:]
  private var count = 0

  /// Makes an empty set of routines.
  package init() {}

  /// The identity of a new routine.
  package mutating func make() -> RoutineID {
    count += 1
    return RoutineID(index: count)
  }

  // MARK: Recursive loops

  subscript(id: RecursionID) -> Recursion { recursions[id.index] }

  /// Adds a recursive loop.
  mutating func add(_ recursion: Recursion) -> RecursionID {
    recursions.append(recursion)
    return RecursionID(index: recursions.count - 1)
  }

  /// Makes the routine that stands for a recursive loop over lists of a type.
  mutating func make(for id: RecursionID, list: Type) -> RoutineID {
    let routine = make()
    recursions[id.index].routines.append((list, routine))
    return routine
  }

  // MARK: Macros

  /// Whether a macro was found to call itself.
  package func isRecursive(_ macro: UseStack.Subject) -> Bool { recursiveMacros.contains(macro) }

  /// Notes that a macro calls itself.
  package mutating func noteRecursion(of macro: UseStack.Subject) { recursiveMacros.insert(macro) }

  /// Begins to check a macro that calls itself; its routines live until `end`.
  ///
  /// - Returns: The routines of a call around this one, in whose call block it is; nil where there
  ///   is none.
  package mutating func begin(_ macro: UseStack.Subject) -> [MacroRoutine]? {
    macros.updateValue([], forKey: macro)
  }

  /// Ends checking a macro, and continues with the routines of the call around it.
  package mutating func end(_ macro: UseStack.Subject, continuing outer: [MacroRoutine]?) {
    macros[macro] = outer
  }

  /// The routines of a macro that is being checked; nil for any other.
  package func routines(of macro: UseStack.Subject) -> [MacroRoutine]? { macros[macro] }

  /// Makes the routine that stands for a macro with these arguments.
  package mutating func make(
    for macro: UseStack.Subject, keys: [MacroRoutine.Key], hasCaller: Bool
  ) -> RoutineID {
    let routine = make()
    macros[macro, default: []].append(
      MacroRoutine(keys: keys, hasCaller: hasCaller, routine: routine))
    return routine
  }
}
