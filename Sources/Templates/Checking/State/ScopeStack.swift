/// The names that one level of a template makes, and what each means.
package struct Scope<Meaning: Sendable>: Sendable {
  let kind: ScopeKind
  /// What names mean here, then what the branches that are open have changed, the innermost last.
  /// So a branch costs what it changes, not what there is.
  private var layers: [[String: Meaning]] = [[:]]

  /// Makes a scope without names.
  package init(kind: ScopeKind) { self.kind = kind }

  /// What a name means; nil where the scope does not say.
  package subscript(name: String) -> Meaning? {
    for layer in layers.reversed() {
      if let meaning = layer[name] { return meaning }
    }
    return nil
  }

  /// Whether it gives no name a meaning.
  package var isEmpty: Bool { layers.allSatisfy(\.isEmpty) }

  /// All that it says.
  package var bindings: [String: Meaning] {
    layers.dropFirst().reduce(layers[0]) { $0.merging($1) { $1 } }
  }

  /// Gives a name a meaning.
  package mutating func bind(_ name: String, _ meaning: Meaning) {
    layers[layers.count - 1][name] = meaning
  }

  /// Keeps what is bound from here on apart.
  package mutating func enterBranch() { layers.append([:]) }

  /// Forgets what was bound in the innermost branch, and returns it.
  package mutating func leaveBranch() -> [String: Meaning] {
    precondition(layers.count > 1, "no branch is open")
    return layers.removeLast()
  }
}

/// What makes a scope.
package enum ScopeKind: Sendable {
  case globals, template, block, loop, with, macro
}

/// The scopes around a place of a template, the innermost last: what each name means there.
///
/// A name means what the innermost scope that has it says. A stack is a value: what a macro, a
/// module or a recursive loop sees is kept by copying it.
package struct ScopeStack<Meaning: Sendable>: Sendable {
  private var scopes: [Scope<Meaning>]

  /// Makes a stack of scopes, the outermost first.
  package init(_ scopes: [Scope<Meaning>] = []) { self.scopes = scopes }

  /// How many scopes there are.
  package var count: Int { scopes.count }

  /// The names of the innermost scope, sorted.
  package var innermostNames: [String] { scopes.last?.bindings.keys.sorted() ?? [] }

  /// Whether the page's names cannot be seen: the outermost scope has none.
  package var lacksPageNames: Bool { scopes.first?.isEmpty == true }

  /// All names that mean something, the innermost first; a name that several scopes have is there
  /// as often.
  package var visibleNames: [String] { scopes.reversed().flatMap { $0.bindings.keys.sorted() } }

  /// The names whose meaning is of some kind, the innermost first.
  package func visibleNames(where isWanted: (Meaning) -> Bool) -> [String] {
    scopes.reversed().flatMap { scope in
      scope.bindings.filter { isWanted($0.value) }.keys.sorted()
    }
  }

  /// What all names of all scopes mean, those that are hidden by others too.
  package var meanings: [Meaning] { scopes.flatMap(\.bindings.values) }

  /// Adds a scope inside of all.
  package mutating func enter(_ kind: ScopeKind) { scopes.append(Scope(kind: kind)) }

  /// Leaves the innermost scope; its names mean again what they meant before.
  package mutating func leave() { scopes.removeLast() }

  /// The stack with another scope inside of all.
  package func entering(_ kind: ScopeKind) -> ScopeStack {
    ScopeStack(scopes + [Scope(kind: kind)])
  }

  /// The outermost scopes.
  package func outermost(_ count: Int) -> ScopeStack { ScopeStack(Array(scopes.prefix(count))) }

  /// Gives a name a meaning in the innermost scope.
  package mutating func bind(_ name: String, _ meaning: Meaning) {
    scopes[scopes.count - 1].bind(name, meaning)
  }

  /// What a name means, and the index of the scope that says so.
  package func lookUp(_ name: String) -> (binding: Meaning, scope: Int)? {
    for index in scopes.indices.reversed() {
      if let binding = scopes[index][name] { return (binding, index) }
    }
    return nil
  }

  /// What a name means in the innermost scope; nil where that does not say.
  package func innermostBinding(of name: String) -> Meaning? { scopes.last?[name] }

  /// Begins a branch: what it binds in the innermost scope is kept apart until its end.
  package mutating func enterBranch() { scopes[scopes.count - 1].enterBranch() }

  /// Ends a branch: names mean again what they meant before it. Returns what it has bound.
  package mutating func leaveBranch() -> [String: Meaning] {
    scopes[scopes.count - 1].leaveBranch()
  }

  /// Whether one of the scopes is of a kind.
  package func contains(_ kind: ScopeKind) -> Bool { scopes.contains { $0.kind == kind } }

  /// Whether a scope inside of the one at an index is a loop's.
  package func hasLoop(inside index: Int) -> Bool {
    scopes[(index + 1)...].contains { $0.kind == .loop }
  }
}

extension ScopeStack<Binding> {
  /// The names of macros, the innermost first.
  var visibleMacros: [String] {
    visibleNames { binding in
      if case .macro = binding { true } else { false }
    }
  }

  /// The variables of all scopes.
  var variables: [Variable] {
    meanings.compactMap { binding in
      if case .variable(let variable) = binding { variable } else { nil }
    }
  }
}
