import Diagnostics
import Escaping
import Schema
import Tables

// Values of expressions.
extension ProgramCompiler {
  /// The register that holds a value: a variable's own, or one that is filled now.
  mutating func operand(_ value: TypedExpression) -> Register {
    if case .variable(let variable) = value.kind { return register(of: variable) }
    let register = newRegister()
    evaluate(value, into: register)
    return register
  }

  /// The register that holds a record of which a field is read at a place.
  mutating func read(_ slot: FieldSlot, of record: TypedExpression, at span: Span) -> Register {
    reads.note(slot, of: record.type, isShown: output.shows(span, in: templates))
    return operand(record)
  }

  /// Fills a register with a value.
  mutating func evaluate(_ value: TypedExpression, into target: Register) {
    place = value.span
    let base = registers.next
    fill(target, with: value)
    registers.release(to: base)
  }

  private mutating func fill(_ target: Register, with value: TypedExpression) {
    let span = value.span
    switch value.kind {
    case .none, .invalid: load(reads.noting(value), into: target, span)
    case .bool(let truth): load(.bool(truth), into: target, span)
    case .int(let number): load(.int(number), into: target, span)
    case .double(let number): load(.double(number.nearest), into: target, span)
    case .now: load(tables.buildDate(at: span), into: target, span)
    case .choiceCase(let index): load(.choice(index), into: target, span)
    case .literal(let literal): emit(.constant(to: target, constant(of: literal)), span)
    case .text(let bytes): emit(.constant(to: target, constant(text: bytes)), span)
    case .variable(let variable): emit(.copy(to: target, register(of: variable)), span)
    case .loop(let id, let member):
      emit(.loopMember(to: target, base: registers.register(of: id), member), span)
    case .field(let object, let slot):
      emit(.field(to: target, of: read(slot, of: object, at: span), slot: narrowed(slot)), span)
    case .page(let object): emit(.page(to: target, of: operand(object)), span)
    case .choiceText(let operand, let id):
      emit(.choiceText(to: target, self.operand(operand), first: firstText(of: id)), span)
    case .unary(let operation, let operand):
      emit(.unary(operation, to: target, self.operand(operand)), span)
    case .binary(let operation, let left, let right):
      emit(.binary(operation, to: target, operand(left), operand(right)), span)
    case .many(let operation, let operands): many(operation, operands, into: target, span)
    case .list(let elements): list(elements, into: target, span)
    case .record(let id, let fields):
      emit(.record(to: target, base: values(fields), structure: id), span)
    case .comprehension(let comprehension): evaluate(comprehension, into: target, span)
    case .capture(let nodes, let asText): capture(nodes, asText: asText, into: target, span)
    case .json(let content): serialize(content, into: target, style: .script)
    case .host(let id, let name, let argument): host(id, name, argument, into: target, span)
    case .message(let index, let operands):
      emit(.message(to: target, index, base: values(operands)), span)
    case .sequence(let nodes, let last): evaluate(last, after: nodes, into: target)
    case .and(let left, let right): either(left, right, Instruction.jumpIfFalse, target, span)
    case .or(let left, let right): either(left, right, Instruction.jumpIfTrue, target, span)
    case .fallback(let first, let second, let testsTruth):
      fallback(first, second, testsTruth: testsTruth, target, span)
    case .not(let operand): emit(.not(to: target, self.operand(operand)), span)
    case .conditional(let test, let then, let other): choose(test, then, other, target, span)
    }
  }

  private mutating func evaluate(
    _ value: TypedExpression, after nodes: [TypedNode], into target: Register
  ) {
    compile(nodes, isApart: true)
    evaluate(value, into: target)
  }

  private mutating func host(
    _ function: HostFunctionIndex, _ name: HostNameIndex, _ argument: TypedExpression?,
    into target: Register, _ span: Span
  ) {
    let value = PackedRegister(argument.map { operand($0) })
    guard let function = narrowed(ShortIndex(function), .functions) else { return }
    emit(.host(to: target, function: function, name: name, value: value), span)
  }

  private mutating func load(_ value: Value, into target: Register, _ span: Span) {
    emit(.constant(to: target, constant(value)), span)
  }

  /// The first of consecutive registers with these values.
  mutating func values(_ values: [TypedExpression]) -> Register {
    let first = newRegisters(values.count)
    for (place, value) in values.enumerated() where excess == nil {
      let inner = registers.next
      evaluate(value, into: first + Register(place))
      registers.release(to: inner)
    }
    return first
  }

  private mutating func many(
    _ operation: ManyOperation, _ operands: [TypedExpression], into target: Register, _ span: Span
  ) {
    precondition(operation.operandCount == nil || operation.operandCount == operands.count)
    let first = values(operands)
    let count = narrowed(UInt16(exactly: operands.count), .registers) ?? 0
    emit(.many(operation, to: target, base: first, count: count), span)
  }

  private mutating func list(
    _ elements: [TypedExpression], into target: Register, _ span: Span
  ) {
    emit(.beginList, span)
    for element in elements where excess == nil {
      let inner = registers.next
      emit(.append(operand(element)), element.span)
      registers.release(to: inner)
    }
    emit(.endList(to: target), span)
  }

  // MARK: One value or another

  /// The first value, unless `jump` leads to the second.
  private mutating func either(
    _ first: TypedExpression, _ second: TypedExpression,
    _ jump: (Register, InstructionIndex) -> Instruction, _ target: Register, _ span: Span
  ) {
    let end = code.newLabel()
    evaluate(first, into: target)
    emit(jump(target, end.target), span)
    evaluate(second, into: target)
    code.place(end)
  }

  private mutating func fallback(
    _ first: TypedExpression, _ second: TypedExpression, testsTruth: Bool, _ target: Register,
    _ span: Span
  ) {
    let jump = testsTruth ? Instruction.jumpIfTrue : Instruction.jumpIfPresent
    either(first, second, jump, target, span)
  }

  private mutating func choose(
    _ condition: TypedExpression, _ then: TypedExpression, _ otherwise: TypedExpression,
    _ target: Register, _ span: Span
  ) {
    let (other, end) = (code.newLabel(), code.newLabel())
    jump(unless: condition, to: other)
    evaluate(then, into: target)
    emit(.jump(end.target), span)
    code.place(other)
    evaluate(otherwise, into: target)
    code.place(end)
  }

  /// Jumps where a condition does not hold.
  mutating func jump(unless condition: TypedExpression, to label: InstructionList.Label) {
    switch condition.kind {
    case .and(let left, let right):
      jump(unless: left, to: label)
      jump(unless: right, to: label)
    case .or(let left, let right):
      let holds = code.newLabel()
      jump(when: left, to: holds)
      jump(unless: right, to: label)
      code.place(holds)
    case .not(let operand): jump(when: operand, to: label)
    case .unary(.isPresent, let operand): jump(Instruction.jumpIfNone, operand, label)
    case .unary(.isNone, let operand): jump(Instruction.jumpIfPresent, operand, label)
    case .unary(.truth, let operand): jump(unless: operand, to: label)
    default: jump(Instruction.jumpIfFalse, condition, label)
    }
  }

  /// Jumps where a condition holds.
  private mutating func jump(when condition: TypedExpression, to label: InstructionList.Label) {
    switch condition.kind {
    case .or(let left, let right):
      jump(when: left, to: label)
      jump(when: right, to: label)
    case .and(let left, let right):
      let fails = code.newLabel()
      jump(unless: left, to: fails)
      jump(when: right, to: label)
      code.place(fails)
    case .not(let operand): jump(unless: operand, to: label)
    case .unary(.isPresent, let operand): jump(Instruction.jumpIfPresent, operand, label)
    case .unary(.isNone, let operand): jump(Instruction.jumpIfNone, operand, label)
    case .unary(.truth, let operand): jump(when: operand, to: label)
    default: jump(Instruction.jumpIfTrue, condition, label)
    }
  }

  private mutating func jump(
    _ instruction: (Register, InstructionIndex) -> Instruction, _ value: TypedExpression,
    _ label: InstructionList.Label
  ) {
    let base = registers.next
    let register = operand(value)
    emit(instruction(register, label.target), value.span)
    registers.release(to: base)
  }

  // MARK: Lists and texts

  private mutating func evaluate(
    _ comprehension: Comprehension, into target: Register, _ span: Span
  ) {
    let base = newRegisters(3)
    evaluate(comprehension.list, into: base)
    let exit = code.newLabel()
    let body = code.newLabel()
    let skip = code.newLabel()
    emit(.beginList, span)
    emit(.loop(base: base, exit: exit.target), span)
    registers.bind(comprehension.variable, to: base + 2)
    code.place(body)
    let inner = registers.next
    if let condition = comprehension.condition { jump(unless: condition, to: skip) }
    emit(.append(operand(comprehension.element)), span)
    code.place(skip)
    registers.release(to: inner)
    emit(.next(base: base, body: body.target), span)
    code.place(exit)
    emit(.endList(to: target), span)
  }

  private mutating func capture(
    _ nodes: [TypedNode], asText: Bool, into target: Register, _ span: Span
  ) {
    let outer = context
    context = .start(for: asText ? .text : .html)
    emit(.beginCapture, span)
    compile(nodes, isApart: true)
    if !context.mayEnd {
      report(output.unfinished(at: nodes.last?.span ?? span))
    }
    emit(.endCapture(to: target), span)
    context = outer
  }

  /// Fills a register with the JSON of a value.
  mutating func serialize(
    _ value: TypedExpression, into target: Register, style: JSONText.Style
  ) {
    let base = registers.next
    let register = operand(value)
    reads.noteWhole(value.type, in: tables.types)
    let known = tables.jsonTypes.firstIndex(of: value.type)
    let type = TableIndex<Type>(known ?? tables.jsonTypes.count)
    if known == nil { tables.jsonTypes.append(value.type) }
    emit(.json(to: target, register, type: type, style: style), value.span)
    registers.release(to: base)
  }
}
