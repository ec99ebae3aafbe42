/// The scopes of a script (ECMAScript, section 9.1), what is declared in each, and what every name
/// that stands for a value refers to.
struct ScriptScopes {
  /// A place where a name stands for a value.
  struct Occurrence: Hashable {
    /// The index of its token.
    let token: Int
    let scope: Int
    /// Whether the token is the name of a property as well, as in `{ name }`.
    let isShorthand: Bool
  }

  /// A name that is declared.
  struct Binding {
    let name: String
    let scope: Int
    var occurrences: [Occurrence] = []
  }

  /// What a scope belongs to.
  enum Kind {
    /// A script, or a function's name or parameters.
    case function
    /// The body of a function, which cannot declare the names of the parameters around it.
    case body
    /// The block after `catch`, which cannot declare what was caught.
    case caught
    case block
  }

  private struct Scope {
    let parent: Int?
    let kind: Kind
    var bindings: [String: Int] = [:]

    /// Whether `var` declares here.
    var isFunction: Bool { kind == .function || kind == .body }
  }

  /// A script's scope, in which everything is visible to other scripts, is the first.
  private var scopes = [Scope(parent: nil, kind: .function)]
  private(set) var bindings: [Binding] = []
  private var references: [(name: String, occurrence: Occurrence)] = []
  /// The names that are declared nowhere in the script, with the scopes that use them.
  private(set) var free: [(name: String, scope: Int)] = []

  /// How many scopes there are.
  var count: Int { scopes.count }

  /// A scope and those around it, from the inside out.
  func chain(from scope: Int) -> [Int] {
    var chain: [Int] = []
    var next: Int? = scope
    while let scope = next {
      chain.append(scope)
      next = scopes[scope].parent
    }
    return chain
  }

  /// Opens a scope inside another.
  mutating func open(in parent: Int, as kind: Kind) -> Int {
    scopes.append(Scope(parent: parent, kind: kind))
    return scopes.count - 1
  }

  /// The scope in which `var` declares.
  func function(around scope: Int) -> Int {
    chain(from: scope).first { scopes[$0].isFunction } ?? 0
  }

  /// Whether a scope belongs to a function and not to a block.
  func isFunction(_ scope: Int) -> Bool { scopes[scope].isFunction }

  /// The scope around another whose names it cannot declare; nil where it can.
  func conflicting(with scope: Int) -> Int? {
    scopes[scope].kind == .body || scopes[scope].kind == .caught ? scopes[scope].parent : nil
  }

  /// Whether a scope declares a name.
  func declares(_ name: String, in scope: Int) -> Bool { scopes[scope].bindings[name] != nil }

  /// Whether two scopes declare the same name.
  func declareOneName(_ scope: Int, _ other: Int) -> Bool {
    scopes[scope].bindings.keys.contains { scopes[other].bindings[$0] != nil }
  }

  /// Notes a declaration in a scope, written at an occurrence.
  mutating func declare(_ name: String, in scope: Int, at occurrence: Occurrence) {
    let index: Int
    if let known = scopes[scope].bindings[name] {
      index = known
    } else {
      index = bindings.count
      bindings.append(Binding(name: name, scope: scope))
      scopes[scope].bindings[name] = index
    }
    bindings[index].occurrences.append(occurrence)
  }

  /// Notes the use of a name.
  mutating func refer(to name: String, at occurrence: Occurrence) {
    references.append((name, occurrence))
  }

  /// Finds out what each use refers to; declarations count for all of their scope.
  mutating func resolve() {
    for (name, occurrence) in references {
      let around = chain(from: occurrence.scope).first { declares(name, in: $0) }
      if let around, let binding = scopes[around].bindings[name] {
        bindings[binding].occurrences.append(occurrence)
      } else {
        free.append((name, occurrence.scope))
      }
    }
    references = []
  }
}
