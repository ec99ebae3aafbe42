import Diagnostics
import Escaping
import Schema

// The parts of a template, one by one.
extension Checker {
  mutating func check(_ nodes: [Node]) -> [TypedNode] {
    guard typing.parts.open() else {
      if let first = nodes.first {
        typing.report(.templateTooDeep(limit: PageParts.nestingLimit, at: first.span))
      }
      return []
    }
    defer { typing.parts.close() }
    var result: [TypedNode] = []
    for node in nodes {
      typing.parts.countPart()
      guard typing.parts.count <= PageParts.limit else {
        if typing.parts.count == PageParts.limit + 1 {
          typing.report(.templateTooLarge(limit: PageParts.limit, at: node.span))
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
      here.unit.reportHiddenText(at: span, reportingTo: &typing.reports)
    }
    return []
  }

  // MARK: Printing

  private mutating func checkPrint(_ expression: Expression) -> [TypedNode] {
    if here.isMuted {
      if here.unit.chain.count > 1, !expression.isInvalid {
        typing.reports.log.report(.hiddenText(at: expression.span))
      }
      return []
    }
    if case .conditional(let condition, let then, let otherwise) = expression.kind {
      let test = checkCondition(condition)
      if test.value.isSurelyNone { return otherwise.map { checkPrint($0) } ?? [] }
      let mark = typing.knowledge.mark
      typing.knowledge.assume(test.proof.whenTrue)
      let first = TypedBranch(condition: test.value, body: checkPrint(then))
      typing.knowledge.replace(by: mark.and(test.proof.whenFalse))
      let second = otherwise.map { checkPrint($0) } ?? []
      typing.knowledge.restore(mark)
      return [TypedNode(.condition([first], otherwise: second), expression.span)]
    }
    return printed(check(expression))
  }

  /// The parts that print a value.
  private mutating func printed(_ value: TypedExpression) -> [TypedNode] {
    if case .capture(let nodes, _) = value.kind { return [TypedNode(.scope(nodes), value.span)] }
    if case .sequence(let nodes, let last) = value.kind { return nodes + printed(last) }
    guard !value.isInvalid, typing.isPrintable(value) else { return [] }
    return [TypedNode(.print(value.printed), value.span)]
  }

  // MARK: Conditions

  private mutating func checkIf(
    _ branches: [Branch], otherwise: [Node], at span: Span
  ) -> [TypedNode] {
    let mark = typing.knowledge.mark
    var typed: [TypedBranch] = []
    var ends: [[String: Binding]] = []
    var known = typing.knowledge.facts
    var isDecided = false
    for branch in branches where !isDecided {
      typing.knowledge.replace(by: known)
      guard let test = checkBranch(branch.condition, isDecided: &isDecided) else { continue }
      typing.knowledge.replace(by: known.union(test.proof.whenTrue))
      here.scopes.enterBranch()
      typed.append(TypedBranch(condition: test.value, body: check(branch.body)))
      ends.append(here.scopes.leaveBranch())
      // Held once, the facts grow in place: a chain would copy all of them for each condition.
      typing.knowledge.replace(by: Facts())
      known.formUnion(test.proof.whenFalse)
    }
    typing.knowledge.replace(by: known)
    here.scopes.enterBranch()
    var rest = isDecided ? [] : check(otherwise)
    ends.append(here.scopes.leaveBranch())
    typing.knowledge.restore(mark)
    let template = here.unit.chain.first?.source.wholeSpan ?? span
    let merged = BranchMerge(ends, in: here.scopes, of: template, typing: &typing)
    here.scopes = merged.scopes
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
    if typing.elementType(of: &list) == .invalid, list.isInvalid {
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
    let element = typing.elementType(of: &list)
    let id = typing.parts.newLoop()
    let variable = typing.parts.newVariable()
    let (outer, mark) = (here.scopes, typing.knowledge.mark)
    here.scopes.enter(.loop)
    var body = here.bind(loop.names, to: variable, element, in: &typing)
    typing.forgetNamespaces(among: here.scopes.variables)
    if let filter = loop.filter {
      let test = checkCondition(filter)
      let plain = TypedExpression(.variable(variable), element, list.span)
      let comprehension = Comprehension(
        variable: variable, list: list,
        condition: body.isEmpty ? test.value : test.value.following(body), element: plain)
      list = TypedExpression(.comprehension(comprehension), .list(element), list.span)
      typing.knowledge.assume(test.proof.whenTrue)
    } else if let path = list.path {
      typing.knowledge.assumeTrue(path)
    }
    let reference = LoopReference(
      id: id, element: element, span: span, recursion: recursion, depth: depth)
    here.scopes.bind("loop", .loop(reference))
    body += check(loop.body)
    here.scopes = outer
    typing.knowledge.restore(mark)
    here.scopes.enter(.with)
    let otherwise = check(loop.otherwise)
    here.scopes.leave()
    let typed = TypedLoop(
      id: id, variable: variable, list: list,
      showsNeighbours: typing.parts.asksForNeighbours(of: id), state: typing.parts.state(of: id),
      body: body,
      otherwise: otherwise)
    return [TypedNode(.loop(typed), span)]
  }
}
