/// What conditions proved about values at a place of a template.
struct Facts: Sendable {
  /// Values that are not none.
  var present: Set<Path> = []
  /// Values that are true: lists with an element, texts with a character.
  var truthy: Set<Path> = []

  /// Takes over what another condition proved too.
  mutating func formUnion(_ other: Facts) {
    present.formUnion(other.present)
    truthy.formUnion(other.truthy)
  }

  /// What one or the other proves.
  func union(_ other: Facts) -> Facts {
    var result = self
    result.formUnion(other)
    return result
  }

  /// What both prove.
  func intersection(_ other: Facts) -> Facts {
    Facts(
      present: present.intersection(other.present), truthy: truthy.intersection(other.truthy))
  }

  /// Forgets what is known about a path and all below it.
  mutating func forget(_ path: Path) {
    func concerns(_ other: Path) -> Bool {
      other.root == path.root && other.steps.starts(with: path.steps)
    }
    present = present.filter { !concerns($0) }
    truthy = truthy.filter { !concerns($0) }
  }
}

/// What a condition proves when it holds and when it does not.
struct Proof: Sendable {
  var whenTrue = Facts()
  var whenFalse = Facts()

  /// The proof of the opposite.
  var negated: Proof { Proof(whenTrue: whenFalse, whenFalse: whenTrue) }
}
