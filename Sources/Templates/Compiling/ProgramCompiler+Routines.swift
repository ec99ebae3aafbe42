import Diagnostics
import Escaping
import Tables

/// A routine as it is compiled for one place of the output.
struct CompiledRoutine {
  let id: RoutineID
  /// The label of its first instruction.
  let start: InstructionList.Label
  let parameterCount: Int
  /// The registers that a call must not change for its caller: the parameters first.
  var registers: Range<Int>
  /// The context in which it starts and ends.
  let context: HTMLContext
  /// The context in which it would have to start, judged by its own calls.
  var wanted: HTMLContext
  /// Whether its parts are being compiled.
  var isOpen = true
  /// The place of a call in a context that treats its output differently.
  var misplacedCall: (context: HTMLContext, span: Span)?
}

// Recursive parts.
extension ProgramCompiler {
  mutating func compile(_ call: TypedCall, _ span: Span) {
    let outer = registers.next
    defer { registers.release(to: outer) }
    if let definition = call.definition { definitions[call.routine] = definition }
    let base = values(call.arguments)
    var index = call.definition == nil ? routine(call.routine, at: span) : nil
    if index == nil, let definition = definitions[call.routine] {
      index = put(definition, as: call.routine, span)
    }
    guard let index, let routine = narrowed(ShortIndex(index), .routines) else { return }
    let next = code.newLabel()
    emit(.call(routine: routine, base: base, next: next.target), span)
    code.place(next)
  }

  /// The routine that can be called here; nil where it has to be compiled for this place.
  private mutating func routine(_ id: RoutineID, at span: Span) -> RoutineIndex? {
    if let index = routines.lastIndex(where: { $0.id == id && $0.context == context }) {
      return RoutineIndex(index)
    }
    guard let open = routines.lastIndex(where: { $0.id == id && $0.isOpen }) else { return nil }
    if let joined = routines[open].wanted.joined(with: context) {
      routines[open].wanted = joined
    } else {
      routines[open].misplacedCall = (context, span)
    }
    return RoutineIndex(open)
  }

  /// Compiles a routine at its first call; a jump skips it.
  private mutating func put(
    _ routine: TypedRoutine, as id: RoutineID, _ span: Span
  ) -> RoutineIndex? {
    guard excess == nil else { return nil }
    let outer = mark
    var entry = context
    // Each round forgets something about the context at the start of the routine, so only few are
    // needed.
    for round in 1...8 {
      rewind(to: outer)
      let end = putOnce(routine, as: id, from: entry, span)
      let wanted = routines[outer.routines].wanted.joined(with: end.context)
      let misplaced = routines[outer.routines].misplacedCall
      if let place = misplaced ?? (wanted == nil || round == 8 ? end : nil) {
        report(
          .differentCallContexts(
            entry.name, startingAt: span, place.context.name, endingAt: place.span))
      } else if let wanted, wanted != entry {
        entry = wanted
        continue
      }
      break
    }
    context = entry
    return RoutineIndex(outer.routines)
  }

  /// Compiles a routine for one context; returns the context in which it ends.
  private mutating func putOnce(
    _ routine: TypedRoutine, as id: RoutineID, from entry: HTMLContext, _ span: Span
  ) -> (context: HTMLContext, span: Span) {
    let (end, start) = (code.newLabel(), code.newLabel())
    let index = routines.count
    emit(.jump(end.target), span)
    code.place(start)
    let first = registers.next
    let outer = registers.beginCount()
    context = entry
    routines.append(
      CompiledRoutine(
        id: id, start: start, parameterCount: routine.parameters.count,
        registers: first..<first, context: entry, wanted: entry))
    for parameter in routine.parameters { registers.bind(parameter, to: newRegister()) }
    compile(routine.body, isApart: true)
    emit(.leave, span)
    routines[index].registers = first..<registers.endCount(outer)
    routines[index].isOpen = false
    registers.release(to: first)
    code.place(end)
    return (context, routine.body.last?.span ?? span)
  }
}

extension [CompiledRoutine] {
  /// The routines of a program with these instructions.
  func resolved(in code: InstructionList) -> [ProgramCode.Routine] {
    map { routine in
      ProgramCode.Routine(
        start: code.instruction(at: routine.start), parameterCount: routine.parameterCount,
        registers: routine.registers)
    }
  }
}
