import Diagnostics
import Escaping
import Schema

/// Turns typed parts into the instructions of a program, and decides how each value is escaped
/// from the static text around it.
struct ProgramCompiler {
  var instructions: [Instruction] = []
  /// The place each instruction comes from.
  var spans: [Span] = []
  var constants: [Value] = []
  /// The bytes of static text and of literal texts.
  var literals: [UInt8] = []
  /// Where the pieces of static text start in `literals`, and where they are written.
  private var pieces: [(start: Int, span: Span)] = []
  var tables: ProgramTables
  /// The fields that instructions read.
  var reads = FieldReads()
  /// Where in its output the template is.
  var context: HTMLContext
  /// Where the tag, comment or quote was opened in which the output is.
  var opened: Span?
  let templates: TemplateSet
  var log = DiagnosticLog()

  /// The registers of variables, and the variables in the order in which they took one.
  private var registers: [VariableID: Register] = [:]
  private var liveVariables: [VariableID] = []
  private(set) var nextRegister = 0
  var registerCount = 0
  /// The first registers of the loops around.
  var loops: [LoopID: Register] = [:]
  /// The routines in the order in which they are put down.
  var routines: [CompiledRoutine] = []
  /// What each routine is.
  var definitions: [RoutineID: TypedRoutine] = [:]
  /// The instructions that labels stand for.
  private var labels: [Int] = []
  /// The instruction before which text must not be merged, because a jump leads there.
  private var lastLabel = 0
  /// The constants that are the texts of a choice's cases.
  private var choiceTexts: [ChoiceID: Int] = [:]
  /// The constants of literal texts.
  private var textConstants: [[UInt8]: Int] = [:]
  /// What was too much for a program first, and where.
  private(set) var excess: (limit: ProgramLimit, span: Span)?
  /// The place of what is being compiled.
  var place: Span?

  init(output: OutputKind, tables: ProgramTables, templates: TemplateSet) {
    self.templates = templates
    context = .start(for: output)
    self.tables = tables
  }

  /// The program of a page's parts; nil, reported, where a value has no safe escaping.
  static func program(
    named name: String, _ nodes: [TypedNode], output: OutputKind, tables: ProgramTables,
    templates: TemplateSet, page: VariableID, end: Span, reportingTo log: inout DiagnosticLog
  ) -> Program? {
    var compiler = ProgramCompiler(output: output, tables: tables, templates: templates)
    _ = compiler.declare(page)
    compiler.compile(nodes)
    if !compiler.context.mayEnd, !compiler.log.hasErrors {
      compiler.log.report(.unfinishedOutput(context: compiler.context.name, at: end))
    }
    compiler.emit(.end, end)
    if let excess = compiler.excess {
      compiler.log.report(.programTooLarge(excess.limit.description, at: excess.span))
    }
    log.merge(compiler.log)
    guard !compiler.log.hasErrors else { return nil }
    let (instructions, routines) = (compiler.resolved(), compiler.resolvedRoutines())
    return Program(
      name: name, instructions: instructions, spans: compiler.spans,
      constants: compiler.constants, literals: compiler.literals,
      pieces: compiler.pieces, registerCount: compiler.registerCount,
      routines: routines, tables: compiler.tables, reads: compiler.reads,
      notes: output == .html
        ? ProgramNotes(instructions, literals: compiler.literals, routines: routines) : nil)
  }

  // MARK: Instructions

  mutating func emit(_ instruction: Instruction, _ span: Span) {
    place = span
    guard instructions.count < ProgramLimit.instructions.most else { return exceed(.instructions) }
    instructions.append(instruction)
    spans.append(span)
  }

  /// Adds static text to the output, merged with what stands directly before it.
  mutating func emitText(_ bytes: [UInt8], _ span: Span) {
    guard !bytes.isEmpty, let start = addLiteral(bytes) else { return }
    pieces.append((start, span))
    if instructions.count > lastLabel, case .literal(let first, let count)? = instructions.last,
      Int(first) + Int(count) == start
    {
      instructions[instructions.count - 1] = .literal(
        start: first, count: count + UInt32(bytes.count))
    } else {
      emit(.literal(start: UInt32(start), count: UInt32(bytes.count)), span)
    }
  }

  // MARK: Limits

  /// A number in the width that it has in an instruction; notes a program with a greater one.
  mutating func narrowed<Width: FixedWidthInteger>(_ number: Int, _ limit: ProgramLimit) -> Width {
    if let exact = Width(exactly: number) { return exact }
    exceed(limit)
    return 0
  }

  /// Notes that the program is too large; the rest of it is not compiled.
  private mutating func exceed(_ limit: ProgramLimit) {
    guard excess == nil, let place else { return }
    excess = (limit, place)
  }

  /// Reports a mistake; none in a program that was not compiled whole.
  mutating func report(_ diagnostic: Diagnostic) {
    if excess == nil { log.report(diagnostic) }
  }

  // MARK: Labels

  /// A place to jump to, which is still to come.
  mutating func newLabel() -> UInt32 {
    labels.append(-1)
    return UInt32(labels.count - 1)
  }

  /// Lets a label stand for the next instruction.
  mutating func place(_ label: UInt32) {
    labels[Int(label)] = instructions.count
    lastLabel = instructions.count
  }

  /// The instructions with places instead of labels.
  private func resolved() -> [Instruction] {
    func at(_ label: UInt32) -> UInt32 { UInt32(labels[Int(label)]) }
    return instructions.map { instruction in
      switch instruction {
      case .jump(let label): .jump(at(label))
      case .jumpIfFalse(let register, let label): .jumpIfFalse(register, at(label))
      case .jumpIfTrue(let register, let label): .jumpIfTrue(register, at(label))
      case .jumpIfNone(let register, let label): .jumpIfNone(register, at(label))
      case .jumpIfPresent(let register, let label): .jumpIfPresent(register, at(label))
      case .loop(let base, let label): .loop(base: base, exit: at(label))
      case .next(let base, let label): .next(base: base, body: at(label))
      case .count(let base, let label): .count(base: base, exit: at(label))
      case .nextNumber(let base, let label): .nextNumber(base: base, body: at(label))
      case .call(let routine, let base, let label):
        .call(routine: routine, base: base, next: at(label))
      default: instruction
      }
    }
  }

  private func resolvedRoutines() -> [Program.Routine] {
    routines.map { routine in
      Program.Routine(
        start: UInt32(labels[Int(routine.start)]),
        parameterCount: routine.parameterCount, registers: routine.registers)
    }
  }

  // MARK: Registers

  /// A register for a value that is soon forgotten.
  mutating func newRegister() -> Register { newRegisters(1) }

  /// Registers in a row.
  mutating func newRegisters(_ count: Int) -> Register {
    let first = nextRegister
    guard count <= ProgramLimit.registers.most - first else {
      exceed(.registers)
      return 0
    }
    nextRegister += count
    registerCount = max(registerCount, nextRegister)
    return Register(first)
  }

  /// Forgets the registers taken since there were `count`, and the variables in them.
  mutating func release(to count: Int) {
    nextRegister = min(nextRegister, count)
    while let last = liveVariables.last, let register = registers[last],
      Int(register) >= nextRegister
    {
      registers[last] = nil
      liveVariables.removeLast()
    }
  }

  /// The register of a variable that is given a value.
  mutating func declare(_ variable: VariableID) -> Register {
    if let register = registers[variable] { return register }
    let register = newRegister()
    return declare(variable, in: register)
  }

  /// Lets a variable live in a register that is taken.
  @discardableResult
  mutating func declare(_ variable: VariableID, in register: Register) -> Register {
    registers[variable] = register
    liveVariables.append(variable)
    return register
  }

  /// The register of a variable that is read.
  func register(of variable: VariableID) -> Register { registers[variable] ?? 0 }

  // MARK: Constants

  mutating func constant(_ value: Value) -> UInt32 {
    constants.append(value)
    return UInt32(constants.count - 1)
  }

  /// The constant of a literal text.
  mutating func constant(text bytes: [UInt8]) -> UInt32 {
    if let index = textConstants[bytes] { return UInt32(index) }
    let index = constant(literalText(bytes))
    textConstants[bytes] = Int(index)
    return index
  }

  private mutating func literalText(_ bytes: [UInt8]) -> Value {
    guard let start = addLiteral(bytes) else { return .none }
    return .text(
      TextSlice(buffer: Layer.literals, start: UInt32(start), count: UInt32(bytes.count)))
  }

  /// Adds bytes to the literals; returns where they start, or nil where there is no place left.
  private mutating func addLiteral(_ bytes: [UInt8]) -> Int? {
    guard bytes.count <= ProgramLimit.literals.most - literals.count else {
      exceed(.literals)
      return nil
    }
    literals += bytes
    return literals.count - bytes.count
  }

  /// The first of the constants that are the texts of a choice's cases.
  mutating func firstText(of id: ChoiceID) -> UInt32 {
    if let first = choiceTexts[id] { return UInt32(first) }
    let first = constants.count
    for item in tables.types.models[id].cases {
      let text = literalText(Array(item.text.utf8))
      constants.append(text)
    }
    choiceTexts[id] = first
    return UInt32(first)
  }

  // MARK: Repetition

  /// What has to be restored to compile a part again.
  struct Mark {
    let instructions: Int
    let register: Int
    let lastLabel: Int
    let routines: Int
  }

  var mark: Mark {
    Mark(
      instructions: instructions.count, register: nextRegister, lastLabel: lastLabel,
      routines: routines.count)
  }

  /// Forgets the instructions and registers since a mark.
  mutating func rewind(to mark: Mark) {
    instructions.removeSubrange(mark.instructions...)
    spans.removeSubrange(mark.instructions...)
    release(to: mark.register)
    lastLabel = mark.lastLabel
    routines.removeSubrange(mark.routines...)
  }
}
