/// Gives the names that are local to a script short ones.
///
/// Two scopes may use the same name where neither name is used in the other scope, nor between a
/// use and its declaration. Names of the script's outermost scope stay, and so do those that would
/// not become shorter. The innermost scopes choose first, so that small functions look alike and
/// compress well; then the names that are used most, and then by place.
struct LocalNames {
  private let scopes: ScriptScopes
  /// For each scope, the names that mean something in it.
  private var taken: [Set<String>]
  /// The short names of bindings, by their indices.
  private(set) var names: [Int: String] = [:]

  /// Chooses the names for all scopes of a script.
  init(_ scopes: ScriptScopes) {
    self.scopes = scopes
    taken = Array(repeating: [], count: scopes.count)
    for (name, scope) in scopes.free { take(name, in: Set(scopes.chain(from: scope))) }
    let spans = scopes.bindings.map(span)
    let isShortened = scopes.bindings.map(Self.isWorthShortening)
    for index in spans.indices where !isShortened[index] {
      take(scopes.bindings[index].name, in: spans[index])
    }
    let depths = scopes.bindings.map { scopes.chain(from: $0.scope).count }
    let counts = scopes.bindings.map(\.occurrences.count)
    let order = spans.indices.filter { isShortened[$0] }.sorted { one, other in
      if depths[one] != depths[other] { return depths[one] > depths[other] }
      return counts[one] == counts[other] ? one < other : counts[one] > counts[other]
    }
    for index in order {
      var number = 0
      while isTaken(Self.name(number), in: spans[index]) { number += 1 }
      names[index] = Self.name(number)
      take(Self.name(number), in: spans[index])
    }
  }

  /// The scopes in which a binding is used, and those between them and its own.
  private func span(of binding: ScriptScopes.Binding) -> Set<Int> {
    var span: Set<Int> = [binding.scope]
    if let other = scopes.conflicting(with: binding.scope) { span.insert(other) }
    for occurrence in binding.occurrences {
      for scope in scopes.chain(from: occurrence.scope) {
        guard span.insert(scope).inserted else { break }
      }
    }
    return span
  }

  /// Whether a binding is local, and a name of one letter saves bytes.
  private static func isWorthShortening(_ binding: ScriptScopes.Binding) -> Bool {
    guard binding.scope != 0 else { return false }
    let saved = binding.occurrences.reduce(0) { saved, occurrence in
      saved + (occurrence.isShorthand ? -2 : binding.name.utf8.count - 1)
    }
    return saved > 0
  }

  private func isTaken(_ name: String, in span: Set<Int>) -> Bool {
    span.contains { taken[$0].contains(name) }
  }

  private mutating func take(_ name: String, in span: Set<Int>) {
    for scope in span { taken[scope].insert(name) }
  }

  private static let letters = Array("etsaroincldupmhfgbykvwxjqzETSAROINCLDUPMHFGBYKVWXJQZ_$")
  private static let keywords: Set<String> = ["as", "do", "if", "in", "is", "of"]

  /// The names in the order of their lengths, which may be reserved words; the caller skips these.
  private static func name(_ number: Int) -> String {
    guard number >= letters.count else { return String(letters[number]) }
    let rest = number - letters.count
    let name = String([
      letters[rest % letters.count], letters[rest / letters.count % letters.count],
    ])
    guard rest < letters.count * letters.count, !keywords.contains(name) else {
      return "_\(number)"
    }
    return name
  }
}
