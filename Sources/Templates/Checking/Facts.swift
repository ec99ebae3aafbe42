/// What a value is known to equal.
package enum EqualValue: Hashable, Sendable {
  /// A text that the template writes.
  case text([UInt8])
  /// The case of a choice at this index.
  case choiceCase(Int)
  /// The key of the group that its record is in: of the field at this path below each element.
  case key(Path)
  /// A value that is not known before a page is made.
  case other

  /// Of two that a value equals, the one that says more of it.
  func narrower(_ second: EqualValue) -> EqualValue {
    switch (self, second) {
    case (.other, _), (.key, .text), (.key, .choiceCase): second
    default: self
    }
  }
}

/// What conditions have proved about values at a place in a template.
package struct Facts: Hashable, Sendable {
  /// Values that are not none.
  package var present: Set<Path> = []
  /// Values that are true: lists with an element, texts with a character.
  package var truthy: Set<Path> = []
  /// Values that equal another value, with that value.
  package var equal: [Path: EqualValue] = [:]

  /// Whether nothing is proved.
  package var isEmpty: Bool { present.isEmpty && truthy.isEmpty && equal.isEmpty }

  /// Makes facts.
  package init(
    present: Set<Path> = [], truthy: Set<Path> = [], equal: [Path: EqualValue] = [:]
  ) {
    self.present = present
    self.truthy = truthy
    self.equal = equal
  }

  /// Adds what another condition has proved.
  @inline(never)
  package mutating func formUnion(_ other: Facts) {
    present.formUnion(other.present)
    truthy.formUnion(other.truthy)
    equal.merge(other.equal) { $0.narrower($1) }
  }

  /// What one or the other proves.
  package func union(_ other: Facts) -> Facts {
    var result = self
    result.formUnion(other)
    return result
  }

  /// What both prove.
  package func intersection(_ other: Facts) -> Facts {
    Facts(
      present: present.intersection(other.present), truthy: truthy.intersection(other.truthy),
      equal: equal.filter { other.equal[$0.key] == $0.value })
  }

  /// What is known of a variable and what is below it, said of another variable.
  func moved(from variable: VariableID, to other: VariableID) -> Facts {
    func moved(_ paths: Set<Path>) -> Set<Path> {
      let own = paths.lazy.filter { $0.root == variable }
      return Set(own.map { Path(root: other, steps: $0.steps) })
    }
    let own = equal.lazy.filter { $0.key.root == variable }
    let values = own.map { (Path(root: other, steps: $0.key.steps), $0.value) }
    return Facts(
      present: moved(present), truthy: moved(truthy),
      equal: Dictionary(values) { $0.narrower($1) })
  }

  /// Forgets what is known about a path and all below it.
  package mutating func forget(_ path: Path) {
    func concerns(_ other: Path) -> Bool {
      other.root == path.root && other.steps.starts(with: path.steps)
    }
    present = present.filter { !concerns($0) }
    truthy = truthy.filter { !concerns($0) }
    equal = equal.filter { !concerns($0.key) }
  }
}

/// What a condition proves when it holds and when it does not.
struct Proof: Sendable {
  var whenTrue = Facts()
  var whenFalse = Facts()

  /// The proof of the opposite.
  var negated: Proof { Proof(whenTrue: whenFalse, whenFalse: whenTrue) }

  /// What both prove of one condition.
  func and(_ other: Proof) -> Proof {
    Proof(
      whenTrue: whenTrue.union(other.whenTrue), whenFalse: whenFalse.union(other.whenFalse))
  }
}
