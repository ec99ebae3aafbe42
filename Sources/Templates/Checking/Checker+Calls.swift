import Diagnostics
import Schema

// Calls of functions.
extension Checker {
  /// The names of the functions that every template has.
  var functionNames: [String] {
    BuiltInFunction.all(in: environment).map(\.name) + environment.functions.map(\.name)
  }

  mutating func checkCall(
    _ callee: Expression, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    switch callee.kind {
    case .name(let name): return checkCall(of: name, callee.span, arguments, span)
    case .member(let object, let member):
      return checkCall(of: member, on: object, arguments, span)
    case .call, .filter:
      return fail(.notCallable(type: nil, at: callee.span), span)
    default:
      let value = check(callee)
      return value.isInvalid
        ? value : fail(.notCallable(type: self.name(value.type), at: callee.span), span)
    }
  }

  private mutating func checkCall(
    of name: String, _ nameSpan: Span, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    switch lookUp(name)?.binding {
    case .macro(let macro): return call(macro, arguments, caller: nil, span)
    case .caller(let caller): return call(caller, arguments, span)
    case .loop(let loop): return call(loop, arguments, at: nameSpan, span)
    case .variable(let variable) where variable.type == .invalid: return .invalid(span)
    case .variable(let variable):
      return fail(.notCallable(type: self.name(variable.type), at: nameSpan), span)
    case .global(let value):
      return fail(.notCallable(type: self.name(value.type), at: nameSpan), span)
    case .some: return fail(.notCallable(type: nil, at: nameSpan), span)
    case nil: break
    }
    if name == "super" { return checkSuper(arguments, span) }
    if let function = BuiltInFunction.all(in: environment).first(where: { $0.name == name }) {
      return function.check(&self, arguments, span)
    }
    if let index = environment.functions.firstIndex(where: { $0.name == name }) {
      return checkHostCall(index, nameSpan, arguments, span)
    }
    for argument in arguments { _ = check(argument.value) }
    if isUncertain(name, at: span) { return .invalid(span) }
    let (scopes, functions) = (here.scopes, functionNames)
    let known = log.gathered { functions + scopes.visibleMacros }
    return fail(.unknownFunction(name, known: known, at: nameSpan, suggesting: &log), span)
  }

  private mutating func checkCall(
    of member: Identifier, on object: Expression, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    if case .name("self") = object.kind, lookUp("self") == nil {
      return checkSelf(member, span)
    }
    switch compileTimeBinding(of: object) {
    case .module(let module):
      if case .macro(let macro)? = self.member(member.text, of: module) {
        return call(macro, arguments, caller: nil, span)
      }
      let known = log.gathered { module.scopes.innermostNames }
      if module.certainty == .uncertain { return .invalid(span) }
      return fail(
        .unknownImport(
          member.text, from: module.template, known: known, at: member.span, suggesting: &log), span
      )
    case .loop(let loop):
      if member.text == "cycle" { return checkCycle(loop, arguments, span) }
      if member.text == "changed" { return checkChanged(loop, arguments, span) }
    case .variable, .global, .macro, .caller, .field, nil: break
    }
    let value = check(object)
    guard !value.isInvalid else { return value }
    return fail(
      .noMethod(member.text, filters: FilterTable.names, at: member.span, suggesting: &log), span)
  }

  // MARK: Blocks

  private mutating func checkSuper(_ arguments: [Argument], _ span: Span) -> TypedExpression {
    guard let (name, level) = here.unit.current else {
      if recovery.templates == .uncertain { return .invalid(span) }
      return fail(.superOutsideOfBlock(at: span), span)
    }
    guard let count = here.unit.blocks[name]?.count, level + 1 < count else {
      if recovery.templates == .uncertain || here.unit.lacksLayout { return .invalid(span) }
      return fail(.nothingAbove(block: name, at: span), span)
    }
    return capture(checkDefinition(level + 1, of: name, isScoped: false, at: span), at: span)
  }

  private mutating func checkSelf(_ name: Identifier, _ span: Span) -> TypedExpression {
    let blocks = here.unit.blocks
    guard blocks[name.text] != nil else {
      let known = log.gathered { blocks.keys.sorted() }
      return fail(.unknownBlock(name.text, known: known, at: name.span, suggesting: &log), span)
    }
    return capture(checkDefinition(0, of: name.text, isScoped: false, at: span), at: span)
  }

  // MARK: Functions of the host

  private mutating func checkHostCall(
    _ index: Int, _ nameSpan: Span, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    let function = environment.functions[index]
    guard let first = arguments.first, first.name == nil else {
      return fail(
        .wrongCount(
          of: "'\(function.name)'", takes: "the name of a \(function.argument)", at: span), span)
    }
    let name = check(first.value)
    guard !name.isInvalid else { return .invalid(span) }
    guard let text = name.literalText else {
      return fail(
        .hostNameNotLiteral(function.name, argument: function.argument, at: name.span), span)
    }
    guard let entry = function.names.firstIndex(of: text) else {
      if function.certainty == .uncertain { return .invalid(span) }
      return fail(
        .unknownHostName(
          text, argument: function.argument, known: function.names, at: first.value.span,
          suggesting: &log), span)
    }
    let wanted = function.values[text].map { Type($0) }
    guard arguments.count == (wanted == nil ? 1 : 2), arguments.last?.name == nil else {
      let takes =
        wanted.map { "the name and a value of type \(self.name($0))" } ?? "the name only"
      let example = "\(function.name)(\"\(text)\"\(wanted == nil ? "" : ", …"))"
      return fail(
        .wrongCount(
          of: "\(function.name)(\"\(text)\")", takes: takes, write: example, at: span), span)
    }
    var value: TypedExpression?
    if let wanted, let argument = arguments.last {
      value = expect(
        check(argument.value), toBe: wanted, as: "the value of '\(text)'")
      if value == nil { return .invalid(span) }
    }
    return TypedExpression(
      .host(function: index, entry: entry, value: value), Type(function.result), span)
  }

  // MARK: Loops

  private mutating func checkCycle(
    _ loop: LoopReference, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    let values = arguments.map { check($0.value) }
    guard !values.isEmpty else {
      return fail(.wrongCount(of: "'loop.cycle'", takes: "one value or more", at: span), span)
    }
    var type = Type.never
    for value in values {
      guard let joined = type.joined(with: value.type) else {
        return fail(
          .unlikeElements(
            first: name(type), second: name(value.type), of: "'loop.cycle'", at: value.span),
          span)
      }
      type = joined
    }
    let index = TypedExpression(.loop(loop.id, .index0), .int, span)
    let count = TypedExpression(.int(values.count), .int, span)
    let turn = TypedExpression(.binary(.arithmetic(.modulo), index, count), .int, span)
    return choice(by: turn, among: values.map { converted($0, to: type) }[...], span)
  }

  /// The value whose place a number is, found by halving: a value in the middle of a thousand
  /// takes ten comparisons.
  private func choice(
    by number: TypedExpression, among values: ArraySlice<TypedExpression>, _ span: Span
  ) -> TypedExpression {
    let middle = (values.startIndex + values.endIndex) / 2
    guard values.count > 1 else { return values[middle] }
    let bound = TypedExpression(.int(middle), .int, span)
    let isBefore = TypedExpression(.binary(.less, number, bound), .bool, span)
    return TypedExpression(
      .conditional(
        isBefore, then: choice(by: number, among: values[..<middle], span),
        otherwise: choice(by: number, among: values[middle...], span)), values[middle].type, span)
  }

  private mutating func checkChanged(
    _ loop: LoopReference, _ arguments: [Argument], _ span: Span
  ) -> TypedExpression {
    guard arguments.count == 1, let argument = arguments.first else {
      return fail(.wrongCount(of: "'loop.changed'", takes: "one value", at: span), span)
    }
    let value = check(argument.value)
    guard !value.isInvalid else { return .invalid(span) }
    let (old, new, result) = (parts.newVariable(), parts.newVariable(), parts.newVariable())
    parts.keep(old, in: loop.id)
    func variable(_ id: VariableID, _ type: Type) -> TypedExpression {
      TypedExpression(.variable(id), type, span)
    }
    let isFirst = TypedExpression(.loop(loop.id, .first), .bool, span)
    let differs = TypedExpression(
      .binary(.notEqual, variable(new, value.type), variable(old, value.type)), .bool, span)
    let nodes = [
      TypedNode(.assign(new, value), span),
      TypedNode(.assign(result, TypedExpression(.or(isFirst, differs), .bool, span)), span),
      TypedNode(.assign(old, variable(new, value.type)), span),
    ]
    return TypedExpression(.sequence(nodes, variable(result, .bool)), .bool, span)
  }
}
