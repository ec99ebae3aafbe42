import Diagnostics
import Schema

// Values of expressions.
extension ProgramCompiler {
  /// The register that holds a value: a variable's own, or one that is filled now.
  mutating func operand(_ value: TypedExpression) -> Register {
    if case .variable(let variable) = value.kind { return register(of: variable) }
    let register = newRegister()
    evaluate(value, into: register)
    return register
  }

  /// Fills a register with a value.
  mutating func evaluate(_ value: TypedExpression, into target: Register) {
    let span = value.span
    switch value.kind {
    case .none, .invalid: emit(.constant(to: target, constant(.none)), span)
    case .bool(let truth): emit(.constant(to: target, constant(.bool(truth))), span)
    case .int(let number): emit(.constant(to: target, constant(.int(number))), span)
    case .double(let number): emit(.constant(to: target, constant(.double(number))), span)
    case .now: emit(.constant(to: target, constant(tables.now)), span)
    case .choiceCase(let index): emit(.constant(to: target, constant(.choice(index))), span)
    case .text(let bytes): emit(.constant(to: target, constant(text: bytes)), span)
    case .variable(let variable): emit(.copy(to: target, register(of: variable)), span)
    case .loop(let id, let member):
      emit(.loopMember(to: target, base: loops[id] ?? 0, member), span)
    case .json(let content): serialize(content, into: target, style: .script)
    case .and, .or, .not, .conditional, .fallback: evaluateChoice(value, into: target)
    default: evaluateMade(value, into: target)
    }
  }

  /// Values that are made from others.
  private mutating func evaluateMade(_ value: TypedExpression, into target: Register) {
    let base = nextRegister
    defer { release(to: base) }
    switch value.kind {
    case .field(let object, let slot):
      emit(.field(to: target, of: operand(object), slot: UInt16(slot)), value.span)
    case .page(let object): emit(.page(to: target, of: operand(object)), value.span)
    case .operation(let operation, let operands):
      evaluate(operation, operands, into: target, value.span)
    case .list(let elements):
      emit(.beginList, value.span)
      for element in elements {
        let inner = nextRegister
        emit(.append(operand(element)), element.span)
        release(to: inner)
      }
      emit(.endList(to: target), value.span)
    case .record(let id, let fields):
      let first = values(fields)
      emit(.record(to: target, base: first, structure: id.index), value.span)
    case .comprehension(let comprehension): evaluate(comprehension, into: target, value.span)
    case .capture(let nodes, let asText): capture(nodes, asText: asText, into: target, value.span)
    case .host(let function, let entry, let argument):
      let register = argument.map { operand($0) } ?? .max
      emit(
        .host(
          to: target, function: UInt16(truncatingIfNeeded: function),
          entry: UInt16(truncatingIfNeeded: entry), value: register), value.span)
    case .message(let index, let operands):
      let first = values(operands)
      emit(.message(to: target, UInt32(truncatingIfNeeded: index), base: first), value.span)
    case .sequence(let nodes, let last):
      compile(nodes)
      evaluate(last, into: target)
    default: break
    }
  }

  /// The first of registers in a row with these values.
  mutating func values(_ values: [TypedExpression]) -> Register {
    let first = newRegisters(values.count)
    for (place, value) in values.enumerated() {
      let inner = nextRegister
      evaluate(value, into: first + Register(truncatingIfNeeded: place))
      release(to: inner)
    }
    return first
  }

  private mutating func evaluate(
    _ operation: Operation, _ operands: [TypedExpression], into target: Register, _ span: Span
  ) {
    if operation == .choiceText, let operand = operands.first,
      case .choice(let id) = operand.type.unwrapped
    {
      let first = firstText(of: id)
      emit(.choiceText(to: target, self.operand(operand), first: first), span)
      return
    }
    switch operation == .formatText ? 3 : operands.count {
    case 1: emit(.unary(operation, to: target, operand(operands[0])), span)
    case 2:
      let left = operand(operands[0])
      let right = operand(operands[1])
      emit(.binary(operation, to: target, left, right), span)
    default:
      let first = values(operands)
      emit(
        .operation(
          operation, to: target, base: first, count: UInt8(truncatingIfNeeded: operands.count)),
        span)
    }
  }

  // MARK: One value or another

  private mutating func evaluateChoice(_ value: TypedExpression, into target: Register) {
    let end = newLabel()
    switch value.kind {
    case .and(let left, let right):
      evaluate(left, into: target)
      emit(.jumpIfFalse(target, end), value.span)
      evaluate(right, into: target)
    case .or(let left, let right):
      evaluate(left, into: target)
      emit(.jumpIfTrue(target, end), value.span)
      evaluate(right, into: target)
    case .not(let operand):
      let base = nextRegister
      emit(.not(to: target, self.operand(operand)), value.span)
      release(to: base)
    case .fallback(let first, let second, let testsTruth):
      evaluate(first, into: target)
      emit(testsTruth ? .jumpIfTrue(target, end) : .jumpIfPresent(target, end), value.span)
      evaluate(second, into: target)
    case .conditional(let condition, let then, let otherwise):
      let other = newLabel()
      jump(unless: condition, to: other)
      evaluate(then, into: target)
      emit(.jump(end), value.span)
      place(other)
      evaluate(otherwise, into: target)
    default: break
    }
    place(end)
  }

  /// Jumps where a condition does not hold.
  mutating func jump(unless condition: TypedExpression, to label: UInt32) {
    switch condition.kind {
    case .and(let left, let right):
      jump(unless: left, to: label)
      jump(unless: right, to: label)
    case .or(let left, let right):
      let holds = newLabel()
      jump(when: left, to: holds)
      jump(unless: right, to: label)
      place(holds)
    case .not(let operand): jump(when: operand, to: label)
    case .operation(.isPresent, let operands): jump(Instruction.jumpIfNone, operands[0], label)
    case .operation(.isNone, let operands): jump(Instruction.jumpIfPresent, operands[0], label)
    case .operation(.truth, let operands): jump(unless: operands[0], to: label)
    default: jump(Instruction.jumpIfFalse, condition, label)
    }
  }

  /// Jumps where a condition holds.
  private mutating func jump(when condition: TypedExpression, to label: UInt32) {
    switch condition.kind {
    case .or(let left, let right):
      jump(when: left, to: label)
      jump(when: right, to: label)
    case .and(let left, let right):
      let fails = newLabel()
      jump(unless: left, to: fails)
      jump(when: right, to: label)
      place(fails)
    case .not(let operand): jump(unless: operand, to: label)
    case .operation(.isPresent, let operands): jump(Instruction.jumpIfPresent, operands[0], label)
    case .operation(.isNone, let operands): jump(Instruction.jumpIfNone, operands[0], label)
    case .operation(.truth, let operands): jump(when: operands[0], to: label)
    default: jump(Instruction.jumpIfTrue, condition, label)
    }
  }

  private mutating func jump(
    _ instruction: (Register, UInt32) -> Instruction, _ value: TypedExpression, _ label: UInt32
  ) {
    let base = nextRegister
    let register = operand(value)
    emit(instruction(register, label), value.span)
    release(to: base)
  }

  // MARK: Lists and texts

  private mutating func evaluate(
    _ comprehension: Comprehension, into target: Register, _ span: Span
  ) {
    let base = newRegisters(3)
    evaluate(comprehension.list, into: base)
    let exit = newLabel()
    let body = newLabel()
    let skip = newLabel()
    emit(.beginList, span)
    emit(.loop(base: base, exit: exit), span)
    declare(comprehension.variable, in: base + 2)
    place(body)
    let inner = nextRegister
    if let condition = comprehension.condition { jump(unless: condition, to: skip) }
    emit(.append(operand(comprehension.element)), span)
    place(skip)
    release(to: inner)
    emit(.next(base: base, body: body), span)
    place(exit)
    emit(.endList(to: target), span)
  }

  private mutating func capture(
    _ nodes: [TypedNode], asText: Bool, into target: Register, _ span: Span
  ) {
    let outer = context
    context = .start(for: asText ? .text : .html)
    emit(.beginCapture, span)
    compile(nodes)
    if !context.mayEnd {
      log.report(.unfinishedOutput(context: context.name, at: nodes.last?.span ?? span))
    }
    emit(.endCapture(to: target), span)
    context = outer
  }

  /// Fills a register with the JSON of a value.
  mutating func serialize(
    _ value: TypedExpression, into target: Register, style: JSONText.Style
  ) {
    let base = nextRegister
    let register = operand(value)
    let type: Int
    if let known = tables.jsonTypes.firstIndex(of: value.type) {
      type = known
    } else {
      tables.jsonTypes.append(value.type)
      type = tables.jsonTypes.count - 1
    }
    emit(
      .json(
        to: target, register, type: UInt32(truncatingIfNeeded: type), style: style), value.span)
    release(to: base)
  }
}
