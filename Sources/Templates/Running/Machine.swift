import Diagnostics
import Escaping
import Languages
import Schema
import Tables

/// Runs a program for one page: it executes instruction after instruction, keeps values in
/// registers, and appends to one output.
///
/// Only the machine changes registers and the output; `PageOperations` computes values.
struct Machine: ~Copyable {
  /// The maximum number of iterations of all loops of a page together.
  static var iterationLimit: Int { 10_000_000 }
  /// The maximum number of bytes of a page.
  static var outputLimit: Int { 64 << 20 }

  let program: ProgramCode
  /// The operations of the program.
  var operations: PageOperations
  var values: PageValues
  var output = MachineOutput()
  /// Records the origins of the bytes of the output.
  private let trace: PageTrace?
  /// Where the values in registers come from, if there is a trace.
  private var origins = ValueOrigins()
  /// The lists under construction.
  private var lists = ListStack()
  /// The starts in `output` of texts that are being captured.
  var captureStarts: [Int] = []
  /// The routines that run.
  private var calls = CallStack()
  var iterations = 0

  init(
    program: SharedCode, store: ValueStore, host: any TemplateHost, trace: PageTrace?
  ) {
    self.program = program.content
    operations = PageOperations(tables: program.content.tables, host: host)
    values = PageValues(
      store: store, layer: Layer(above: store), literals: program.content.literals)
    self.trace = trace
  }

  /// Runs the program; returns the error that stopped it.
  mutating func run(context: Value) -> Diagnostic? {
    if values.layer.registers.count < program.registerCount {
      values.layer.registers += repeatElement(
        .none, count: program.registerCount - values.layer.registers.count)
    }
    values.layer.registers[0] = context
    values.layer.notes.begin(isComplete: program.isNoted)
    var position = 0
    do throws(RenderingFailure) {
      if let trace {
        while try traced(step: &position, by: trace) {}
      } else {
        while try step(&position) {}
      }
      return nil
    } catch {
      return .renderingStopped(
        error.reason, page: operations.host.pageName, at: program.spans[position], help: error.help)
    }
  }

  /// Executes one instruction and moves to the next; false at the end of the program.
  @inline(__always)
  private mutating func step(_ position: inout Int) throws(RenderingFailure) -> Bool {
    let instruction = program.instructions[position]
    switch instruction {
    case .literal(let start, let count):
      let range = Int(start)..<Int(start) + Int(count)
      if values.layer.notes.isComplete, program.notes.hasEvents(position) {
        noteEvents(of: position)
      }
      output.appendStatic(program.literals, range)
    case .print(let register, let escaper):
      let value = values.layer.registers[Int(register)]
      if escaper.mayDiscard { noteDiscard(of: value, escaper, at: position, origin: nil) }
      print(value, escaper)
    case .printField(let register, let slot, let escaper):
      let record = values.layer.registers[Int(register)]
      let value = values.field(of: record, slot: FieldSlot(slot))
      if escaper.mayDiscard {
        let origin = ValueOrigins.origin(ofField: FieldSlot(slot), of: record, in: values)
        noteDiscard(of: value, escaper, at: position, origin: origin)
      }
      print(value, escaper)
    case .field(let target, let record, let slot):
      values.layer.registers[Int(target)] = values.field(
        of: values.layer.registers[Int(record)], slot: FieldSlot(slot))
    case .copy(let target, let source):
      values.layer.registers[Int(target)] = values.layer.registers[Int(source)]
    case .constant(let target, let index):
      values.layer.registers[Int(target)] = program.constants[index].value
    case .end: return false
    default:
      if let target = try target(of: instruction) {
        position = target.position
        return true
      }
    }
    position += 1
    return true
  }

  /// Notes the events of the static text of an instruction, which is written next.
  @inline(never)
  private mutating func noteEvents(of position: Int) {
    program.notes.add(eventsOf: position, to: &values.layer.notes, at: output.count)
  }

  /// Executes one instruction and records the origin of its bytes.
  private mutating func traced(
    step position: inout Int, by trace: PageTrace
  ) throws(RenderingFailure) -> Bool {
    switch program.instructions[position] {
    case .literal(let start, let count):
      for piece in program.pieces(of: Int(start)..<Int(start) + Int(count)) {
        trace.note(output.count + piece.start - Int(start), from: piece.span, isLiteral: true)
      }
    case .print(let register, let escaper):
      notePrinted(register, escaper, from: program.spans[position], by: trace)
    case .printField(let register, let slot, _):
      let record = values.layer.registers[Int(register)]
      trace.note(
        output.count, from: program.spans[position],
        value: place(of: ValueOrigins.origin(ofField: FieldSlot(slot), of: record, in: values)))
    case .endCapture(let target):
      let start = captureStarts.last ?? output.count
      origins.note(trace.capture(from: start, to: output.count), in: target)
    case .constant, .copy, .field, .setField, .page, .unary, .binary, .many, .not, .choiceText,
      .record, .host, .message, .json, .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfNone,
      .jumpIfPresent, .loop, .next, .count, .nextNumber, .loopMember, .call, .leave, .beginList,
      .append, .endList, .beginCapture, .end:
      break
    }
    let language = operations.language(in: &values).tag
    origins.follow(program.instructions[position], values, program) {
      operations.place(ofText: $0, language: language)
    }
    return try step(&position)
  }

  /// Records the origin of what a register prints: of a captured text, those of its parts.
  private func notePrinted(
    _ register: Register, _ escaper: Escaper, from span: Span, by trace: PageTrace
  ) {
    let value = values.layer.registers[Int(register)]
    let origin = origins.origin(of: register)
    if case .captured(let parts)? = origin, escaper == .verbatim, value.tag == .text,
      values.sharedBytes(of: value.text).count == parts.count
    {
      return trace.note(output.count, from: span, printing: parts)
    }
    trace.note(output.count, from: span, value: place(of: origin))
  }

  /// Where an author wrote a value.
  func place(of origin: ValueOrigin?) -> Span? {
    switch origin {
    case .slot(let slot): values.store.span(of: slot)
    case .span(let span): span
    case .captured, nil: nil
    }
  }

  /// Executes a jump and returns its target; nil to continue with the next instruction.
  @inline(__always)
  private mutating func target(
    of instruction: Instruction
  ) throws(RenderingFailure) -> InstructionIndex? {
    switch instruction {
    case .jump(let target): return target
    case .jumpIfFalse(let register, let target):
      return operations.truth(of: values.layer.registers[Int(register)], in: values) ? nil : target
    case .jumpIfTrue(let register, let target):
      return operations.truth(of: values.layer.registers[Int(register)], in: values) ? target : nil
    case .jumpIfNone(let register, let target):
      return values.layer.registers[Int(register)].isNone ? target : nil
    case .jumpIfPresent(let register, let target):
      return values.layer.registers[Int(register)].isNone ? nil : target
    case .loop(let base, let exit): return try begin(loop: Int(base)) ? nil : exit
    case .next(let base, let body): return try advance(loop: Int(base)) ? body : nil
    case .count(let base, let exit): return try begin(count: Int(base)) ? nil : exit
    case .nextNumber(let base, let body): return try advance(count: Int(base)) ? body : nil
    case .call(let routine, let base, let next):
      return try call(routine.index, with: Int(base), next: next)
    case .leave: return calls.leave(&values.layer.registers)
    default:
      try perform(instruction)
      return nil
    }
  }

  /// The instructions that set a register.
  private mutating func perform(_ instruction: Instruction) throws(RenderingFailure) {
    switch instruction {
    case .page(let target, let record):
      values.layer.registers[Int(target)] = page(of: values.layer.registers[Int(record)])
    case .unary(let operation, let target, let operand):
      values.layer.registers[Int(target)] = try operations.apply(
        operation, values.layer.registers[Int(operand)], in: &values)
    case .binary(let operation, let target, let left, let right):
      values.layer.registers[Int(target)] = try operations.apply(
        operation, values.layer.registers[Int(left)], values.layer.registers[Int(right)],
        in: &values)
    case .many(let operation, let target, let base, let count):
      values.layer.registers[Int(target)] = try operations.apply(
        operation, from: Int(base), count: Int(count), in: &values)
    case .not(let target, let operand):
      values.layer.registers[Int(target)] = .bool(
        !operations.truth(of: values.layer.registers[Int(operand)], in: values))
    case .choiceText(let target, let operand, let first):
      let value = values.layer.registers[Int(operand)]
      values.layer.registers[Int(target)] =
        value.isNone ? .none : program.constants[first + value.caseIndex].value
    case .loopMember(let target, let base, let member):
      values.layer.registers[Int(target)] = loopMember(member, base: Int(base))
    case .record(let target, let base, let structure): makeRecord(target, base, structure)
    case .host(let target, let function, let name, let value):
      values.layer.registers[Int(target)] = try hostResult(
        function.index, name, value)
    case .message(let target, let index, let base):
      values.layer.registers[Int(target)] = try operations.message(
        index, from: Int(base), in: &values)
    case .json(let target, let operand, let type, let style):
      values.layer.registers[Int(target)] = try operations.serialized(
        values.layer.registers[Int(operand)], program.tables.jsonTypes[type], style,
        in: &values)
    default: try collect(instruction)
    }
  }

  /// The instructions that build lists, texts and records.
  private mutating func collect(_ instruction: Instruction) throws(RenderingFailure) {
    switch instruction {
    case .setField(let record, let slot, let value):
      values.setField(
        of: values.layer.registers[Int(record)], slot: FieldSlot(slot),
        to: values.layer.registers[Int(value)])
    case .beginList: lists.begin()
    case .append(let register): lists.append(values.layer.registers[Int(register)])
    case .endList(let target):
      values.layer.registers[Int(target)] = try values.makeList(lists.innermost)
      lists.end()
    case .beginCapture: captureStarts.append(output.count)
    case .endCapture(let target):
      let start = captureStarts.popLast() ?? output.count
      let first = values.layer.text.count
      values.layer.notes.forget(from: start)
      output.append(from: start, to: &values.layer.text)
      output.remove(from: start)
      values.layer.registers[Int(target)] = try values.finishText(from: first)
    case .literal, .print, .printField, .field, .copy, .constant, .end, .page, .unary, .binary,
      .many, .not, .choiceText, .record, .host, .message, .json, .loopMember, .jump, .jumpIfFalse,
      .jumpIfTrue, .jumpIfNone, .jumpIfPresent, .loop, .next, .count, .nextNumber, .call, .leave:
      preconditionFailure("an instruction that is done before")
    }
  }

  // MARK: Routines

  /// Saves the registers of a routine, and sets its parameters; returns its first instruction.
  private mutating func call(
    _ index: RoutineIndex, with base: Int, next: InstructionIndex
  ) throws(RenderingFailure) -> InstructionIndex {
    guard !calls.isFull else {
      throw RenderingFailure(
        "this calls itself more than \(CallStack.limit) times, one inside the other",
        help: "is there a record that contains itself, or a macro without a condition?")
    }
    try count(iterations: 1)
    let routine = program.routines[index]
    calls.enter(
      changing: routine.registers, with: base..<base + routine.parameterCount, next: next,
      in: &values.layer.registers)
    return routine.start
  }

  // MARK: Values

  private func page(of record: Value) -> Value {
    guard record.tag == .record else { return .none }
    return operations.host.page(of: values.value(at: record.slot), slot: record.slot)
  }

  private mutating func makeRecord(_ target: Register, _ base: Register, _ id: StructureID) {
    let count = program.tables.types[id].fields.count
    let fields = values.layer.registers[Int(base)..<Int(base) + count]
    values.layer.registers[Int(target)] = values.layer.addRecord(id, fieldCount: count, fields)
  }

  private mutating func hostResult(
    _ function: HostFunctionIndex, _ name: HostNameIndex, _ argument: PackedRegister
  ) throws(RenderingFailure) -> Value {
    let value = argument.register.map { values.layer.registers[Int($0)] } ?? .none
    let result =
      value.tag == .text
      ? values.withBytes(of: value.text) { [host = operations.host] text in
        host.result(of: function, for: name, value: value, text: text)
      } : operations.host.result(of: function, for: name, value: value, text: Swift.Span())
    if result.isNone {
      throw RenderingFailure("there is no page or file for this value")
    }
    return result
  }

  // MARK: Limits

  func checkOutput() throws(RenderingFailure) {
    if output.count > Self.outputLimit {
      throw RenderingFailure("the page has more than 64 MiB")
    }
  }
}
