import Schema

/// A field of the namespaces that are made at one place.
struct NamespaceField: Hashable, Sendable {
  let id: StructureID
  let slot: FieldSlot
}

/// The currencies of the amounts that variables and fields of namespaces hold, where a template is
/// being checked.
struct NotedCurrencies: Sendable {
  /// What a field of a namespace holds, where that is not a number that the template writes, which
  /// is of any currency.
  enum Held: Sendable, Equatable {
    /// Amounts of the currency with this code.
    case amount(String)
    case anything
  }

  private var variables: [VariableID: KnownCurrencies] = [:]
  private var fields: [NamespaceField: Held] = [:]

  /// What a variable holds; nil where nothing is known of it.
  subscript(variable: VariableID) -> KnownCurrencies? { variables[variable] }

  /// What a field of a namespace holds; nil for numbers that the template writes.
  subscript(field: NamespaceField) -> Held? { fields[field] }

  /// Notes what a variable holds: an amount, or a list or record of amounts.
  mutating func note(_ known: KnownCurrencies, of variable: VariableID) {
    if !known.isEmpty { variables[variable] = known }
  }

  /// Notes what a field of a namespace begins with.
  mutating func begin(_ field: NamespaceField, with held: Held?) { fields[field] = held }

  /// Notes what a field of a namespace is set to.
  mutating func set(_ field: NamespaceField, to held: Held?) {
    if held == nil || fields[field] != .anything { fields[field] = held }
  }
}

extension NotedCurrencies {
  /// What branches set fields of namespaces to, of which one is taken.
  struct Branches {
    private let start: [NamespaceField: Held]
    private var ends: [NamespaceField: Held]?

    /// Branches that begin where this is known.
    init(from start: NotedCurrencies) { self.start = start.fields }

    /// Ends a branch; the next begins as it did.
    mutating func end(in noted: inout NotedCurrencies) {
      ends = ends?.merging(noted.fields) { $0 == $1 ? $0 : .anything } ?? noted.fields
      noted.fields = start
    }

    /// Continues after the branches.
    func join(in noted: inout NotedCurrencies) { noted.fields = ends ?? start }
  }
}
