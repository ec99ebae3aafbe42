/// Shorter forms of a script's declarations: `let` for `const`, which is shorter, and one
/// declaration for several that follow each other.
///
/// A script that assigns to a name of a `const` fails there; all of its declarations stay.
struct LetDeclarations {
  /// The tokens `const`.
  private var constants: [Int] = []
  /// The tokens that begin a declaration after another one and its semicolon.
  private var joined: [(token: Int, isOfOneKind: Bool)] = []
  /// The tokens at which constants are declared.
  private var constantNames: Set<Int> = []
  /// Whether what is declared now is a constant.
  var isConstant = false
  /// The tokens of names that are assigned to.
  var assigned: Set<Int> = []

  /// Notes the word `const`.
  mutating func add(constantAt token: Int) { constants.append(token) }

  /// Notes that a name is declared at a token.
  mutating func note(_ token: Int) {
    if isConstant { constantNames.insert(token) }
  }

  /// Notes that a statement follows another one and its semicolon; both by their first words.
  mutating func join(_ last: String, _ word: String, _ token: Int) {
    let kinds: Set<String> = ["const", "let", "var"]
    guard kinds.contains(word), kinds.contains(last) else { return }
    if last == word || word != "var" && last != "var" { joined.append((token, last == word)) }
  }

  /// What is written for tokens, by their indices.
  func rewritten(in scopes: ScriptScopes) -> [Int: String] {
    let isMutable = !scopes.bindings.contains { binding in
      let tokens = binding.occurrences.map(\.token)
      return tokens.contains(where: constantNames.contains)
        && tokens.contains(where: assigned.contains)
    }
    var rewritten: [Int: String] = [:]
    if isMutable { for token in constants { rewritten[token] = "let" } }
    for (token, isOfOneKind) in joined where isMutable || isOfOneKind {
      rewritten[token - 1] = ","
      rewritten[token] = ""
    }
    return rewritten
  }
}
