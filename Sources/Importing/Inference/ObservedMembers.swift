/// What was observed about each member of mappings.
struct ObservedMembers {
  /// The members in the order of their first appearance.
  private(set) var all: [(name: String, seen: Observation)] = []
  private var indices: [String: Int] = [:]

  /// What was observed about a member; nil for one that is nowhere.
  subscript(name: String) -> Observation? { indices[name].map { all[$0].seen } }

  /// Adds a member.
  mutating func take(_ name: String, _ body: (inout Observation) -> Void) {
    let index = indices[name] ?? all.count
    if index == all.count {
      indices[name] = index
      all.append((name: name, seen: Observation()))
    }
    body(&all[index].seen)
  }
}
