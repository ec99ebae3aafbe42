import Diagnostics
import Schema

/// Makes structures of what was seen.
struct StructureBuilder {
  private let sources: [InferredSource]
  private let map: SourceMap
  private let firstName: String?
  private var names = InferredNames()
  private(set) var structures: [InferredStructure] = []
  private(set) var choices: [InferredChoice] = []
  private(set) var collections: [ModelInference.Collection] = []
  /// What nearly all entries have in common.
  private(set) var notes: [String] = []
  /// The fields that were widened, by their names.
  private var widenedFields: [String] = []

  init(_ sources: [InferredSource], firstName: String?, _ map: SourceMap) {
    self.sources = sources
    self.map = map
    self.firstName = firstName
  }

  /// Which fields have a wider type than most entries ask for.
  var widened: [String] {
    Set(widenedFields).sorted().map { "\($0) has a wider type than most entries need" }
  }

  /// Makes all structures, the entries first.
  mutating func build() {
    for (index, source) in sources.enumerated() {
      var name = names.type(for: source.name)
      if index == 0, let firstName { name = names.type(for: firstName, isSingular: true) }
      structures.append(InferredStructure(name: name, isEntry: true))
      collections.append(
        ModelInference.Collection(
          name: newCollectionName(source.name), model: name, from: source.from,
          count: source.count))
    }
    for (index, source) in sources.enumerated() {
      structures[index].fields = fields(of: source.seen, in: index)
      addParts(of: source, to: index)
      if !source.leftOut.isEmpty {
        notes.append("\(source.from) leaves out: \(source.leftOut.joined(separator: ", "))")
      }
    }
    for index in sources.indices { chooseKey(of: index) }
    for index in sources.indices { findReferences(of: index) }
  }

  /// A name that `site.yaml` takes, and that no collection has yet.
  private func newCollectionName(_ text: String) -> String {
    let name = Self.collectionName(text)
    let taken = Set(collections.map(\.name))
    guard taken.contains(name) else { return name }
    return (2...9_999).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }

  /// A name that `site.yaml` takes.
  private static func collectionName(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" }.drop { $0 == "_" })
    if name.isEmpty { return "entries" }
    return name.first?.isNumber == true ? "c" + name : name
  }

  // MARK: Fields

  /// The keys that each entry may have without a field.
  private static func isBuiltIn(_ name: String, _ seen: Observation) -> Bool {
    switch name {
    case "slug": true
    case "draft": seen.candidate == .bool
    case "publish", "expires": seen.candidate == .date
    case "aliases": seen.lists == seen.count && seen.elements.mappings == 0
    default: false
    }
  }

  private mutating func fields(of seen: Observation, in index: Int) -> [InferredField] {
    let isEntry = structures[index].isEntry
    var taken: Set<String> = []
    var fields: [InferredField] = []
    for (name, member) in seen.members where !(isEntry && Self.isBuiltIn(name, member)) {
      let own = InferredNames.member(for: name, among: taken, inEntry: isEntry)
      taken.insert(own)
      var field = self.field(for: name, member, of: seen.mappings, in: index)
      field.name = own
      field.fileName = own == name ? nil : name
      fields.append(field)
    }
    return fields
  }

  private mutating func field(
    for name: String, _ seen: Observation, of total: Int, in index: Int
  ) -> InferredField {
    let type = type(for: name, seen, in: index)
    let absent = seen.lists + seen.mappings == 0 ? seen.absentTexts : seen.elements.absentTexts
    let isMissing = seen.count - (seen.lists == 0 ? seen.absentCount : 0) < total
    var isOptional = isMissing
    // A list is never optional: it may be empty.
    if case .list = type { isOptional = false }
    noteNearMiss(name, seen)
    return InferredField(
      name: name, type: type, isOptional: isOptional,
      absent: type == .named("JSON") ? [] : absent)
  }

  private mutating func type(for name: String, _ seen: Observation, in index: Int) -> InferredType {
    let scalars = seen.texts + seen.numbers + seen.bools
    if seen.mappings > 0, scalars == 0, seen.lists == 0 {
      guard !seen.members.isEmpty, !Self.isTable(seen) else { return .named("JSON") }
      return component(named: name, seen, in: index)
    }
    if seen.lists > 0, scalars == 0, seen.mappings == 0 {
      let elements = seen.elements
      if elements.nothings > 0 { return .named("JSON") }
      if elements.count == 0 { return .list(.named("String")) }
      let element = type(for: InferredNames.singular(name), elements, in: index)
      return element == .named("JSON") ? element : .list(element)
    }
    guard seen.mappings == 0, seen.lists == 0 else { return .named("JSON") }
    return scalar(named: name, seen, in: index)
  }

  /// Whether keys are data rather than names of fields.
  private static func isTable(_ seen: Observation) -> Bool {
    let written = seen.members.reduce(0) { $0 + $1.seen.count + $1.seen.nothings }
    return seen.members.count > 40 && written < seen.members.count * seen.mappings / 4
  }

  private mutating func component(
    named name: String, _ seen: Observation, in index: Int
  ) -> InferredType {
    let own = names.type(for: name, in: structures[index].name)
    structures.append(InferredStructure(name: own, isEntry: false))
    let new = structures.count - 1
    structures[new].fields = fields(of: seen, in: new)
    return .component(new)
  }

  private mutating func scalar(
    named name: String, _ seen: Observation, in index: Int
  ) -> InferredType {
    let hasOneKind =
      seen.numbers == seen.meaningCount || seen.bools == seen.meaningCount
      || seen.numbers + seen.bools == 0
    guard hasOneKind else { return .named("JSON") }
    if let candidate = seen.candidate {
      let isMoney = ["price", "cost", "amount", "total"].contains {
        name.lowercased().hasSuffix($0)
      }
      return .named(candidate == .double && isMoney ? "Decimal" : candidate.type.name)
    }
    guard seen.numbers + seen.bools == 0 else { return .named("JSON") }
    return choice(named: name, seen, in: index) ?? .named("String")
  }

  /// A choice, where a few short texts are repeated often.
  private mutating func choice(
    named name: String, _ seen: Observation, in index: Int
  ) -> InferredType? {
    let texts = seen.meanings
    guard (2...12).contains(texts.count), seen.meaningCount >= max(20, texts.count * 4),
      texts.allSatisfy({ $0.count <= 40 && !$0.contains("\n") }),
      texts.allSatisfy({ $0.contains { $0.isLetter } })
    else { return nil }
    var taken: Set<String> = []
    var cases: [(name: String, text: String)] = []
    for text in texts.sorted() {
      let own = InferredNames.member(for: Self.caseName(text), among: taken, inEntry: false)
      guard taken.insert(own).inserted else { return nil }
      cases.append((own, text))
    }
    let type = names.type(for: name, in: structures[index].name)
    choices.append(InferredChoice(name: type, cases: cases))
    return .choice(choices.count - 1)
  }

  /// A text as cases are named: a small first letter, or small letters only.
  private static func caseName(_ text: String) -> String {
    text == text.uppercased() ? text.lowercased() : lowercasedStart(text)
  }

  /// Reports a type that nearly all values have.
  private mutating func noteNearMiss(_ name: String, _ seen: Observation) {
    guard let near = seen.nearCandidate else { return }
    let count = near.fits
    let rest = seen.meaningCount - count
    let places = near.misfits.map { span in
      let source = map[span.source]
      let location = source.location(of: Int(span.start))
      return "\(source.path):\(location.line):\(location.column)"
    }
    let more = rest > places.count ? ", …" : ""
    notes.append(
      "\(count) of \(seen.meaningCount) have '\(name)' as \(near.kind.type.noun); "
        + (rest == 1 ? "this one does not: " : "these \(rest) do not: ")
        + places.joined(separator: ", ") + more)
  }

  // MARK: Parts of Markdown

  private mutating func addParts(of source: InferredSource, to index: Int) {
    guard let markdown = source.markdown else { return }
    var taken = Set(structures[index].fields.map(\.name))
    func name(_ text: String) -> String {
      let own = InferredNames.member(for: Self.lowercasedStart(text), among: taken, inEntry: true)
      taken.insert(own)
      return own
    }
    var added: [InferredField] = []
    if markdown.titles > 0, !taken.contains("title") {
      added.append(
        InferredField(
          name: name("title"), type: .named("String"),
          isOptional: markdown.titles < markdown.total, placement: "@Heading"))
    }
    for label in markdown.labels {
      let type = scalar(named: label.name, label.seen, in: index)
      noteNearMiss(label.name, label.seen)
      added.append(
        InferredField(
          name: name(label.name), type: type, isOptional: true,
          absent: label.seen.absentTexts,
          placement: "@Labelled(\(ModelWriter.quoted(label.name)))"))
    }
    for section in markdown.sections {
      var field = sectionField(section)
      field.name = name(section.name)
      added.append(field)
    }
    if markdown.bodies > 0 {
      added.append(
        InferredField(
          name: name("text"), type: .named("Markdown"),
          isOptional: markdown.bodies < markdown.total, placement: "@Body"))
    }
    structures[index].fields += added
  }

  private mutating func sectionField(_ section: MarkdownObservation.Part) -> InferredField {
    let isList = section.lists == section.count && section.count > 0
    if section.lists * 10 >= section.count * 9, !isList {
      notes.append(
        "\(section.lists) of \(section.count) have the section '\(section.name)' as a list alone")
    }
    return InferredField(
      name: section.name, type: isList ? .list(.named("String")) : .named("Markdown"),
      isOptional: !isList, placement: "@Section(\(ModelWriter.quoted(section.name)))")
  }

  /// A text whose first word begins with a small letter, as names of fields do.
  private static func lowercasedStart(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }

  // MARK: Keys and references

  private static let keyNames = ["id", "key", "name", "title", "code"]

  /// Chooses the field that tells the entries of a collection apart.
  private mutating func chooseKey(of index: Int) {
    let source = sources[index]
    let fields = structures[index].fields
    let candidates = fields.indices.filter { position in
      guard fields[position].placement == nil, !fields[position].isOptional,
        let seen = observation(of: fields[position], in: source),
        case .named(let type) = fields[position].type
      else { return false }
      return ["Int", "String", "Email"].contains(type) && Self.tellsApart(seen, source.count)
    }
    let named = Self.keyNames.lazy.compactMap { name in candidates.first { fields[$0].name == name }
    }
    guard let key = named.first ?? (source.isFilePerEntry ? nil : candidates.first) else { return }
    structures[index].fields[key].isKey = true
  }

  private func observation(of field: InferredField, in source: InferredSource) -> Observation? {
    let name = field.fileName ?? field.name
    return source.seen.members.first { $0.name == name }?.seen
  }

  /// Whether each value is another one, also as a part of an address.
  private static func tellsApart(_ seen: Observation, _ count: Int) -> Bool {
    guard !seen.hasTooManyValues, seen.order.count == count, seen.count == count else {
      return false
    }
    var slugs: Set<[UInt8]> = []
    for text in seen.order {
      var slug: [UInt8] = []
      TextFold.appendSlug(from: Array(text.utf8).span, to: &slug)
      guard !slug.isEmpty, slug.count <= 200, slugs.insert(slug).inserted else { return false }
    }
    return true
  }

  /// Finds the fields whose values are all keys of another collection that their name means.
  private mutating func findReferences(of index: Int) {
    for position in structures[index].fields.indices {
      let field = structures[index].fields[position]
      guard !field.isKey, case .named(let type) = field.type, ["Int", "String"].contains(type),
        let seen = observation(of: field, in: sources[index]), !seen.hasTooManyValues
      else { continue }
      let written = field.fileName ?? field.name
      let base =
        ["Id", "_id", "ID", "-id"].first { written.hasSuffix($0) }
        .map { String(written.dropLast($0.count)) } ?? written
      guard let target = target(named: base, holding: seen.meanings) else { continue }
      structures[index].fields[position].type = .reference(structures[target].name)
      let taken = Set(structures[index].fields.map(\.name)).subtracting([field.name])
      let name = InferredNames.member(for: base, among: taken, inEntry: true)
      structures[index].fields[position].name = name
      structures[index].fields[position].fileName = name == written ? nil : written
    }
  }

  private func target(named base: String, holding values: [String]) -> Int? {
    sources.indices.first { index in
      guard InferredNames.singular(sources[index].name).lowercased() == base.lowercased(),
        let key = structures[index].fields.first(where: \.isKey),
        let seen = observation(of: key, in: sources[index])
      else { return false }
      return values.allSatisfy { seen.values[$0] != nil }
    }
  }

  // MARK: Widening

  /// Gives wider types to fields that some entry does not keep; false where nothing was widened.
  mutating func widen(_ misfits: [Misfit]) -> Bool {
    var isAnyWidened = false
    var done: Set<[Int]> = []
    for misfit in misfits where done.insert([misfit.structure, misfit.field]).inserted {
      let old = structures[misfit.structure].fields[misfit.field]
      guard let new = Self.wider(old, code: misfit.code) else { continue }
      structures[misfit.structure].fields[misfit.field] = new
      widenedFields.append("'\(structures[misfit.structure].name).\(old.name)'")
      isAnyWidened = true
    }
    return isAnyWidened
  }

  /// A field that takes more; nil where there is nothing more to take.
  private static func wider(_ field: InferredField, code: String) -> InferredField? {
    var field = field
    if field.isKey {
      field.isKey = false
      return field
    }
    let isMissing = ["0302", "0311", "0340"].contains(code)
    if isMissing, !field.isOptional, !field.type.isList {
      field.isOptional = true
      return field
    }
    if code == "0311", !field.absent.contains("") {
      field.absent.append("")
      return field
    }
    switch field.type {
    case .list where field.placement != nil:
      field.type = .named("Markdown")
      field.isOptional = true
    case .list(let element) where element != .named("String") && !element.isComponent:
      field.type = .list(.named("String"))
    case .named("JSON"), .named("Markdown"): return nil
    case .named("String") where field.placement != nil: return nil
    case .named("String"), .list, .component:
      field.type = .named("JSON")
      field.absent = []
    case .named, .choice, .reference: field.type = .named("String")
    }
    return field
  }
}

extension InferredType {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
  fileprivate var isComponent: Bool { if case .component = self { true } else { false } }
}
