import Diagnostics
import Escaping
import Schema

// Parts of a template: text, printed values, conditions, loops.
extension ProgramCompiler {
  /// Compiles parts; what follows the last is what follows this place, unless they are apart from it.
  mutating func compile(_ nodes: [TypedNode], isApart: Bool = false) {
    let following = output.following
    for (index, node) in nodes.enumerated() where excess == nil {
      output.following = nodes.dropFirst(index + 1).first?.staticText ?? (isApart ? [] : following)
      compile(node)
    }
    output.following = following
  }

  private mutating func compile(_ node: TypedNode) {
    switch node.kind {
    case .text(let bytes): emitText(bytes, node.span)
    case .braced(let path): report(output.mistake(ofBraced: path, at: node.span))
    case .suspect(let text): report(output.mistake(of: text, at: node.span))
    case .print(let value): print(value)
    case .unknown: reads.noteUnknown()
    case .condition(let branches, let otherwise):
      compileCondition(branches, otherwise: otherwise, node.span)
    case .loop(let loop): compileLoop(loop, node.span)
    case .assign(let variable, let value):
      let register = declare(variable)
      let base = registers.next
      evaluate(value, into: register)
      registers.release(to: base)
    case .assignField(let object, let slot, let value):
      let base = registers.next
      let record = operand(object)
      let register = operand(value)
      emit(.setField(of: record, slot: narrowed(slot), to: register), node.span)
      registers.release(to: base)
    case .scope(let nodes):
      let base = registers.next
      compile(nodes)
      registers.release(to: base)
    case .call(let call): compile(call, node.span)
    }
  }

  // MARK: Printing

  private mutating func print(_ value: TypedExpression) {
    if let text = output.staticText(of: value) { return emitText(text, value.span) }
    if context.dropsLineFeed { emitText([0x0A], value.span) }
    switch context.escaper(forHoleOf: HoleKind(of: value.type)) {
    case .failure(let refusal):
      report(output.mistake(refusal, of: value, in: templates, besides: log))
    case .success(let escaper):
      report(.discarded(value, escaper))
      report(output.mistake(ofPrinted: value, patterns: tables.patterns))
      output.notePrinted(value)
      let base = registers.next
      emitPrint(escaper.encodesPartOfURL ? value.withoutURLEncoding : value, escaper)
      registers.release(to: base)
    }
    context.advanceOverHole()
  }

  private mutating func emitPrint(_ value: TypedExpression, _ escaper: Escaper) {
    switch value.kind {
    case .field(let object, let slot):
      let whole = read(slot, of: object, at: value.span)
      emit(.printField(whole, slot: narrowed(slot), escaper), value.span)
    case .json(let content):
      if escaper.writesJSON, content.type.isText {
        emit(.print(operand(content), escaper), value.span)
      } else {
        let register = newRegister()
        serialize(content, into: register, style: escaper.jsonStyle)
        emit(
          .print(register, escaper.writesJSON ? escaper.afterSerializing : escaper), value.span)
      }
    default:
      let isSerialized = value.type == .json && escaper.writesJSON
      emit(.print(operand(value), isSerialized ? escaper.afterSerializing : escaper), value.span)
    }
  }

  // MARK: Conditions

  private mutating func compileCondition(
    _ branches: [TypedBranch], otherwise: [TypedNode], _ span: Span
  ) {
    let end = code.newLabel()
    let start = context
    var ends: [(context: HTMLContext, span: Span)] = []
    var isDecided = false
    for branch in branches where !isDecided {
      let next = code.newLabel()
      switch branch.condition.kind {
      case .bool(false): continue
      case .bool(true): isDecided = true
      default: jump(unless: branch.condition, to: next)
      }
      context = start
      compile(branch.body)
      emitText(output.keptLineFeed, span)
      ends.append((context, branch.body.last?.span ?? branch.condition.span))
      if !isDecided { emit(.jump(end.target), span) }
      code.place(next)
    }
    if !isDecided {
      context = start
      compile(otherwise)
      emitText(output.keptLineFeed, span)
      ends.append((context, otherwise.last?.span ?? span))
    }
    code.place(end)
    report(output.join(ends))
  }

  // MARK: Loops

  private mutating func compileLoop(_ loop: TypedLoop, _ span: Span) {
    if context.dropsLineFeed, !loop.body.beginsWithLineFeed { emitText([0x0A], span) }
    let outer = mark
    let start = context
    let last = loop.body.last?.span ?? span
    var entry = start
    // Each round forgets something about the context at the start of the body: few are needed.
    for round in 1...8 {
      rewind(to: outer)
      context = entry
      let exit = compileIterations(loop, span)
      let joined = entry.joined(with: context)
      if joined == nil || joined != entry && round == 8 {
        report(
          output.leftOpen(context, at: last)
            ?? .differentLoopContexts(
              start: entry.name, startingAt: span, end: context.name, endingAt: last))
      }
      if joined == nil || joined == entry || round == 8 {
        context = entry
        finish(loop, exit, start, span)
        return
      }
      entry = joined ?? entry
    }
  }

  /// The loop itself; returns the label of what follows an empty list.
  private mutating func compileIterations(_ loop: TypedLoop, _ span: Span) -> InstructionList.Label
  {
    let exit = code.newLabel()
    let body = code.newLabel()
    let base: Register
    var counts = false
    if case .many(.range, let bounds) = loop.list.kind, !loop.showsNeighbours {
      counts = true
      base = newRegisters(6)
      for (place, bound) in bounds.enumerated() {
        evaluate(bound, into: base + 3 + Register(place))
      }
      emit(.count(base: base, exit: exit.target), span)
    } else {
      base = newRegisters(3)
      evaluate(loop.list, into: base)
      emit(.loop(base: base, exit: exit.target), span)
    }
    registers.bind(loop.variable, to: base + 2)
    registers.bind(loop.id, to: base)
    for variable in loop.state { _ = declare(variable) }
    code.place(body)
    let inner = registers.next
    compile(loop.body, isApart: true)
    registers.release(to: inner)
    emit(
      counts
        ? .nextNumber(base: base, body: body.target) : .next(base: base, body: body.target), span)
    return exit
  }

  /// What follows the iterations of a loop: the part for an empty list.
  private mutating func finish(
    _ loop: TypedLoop, _ exit: InstructionList.Label, _ start: HTMLContext, _ span: Span
  ) {
    registers.release(to: Int(registers.register(of: loop.id)))
    guard !loop.otherwise.isEmpty else {
      code.place(exit)
      return
    }
    let end = code.newLabel()
    emit(.jump(end.target), span)
    code.place(exit)
    let afterLoop = context
    context = start
    compile(loop.otherwise)
    code.place(end)
    report(
      output.join([
        (afterLoop, loop.body.last?.span ?? span), (context, loop.otherwise.last?.span ?? span),
      ]))
  }
}

extension [TypedNode] {
  /// Whether they begin with static text, and that with a line feed.
  fileprivate var beginsWithLineFeed: Bool {
    first?.staticText.first == 0x0A
  }
}

extension TypedNode {
  /// Its static text; empty where it is something else.
  fileprivate var staticText: [UInt8] {
    if case .text(let bytes) = kind { bytes } else { [] }
  }
}

/// Where static text of a template is written.
struct StaticTextPlace {
  let source: Source?
  let span: Span

  /// The place of a byte of the text, in which every line break is one byte.
  func place(of offset: Int) -> Span {
    let start = writtenOffset(of: offset)
    return Span(span.source, start, min(start + 1, Int(span.end)))
  }

  private func writtenOffset(of offset: Int) -> Int {
    guard let source else { return Int(span.start) }
    var written = Int(span.start)
    for _ in 0..<offset where written < Int(span.end) {
      let isPair = source.bytes[written] == 0x0D && written + 1 < Int(span.end)
      written += isPair && source.bytes[written + 1] == 0x0A ? 2 : 1
    }
    return min(written, Int(span.end))
  }
}

extension HoleKind {
  /// The kind of hole for a value of this type.
  init(of type: Type) {
    switch type {
    case .int, .double, .decimal, .bool: self = .number
    case .address: self = .address
    case .markdown, .markup: self = .markup
    case .json: self = .json
    case .scalar, .tree, .choice, .structure, .optional, .list, .mixed, .never, .invalid:
      self = .text
    }
  }
}
