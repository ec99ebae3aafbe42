/// The scopes around a place of a template, the innermost last: what each name means there.
///
/// A name means what the innermost scope that has it says. A stack is a value: what a macro, a
/// module or a recursive loop sees is kept by copying it.
struct ScopeStack: Sendable {
  private var scopes: [Scope]

  init(_ scopes: [Scope] = []) { self.scopes = scopes }

  /// How many scopes there are.
  var count: Int { scopes.count }

  /// The names of the innermost scope, sorted.
  var innermostNames: [String] { scopes.last?.bindings.keys.sorted() ?? [] }

  /// Whether the page's names cannot be seen: the outermost scope has none.
  var lacksPageNames: Bool { scopes.first?.isEmpty == true }

  /// All names that mean something, the innermost first.
  var visibleNames: [String] { scopes.reversed().flatMap { $0.bindings.keys.sorted() } }

  /// The names of macros, the innermost first.
  var visibleMacros: [String] {
    scopes.reversed().flatMap { scope in
      scope.bindings.compactMap { name, binding in
        if case .macro = binding { name } else { nil }
      }.sorted()
    }
  }

  /// The variables of all scopes.
  var variables: [Variable] {
    scopes.flatMap { scope in
      scope.bindings.values.compactMap { binding in
        if case .variable(let variable) = binding { variable } else { nil }
      }
    }
  }

  mutating func enter(_ kind: Scope.Kind) { scopes.append(Scope(kind: kind)) }

  mutating func leave() { scopes.removeLast() }

  /// The stack with another scope inside of all.
  func entering(_ kind: Scope.Kind) -> ScopeStack { ScopeStack(scopes + [Scope(kind: kind)]) }

  /// The outermost scopes.
  func outermost(_ count: Int) -> ScopeStack { ScopeStack(Array(scopes.prefix(count))) }

  /// Gives a name a meaning in the innermost scope.
  mutating func bind(_ name: String, _ binding: Binding) {
    scopes[scopes.count - 1].bind(name, binding)
  }

  /// What a name means, and the index of the scope that says so.
  func lookUp(_ name: String) -> (binding: Binding, scope: Int)? {
    for index in scopes.indices.reversed() {
      if let binding = scopes[index][name] { return (binding, index) }
    }
    return nil
  }

  /// What a name means in the innermost scope; nil where that does not say.
  func innermostBinding(of name: String) -> Binding? { scopes.last?[name] }

  /// Begins a branch: what it binds in the innermost scope is kept apart until its end.
  mutating func enterBranch() { scopes[scopes.count - 1].enterBranch() }

  /// Ends a branch: names mean again what they meant before it. Returns what it has bound.
  mutating func leaveBranch() -> [String: Binding] { scopes[scopes.count - 1].leaveBranch() }

  /// Whether one of the scopes is of a kind.
  func contains(_ kind: Scope.Kind) -> Bool { scopes.contains { $0.kind == kind } }

  /// Whether a scope inside of the one at an index is a loop's.
  func hasLoop(inside index: Int) -> Bool {
    scopes[(index + 1)...].contains { $0.kind == .loop }
  }
}
