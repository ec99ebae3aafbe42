import Diagnostics

// Tags that bring other templates in, blocks and macros.
extension Parser {
  mutating func parseInclude(_ name: Identifier) throws(Failure) -> Node {
    let template = try parseExpression()
    var ignoresMissing = false
    if take(word: "ignore") {
      guard take(word: "missing") else { throw unexpected("'missing'") }
      ignoresMissing = true
    }
    let hasContext = try parseContext(default: true)
    endTag()
    let include = Include(
      template: template, ignoresMissing: ignoresMissing, hasContext: hasContext)
    return Node(kind: .include(include), span: name.span.through(template.span))
  }

  /// `with context` or `without context`.
  private mutating func parseContext(default value: Bool) throws(Failure) -> Bool {
    guard isWord("with") || isWord("without") else { return value }
    let hasContext = isWord("with")
    take()
    guard take(word: "context") else { throw unexpected("'context'") }
    return hasContext
  }

  mutating func parseExtends(_ name: Identifier) throws(Failure) {
    let parent = try parseExpression()
    endTag()
    let span = name.span.through(parent.span)
    guard openTags.isEmpty else {
      log.report(.misplacedExtends(inside: openTags.last?.name ?? "", at: span))
      return
    }
    if let first = template.parent {
      log.report(.secondExtends(at: span, first: first.span))
    } else {
      template.parent = (parent, span)
    }
  }

  mutating func parseBlock(_ name: Identifier) throws(Failure) -> Node {
    let blockName = try expectName("the name of a block")
    var isScoped = false
    var isRequired = false
    while current.kind == .name {
      if take(word: "scoped") {
        isScoped = true
      } else if take(word: "required") {
        isRequired = true
      } else {
        throw unexpected("'scoped', 'required' or '%}'")
      }
    }
    endTag()
    let (body, end) = parseBody(of: name, until: ["endblock"])
    if end != nil {
      if current.kind == .name, text(of: current) != blockName.text {
        log.report(
          .wrongEndOfBlock(text(of: current), block: blockName.text, at: span(of: current)))
        take()
      } else if current.kind == .name {
        take()
      }
      endTag()
    }
    let block = Block(name: blockName, isScoped: isScoped, isRequired: isRequired, body: body)
    if let first = template.blocks[blockName.text] {
      log.report(.secondBlock(blockName.text, at: blockName.span, first: first.name.span))
    } else {
      template.blocks[blockName.text] = block
      template.blockNames.append(blockName.text)
    }
    return Node(kind: .block(block), span: name.span.through(blockName.span))
  }

  // MARK: Macros

  mutating func parseMacro(_ name: Identifier) throws(Failure) {
    let macroName = try expectName("the name of the macro")
    template.assignedNames.insert(macroName.text)
    let header = header(
      { parser throws(Failure) -> [Parameter]? in try parser.parseParameters() }, or: nil)
    let parameters = header ?? []
    template.assignedNames.formUnion(parameters.map(\.name.text))
    let outer = readsMore
    readsMore = false
    let body = parseBody(of: name, end: "endmacro")
    let macro = Macro(
      name: macroName, parameters: parameters, takesMore: readsMore,
      certainty: header == nil ? .uncertain : .certain,
      body: body)
    readsMore = outer
    if let first = template.macros[macroName.text] {
      log.report(.secondMacro(macroName.text, at: macroName.span, first: first.name.span))
    } else {
      template.macros[macroName.text] = macro
    }
  }

  private mutating func parseParameters() throws(Failure) -> [Parameter] {
    try expect(.leftParenthesis, "'('")
    var parameters: [Parameter] = []
    while !take(.rightParenthesis) {
      if !parameters.isEmpty {
        try expect(.comma, "',' or ')'")
        if take(.rightParenthesis) { break }
      }
      let name = try expectName("the name of a parameter")
      let type = take(.colon) ? try parseTypeName() : nil
      let value = take(.assign) ? try parseExpression() : nil
      if let last = parameters.last, last.value != nil, value == nil {
        log.report(.parameterAfterDefault(name.text, at: name.span))
      }
      parameters.append(Parameter(name: name, type: type, value: value))
    }
    return parameters
  }

  private mutating func parseTypeName() throws(Failure) -> TypeName {
    let start = current
    depth += 1
    defer { depth -= 1 }
    guard depth <= Parser.depthLimit else {
      log.report(.expressionTooDeep(limit: Parser.depthLimit, at: span(of: start)))
      throw Failure()
    }
    var type: TypeName
    if take(.leftBracket) {
      let element = try parseTypeName()
      try expect(.rightBracket, "']'")
      type = .list(element, span(from: start))
    } else {
      type = .name(try expectName("a type, such as String or [Recipe]"))
    }
    if take(.question) { type = .optional(type, span(from: start)) }
    return type
  }

  mutating func parseCall(_ name: Identifier) throws(Failure) -> Node {
    typealias Header = (parameters: [Parameter], call: Expression)
    let (parameters, call) = header(
      { parser throws(Failure) -> Header in
        let parameters =
          parser.current.kind == .leftParenthesis ? try parser.parseParameters() : []
        let call = try parser.parseExpression()
        guard case .call = call.kind else {
          parser.log.report(.callOfNoMacro(at: call.span))
          throw Failure()
        }
        return (parameters, call)
      }, or: ([], Expression(.invalid, name.span)))
    template.assignedNames.formUnion(parameters.map(\.name.text))
    let body = parseBody(of: name, end: "endcall")
    return Node(kind: .call(parameters: parameters, call, body), span: name.span)
  }

  // MARK: Imports

  mutating func parseImport(_ name: Identifier) throws(Failure) -> Node {
    let template = try parseExpression()
    guard take(word: "as") else { throw unexpected("'as' and a name") }
    let alias = try expectName("a name for the module")
    let hasContext = try parseContext(default: false)
    endTag()
    self.template.assignedNames.insert(alias.text)
    let module = ModuleReference(template: template, hasContext: hasContext)
    return Node(
      kind: .importModule(module, name: alias), span: name.span.through(template.span))
  }

  mutating func parseFrom(_ name: Identifier) throws(Failure) -> Node {
    let template = try parseExpression()
    guard take(word: "import") else { throw unexpected("'import'") }
    var names: [(name: Identifier, alias: Identifier)] = []
    while current.kind == .name, !isWord("with"), !isWord("without") {
      let imported = try expectName("the name of a macro")
      let alias = take(word: "as") ? try expectName("a name for the macro") : imported
      names.append((imported, alias))
      guard take(.comma) else { break }
    }
    if names.isEmpty { throw unexpected("the name of a macro") }
    let hasContext = try parseContext(default: false)
    endTag()
    self.template.assignedNames.formUnion(names.map(\.alias.text))
    let module = ModuleReference(template: template, hasContext: hasContext)
    return Node(
      kind: .importMacros(module, names), span: name.span.through(template.span))
  }
}
