import Diagnostics
import Escaping
import Schema

// The parts of a template, one by one.
extension Checker {
  mutating func check(_ nodes: [Node]) -> [TypedNode] {
    guard parts.open() else {
      if let first = nodes.first {
        report(.templateTooDeep(limit: PageParts.nestingLimit, at: first.span))
      }
      return []
    }
    defer { parts.close() }
    var result: [TypedNode] = []
    for node in nodes {
      parts.countPart()
      guard parts.count <= PageParts.limit else {
        if parts.count == PageParts.limit + 1 {
          report(.templateTooLarge(limit: PageParts.limit, at: node.span))
        }
        break
      }
      result += check(node)
    }
    return result
  }

  private mutating func check(_ node: Node) -> [TypedNode] {
    switch node.kind {
    case .text(let bytes): return checkText(bytes, node.span)
    case .print(let expression): return checkPrint(expression)
    case .condition(let branches, let otherwise):
      return checkIf(branches, otherwise: otherwise, at: node.span)
    case .loop(let loop): return checkLoop(loop, at: node.span)
    case .assignment(let targets, let value): return checkSet(targets, value)
    case .blockAssignment(let name, let filters, let body):
      return checkSetBlock(name, filters, body)
    case .scope(let values, let body): return checkWith(values, body, at: node.span)
    case .include(let include): return here.isMuted ? [] : checkInclude(include, at: node.span)
    case .block(let block): return checkBlock(block, at: node.span)
    case .importModule(let module, let name):
      return checkImport(module, as: name, at: node.span)
    case .importMacros(let module, let names): return checkImport(module, names, at: node.span)
    case .call(let parameters, let call, let body):
      return checkCallBlock(parameters, call, body, at: node.span)
    case .filter(let filters, let body): return checkFilterBlock(filters, body, at: node.span)
    }
  }

  private mutating func checkText(_ bytes: [UInt8], _ span: Span) -> [TypedNode] {
    guard here.isMuted else { return [TypedNode(.text(bytes), span)] }
    if here.unit.chain.count > 1, !bytes.allSatisfy(isWhitespace) {
      reportHidden(at: span)
    }
    return []
  }

  private mutating func reportHidden(at span: Span) {
    guard let template = here.unit.chain.first(where: { $0.source.id == span.source }),
      here.unit.certainty == .certain
    else { return }
    let bytes = template.source.bytes
    var range = span.range
    while let first = range.first, isWhitespace(bytes[first]) { range.removeFirst() }
    while let last = range.last, isWhitespace(bytes[last]) { range.removeLast() }
    log.report(.hiddenText(at: Span(span.source, range)))
  }

  // MARK: Printing

  private mutating func checkPrint(_ expression: Expression) -> [TypedNode] {
    if here.isMuted {
      if here.unit.chain.count > 1, !expression.isInvalid {
        log.report(.hiddenText(at: expression.span))
      }
      return []
    }
    if case .conditional(let condition, let then, let otherwise) = expression.kind {
      let test = checkCondition(condition)
      if test.value.isSurelyNone { return otherwise.map { checkPrint($0) } ?? [] }
      let mark = knowledge.mark
      knowledge.assume(test.proof.whenTrue)
      let first = TypedBranch(condition: test.value, body: checkPrint(then))
      knowledge.replace(by: mark.and(test.proof.whenFalse))
      let second = otherwise.map { checkPrint($0) } ?? []
      knowledge.restore(mark)
      return [TypedNode(.condition([first], otherwise: second), expression.span)]
    }
    return printed(check(expression))
  }

  /// The parts that print a value.
  private mutating func printed(_ value: TypedExpression) -> [TypedNode] {
    if case .capture(let nodes, _) = value.kind { return [TypedNode(.scope(nodes), value.span)] }
    if case .sequence(let nodes, let last) = value.kind { return nodes + printed(last) }
    guard !value.isInvalid, isPrintable(value) else { return [] }
    return [TypedNode(.print(textual(value)), value.span)]
  }

  /// Whether a value can be printed; reports it where not.
  mutating func isPrintable(_ value: TypedExpression) -> Bool {
    switch value.type {
    case .optional(.never), .never: report(.printedNone(at: value.span))
    case .optional: reportOptional(value)
    case .structure(let id):
      report(
        .printedStructure(
          written(value.span), type: types[id].name,
          fields: types[id].fields.filter { isShown($0) }.map(\.name), at: value.span))
    case .list:
      report(.printedList(written(value.span), type: name(value.type), at: value.span))
    case .tree: report(.printedTree(written(value.span), at: value.span))
    default: return true
    }
    return false
  }

  private func isShown(_ field: Shape.Field) -> Bool {
    switch field.type.unwrapped {
    case .structure, .list, .tree: false
    default: true
    }
  }

  /// A value in the form in which it is printed: choices by their text.
  func textual(_ value: TypedExpression) -> TypedExpression {
    guard case .choice = value.type.unwrapped else { return value }
    return converted(value, to: value.type.isOptional ? .optional(.string) : .string)
  }

  // MARK: Conditions

  private mutating func checkIf(
    _ branches: [Branch], otherwise: [Node], at span: Span
  ) -> [TypedNode] {
    let mark = knowledge.mark
    var typed: [TypedBranch] = []
    var ends: [[String: Binding]] = []
    var known = knowledge.facts
    var isDecided = false
    for branch in branches where !isDecided {
      knowledge.replace(by: known)
      guard let test = checkBranch(branch.condition, isDecided: &isDecided) else { continue }
      knowledge.replace(by: known.union(test.proof.whenTrue))
      here.scopes.enterBranch()
      typed.append(TypedBranch(condition: test.value, body: check(branch.body)))
      ends.append(here.scopes.leaveBranch())
      // Held once, the facts grow in place: a chain would copy all of them for each condition.
      knowledge.replace(by: Facts())
      known.formUnion(test.proof.whenFalse)
    }
    knowledge.replace(by: known)
    here.scopes.enterBranch()
    var rest = isDecided ? [] : check(otherwise)
    ends.append(here.scopes.leaveBranch())
    knowledge.restore(mark)
    let merged = merge(ends)
    for index in typed.indices { typed[index].body += merged.ends[index] }
    rest += merged.ends[typed.count]
    return merged.before + [TypedNode(.condition(typed, otherwise: rest), span)]
  }

  /// Checks the condition of a branch; nil where the branch is surely not taken.
  ///
  /// It is kept out of `checkIf`, which calls itself and must take little of the stack.
  @inline(never)
  private mutating func checkBranch(
    _ condition: Expression, isDecided: inout Bool
  ) -> (value: TypedExpression, proof: Proof)? {
    let test = checkCondition(condition)
    if test.value.isSurelyNone { return nil }
    if here.skipsFalseParts, case .bool(let truth) = test.value.kind {
      isDecided = truth
      if !truth { return nil }
    }
    return (test.value, test.proof)
  }

  // MARK: Loops

  private mutating func checkLoop(_ loop: Loop, at span: Span) -> [TypedNode] {
    if let record = recordOfFields(loop.list) { return checkFields(of: record, loop, at: span) }
    var list = check(loop.list)
    guard loop.isRecursive else { return turns(of: loop, over: list, at: span) }
    let recursion = newRecursion(of: loop, at: span)
    if elementType(of: &list) == .invalid, list.isInvalid {
      return turns(of: loop, over: list, recursion: recursion, at: span)
    }
    let depth = TypedExpression(.int(1), .int, span)
    return call(recursion, for: list, atDepth: depth, span)
  }

  /// The turns that a loop takes over the elements of a list.
  mutating func turns(
    of loop: Loop, over list: TypedExpression, recursion: RecursionID? = nil,
    depth: VariableID? = nil, at span: Span
  ) -> [TypedNode] {
    var list = list
    let element = elementType(of: &list)
    let id = parts.newLoop()
    let variable = parts.newVariable()
    let (outer, mark) = (here.scopes, knowledge.mark)
    here.scopes.enter(.loop)
    var body = bindLoopNames(loop.names, to: variable, element)
    forgetNamespaces()
    if let filter = loop.filter {
      let test = checkCondition(filter)
      let plain = TypedExpression(.variable(variable), element, list.span)
      let comprehension = Comprehension(
        variable: variable, list: list,
        condition: body.isEmpty ? test.value : sequence(body, test.value), element: plain)
      list = TypedExpression(.comprehension(comprehension), .list(element), list.span)
      knowledge.assume(test.proof.whenTrue)
    } else if let path = list.path {
      knowledge.assumeTrue(path)
    }
    let reference = LoopReference(
      id: id, element: element, span: span, recursion: recursion, depth: depth)
    bind("loop", .loop(reference))
    body += check(loop.body)
    here.scopes = outer
    knowledge.restore(mark)
    here.scopes.enter(.with)
    let otherwise = check(loop.otherwise)
    here.scopes.leave()
    let typed = TypedLoop(
      id: id, variable: variable, list: list,
      showsNeighbours: parts.asksForNeighbours(of: id), state: parts.state(of: id), body: body,
      otherwise: otherwise)
    return [TypedNode(.loop(typed), span)]
  }

  /// An expression behind the parts that prepare it.
  func sequence(_ nodes: [TypedNode], _ value: TypedExpression) -> TypedExpression {
    nodes.isEmpty ? value : TypedExpression(.sequence(nodes, value), value.type, value.span)
  }

  /// The type of the elements that a loop goes over; reports what is no list.
  mutating func elementType(of list: inout TypedExpression) -> Type {
    switch list.type {
    case .list(.never): return .invalid
    case .list(let element): return element
    case .string:
      list = TypedExpression(.unary(.text(.characters), list), .list(.string), list.span)
      return .string
    case .invalid: return .invalid
    case .optional(let wrapped) where wrapped != .never: reportOptional(list)
    case .structure(let id):
      let lists = types[id].fields.filter { $0.type.unwrapped.element != nil }.map(\.name)
      report(
        .notAList(written(list.span), type: types[id].name, lists: lists, at: list.span))
    default:
      report(.notAList(written(list.span), type: name(list.type), lists: [], at: list.span))
    }
    list = .invalid(list.span)
    return .invalid
  }

  /// Gives the names of a loop their values, and returns the parts that do it.
  private mutating func bindLoopNames(
    _ names: [Identifier], to variable: VariableID, _ element: Type
  ) -> [TypedNode] {
    guard names.count != 1 else {
      bind(
        names[0].text, .variable(Variable(id: variable, type: element)))
      return []
    }
    guard let last = names.last, let first = names.first else { return [] }
    var value = TypedExpression(
      .variable(variable), element, first.span.through(last.span))
    value.path = Path(root: variable)
    return unpack(value, into: names, isSet: false)
  }

  /// Gives several names the parts of one value.
  mutating func unpack(
    _ value: TypedExpression, into names: [Identifier], isSet: Bool
  ) -> [TypedNode] {
    var nodes: [TypedNode] = []
    for (index, name) in names.enumerated() {
      let part = self.part(index, of: value, count: names.count)
      guard let part else {
        if !value.isInvalid {
          report(
            .cannotUnpack(
              written(value.span), type: self.name(value.type), count: names.count,
              at: value.span))
        }
        for name in names { bindInvalid(name) }
        return []
      }
      if let node = bind(name.text, to: part, declaration: isSet ? name.span : nil, isSet: isSet) {
        nodes.append(node)
      }
    }
    return nodes
  }

  private func part(_ index: Int, of value: TypedExpression, count: Int) -> TypedExpression? {
    switch value.type {
    case .structure(let id):
      let shape = types[id]
      guard shape.maker == .tuple, shape.fields.count == count else { return nil }
      let field = shape.fields[index]
      return TypedExpression(.field(value, slot: field.slot), field.type, value.span)
    case .list(let element):
      let place = TypedExpression(.int(index), .int, value.span)
      let number = TypedExpression(.int(count), .int, value.span)
      return TypedExpression(.many(.part, [value, place, number]), element, value.span)
    default: return nil
    }
  }

  /// Forgets what is known of the fields of all namespaces, which other parts may change.
  mutating func forgetNamespaces() {
    guard !knowledge.facts.isEmpty else { return }
    for variable in here.scopes.variables {
      guard case .structure(let id) = variable.type, types[id].maker == .namespace else { continue }
      knowledge.forget(Path(root: variable.id))
    }
  }
}
