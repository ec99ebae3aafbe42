package import Diagnostics

/// All types of a site, resolved: the built-in ones, those of its model files, and those that
/// later stages add for what pages give their templates.
package struct Models: Equatable, Sendable {
  /// Structures, each at the index of its identity; the first two are `Image` and `File`.
  package var structures: [Structure]
  /// Choices, each at the index of its identity.
  package var choices: [Choice]
  /// Where model files write the default values of secret fields.
  package internal(set) var secretDefaults: [Span] = []

  /// Makes models of these types, the built-in ones included.
  package init(structures: [Structure], choices: [Choice]) {
    self.structures = structures
    self.choices = choices
  }

  /// The structure with this identity.
  package internal(set) subscript(id: StructureID) -> Structure {
    _read { yield structures[Int(id.index)] }
    _modify { yield &structures[Int(id.index)] }
  }

  /// The choice with this identity.
  package subscript(id: ChoiceID) -> Choice { choices[Int(id.index)] }

  /// Uncertain where any model has a mistake, which was reported.
  package var certainty: Certainty {
    Certainty(
      of: [
        Certainty(of: structures.lazy.map(\.certainty)),
        Certainty(of: choices.lazy.map(\.certainty)),
      ]
    )
  }

  /// The identity of the structure called `name`.
  package func structure(named name: String) -> StructureID? {
    structures.firstIndex { $0.name == name }.map(StructureID.init)
  }

  /// The identity of the choice called `name`.
  package func choice(named name: String) -> ChoiceID? {
    choices.firstIndex { $0.name == name }.map(ChoiceID.init)
  }
}
