import Diagnostics
import Schema
import Tables

/// Makes structures from what was observed.
struct StructureBuilder {
  let sources: [InferredSource]
  let map: SourceMap
  private let firstName: String?
  /// The files beside the content.
  let files: FilesBesideEntries
  var names = InferredNames()
  var structures: [InferredStructure] = []
  private(set) var choices: [InferredChoice] = []
  private(set) var collections: [ModelInference.Collection] = []
  /// What nearly all entries have in common.
  var notes: [String] = []
  /// The generator that showed no HTML of the texts; nil if one did, or none is known.
  var generatorThatHidesHTML: SiteGenerator?
  private(set) var decimals = DecimalSigns()
  /// The fields that were widened, and where entries required it.
  var widenedFields: [WidenedField] = []

  init(_ sources: [InferredSource], firstName: String?, _ map: SourceMap, paths: [String]) {
    files = FilesBesideEntries(paths)
    self.sources = sources
    self.map = map
    self.firstName = firstName
  }

  /// The fields that are wider than most entries require, and the entries that require it.
  var widened: [String] {
    WidenedField.notes(of: widenedFields, in: ModelWriter(structures, choices))
  }

  /// Makes all structures, the entries first.
  mutating func build() {
    for (index, source) in sources.enumerated() {
      var name = names.type(for: source.name)
      if index == 0, let firstName { name = names.type(for: firstName, isSingular: true) }
      structures.append(InferredStructure(name: name, isEntry: true))
      let htmlPlaces = source.markdown?.htmlPlaces ?? 0
      collections.append(
        ModelInference.Collection(
          name: newCollectionName(source.name), model: name, from: source.from,
          count: source.count, keepsHTML: htmlPlaces > 0 && generatorThatHidesHTML == nil,
          isList: !source.isFilePerEntry))
      if htmlPlaces > 0 { noteHTML(in: htmlPlaces, of: source) }
    }
    for place in sources.tableIndices {
      let source = sources[place]
      let index = InferredStructure.Index(entriesOf: place)
      structures[index].fields = fields(of: source.seen, in: index)
      addParts(of: source, to: index)
      notes += source.markdown?.notes ?? []
      notes += MeaningNotes(of: source, in: structures[index], among: structures).notes
      if !source.leftOut.isEmpty {
        notes.append("\(source.from) leaves out: \(source.leftOut.joined(separator: ", "))")
      }
    }
    for source in sources.tableIndices { chooseKey(of: source) }
    for source in sources.tableIndices { findReferences(of: source) }
  }

  private mutating func noteHTML(in count: Int, of source: InferredSource) {
    let places = NamedFiles.counted(count, "place", "places")
    notes.append(
      "the texts of \(source.from) are HTML in \(places)"
        + (generatorThatHidesHTML.map { generator in
          ", which \(generator.name) did not show and is left out here: 'raw-html: true' in site.yaml "
            + "shows it"
        } ?? ": 'raw-html: true' in site.yaml keeps it"))
  }

  /// Adds a structure, and returns its index.
  mutating func add(_ structure: InferredStructure) -> InferredStructure.Index {
    structures.append(structure)
    return InferredStructure.Index(structures.count - 1)
  }

  /// A name that `site.yaml` accepts and that is still free.
  private func newCollectionName(_ text: String) -> String {
    let name = InferredNames.collection(text)
    let taken = Set(collections.map(\.name))
    guard taken.contains(name) else { return name }
    return (2...9_999).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }

  // MARK: Fields

  /// The keys that each entry may have without a field: a field of another type would publish what
  /// they hide.
  private static func isBuiltIn(_ name: String, _ seen: Observation) -> Bool {
    switch name {
    case "slug": true
    case "draft": seen.bools + seen.texts > 0
    case "publish", "expires": seen.fits.count(of: .date) > 0
    case "aliases":
      seen.lists == seen.count && seen.elements.mappings == 0
        && (seen.elements.values.texts.isEmpty
          || seen.elements.values.texts.contains { $0.contains("/") })
    default: false
    }
  }

  /// Whether a model cannot name a key: it consists of blanks, or has a NUL.
  private static func isUnnameable(_ name: String) -> Bool {
    name.allSatisfy(\.isWhitespace) || name.unicodeScalars.contains("\0")
  }

  private mutating func fields(
    of seen: Observation, in index: InferredStructure.Index
  ) -> [InferredField] {
    let isEntry = structures[index].isEntry
    let outer = decimals
    decimals.note(in: seen.members)
    defer { decimals.leave(for: outer) }
    let members = seen.members.filter { name, member in
      !Self.isUnnameable(name) && !(isEntry && Self.isBuiltIn(name, member))
    }
    // `_id` does not take the name of `id`, whichever is first.
    let kept = Set(members.map(\.name).filter { InferredNames.isKept($0, inEntry: isEntry) })
    var taken = kept
    var fields: [InferredField] = []
    for (name, member) in members {
      let own =
        kept.contains(name)
        ? name : InferredNames.member(for: name, among: taken, inEntry: isEntry)
      taken.insert(own)
      var field = self.field(for: name, member, of: seen.mappings, in: index)
      field.name = own
      field.fileName = own == name ? nil : name
      fields.append(field)
    }
    // Lists show the first date of an entry.
    if isEntry, let newest = DateNames.newest(among: fields),
      let first = fields.tableIndices.first(where: { fields[$0].type == .scalar(.date) }),
      first < newest
    {
      fields.insert(fields.remove(at: newest.position), at: first.position)
    }
    return fields
  }

  private mutating func field(
    for name: String, _ seen: Observation, of total: Int, in index: InferredStructure.Index
  ) -> InferredField {
    let type = type(for: name, seen, in: index)
    let absent = seen.lists + seen.mappings == 0 ? seen.absentTexts : seen.absentElements
    let isMissing = seen.count - (seen.lists == 0 ? seen.absentCount : 0) < total
    var isOptional = isMissing
    // A list is never optional: it may be empty.
    if case .list = type { isOptional = false }
    var field = InferredField(
      name: name, type: type, isOptional: isOptional,
      absent: type == .json ? [] : absent)
    field.rule = InferredRules.rule(of: seen, named: name, type)
    field.needsBrackets = seen.asksForLists
    field.isSecret = SecretNames.isSecret(name, type)
    if let note = SecretNames.note(on: name, type, in: structures[index].name) {
      notes.append(note)
    }
    if !decimals.mayGroup(seen, named: name) { field.makeNearlyTyped(by: seen) }
    if field.needsBrackets {
      notes.append(seen.missingBrackets(name, at: places(seen.scalarPlaces, of: seen.texts)))
    } else {
      noteNearMiss(name, seen, field)
    }
    return field
  }

  private mutating func type(
    for name: String, _ seen: Observation, in index: InferredStructure.Index
  ) -> InferredType {
    let scalars = seen.texts + seen.numbers + seen.bools
    if seen.mappings > 0, scalars == 0, seen.lists == 0 {
      guard !seen.members.isEmpty, !Self.isTable(seen),
        !seen.members.contains(where: { Self.isUnnameable($0.name) })
      else { return .json }
      if isImage(seen) { return .image }
      return component(named: name, seen, in: index)
    }
    if seen.lists > 0, scalars == 0, seen.mappings == 0 {
      let elements = seen.elements
      if elements.nothings > 0 { return .json }
      if elements.count == 0 { return .list(.string) }
      let element =
        isOfGroups(name, elements, in: index)
        ? .string : type(for: InferredNames.singular(name), elements, in: index)
      return element == .json ? element : .list(element)
    }
    if seen.asksForLists { return .list(.string) }
    guard seen.mappings == 0, seen.lists == 0 else { return .json }
    return scalar(named: name, seen, in: index)
  }

  /// Whether texts are what entries are grouped by: tomorrow's entry may have a tag that no other has,
  /// so that they are no choice, however few there are.
  private func isOfGroups(
    _ name: String, _ texts: Observation, in index: InferredStructure.Index
  ) -> Bool {
    structures[index].isEntry && InferredSettings.groupings.contains(name.lowercased())
      && texts.candidate == nil && texts.texts == texts.count
  }

  /// Whether mappings say which picture is shown, and what it shows.
  private func isImage(_ seen: Observation) -> Bool {
    let parts = Set(seen.members.map(\.name))
    guard parts.isSubset(of: ["src", "alt", "credit", "licence"]),
      let source = seen.member("src"),
      let alt = seen.member("alt")
    else { return false }
    return source.count == seen.mappings && alt.count == seen.mappings
      && files.holdAll(source, of: map)
  }

  /// Whether keys are data rather than names of fields.
  private static func isTable(_ seen: Observation) -> Bool {
    let written = seen.members.reduce(0) { $0 + $1.seen.count + $1.seen.nothings }
    let possible = seen.members.count * seen.mappings
    return seen.members.count > Evidence.mostKeys && Evidence.isSeldom(written, of: possible)
  }

  private mutating func component(
    named name: String, _ seen: Observation, in index: InferredStructure.Index
  ) -> InferredType {
    let own = names.type(for: name, in: structures[index].name)
    let new = add(InferredStructure(name: own, isEntry: false))
    structures[new].fields = fields(of: seen, in: new)
    return .component(new)
  }

  private mutating func scalar(
    named name: String, _ seen: Observation, in index: InferredStructure.Index
  ) -> InferredType {
    let hasOneKind =
      seen.numbers == seen.meaningCount || seen.bools == seen.meaningCount
      || seen.numbers + seen.bools == 0
    guard hasOneKind else { return seen.mixedCandidate.map { .scalar($0) } ?? .json }
    if let candidate = seen.candidate {
      if let other = ambiguous(named: name, seen, candidate, in: index) { return other }
      if candidate == .decimal { return digits(named: name, seen, in: index) }
      let isMoney = candidate == .double && InferredRules.isMoney(name)
      return .scalar(isMoney ? .decimal : candidate)
    }
    guard seen.numbers + seen.bools == 0 else { return .json }
    if InferredRules.areDegrees(seen, named: name) || decimals.areQuotedMoney(seen, named: name) {
      return .scalar(.decimal)
    }
    notePictures(named: name, seen, in: index)
    if files.holdAll(seen, of: map) { return .file }
    return choice(named: name, seen, in: index) ?? .string
  }

  /// The type of numbers whose digits a `Double` would not keep: a text where they are whole and
  /// larger than an `Int`, because only that can distinguish entries.
  private mutating func digits(
    named name: String, _ seen: Observation, in index: InferredStructure.Index
  ) -> InferredType {
    let kind: ScalarKind = seen.fits.areWhole && seen.numbers == 0 ? .string : .decimal
    if let (text, span) = seen.fits.inexact {
      notes.append(
        "'\(structures[index].name).\(name)' is \(kind.type.name), because Double would not keep '\(text)' "
          + "as it is written: \(places([span], of: 1))")
    }
    return .scalar(kind)
  }

  /// A choice, where a few short texts occur often, and do not name what has them.
  private mutating func choice(
    named name: String, _ seen: Observation, in index: InferredStructure.Index
  ) -> InferredType? {
    let texts = seen.meanings
    guard !KeyNames.isTitle(name),
      Evidence.choiceCases.contains(texts.count),
      Evidence.areRepeated(texts.count, by: seen.meaningCount),
      texts.allSatisfy({ $0.count <= Evidence.longestCase && !$0.contains(where: \.isNewline) }),
      texts.allSatisfy({ $0.contains { $0.isLetter } }),
      !areKeys(texts, ofCollectionNamed: name)
    else { return nil }
    var taken: Set<String> = []
    var cases: [(name: String, text: String)] = []
    for text in texts.sorted() {
      // No name may be the text of another case.
      let others = taken.union(texts.filter { $0 != text })
      let own = InferredNames.member(for: Self.caseName(text), among: others, inEntry: false)
      guard taken.insert(own).inserted else { return nil }
      cases.append((own, text))
    }
    let type = names.type(for: name, in: structures[index].name)
    choices.append(InferredChoice(name: type, cases: cases))
    return .choice(InferredChoice.Index(choices.count - 1))
  }

  /// A text as the name of a case: with a lower-case first letter, or completely in lower case.
  private static func caseName(_ text: String) -> String {
    text == text.uppercased() ? text.lowercased() : lowercasedStart(text)
  }

  /// The first of several places, as messages show them.
  func places(_ spans: [Span], of count: Int) -> String {
    let shown = spans.map { span in
      let source = map[span.source]
      let location = source.location(of: Int(span.start))
      return "\(source.path):\(location.line):\(location.column)"
    }
    return shown.joined(separator: ", ") + (count > shown.count ? ", …" : "")
  }

  // MARK: Parts of Markdown

  private mutating func addParts(of source: InferredSource, to index: InferredStructure.Index) {
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
          name: name("title"), type: .string,
          isOptional: markdown.titles < markdown.total, placement: .heading))
    }
    for label in markdown.labels {
      let target = InferredSource.index(ofAll: label.files, among: sources)
        .map { InferredType.reference(structures[InferredStructure.Index(entriesOf: $0)].name) }
      var field = InferredField(
        name: name(label.name), type: target ?? scalar(named: label.name, label.seen, in: index),
        isOptional: true, absent: label.seen.absentTexts,
        placement: .labelled(label.name))
      if !decimals.mayGroup(label.seen, named: label.name) { field.makeNearlyTyped(by: label.seen) }
      noteNearMiss(label.name, label.seen, field)
      added.append(field)
    }
    if hasPicture(markdown), !taken.contains("image") {
      added.append(.picture(named: name("image")))
    }
    for section in markdown.sections {
      added.append(.section(section, named: name(section.name)))
    }
    if markdown.bodies > 0 {
      added.append(
        InferredField(
          name: name("text"), type: .markdown,
          isOptional: markdown.bodies < markdown.total, placement: .body))
    }
    structures[index].fields += added
  }

  /// Whether a good part of the texts have an image, and nearly all of these exist.
  private func hasPicture(_ markdown: MarkdownObservation) -> Bool {
    let images = markdown.images
    return images.count > 1 && Evidence.isGoodPart(images.count, of: markdown.total)
      && Evidence.isNearlyAll(images.count { files.holds($0) }, of: images.count)
      && !images.contains { $0.contains("://") }
  }

  /// A text whose first word begins with a lower-case letter, as names of fields do.
  static func lowercasedStart(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension Observation {
  /// What is said of entries that have one text in place of a list.
  fileprivate func missingBrackets(_ name: String, at places: String) -> String {
    "\(lists) of \(count) have '\(name)' as a list; "
      + (texts == 1 ? "this one is a text" : "these \(texts) are texts")
      + ", which needs brackets"
      // Whether a comma parts two of them is for people to say.
      + (meanings.contains { $0.contains(",") } ? ": " : " ('apus check --fix' writes them): ")
      + places
  }
}
