import Languages
import Planning
import Schema

/// What the filters of a search and their values are called on its page.
struct SearchLabels {
  let messages: MessageCatalogue
  let language: String

  /// The label of the field of a filter, in the first of its subjects that has it.
  func title(
    of filter: SearchDeclaration.Filter, in search: SearchDeclaration, _ models: Models
  ) -> String {
    for (subject, place) in zip(search.subjects, filter.places) {
      guard let place else { continue }
      let structure = models[subject.structures[place.level]]
      if let field = structure.fields(for: .output).first(where: { $0.slot == place.slot }) {
        return messages.label(of: field, in: structure, language: language)
      }
    }
    return filter.name
  }

  /// The label of a case; nil for other values.
  func label(of value: Value, _ type: ValueType, _ models: Models) -> String? {
    guard value.tag == .choice, case .choice(let id) = type.unwrapped else { return nil }
    let choice = models[id]
    return messages.label(of: choice.cases[value.caseIndex], in: choice, language: language)
  }
}
