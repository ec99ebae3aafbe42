import Diagnostics
import Escaping
import Schema
import Tables

/// Turns typed parts into the instructions of a program, and decides how each value is escaped
/// from the static text around it.
struct ProgramCompiler {
  var code = InstructionList()
  var registers = RegisterFile()
  private var pool = ConstantPool()
  var tables: ProgramTables
  /// The fields that instructions read.
  var reads = FieldReads()
  /// The place of the template in its output.
  var output: OutputPlace
  let templates: TemplateSet
  var log = DiagnosticLog()

  /// The routines in the order in which they are compiled.
  var routines: [CompiledRoutine] = []
  /// The definition of each routine.
  var definitions: [RoutineID: TypedRoutine] = [:]
  /// The first limit that was exceeded, and where.
  private(set) var excess: (limit: ProgramLimit, span: Span)?
  /// The place of what is being compiled.
  var place: Span?

  init(output: OutputKind, tables: ProgramTables, templates: TemplateSet) {
    self.templates = templates
    self.output = OutputPlace(output)
    self.tables = tables
  }

  /// The program of a page's parts; nil where a value has no safe escaping, which is reported.
  static func program(
    named name: String, _ nodes: [TypedNode], output: OutputKind, tables: ProgramTables,
    templates: TemplateSet, page: VariableID, end: Span, reportingTo log: inout DiagnosticLog
  ) -> Program? {
    var compiler = ProgramCompiler(output: output, tables: tables, templates: templates)
    _ = compiler.declare(page)
    compiler.compile(nodes)
    if !compiler.context.mayEnd, !compiler.log.hasErrors {
      compiler.log.report(compiler.output.unfinished(at: end))
    }
    compiler.emit(.end, end)
    if let excess = compiler.excess {
      compiler.log.report(.programTooLarge(excess.limit.description, at: excess.span))
    }
    log.merge(compiler.log)
    guard !compiler.log.hasErrors else { return nil }
    let (instructions, routines) = (
      compiler.code.resolved, compiler.routines.resolved(in: compiler.code)
    )
    compiler.reads.noteTitles(readBy: instructions, compiler.tables.titleFields)
    let notes =
      output == .html
      ? ProgramNotes(instructions, literals: compiler.pool.literals, routines: routines) : nil
    let content = ProgramCode(
      name: name, instructions: instructions, spans: compiler.code.spans,
      constants: compiler.pool.constants, literals: compiler.pool.literals,
      pieces: compiler.pool.pieces, registerCount: compiler.registers.count,
      routines: routines, tables: SharedTables(compiler.tables),
      reads: compiler.reads,
      notes: notes ?? .none, isNoted: notes != nil)
    var program = Program(content)
    program.plainAddresses = compiler.output.notes.plain.sorted { $0.start < $1.start }
    program.wholeAddresses = compiler.output.notes.whole.sorted { $0.start < $1.start }
    return program
  }

  /// The context in which the next value would be printed.
  var context: HTMLContext {
    get { output.context }
    set { output.context = newValue }
  }

  // MARK: Instructions

  mutating func emit(_ instruction: Instruction, _ span: Span) {
    place = span
    if !code.append(instruction, span) { exceed(.instructions) }
  }

  /// Adds static text to the output, merged with static text directly before it, and reports what
  /// makes a value before it unsafe.
  mutating func emitText(_ bytes: [UInt8], _ span: Span) {
    guard let bytes = output.kept(bytes) else { return }
    report(output.advance(over: bytes, at: span, in: templates))
    guard let start = pool.add(staticText: bytes, span) else { return exceed(.literals) }
    if !code.mergeText(start: start, count: bytes.count) {
      emit(.literal(start: UInt32(start), count: UInt32(bytes.count)), span)
    }
  }

  // MARK: Limits

  /// A value in the width that instructions have for it; nil counts as exceeding a limit.
  mutating func narrowed<Short>(_ short: Short?, _ limit: ProgramLimit) -> Short? {
    if short == nil { exceed(limit) }
    return short
  }

  /// The slot of a field in the width that instructions have for it.
  mutating func narrowed(_ slot: FieldSlot) -> ShortFieldSlot {
    narrowed(ShortFieldSlot(slot), .fields) ?? .slug
  }

  /// Notes that the program is too large; the rest of it is not compiled.
  private mutating func exceed(_ limit: ProgramLimit) {
    guard excess == nil, let place else { return }
    excess = (limit, place)
  }

  /// Reports a mistake; ignored for a program that was not compiled completely.
  mutating func report(_ diagnostic: Diagnostic?) {
    if let diagnostic, excess == nil { log.report(diagnostic) }
  }

  // MARK: Registers

  /// A register for a temporary value.
  mutating func newRegister() -> Register { newRegisters(1) }

  /// Consecutive registers.
  mutating func newRegisters(_ count: Int) -> Register {
    if let first = registers.take(count) { return first }
    exceed(.registers)
    return 0
  }

  /// The register of a variable that is set.
  mutating func declare(_ variable: VariableID) -> Register {
    if let register = registers.register(of: variable) { return register }
    let register = newRegister()
    registers.bind(variable, to: register)
    return register
  }

  /// The register of a variable that is read.
  func register(of variable: VariableID) -> Register { registers.register(of: variable) ?? 0 }

  // MARK: Constants

  mutating func constant(_ value: Value) -> ConstantIndex { pool.add(value) }

  /// The constant of a literal text.
  mutating func constant(text: [UInt8]) -> ConstantIndex { placed(pool.constant(text: text)) }

  /// The constant of a date, duration or decimal number that is a literal.
  mutating func constant(of value: ScalarLiteral) -> ConstantIndex {
    placed(pool.constant(of: value))
  }

  /// The first of the constants that are the texts of a choice's cases.
  mutating func firstText(of id: ChoiceID) -> ConstantIndex {
    placed(pool.firstText(of: id, cases: tables.types.models[id].cases))
  }

  /// A constant for which there has to be space.
  private mutating func placed(_ constant: ConstantIndex?) -> ConstantIndex {
    if constant == nil { exceed(.literals) }
    return constant ?? ConstantIndex(0)
  }

  // MARK: Repetition

  /// What has to be restored to compile a part again.
  struct Mark {
    let code: InstructionList.Mark
    let register: Int
    let routines: Int
  }

  var mark: Mark { Mark(code: code.mark, register: registers.next, routines: routines.count) }

  /// Removes the instructions and registers since a mark.
  mutating func rewind(to mark: Mark) {
    code.rewind(to: mark.code)
    registers.release(to: mark.register)
    routines.removeSubrange(mark.routines...)
  }
}
