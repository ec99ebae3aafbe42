/// The names that one level of a template binds, with their meanings.
package struct Scope<Meaning: Sendable>: Sendable {
  let kind: ScopeKind
  /// The bindings of the scope, then the changes of the open branches, the innermost last. So a
  /// branch costs only as much as it changes.
  private var layers: [[String: Meaning]] = [[:]]

  /// Makes a scope without names.
  package init(kind: ScopeKind) { self.kind = kind }

  /// The meaning of a name; nil where the scope does not bind it.
  package subscript(name: String) -> Meaning? {
    for layer in layers.reversed() {
      if let meaning = layer[name] { return meaning }
    }
    return nil
  }

  /// Whether it binds no names.
  package var isEmpty: Bool { layers.allSatisfy(\.isEmpty) }

  /// All its bindings.
  package var bindings: [String: Meaning] {
    layers.dropFirst().reduce(layers[0]) { $0.merging($1) { $1 } }
  }

  /// Binds a name.
  package mutating func bind(_ name: String, _ meaning: Meaning) {
    layers[layers.count - 1][name] = meaning
  }

  /// Keeps later bindings separate.
  package mutating func enterBranch() { layers.append([:]) }

  /// Removes the bindings of the innermost branch, and returns them.
  package mutating func leaveBranch() -> [String: Meaning] {
    precondition(layers.count > 1, "no branch is open")
    return layers.removeLast()
  }
}

/// The kind of a scope.
package enum ScopeKind: Sendable {
  case globals, template, block, loop, with, macro
}

/// The scopes around a place of a template, the innermost last: with the meaning of each name.
///
/// A name has the meaning of the innermost scope that binds it. A stack is a value: the scopes of a
/// macro, a module or a recursive loop are stored as a copy.
package struct ScopeStack<Meaning: Sendable>: Sendable {
  private var scopes: [Scope<Meaning>]

  /// Makes a stack of scopes, the outermost first.
  package init(_ scopes: [Scope<Meaning>] = []) { self.scopes = scopes }

  /// How many scopes there are.
  package var count: Int { scopes.count }

  /// The names of the innermost scope, sorted.
  package var innermostNames: [String] { scopes.last?.bindings.keys.sorted() ?? [] }

  /// Whether the page's names are not visible: the outermost scope has none.
  package var lacksPageNames: Bool { scopes.first?.isEmpty == true }

  /// All bound names, the innermost first; a name in several scopes occurs several times.
  package var visibleNames: [String] { scopes.reversed().flatMap { $0.bindings.keys.sorted() } }

  /// The names with certain meanings, the innermost first.
  package func visibleNames(where isWanted: (Meaning) -> Bool) -> [String] {
    scopes.reversed().flatMap { scope in
      scope.bindings.filter { isWanted($0.value) }.keys.sorted()
    }
  }

  /// The meanings of all names in all scopes, including hidden ones.
  package var meanings: [Meaning] { scopes.flatMap(\.bindings.values) }

  /// Adds an innermost scope.
  package mutating func enter(_ kind: ScopeKind) { scopes.append(Scope(kind: kind)) }

  /// Leaves the innermost scope; its names get back their previous meanings.
  package mutating func leave() { scopes.removeLast() }

  /// The stack with another innermost scope.
  package func entering(_ kind: ScopeKind) -> ScopeStack {
    ScopeStack(scopes + [Scope(kind: kind)])
  }

  /// The outermost scopes.
  package func outermost(_ count: Int) -> ScopeStack { ScopeStack(Array(scopes.prefix(count))) }

  /// Binds a name in the innermost scope.
  package mutating func bind(_ name: String, _ meaning: Meaning) {
    scopes[scopes.count - 1].bind(name, meaning)
  }

  /// The meaning of a name, and the index of the scope that binds it.
  package func lookUp(_ name: String) -> (binding: Meaning, scope: Int)? {
    for index in scopes.indices.reversed() {
      if let binding = scopes[index][name] { return (binding, index) }
    }
    return nil
  }

  /// The meaning of a name in the innermost scope; nil where that does not bind it.
  package func innermostBinding(of name: String) -> Meaning? { scopes.last?[name] }

  /// Begins a branch: its bindings in the innermost scope are kept separate until its end.
  package mutating func enterBranch() { scopes[scopes.count - 1].enterBranch() }

  /// Ends a branch: names get back their previous meanings. Returns its bindings.
  package mutating func leaveBranch() -> [String: Meaning] {
    scopes[scopes.count - 1].leaveBranch()
  }

  /// Whether one of the scopes is of a kind.
  package func contains(_ kind: ScopeKind) -> Bool { scopes.contains { $0.kind == kind } }

  /// Whether a scope inside the one at an index is that of a loop.
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

  /// All names as messages list them, each once: first those of the page and of the site's own
  /// templates, then those that templates of the theme bind.
  func namesToList(knowing templates: TemplateSet) -> [String] {
    var known: Set<String> = []
    let ofTheme = visibleNames { $0.isBound(byThemeIn: templates) }
    let own = visibleNames { !$0.isBound(byThemeIn: templates) }
    return (own + ["now"] + ofTheme).filter { known.insert($0).inserted }
  }

  /// The variables of all scopes.
  var variables: [Variable] {
    meanings.compactMap { binding in
      if case .variable(let variable) = binding { variable } else { nil }
    }
  }
}
