/// Expressions (ECMAScript, section 13).
extension ScriptScopeReader {
  /// Reads expressions and the bracket that closes them; there may be none.
  mutating func expressions(until bracket: StaticString) throws(UnreadableScript) {
    while !skip(bracket) {
      if skip(",") { continue }
      try expression(stopsAtComma: true)
      if isAt(","), isAt(bracket, 1) { rewrite(at, as: "") }
    }
  }

  /// Reads an expression, up to what cannot be part of it.
  mutating func expression(
    stopsAtComma: Bool = false, isInHead: Bool = false
  ) throws(UnreadableScript) {
    try descend()
    defer { depth -= 1 }
    let start = at
    var hasValue = false
    var conditions = 0
    while at < tokens.count {
      if isAtEnd { break }
      if isAt(","), stopsAtComma { break }
      if isInHead, hasValue, name() == "of" || name() == "in" { break }
      if hasValue, skip("??") {
        hasValue = false
        continue
      }
      if isAt(":") {
        guard conditions > 0 else { break }
        conditions -= 1
      } else if isAt("?"), !isOptionalChain {
        conditions += 1
      }
      if hasValue {
        guard try continuation(&hasValue) else { break }
      } else {
        guard try operand(&hasValue, isInHead: isInHead) else { break }
      }
    }
    guard at > start, hasValue, conditions == 0 else { throw UnreadableScript() }
  }

  /// Whether a bracket or a semicolon ends every expression here.
  private var isAtEnd: Bool {
    if isAt(")") || isAt("]") || isAt("}") || isAt(";") { return true }
    return kind == .template || isRestOfTemplate
  }

  private var isRestOfTemplate: Bool {
    kind == .templateHead && at > 0
      && bytes[tokens[at].range.lowerBound - 1] == UInt8(ascii: "}")
  }

  private var isOptionalChain: Bool {
    isAt("?.") && !(at + 2 < tokens.count && tokens[at + 2].kind == .number)
  }

  // MARK: After a value

  /// Reads what may follow a value; false at the beginning of the next statement.
  private mutating func continuation(_ hasValue: inout Bool) throws(UnreadableScript) -> Bool {
    if isOptionalChain {
      at += 2
      if kind == .name { at += 1 }
    } else if skip(".") {
      guard kind == .name || kind == .number else { throw UnreadableScript() }
      at += 1
    } else if skip("(") {
      try expressions(until: ")")
    } else if skip("[") {
      try expressions(until: "]")
    } else if let word = name() {
      guard word == "in" || word == "instanceof" else {
        return try endOfLine()
      }
      at += 1
      hasValue = false
    } else if kind == .punctuator {
      return try sign(&hasValue)
    } else if isTemplate {
      try value()
    } else {
      return try endOfLine()
    }
    return true
  }

  /// Reads a sign between values.
  private mutating func sign(_ hasValue: inout Bool) throws(UnreadableScript) -> Bool {
    guard !isAt("=>") else { throw UnreadableScript() }
    if isAt("++") || isAt("--") {
      guard !isAfterLine else { throw UnreadableScript() }
      at += 2
      return true
    }
    if isAt("{") || isAt("~") || isAt("!") && !isAt("!=") { return try endOfLine() }
    at += 1
    hasValue = false
    return true
  }

  /// Ends the expression where a line break ends it: the next token cannot continue it.
  private func endOfLine() throws(UnreadableScript) -> Bool {
    guard isAfterLine else { throw UnreadableScript() }
    return false
  }

  /// Whether a template begins here, whose range is after a back quote.
  private var isTemplate: Bool {
    at < tokens.count && (kind == .templateHead || kind == .string)
      && bytes[tokens[at].range.lowerBound - 1] == UInt8(ascii: "`")
  }

  // MARK: Values

  private static let operators: Set<String> = ["typeof", "void", "delete", "new", "await"]
  private static let constants: Set<String> = ["this", "null", "true", "false"]

  /// Reads a value, or a sign before one; false after a function that no operator may follow.
  private mutating func operand(
    _ hasValue: inout Bool, isInHead: Bool
  ) throws(UnreadableScript) -> Bool {
    if let word = name() {
      if Self.operators.contains(word), !isAt("=>", 1) {
        at += 1
        if word == "new", skip(".") { throw UnreadableScript() }
        return true
      }
      hasValue = true
      if Self.constants.contains(word) {
        let isAlone = !isAt(".", 1) && !isAt("?.", 1) && !isAt("[", 1) && !isAt("**", 1)
        if isAlone, word == "true" { rewrite(at, as: "!0") }
        if isAlone, word == "false" { rewrite(at, as: "!1") }
        at += 1
        return true
      }
      return try named(word, isInHead: isInHead)
    }
    if kind == .punctuator, !isAt("("), !isAt("["), !isAt("{") {
      at += isAt("...") ? 3 : 1
      return true
    }
    hasValue = true
    if isAt("(") {
      let isArrow = try isArrow(at)
      if isArrow { return try arrow(isInHead: isInHead) }
    }
    try value()
    return true
  }

  /// Reads a value that begins with a name.
  private mutating func named(
    _ word: String, isInHead: Bool
  ) throws(UnreadableScript) -> Bool {
    if isAt("=>", 1) { return try arrow(isInHead: isInHead) }
    if word == "async", tokens.indices.contains(at + 1) {
      if name(1) == "function" {
        at += 1
        guard !isAfterLine else { throw UnreadableScript() }
        return try named("function", isInHead: isInHead)
      }
      let isArrow = isAt("(", 1) ? try isArrow(at + 1) : name(1) != nil && isAt("=>", 2)
      if isArrow {
        at += 1
        return try arrow(isInHead: isInHead)
      }
    }
    guard word == "function" else {
      try refer()
      return true
    }
    at += 1
    guard !isAt("*") else { throw UnreadableScript() }
    try inScope(as: .function) { reader throws(UnreadableScript) in
      if reader.kind == .name { try reader.declare(in: reader.scope) }
      try reader.function()
    }
    return true
  }

  private mutating func value() throws(UnreadableScript) {
    let start = at
    defer {
      let isPattern = isAt("=") && !isAt("==") && !isAt("=>")
      if isPattern { declarations.assigned.formUnion(start..<at) }
    }
    if skip("(") {
      try expressions(until: ")")
    } else if skip("[") {
      try expressions(until: "]")
    } else if skip("{") {
      while !skip("}") {
        if skip(",") { continue }
        try member()
        if isAt(","), isAt("}", 1) { rewrite(at, as: "") }
      }
    } else if kind == .templateHead {
      repeat {
        at += 1
        try expression()
      } while isRestOfTemplate
      guard kind == .template else { throw UnreadableScript() }
      at += 1
    } else {
      guard kind == .string || kind == .number || kind == .regularExpression else {
        throw UnreadableScript()
      }
      at += 1
    }
  }

  /// Reads a member of an object in braces, or of a pattern that is assigned to.
  private mutating func member() throws(UnreadableScript) {
    if skip("...") { return try expression(stopsAtComma: true) }
    let isModified = ["get", "set", "async"].contains(name() ?? "")
    let next = at + 1
    if isModified, tokens.indices.contains(next), tokens[next].kind != .punctuator || isAt("[", 1) {
      at += 1
    }
    if kind == .name, isAt(",", 1) || isAt("}", 1) || isAt("=", 1) {
      try refer(isShorthand: true)
      if skip("=") { try expression(stopsAtComma: true) }
      return
    }
    if skip("[") {
      try expressions(until: "]")
    } else {
      guard kind == .name || kind == .string || kind == .number else { throw UnreadableScript() }
      at += 1
    }
    if isAt("(") { return try function() }
    try expect(":")
    try expression(stopsAtComma: true)
  }

  /// Whether the name here is assigned to.
  var isAssigned: Bool {
    if isAt("++", -2) || isAt("--", -2) || isAt("++", 1) || isAt("--", 1) { return true }
    if isAt("=", 1) { return !isAt("==", 1) && !isAt("=>", 1) }
    let compound: [StaticString] = [
      "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "&&=", "||=", "??=", "<<=", ">>=", "**=",
      ">>>=",
    ]
    return compound.contains { isAt($0, 1) }
  }

  // MARK: Arrow functions

  /// Whether the brackets at a token are the parameters of an arrow function.
  private func isArrow(_ start: Int) throws(UnreadableScript) -> Bool {
    isAt("=>", try afterBracket(start) - at)
  }

  /// Notes that a single name needs no brackets as the parameter of an arrow function.
  private mutating func unwrapParameter() {
    guard name(1) != nil, isAt(")", 2) else { return }
    rewrite(at, as: "")
    rewrite(at + 2, as: "")
  }

  /// Notes that a body needs no brackets, unless it is an object or several expressions. In the head
  /// of a loop they stay: an `in` without brackets would end the expression there.
  private mutating func unwrapBody() throws(UnreadableScript) {
    guard isAt("("), !isAt("{", 1) else { return }
    let end = try afterBracket(at)
    guard
      end == tokens.count || tokens[end].kind == .template
        || tokens[end].isOneOf(")]};,", in: bytes)
    else {
      return
    }
    var depth = 0
    for index in at..<end {
      if tokens[index].isOneOf("([{", in: bytes) { depth += 1 }
      if tokens[index].isOneOf(")]}", in: bytes) { depth -= 1 }
      if depth == 1, tokens[index].isOneOf(",", in: bytes) { return }
    }
    rewrite(at, as: "")
    rewrite(end - 1, as: "")
  }

  /// Reads an arrow function; false, as only a comma can follow it in its expression.
  private mutating func arrow(isInHead: Bool) throws(UnreadableScript) -> Bool {
    try inScope(as: .function) { reader throws(UnreadableScript) in
      if reader.isAt("(") {
        reader.unwrapParameter()
        try reader.parameters()
      } else {
        try reader.declare(in: reader.scope)
      }
      try reader.expect("=>")
      if reader.isAt("{") {
        try reader.body()
      } else {
        if !isInHead { try reader.unwrapBody() }
        try reader.expression(stopsAtComma: true, isInHead: isInHead)
      }
    }
    if isAt(",") || isAt(":") { return true }
    guard at == tokens.count || isAtEnd || isAfterLine else { throw UnreadableScript() }
    return false
  }
}
