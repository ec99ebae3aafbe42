/// What is written in a script, as far as names are concerned: reads its tokens by the grammar of
/// ECMAScript 2023, section 13 to 15, and notes what is declared and used in which scope.
///
/// It knows the constructs that scripts of pages use. Classes, modules, labels, `switch`, `with`,
/// generators and names with escapes are not supported: a script with one of them throws
/// `UnreadableScript`, as does anything that is not certain.
struct ScriptScopeReader {
  let tokens: [ScriptToken]
  let bytes: [UInt8]
  var at = 0
  var scopes = ScriptScopes()
  var scope = 0
  /// What else may be written for tokens, by their indices, with the same meaning.
  private(set) var rewritten: [Int: String] = [:]
  /// The tokens before which a line break ends a statement; no other line break means anything.
  private(set) var afterLines: Set<Int> = []
  /// The declarations that may begin with `let`.
  var declarations = LetDeclarations()
  /// Of each opening bracket, the token after the one that closes it, by their indices.
  private let ends: [Int: Int]
  /// How many statements, expressions and patterns are being read, each inside of the last one.
  var depth = 0

  /// Reads a script.
  ///
  /// - Throws: `UnreadableScript`, where any name could mean something else.
  init(_ tokens: [ScriptToken], in bytes: [UInt8]) throws(UnreadableScript) {
    self.tokens = tokens
    self.bytes = bytes
    ends = tokens.endsOfBrackets(in: bytes)
    try statements()
    guard at == tokens.count else { throw UnreadableScript() }
    scopes.resolve()
    rewritten.merge(declarations.rewritten(in: scopes)) { own, _ in own }
  }

  /// Notes that something else may be written for a token.
  mutating func rewrite(_ token: Int, as text: String) { rewritten[token] = text }

  // MARK: Tokens

  var kind: ScriptToken.Kind? { at < tokens.count ? tokens[at].kind : nil }

  /// The name at a token, nil where there is none.
  func name(_ distance: Int = 0) -> String? { tokens.name(at: at + distance, in: bytes) }

  /// Whether these signs are here, one directly after the other.
  func isAt(_ signs: StaticString, _ distance: Int = 0) -> Bool {
    tokens.have(signs, at: at + distance, in: bytes)
  }

  /// Skips a sign if it is here.
  mutating func skip(_ signs: StaticString) -> Bool {
    guard isAt(signs) else { return false }
    at += signs.utf8CodeUnitCount
    return true
  }

  /// Skips a sign that has to be here.
  mutating func expect(_ signs: StaticString) throws(UnreadableScript) {
    guard skip(signs) else { throw UnreadableScript() }
  }

  mutating func skip(word: String) -> Bool {
    guard name() == word else { return false }
    at += 1
    return true
  }

  /// Whether a line ends between the last token and this one.
  var isAfterLine: Bool {
    guard at > 0, at < tokens.count else { return true }
    return bytes[tokens[at - 1].range.upperBound..<tokens[at].range.lowerBound]
      .contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// The token after the bracket that closes the one at `start`.
  func afterBracket(_ start: Int) throws(UnreadableScript) -> Int {
    guard let end = ends[start] else { throw UnreadableScript() }
    return end
  }

  /// The most statements, expressions and patterns inside of each other, of which each takes part
  /// of the stack.
  private static let depthLimit = 256

  /// Begins something that may contain its like; the caller lowers `depth` at its end.
  mutating func descend() throws(UnreadableScript) {
    guard depth < Self.depthLimit else { throw UnreadableScript() }
    depth += 1
  }

  /// Notes that a line break ends a statement here.
  mutating func endLine() { afterLines.insert(at) }

  // MARK: Scopes

  /// Reads something in a scope of its own.
  mutating func inScope(
    as kind: ScriptScopes.Kind = .block, _ read: (inout Self) throws(UnreadableScript) -> Void
  ) throws(UnreadableScript) {
    let outer = scope
    scope = scopes.open(in: outer, as: kind)
    try read(&self)
    scope = outer
  }

  /// Notes the use of the name here, and skips it.
  mutating func refer(isShorthand: Bool = false) throws(UnreadableScript) {
    let name = try plainName()
    if isAssigned { declarations.assigned.insert(at) }
    scopes.refer(to: name, at: .init(token: at, scope: scope, isShorthand: isShorthand))
    at += 1
  }

  /// Notes that the name here is declared, and skips it.
  mutating func declare(
    in target: Int, isShorthand: Bool = false
  ) throws(UnreadableScript) {
    let name = try plainName()
    // `var` may assign to what a block around it declares, such as what was caught.
    for inner in scopes.chain(from: scope).prefix(while: { $0 != target }) {
      guard !scopes.declares(name, in: inner) else { throw UnreadableScript() }
    }
    declarations.note(at)
    scopes.declare(
      name, in: target, at: .init(token: at, scope: scope, isShorthand: isShorthand))
    at += 1
  }

  private static let uncertain: Set<String> = [
    "eval", "arguments", "class", "import", "export", "with", "switch", "yield", "super", "enum",
    "debugger", "static", "case", "default", "extends",
  ]

  private func plainName() throws(UnreadableScript) -> String {
    guard let name = name(), !Self.uncertain.contains(name),
      !name.utf8.contains(where: { $0 >= 0x80 || $0 == 0x5C || $0 == 0x23 })
    else { throw UnreadableScript() }
    return name
  }
}

extension [ScriptToken] {
  /// The name at an index, nil where there is none.
  fileprivate func name(at index: Int, in bytes: [UInt8]) -> String? {
    guard indices.contains(index), self[index].kind == .name else { return nil }
    return String(decoding: bytes[self[index].range], as: UTF8.self)
  }

  /// Whether these signs are at an index, one directly after the other.
  fileprivate func have(_ signs: StaticString, at first: Int, in bytes: [UInt8]) -> Bool {
    guard first >= 0, first + signs.utf8CodeUnitCount <= count else { return false }
    let start = self[first].range.lowerBound
    return signs.withUTF8Buffer { buffer in
      for index in 0..<buffer.count {
        let token = self[first + index]
        guard token.kind == .punctuator, token.range.lowerBound == start + index,
          unsafe bytes[start + index] == buffer[index]
        else { return false }
      }
      return true
    }
  }

  /// Of each opening bracket, the index after the bracket that closes it, by their indices.
  fileprivate func endsOfBrackets(in bytes: [UInt8]) -> [Int: Int] {
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    for (index, token) in enumerated() {
      if token.isOneOf("([{", in: bytes) { open.append(index) }
      if token.isOneOf(")]}", in: bytes), let start = open.popLast() { ends[start] = index + 1 }
    }
    return ends
  }
}

/// A script whose names cannot be distinguished for certain.
struct UnreadableScript: Error {}
