/// Statements (ECMAScript, section 14) and functions (section 15).
extension ScriptScopeReader {
  /// Reads statements up to the end of the script or of the block. Declarations that follow each
  /// other may be one.
  mutating func statements() throws(UnreadableScript) {
    var last: String?
    while at < tokens.count, !isAt("}") {
      let word = name()
      if let word, let last, isAt(";", -1) { declarations.join(last, word, at) }
      last = word
      try statement()
    }
  }

  private mutating func statement() throws(UnreadableScript) {
    try descend()
    defer { depth -= 1 }
    if skip(";") { return }
    if isAt("{") { return try inScope { reader throws(UnreadableScript) in try reader.block() } }
    switch name() {
    case "const", "let", "var":
      try declaration(isInHead: false)
      try end()
    case "function": try functionStatement()
    case "if", "while", "for", "do", "try": try compound()
    case "return", "throw":
      at += 1
      if !isAfterLine, !isAt(";"), !isAt("}") { try expression() }
      try end()
    case "break", "continue":
      at += 1
      guard isAfterLine || kind != .name else { throw UnreadableScript() }
      try end()
    default:
      guard kind != .name || !isAt(":", 1) else { throw UnreadableScript() }
      try expression()
      try end()
    }
  }

  /// Skips the end of a statement.
  private mutating func end() throws(UnreadableScript) {
    if skip(";") {
      if isAt("}") { rewrite(at - 1, as: "") }
      return
    }
    if at == tokens.count || isAt("}") { return }
    guard isAfterLine else { throw UnreadableScript() }
    endLine()
  }

  private mutating func block() throws(UnreadableScript) {
    try expect("{")
    try statements()
    try expect("}")
  }

  private mutating func condition() throws(UnreadableScript) {
    try expect("(")
    try expressions(until: ")")
  }

  private mutating func compound() throws(UnreadableScript) {
    let word = name()
    at += 1
    switch word {
    case "if":
      try condition()
      try statement()
      if skip(word: "else") { try statement() }
    case "while":
      try condition()
      try statement()
    case "do":
      try statement()
      guard skip(word: "while") else { throw UnreadableScript() }
      try condition()
      _ = skip(";")
    case "for":
      try inScope { reader throws(UnreadableScript) in try reader.loop() }
    default: try attempt()
    }
  }

  /// Reads the rest of `try`.
  private mutating func attempt() throws(UnreadableScript) {
    try inScope { reader throws(UnreadableScript) in try reader.block() }
    if skip(word: "catch") {
      try inScope { reader throws(UnreadableScript) in
        if reader.skip("(") {
          try reader.pattern(in: reader.scope)
          try reader.expect(")")
        }
        try reader.inScope(as: .caught) { inner throws(UnreadableScript) in try inner.block() }
      }
    }
    if skip(word: "finally") {
      try inScope { reader throws(UnreadableScript) in try reader.block() }
    }
  }

  /// Reads the rest of `for`.
  private mutating func loop() throws(UnreadableScript) {
    _ = skip(word: "await")
    try expect("(")
    if let word = name(), ["const", "let", "var"].contains(word) {
      try declaration(isInHead: true)
    } else if !isAt(";") {
      let start = at
      try expression(isInHead: true)
      declarations.assigned.formUnion(start..<at)
    }
    if skip(word: "of") || skip(word: "in") {
      try expressions(until: ")")
    } else {
      try expect(";")
      if !isAt(";") { try expression() }
      try expect(";")
      try expressions(until: ")")
    }
    try statement()
  }

  // MARK: Declarations

  /// Reads `const`, `let` or `var` and what it declares.
  private mutating func declaration(isInHead: Bool) throws(UnreadableScript) {
    let target = name() == "var" ? scopes.function(around: scope) : scope
    let isConstant = name() == "const"
    if isConstant { declarations.add(constantAt: at) }
    at += 1
    repeat {
      declarations.isConstant = isConstant
      try pattern(in: target)
      declarations.isConstant = false
      if isAt("="), !isAt("=>") {
        at += 1
        try expression(stopsAtComma: true, isInHead: isInHead)
      }
    } while skip(",")
  }

  /// Reads a name that is declared, or several in brackets.
  mutating func pattern(in target: Int) throws(UnreadableScript) {
    try descend()
    defer { depth -= 1 }
    if skip("[") {
      while !skip("]") {
        if skip(",") { continue }
        _ = skip("...")
        try pattern(in: target)
        try initializer()
      }
    } else if skip("{") {
      while !skip("}") {
        if skip(",") { continue }
        try property(in: target)
      }
    } else {
      try declare(in: target)
    }
  }

  private mutating func initializer() throws(UnreadableScript) {
    if skip("=") { try expression(stopsAtComma: true) }
  }

  /// Reads a part of a pattern in braces.
  private mutating func property(in target: Int) throws(UnreadableScript) {
    if skip("...") { return try declare(in: target) }
    if kind == .name, !isAt(":", 1) {
      try declare(in: target, isShorthand: true)
    } else {
      if skip("[") {
        try expressions(until: "]")
      } else {
        guard kind == .name || kind == .string || kind == .number else { throw UnreadableScript() }
        at += 1
      }
      try expect(":")
      try pattern(in: target)
    }
    try initializer()
  }

  // MARK: Functions

  /// Reads a declaration of a function, whose name belongs to the function or script around it.
  private mutating func functionStatement() throws(UnreadableScript) {
    at += 1
    // In a block, its name would also be visible outside, but only in sloppy mode.
    guard scopes.isFunction(scope) else { throw UnreadableScript() }
    try declare(in: scope)
    try function()
  }

  /// Reads a function from its parameters on.
  mutating func function() throws(UnreadableScript) {
    try inScope(as: .function) { reader throws(UnreadableScript) in
      try reader.parameters()
      try reader.body()
    }
  }

  /// Reads parameters in brackets.
  mutating func parameters() throws(UnreadableScript) {
    try expect("(")
    while !skip(")") {
      if skip(",") { continue }
      _ = skip("...")
      try pattern(in: scope)
      try initializer()
    }
  }

  /// Reads the body of a function whose parameters are in the scope here. A name that both declare
  /// would be one binding in some functions and two in others.
  mutating func body() throws(UnreadableScript) {
    let parameters = scope
    try inScope(as: .body) { reader throws(UnreadableScript) in
      try reader.block()
      guard !reader.scopes.declareOneName(reader.scope, parameters) else {
        throw UnreadableScript()
      }
    }
  }
}
