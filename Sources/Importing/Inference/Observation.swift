import Diagnostics
import Documents
import Schema

/// What was observed about one field in all entries, from which its type follows.
struct Observation {
  /// How many places are kept.
  private static let placeLimit = 3

  /// How often there was a value.
  private(set) var count = 0
  /// How often there was no value although the key was written.
  private(set) var nothings = 0
  /// How often there was a text, a JSON number, `true` or `false` of JSON, a list, a mapping.
  private(set) var texts = 0
  private(set) var numbers = 0
  private(set) var bools = 0
  private(set) var lists = 0
  private(set) var mappings = 0
  /// The different texts and numbers.
  private(set) var values = CountedTexts()
  /// How well the scalar types fit the texts and numbers.
  private(set) var fits = ScalarFits()
  /// The elements of all lists together, and how many the lists have.
  private var listed: (element: [Observation], counts: ClosedRange<Int>?) = ([], nil)
  /// The places of the first texts and numbers that are not elements of a list.
  private(set) var scalarPlaces: [Span] = []
  private var mapped = ObservedMembers()

  /// What was seen of the elements of lists.
  var elements: Observation { listed.element.first ?? Observation() }

  /// The members of mappings in the order of their first appearance.
  var members: [(name: String, seen: Observation)] { mapped.all }

  /// What was seen of a member of mappings; nil for one that none has.
  func member(_ name: String) -> Observation? { mapped[name] }

  /// How many elements lists have; nil where there is no list.
  var listCounts: ClosedRange<Int>? { listed.counts }

  /// Adds a node and all below it.
  mutating func take(_ node: NodeIndex, of tree: DocumentTree) {
    switch tree[node].kind {
    case .null: nothings += 1
    case .plain where Self.isNothing(tree.text(of: node)): nothings += 1
    case .plain: takeText(tree.text(of: node), at: tree.span(of: node), isPlain: true)
    case .string: takeText(tree.text(of: node), at: tree.span(of: node), isPlain: false)
    case .number:
      count += 1
      numbers += 1
      note(tree.text(of: node), at: tree.span(of: node), ScalarFits.numbers)
    case .bool:
      count += 1
      bools += 1
      note(tree.text(of: node), at: tree.span(of: node), [.bool])
    case .sequence:
      count += 1
      lists += 1
      if listed.element.isEmpty { listed.element = [Observation()] }
      var size = 0
      for child in tree.children(of: node) {
        listed.element[0].take(child, of: tree)
        size += 1
      }
      listed.counts =
        listCounts.map { min($0.lowerBound, size)...max($0.upperBound, size) }
        ?? size...size
    case .mapping:
      count += 1
      mappings += 1
      for (key, value) in tree.pairs(of: node) {
        take(member: tree.string(of: key)) { $0.take(value, of: tree) }
      }
    }
  }

  /// Adds a text of Markdown.
  mutating func takeText(_ text: ArraySlice<UInt8>, at span: Span, isPlain: Bool) {
    count += 1
    texts += 1
    // Numbers and truth values in quotes are texts.
    note(text, at: span, isPlain ? ScalarFits.candidates : ScalarFits.quoted)
  }

  /// Adds a member of a mapping.
  mutating func take(member name: String, _ body: (inout Observation) -> Void) {
    mapped.take(name, body)
  }

  /// Adds an empty mapping.
  mutating func takeEmptyMapping() {
    count += 1
    mappings += 1
  }

  private mutating func note(
    _ text: ArraySlice<UInt8>, at span: Span, _ candidates: [ScalarKind]
  ) {
    if scalarPlaces.count < Self.placeLimit { scalarPlaces.append(span) }
    values.take(String(decoding: text, as: UTF8.self))
    fits.note(text, at: span, candidates)
  }

  /// Whether a text can be read as a scalar.
  static func fits(_ text: ArraySlice<UInt8>, _ kind: ScalarKind) -> Bool {
    do throws(ScalarMistake) {
      try kind.type.check(text.span)
      return true
    } catch {
      return false
    }
  }

  /// Whether a plain text of YAML means "no value".
  private static func isNothing(_ text: ArraySlice<UInt8>) -> Bool {
    text.isEmpty || text.elementsEqual("null".utf8) || text.elementsEqual("~".utf8)
  }
}

extension Observation {
  /// Texts that always mean "no value", as they were seen.
  var absentTexts: [String] {
    let known: Set<String> = [
      "-", "–", "—", "n/a", "N/A", "#N/A", "null", "NULL", "undefined", "NaN",
    ]
    let found = values.texts.filter { text in
      text.allSatisfy(\.isWhitespace) || known.contains(text)
    }
    return found.count == values.texts.count && !found.allSatisfy { $0.allSatisfy(\.isWhitespace) }
      ? found.filter { $0.allSatisfy(\.isWhitespace) } : found
  }

  /// Such texts among the elements of lists; none where each list has as many: then the place of an
  /// element means something, as in `["-", "0 cm"]` beside `["6 ft", "203 cm"]`.
  var absentElements: [String] {
    if let listCounts, listCounts.count == 1, listCounts.lowerBound > 1 { return [] }
    return elements.absentTexts
  }

  /// How often there was a text that means "no value".
  var absentCount: Int { absentTexts.reduce(0) { $0 + values.count(of: $1) } }

  /// The different texts that are values.
  var meanings: [String] {
    let absent = Set(absentTexts)
    return values.texts.filter { !absent.contains($0) }
  }

  /// Whether most are lists of texts, and the others one text each, which brackets would make a
  /// list.
  var asksForLists: Bool {
    let elements = elements
    return lists > 0 && texts > 0 && numbers + bools + mappings == 0 && absentCount == 0
      && elements.count == elements.texts && elements.nothings == 0
  }

  /// How many scalars are values.
  var meaningCount: Int { texts + numbers + bools - absentCount }

  /// The most specific type that all scalars have; nil for text.
  var candidate: ScalarKind? {
    guard meaningCount > 0 else { return nil }
    return fits.first { $0 == meaningCount }?.kind
  }

  /// The type of numbers of which some are in quotes: only some types take both.
  var mixedCandidate: ScalarKind? {
    bools == 0 ? [.int, .decimal].first { misfitTexts(of: $0)?.isEmpty == true } : nil
  }

  /// The different texts that do not fit a type, where all texts were kept.
  func misfitTexts(of kind: ScalarKind) -> [String]? {
    guard values.areAll else { return nil }
    return meanings.filter { !Self.fits(Array($0.utf8)[...], kind) }
  }

  /// The type that nearly all scalars have, where not all do.
  var nearCandidate: (kind: ScalarKind, fits: Int, misfits: [Span])? {
    guard candidate == nil, meaningCount >= 10 else { return nil }
    return fits.first { $0 * 10 >= meaningCount * 9 }
  }
}
