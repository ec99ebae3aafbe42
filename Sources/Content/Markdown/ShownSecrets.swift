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
/// section, an item, a quotation or a line, or for a component outside of the text that gives it.
struct ShownSecrets {
  /// Where the name of a secret is, in which its field does not take it.
  enum Place: Hashable {
    /// It is nearly the name.
    case slip
    /// It is a name, in a section, item or quotation.
    case name
    /// It is within a line.
    case withinLine
    /// It is the label of a component, outside of the text that gives one.
    case outsideOfPart
  }

  private let names: WrittenNames
  private let places: [PartBinding.PlacedField]
  private let components: ComponentSecrets
  /// The parts that give components, by the fields that take them.
  private let contents: [TakenParts.Content]
  private let document: MarkdownDocument

  /// Makes the search of a part, whether it is taken or not, for the secrets of a record.
  init(
    in part: MarkdownPart, beside taken: TakenParts, places: [PartBinding.PlacedField],
    of structure: StructureID, plan: BindingPlan
  ) {
    document = part.document
    contents = taken.contents
    self.places = places
    components = ComponentSecrets(of: structure, plan: plan)
    let own = places.compactMap(\.placement.name)
    names = WrittenNames(
      in: part, outside: taken.secrets, titles: taken.titles,
      known: own + components.labels.map(\.label) + components.others)
  }

  /// Reports each, and returns where they are. A field without a value that one of them probably is
  /// counts as written.
  func report(by binder: inout Binder) -> [Span] {
    let secrets = places.filter { $0.holdsSecret(in: binder.plan) && $0.placement.isNamed }
    var found: [Span] = []
    var reported: Set<FieldPath> = []
    for (place, name, kind) in own(secrets, plan: binder.plan) {
      let field = place.target.field
      report(field, place.placement, kind, at: name.span, by: &binder)
      if !binder.isWritten(place.target) {
        binder.chunk.places[place.target.slot] = SlotPlace(name.span)
      }
      reported.insert(field)
      found.append(name.span)
    }
    for label in components.labels where reported.isDisjoint(with: label.holders) {
      for name in shown(label) where !found.contains(where: name.overlaps) {
        report(label.field, .labelled(label.label), .outsideOfPart, at: name, by: &binder)
        found.append(name)
      }
    }
    return found
  }

  private func report(
    _ field: FieldPath, _ placement: Placement, _ place: Place, at span: Span,
    by binder: inout Binder
  ) {
    binder.log.report(
      .shownSecret(
        binder.rule(field), part: placement.words, example: placement.example(inPart: false),
        name: placement.name ?? "", place, at: span))
  }

  /// What is the name of a field of the record, or nearly.
  private func own(
    _ secrets: [PartBinding.PlacedField], plan: BindingPlan
  ) -> [(place: PartBinding.PlacedField, name: MarkdownString, kind: Place)] {
    var found: [(place: PartBinding.PlacedField, name: MarkdownString, kind: Place)] = []
    let open = places.filter { !$0.holdsSecret(in: plan) }.compactMap(\.placement.name)
    let others = Set((open + components.others).map { $0.lowercased() })
    for name in names.all where !others.contains(name.text.words.lowercased()) {
      for place in secrets {
        guard let wanted = place.placement.name, let likeness = name.likeness(to: wanted) else {
          continue
        }
        found.append((place, name.text, likeness == .slip ? .slip : .name))
        break
      }
    }
    for name in names.inLines where name.mayBeLabel {
      let place = secrets.first { $0.isSecret(in: plan) && $0.placement.name == name.name }
      guard let place, !found.contains(where: { $0.name.span.overlaps(name.text.span) }) else {
        continue
      }
      found.append((place, name.text, .withinLine))
    }
    return found
  }

  /// Where the label of a component is, outside of the parts that give one.
  private func shown(_ label: ComponentSecrets.Label) -> [Span] {
    let isOwn = places.contains { $0.placement.name?.lowercased() == label.label.lowercased() }
    guard !isOwn else { return [] }
    let parts = contents.filter { label.holders.contains($0.field) }.flatMap(\.ranges)
      .compactMap(document.span(of:))
    let all =
      names.all.filter { $0.hasColon && $0.text.words.lowercased() == label.label.lowercased() }
      .map(\.text.span)
      + names.inLines.filter { $0.mayBeLabel && $0.name == label.label }.map(\.text.span)
    return all.filter { name in !parts.contains { name.isInside($0) } }
  }
}

/// The names of the places of the components that a record holds, in themselves or in others.
struct ComponentSecrets {
  /// The label of a secret.
  struct Label {
    let field: FieldPath
    let label: String
    /// The fields of the record whose values hold such components.
    var holders: [FieldPath]
  }

  /// The labels of secrets.
  private(set) var labels: [Label] = []
  /// The names of all other places.
  private(set) var others: [String] = []

  /// Gathers the names of a structure's components.
  init(of structure: StructureID, plan: BindingPlan) {
    let fields = plan.models[structure].fields(for: .checking)
    for position in fields.tableIndices {
      let holder = FieldPath(structure, position)
      var known: Set<StructureID> = [structure]
      add(plan.component(of: holder), heldBy: holder, &known, plan)
    }
    let open = Set(others.map { $0.lowercased() })
    labels.removeAll { open.contains($0.label.lowercased()) }
  }

  private mutating func add(
    _ component: StructureID?, heldBy holder: FieldPath, _ known: inout Set<StructureID>,
    _ plan: BindingPlan
  ) {
    guard let component, known.insert(component).inserted else { return }
    let fields = plan.models[component].fields(for: .checking)
    for position in fields.tableIndices {
      let field = FieldPath(component, position)
      if plan.plan(of: field).isSecret, let label = fields[position].placement?.label {
        if let index = labels.firstIndex(where: { $0.field == field }) {
          labels[index].holders.append(holder)
        } else {
          labels.append(Label(field: field, label: label, holders: [holder]))
        }
      } else if let name = fields[position].placement?.name, !plan.plan(of: holder).isSecret {
        others.append(name)
      }
      add(plan.component(of: field), heldBy: holder, &known, plan)
    }
  }
}

extension BindingPlan {
  /// The component that values of a field hold, alone or in lists; nil for all other fields.
  fileprivate func component(of field: FieldPath) -> StructureID? {
    var type = types[plan(of: field).type]
    while type.kind == .list { type = types[type.element] }
    return type.kind == .component ? type.structure : nil
  }
}

extension MarkdownDocument {
  /// The place of a range of nodes; nil where it is empty.
  fileprivate func span(of nodes: Range<MarkdownNode.Index>) -> Span? {
    guard !nodes.isEmpty else { return nil }
    let last = siblings(in: nodes).last ?? nodes.lowerBound
    return span(of: nodes.lowerBound).through(span(of: last))
  }
}

extension Span {
  /// Whether it shares a byte with another span of the same source.
  fileprivate func overlaps(_ other: Span) -> Bool {
    source == other.source && start < other.end && other.start < end
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
