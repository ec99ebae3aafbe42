import Diagnostics

// Tags in general, and those that contain other parts.
extension Parser {
  /// Reads the rest of a tag after its name, and adds its node.
  mutating func parseTag(_ name: Identifier, opening: Token, into nodes: inout [Node]) {
    guard openTags.count < Parser.depthLimit || name.text.hasPrefix("end") else {
      tokens.log.report(.tagsTooDeep(limit: Parser.depthLimit, at: name.span))
      unknownTags.append((name.text, openTags.count))
      return tokens.skipTag()
    }
    do throws(Failure) {
      switch name.text {
      case "if": nodes.append(parseIf(name))
      case "for": nodes.append(parseFor(name))
      case "set": try parseSet(name, into: &nodes)
      case "with": nodes.append(parseWith(name))
      case "include": try nodes.append(parseInclude(name))
      case "extends": try parseExtends(name)
      case "block": nodes.append(try parseBlock(name))
      case "macro": try parseMacro(name)
      case "import": nodes.append(try parseImport(name))
      case "from": nodes.append(try parseFrom(name))
      case "call": nodes.append(try parseCall(name))
      case "filter": nodes.append(try parseFilterBlock(name))
      default: reportUnknownTag(name)
      }
    } catch {
      unknownTags.append((name.text, openTags.count))
      giveUpTag()
    }
  }

  private mutating func reportUnknownTag(_ name: Identifier) {
    let isEnd = name.text.hasPrefix("end") || ["elif", "else"].contains(name.text)
    if let index = unknownTags.lastIndex(where: { "end" + $0.name == name.text }) {
      unknownTags.remove(at: index)
    } else if isEnd, let unknown = unknownTags.last, unknown.depth == openTags.count {
      if name.text.hasPrefix("end") { unknownTags.removeLast() }
    } else if isEnd {
      if !mayEndUnreadTag(name.text) {
        tokens.log.report(.nothingToEnd(name.text, open: openTags.last?.name, at: name.span))
        template.isUnbalanced = true
      }
    } else {
      let diagnostic = Diagnostic.unknownTag(name.text, at: name.span, suggesting: &tokens.log)
      unknownTags.append((diagnostic.help.first?.replacement ?? name.text, openTags.count))
      if tokens.current.kind != .invalid { tokens.log.report(diagnostic) }
    }
    giveUpTag()
  }

  /// Whether a tag that ends or continues another may belong to one that could not be read.
  private func mayEndUnreadTag(_ name: String) -> Bool {
    let words = template.uncertainNames
    if name.hasPrefix("end") { return words.contains(String(name.dropFirst(3))) }
    return words.contains("if") || name == "else" && words.contains("for")
  }

  /// Takes the end of a tag, or reports what is before it and skips that.
  mutating func endTag() {
    guard tokens.current.kind != .tagEnd else { return tokens.skipTag() }
    _ = tokens.unexpected("'%}'")
    giveUpTag()
  }

  /// Reads the header of a tag; where it is wrong, the tag's body is still read.
  mutating func header<Value>(
    _ parse: (inout ExpressionParser) throws(Failure) -> Value, or fallback: Value
  ) -> Value {
    do throws(Failure) {
      let value = try parse(&expressions)
      // What stops at a sign that no tag has is only the beginning of what was meant.
      let isWhole = tokens.current.kind != .invalid
      endTag()
      return isWhole ? value : fallback
    } catch {
      giveUpTag()
      return fallback
    }
  }

  /// Reads the contents of a tag, up to one of the tags that continue or end it.
  mutating func parseBody(of name: Identifier, until ends: Set<String>) -> ([Node], Identifier?) {
    openTags.append(OpenTag(name: name.text, span: name.span, continuations: ends))
    let (nodes, end) = parseNodes()
    openTags.removeLast()
    unknownTags.removeAll { $0.depth > openTags.count }
    if end == nil { reportUnclosed(name) }
    return (nodes, end)
  }

  /// Reads the contents of a tag that only `end` closes.
  mutating func parseBody(of name: Identifier, end: String) -> [Node] {
    let (nodes, found) = parseBody(of: name, until: [end])
    if found != nil { endTag() }
    return nodes
  }

  private mutating func reportUnclosed(_ name: Identifier) {
    var place: Span?
    if tokens.current.kind == .tagBegin {
      place = tokens.span(of: tokens.current)
    }
    template.isUnbalanced = true
    // What takes the rest of the template is reported.
    if lacksRest, place == nil { return }
    tokens.log.report(.unclosedBlock(name.text, at: name.span, before: place))
  }

  // MARK: Conditions and loops

  private mutating func parseIf(_ name: Identifier) -> Node {
    var branches: [Branch] = []
    var otherwise: [Node] = []
    var keyword = name
    while true {
      let invalid = Expression(.invalid, keyword.span)
      let condition = header(
        { parser throws(Failure) in try parser.parseExpression() }, or: invalid)
      let (body, end) = parseBody(of: name, until: ["elif", "else", "endif"])
      branches.append(Branch(condition: condition, body: body, span: keyword.span))
      guard let end else { break }
      keyword = end
      if end.text == "elif" { continue }
      endTag()
      if end.text == "else" { otherwise = parseBody(of: name, end: "endif") }
      break
    }
    return Node(kind: .condition(branches, otherwise: otherwise), span: name.span)
  }

  private mutating func parseFor(_ name: Identifier) -> Node {
    typealias Header = (list: Expression, filter: Expression?, isRecursive: Bool)
    let invalid = Expression(.invalid, name.span)
    var names: [Identifier] = []
    let (list, filter, isRecursive) = header(
      { parser throws(Failure) -> Header in
        names = [try parser.tokens.expectNewName("the name of the loop's variable")]
        while parser.tokens.take(.comma) {
          names.append(try parser.tokens.expectNewName("the name of a variable"))
        }
        parser.tokens.reportRepeatedParts(names)
        guard parser.tokens.take(word: "in") else { throw parser.tokens.unexpected("'in'") }
        let list = try parser.parseTuple(allowsCondition: false)
        let filter = parser.tokens.take(word: "if") ? try parser.parseExpression() : nil
        return (list, filter, parser.tokens.take(word: "recursive"))
      }, or: (invalid, nil, false))
    template.assignedNames.formUnion(names.map(\.text))
    let (body, end) = parseBody(of: name, until: ["else", "endfor"])
    var otherwise: [Node] = []
    if let end {
      endTag()
      if end.text == "else" { otherwise = parseBody(of: name, end: "endfor") }
    }
    let loop = Loop(
      names: names, list: list, filter: filter, isRecursive: isRecursive, body: body,
      otherwise: otherwise)
    return Node(kind: .loop(loop), span: name.span)
  }

  private mutating func parseWith(_ name: Identifier) -> Node {
    let values = header(
      { parser throws(Failure) -> [(name: Identifier, value: Expression)] in
        var values: [(name: Identifier, value: Expression)] = []
        while parser.tokens.current.kind != .tagEnd {
          if !values.isEmpty { try parser.tokens.expect(.comma, "','") }
          let name = try parser.tokens.expectNewName("the name of a variable")
          try parser.tokens.expect(.assign, "'='")
          values.append((name, try parser.parseExpression()))
        }
        parser.tokens.reportRepeated(values.map(\.name))
        return values
      }, or: [])
    template.assignedNames.formUnion(values.map(\.name.text))
    let body = parseBody(of: name, end: "endwith")
    return Node(kind: .scope(values, body), span: name.span)
  }

  // MARK: Text that is kept or changed

  private mutating func parseSet(_ name: Identifier, into nodes: inout [Node]) throws(Failure) {
    let start = tokens.current
    var targets: [AssignmentTarget] = []
    repeat {
      let variable = try tokens.expectNewName("the name of a variable")
      let member = tokens.take(.dot) ? try tokens.expectName("the name of a member") : nil
      if member == nil { template.assignedNames.insert(variable.text) }
      targets.append(AssignmentTarget(name: variable, member: member))
    } while tokens.take(.comma)
    tokens.reportRepeatedParts(targets.filter { $0.member == nil }.map(\.name))
    if tokens.take(.assign) {
      let value = header(
        { parser throws(Failure) in try parser.parseTuple() },
        or: Expression(.invalid, name.span))
      nodes.append(Node(kind: .assignment(targets, value), span: tokens.span(of: start)))
      return
    }
    guard targets.count == 1, targets[0].member == nil,
      tokens.current.kind == .pipe || tokens.current.kind == .tagEnd
    else { throw tokens.unexpected("'='") }
    let operand = Expression(.blockText, tokens.span(of: start))
    let filters = header(
      { parser throws(Failure) in try parser.parseFilters(operand, from: start) }, or: operand)
    let body = parseBody(of: name, end: "endset")
    nodes.append(
      Node(
        kind: .blockAssignment(targets[0].name, filters: filters, body),
        span: targets[0].name.span))
  }

  private mutating func parseFilterBlock(_ name: Identifier) throws(Failure) -> Node {
    let start = tokens.current
    let operand = Expression(.blockText, name.span)
    let filters = header(
      { parser throws(Failure) in
        let first = try parser.parseFilter(of: operand, from: start)
        return try parser.parseFilters(first, from: start)
      }, or: operand)
    let body = parseBody(of: name, end: "endfilter")
    return Node(kind: .filter(filters, body), span: name.span)
  }
}
