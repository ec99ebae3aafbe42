import Diagnostics
import Markdown
import Schema
import Tables

extension PartBinding.PlacedField {
  /// Whether its value is secret.
  func isSecret(in plan: BindingPlan) -> Bool { plan.plan(of: target.field).isSecret }

  /// Whether its value is secret, or holds a secret.
  func holdsSecret(in plan: BindingPlan) -> Bool { plan.plan(of: target.field).holdsSecret }
}

/// Finds what is probably meant as the section or label of a secret field in the text of a record and
/// is not its value: it would be shown with another field. It may be anywhere: within another
/// section, an item or a quotation.
struct ShownSecrets {
  private let names: [WrittenName]
  private let places: [PartBinding.PlacedField]

  /// Makes the search of a part, whether it is taken or not, outside of what gave fields their values.
  init(
    in part: MarkdownPart, outside named: [Range<MarkdownNode.Index>],
    places: [PartBinding.PlacedField]
  ) {
    names = WrittenNames(in: part, outside: named).all
    self.places = places
  }

  /// Reports each, and returns where they are. A field without a value that one of them probably is
  /// counts as written.
  func report(by binder: inout Binder) -> [Span] {
    var found: [Span] = []
    let secret = places.filter { $0.holdsSecret(in: binder.plan) && $0.placement.isNamed }
    let others = otherNames(than: secret, in: binder.plan.models)
    for name in names where !others.contains(name.text.words.lowercased()) {
      for place in secret {
        guard let wanted = place.placement.name, let likeness = name.likeness(to: wanted) else {
          continue
        }
        binder.log.report(
          .shownSecret(
            binder.rule(place.target.field), part: place.placement.words,
            example: place.placement.example(inPart: false), name: wanted,
            isSlip: likeness == .slip, at: name.text.span))
        if !binder.isWritten(place.target) {
          binder.chunk.places[place.target.slot] = SlotPlace(name.text.span)
        }
        found.append(name.text.span)
        break
      }
    }
    return found
  }

  /// The names of all places of models that are none of these.
  private func otherNames(
    than secret: [PartBinding.PlacedField], in models: Models
  ) -> Set<String> {
    let own = Set(secret.map(\.target.field))
    var names: Set<String> = []
    for (index, structure) in models.structures.enumerated() {
      let fields = structure.fields(for: .checking)
      for position in fields.tableIndices {
        let path = FieldPath(StructureID(index), position)
        guard !own.contains(path), let name = fields[position].placement?.name else { continue }
        names.insert(name.lowercased())
      }
    }
    return names
  }
}

extension WrittenName {
  /// How a name is like one that was wanted.
  enum Likeness {
    /// It is the same, or the same with a number, brackets or a word at its ends.
    case same
    /// It differs by a slip.
    case slip
  }

  /// How it is like a name; nil where it is not.
  func likeness(to name: String) -> Likeness? {
    guard isMarked else { return isUnmarked(name) ? .same : nil }
    let words = text.words.slug
    let wanted = name.slug
    guard !wanted.isEmpty else { return nil }
    if words == wanted || text.isNearly(name) { return .same }
    // "The key is: …"
    let first = words.firstIndex(of: "-").map { words[..<$0] } ?? ""
    let rest = 1...3 ~= first.count && !isCell ? words.dropFirst(first.count + 1) : words[...]
    for words in [words[...], rest] where words == wanted || words.hasPrefix(wanted + "-") {
      return words.dropFirst(wanted.count + 1).contains("-") ? nil : .same
    }
    guard !isCell else { return nil }
    let digits = (words.filter(\.isNumber), wanted.filter(\.isNumber))
    guard digits.0 == digits.1 || digits.0.isEmpty || digits.1.isEmpty else { return nil }
    let isNear = Suggestion.isNear(words, to: wanted) && words.beginsLike(wanted)
    return isNear ? .slip : nil
  }
}

extension String {
  /// Its letters and digits without marks and case, as in a slug.
  fileprivate var slug: String {
    var bytes: [UInt8] = []
    TextFold.appendSlug(from: Array(utf8).span, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether it begins with the first letter of another, which may be left out, doubled or swapped.
  fileprivate func beginsLike(_ other: String) -> Bool {
    let (own, wanted) = (Array(prefix(2)), Array(other.prefix(2)))
    return own.first == wanted.first || own.count > 1 && own[1] == wanted.first
      || wanted.count > 1 && wanted[1] == own.first
  }
}
