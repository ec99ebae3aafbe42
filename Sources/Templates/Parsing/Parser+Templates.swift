import Diagnostics

// Tags that use other templates, blocks and macros.
extension Parser {
  mutating func parseInclude(_ name: Identifier) throws(Failure) -> Node {
    let template = try expressions.parseExpression()
    var ignoresMissing = false
    if tokens.take(word: "ignore") {
      guard tokens.take(word: "missing") else { throw tokens.unexpected("'missing'") }
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
    guard tokens.isWord("with") || tokens.isWord("without") else { return value }
    let hasContext = tokens.isWord("with")
    tokens.take()
    guard tokens.take(word: "context") else { throw tokens.unexpected("'context'") }
    return hasContext
  }

  mutating func parseExtends(_ name: Identifier) throws(Failure) {
    let parent = try expressions.parseExpression()
    endTag()
    let span = name.span.through(parent.span)
    guard openTags.isEmpty else {
      tokens.log.report(.misplacedExtends(inside: openTags.last?.name ?? "", at: span))
      return
    }
    if let first = template.parent {
      tokens.log.report(.secondExtends(at: span, first: first.span))
    } else {
      template.parent = (parent, span)
    }
  }

  mutating func parseBlock(_ name: Identifier) throws(Failure) -> Node {
    let blockName = try tokens.expectName("the name of a block")
    var isScoped = false
    var isRequired = false
    while tokens.current.kind == .name {
      if tokens.take(word: "scoped") {
        isScoped = true
      } else if tokens.take(word: "required") {
        isRequired = true
      } else {
        throw tokens.unexpected("'scoped', 'required' or '%}'")
      }
    }
    endTag()
    openBlocks.append(blockName.text)
    let (body, end) = parseBody(of: name, until: ["endblock"])
    openBlocks.removeLast()
    if end != nil {
      if tokens.current.kind == .name, tokens.text(of: tokens.current) != blockName.text {
        tokens.log.report(
          .wrongEndOfBlock(
            tokens.text(of: tokens.current), block: blockName.text,
            at: tokens.span(of: tokens.current)))
        tokens.take()
      } else if tokens.current.kind == .name {
        tokens.take()
      }
      endTag()
    }
    let block = Block(
      name: blockName, isScoped: isScoped, isRequired: isRequired,
      outer: openBlocks.last, body: body)
    if let first = template.blocks[blockName.text] {
      tokens.log.report(.secondBlock(blockName.text, at: blockName.span, first: first.name.span))
    } else {
      template.blocks[blockName.text] = block
      template.blockNames.append(blockName.text)
    }
    return Node(kind: .block(block), span: name.span.through(blockName.span))
  }

  // MARK: Macros

  mutating func parseMacro(_ name: Identifier) throws(Failure) {
    let macroName = try tokens.expectNewName("the name of the macro")
    template.assignedNames.insert(macroName.text)
    let header = header(
      { parser throws(Failure) -> [Parameter]? in try parser.parseParameters() }, or: nil)
    let parameters = header ?? []
    template.assignedNames.formUnion(parameters.map(\.name.text))
    let outer = expressions.readsMore
    expressions.readsMore = false
    let body = parseBody(of: name, end: "endmacro")
    let macro = Macro(
      name: macroName, parameters: parameters, takesMore: expressions.readsMore,
      certainty: header == nil ? .uncertain : .certain,
      body: body)
    expressions.readsMore = outer
    if let first = template.macros[macroName.text] {
      tokens.log.report(.secondMacro(macroName.text, at: macroName.span, first: first.name.span))
    } else {
      template.macros[macroName.text] = macro
    }
  }

  mutating func parseCall(_ name: Identifier) throws(Failure) -> Node {
    typealias Header = (parameters: [Parameter], call: Expression)
    let (parameters, call) = header(
      { parser throws(Failure) -> Header in
        let parameters =
          parser.tokens.current.kind == .leftParenthesis ? try parser.parseParameters() : []
        let call = try parser.parseExpression()
        guard case .call = call.kind else {
          parser.tokens.log.report(.callOfNoMacro(at: call.span))
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
    let template = try expressions.parseExpression()
    guard tokens.take(word: "as") else { throw tokens.unexpected("'as' and a name") }
    let alias = try tokens.expectNewName("a name for the module")
    let hasContext = try parseContext(default: false)
    endTag()
    self.template.assignedNames.insert(alias.text)
    let module = ModuleReference(template: template, hasContext: hasContext)
    return Node(
      kind: .importModule(module, name: alias), span: name.span.through(template.span))
  }

  mutating func parseFrom(_ name: Identifier) throws(Failure) -> Node {
    let template = try expressions.parseExpression()
    guard tokens.take(word: "import") else { throw tokens.unexpected("'import'") }
    var names: [(name: Identifier, alias: Identifier)] = []
    while tokens.current.kind == .name, !tokens.isWord("with"), !tokens.isWord("without") {
      let imported = try tokens.expectName("the name of a macro")
      let alias =
        tokens.take(word: "as") ? try tokens.expectNewName("a name for the macro") : imported
      names.append((imported, alias))
      guard tokens.take(.comma) else { break }
    }
    tokens.reportRepeated(names.map(\.alias))
    if names.isEmpty { throw tokens.unexpected("the name of a macro") }
    let hasContext = try parseContext(default: false)
    endTag()
    self.template.assignedNames.formUnion(names.map(\.alias.text))
    let module = ModuleReference(template: template, hasContext: hasContext)
    return Node(
      kind: .importMacros(module, names), span: name.span.through(template.span))
  }
}
