import Diagnostics
import HTMLRules
import Markdown
import Schema
import Tables

/// What was observed in the texts of Markdown files: sections, labels, a title, and the rest.
struct MarkdownObservation {
  /// A part that many files have.
  struct Part {
    /// The heading or the label.
    let name: String
    /// What was observed there, as texts.
    var seen = Observation()
    /// How many files have it, and how many of those as a list only.
    var count = 0
    var lists = 0
    /// The files to which the values of a label are links, if all are.
    var files: [String] = []
  }

  /// The number of files.
  let total: Int
  private(set) var sections: [Part] = []
  private(set) var labels: [Part] = []
  /// How many files begin with a title.
  private(set) var titles = 0
  /// The paths of the first images in the rest of the texts.
  private(set) var images: [String] = []
  /// How many have other text.
  private(set) var bodies = 0
  /// How many places in the texts are HTML, without comments and closing tags.
  private(set) var htmlPlaces = 0
  /// What was found of the order of sections, one sentence each.
  private(set) var notes: [String] = []

  /// Observes files.
  ///
  /// - Parameters:
  ///   - files: The files, with their texts.
  ///   - linked: The anchors to which links of the content lead.
  init(_ files: [(source: Source, body: Range<Int>)], linked: Set<[UInt8]>) {
    total = files.count
    var log = DiagnosticLog()
    let parts = files.map { file in
      MarkdownPart(MarkdownDocument(parsing: file.source, range: file.body, log: &log))
    }
    htmlPlaces = parts.reduce(0) { $0 + Self.countOfElements(in: $1.document) }
    findSections(in: parts, linked: linked)
    var rest = parts
    for index in rest.indices { takeSections(of: &rest[index]) }
    findLabels(in: rest)
    for index in rest.indices { takeRest(of: &rest[index]) }
  }

  private static func countOfElements(in document: MarkdownDocument) -> Int {
    document.nodes.count { node in
      guard node.kind == .htmlBlock || node.kind == .htmlInline else { return false }
      return isElement(document.bytes(of: node.text))
    }
  }

  /// Whether HTML begins with an element that HTML has, or one of a page's own, which has a hyphen in
  /// its name: `List<String>` and `the <quick> fox` are words.
  private static func isElement(_ html: some Sequence<UInt8>) -> Bool {
    let name = html.drop { $0 <= 0x20 }.dropFirst()
      .prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    let text = String(decoding: Array(name), as: UTF8.self).lowercased()
    return ElementTable.isInText(text) || text.dropFirst().contains("-")
  }

  /// Finds the sections that make up most texts in one order; none where pages, which show the rest of
  /// a text and then its sections, would have another order than the texts.
  private mutating func findSections(in parts: [MarkdownPart], linked: Set<[UInt8]>) {
    let headings = parts.map { part in
      part.sections.filter { Self.isSection($0, in: part) }.map(\.heading.text.string)
    }
    let common = Self.common(headings, atLeast: max(2, (parts.count + 1) / 2))
    let targets = LinkedSections(in: parts, linked: linked)
    let found = (common + Self.laterSections(than: common, headings)).filter { section in
      guard let note = targets.note(on: section.name) else { return true }
      notes.append(note)
      return false
    }
    let names = found.map { $0.name.lowercased() }
    let order = NameOrder(
      of: headings.map { $0.map { $0.withoutDecoration.lowercased() } }, among: Set(names))
    let places = Dictionary(
      order.sorted(names).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    sections = found.sorted {
      places[$0.name.lowercased(), default: 0] < places[$1.name.lowercased(), default: 0]
    }
    let all = parts.filter { part in
      sections.contains {
        var part = part; return part.takeSection($0.name) != nil
      }
    }
    let others = all.filter { !keepsOrder($0) }.map(\.document.source.path)
    guard !others.isEmpty else { return }
    let count = "\(others.count) of \(all.count) texts have"
    if Evidence.isAllButFew(all.count - others.count, of: all.count) {
      notes.append(
        "\(count) their sections in another order than the others, or other text after them, and "
          + "are shown in the order of the model: \(NamedFiles.list(others))")
    } else {
      notes.append(
        "the sections stay in the text, because \(count) them in another order, or other text after "
          + "them: \(NamedFiles.list(others))")
      sections = []
    }
  }

  /// Whether a text has its sections in the order of the model, and nothing after them.
  private func keepsOrder(_ part: MarkdownPart) -> Bool {
    var part = part
    let headings = sections.compactMap { part.takeSection($0.name)?.heading.node }
    guard let first = headings.first else { return true }
    return zip(headings, headings.dropFirst()).allSatisfy(<)
      && part.blocks.last.map { $0 < first } ?? true
  }

  /// Finds the labels that a good part of the texts have, and all but a few of them in a block of
  /// labels.
  private mutating func findLabels(in parts: [MarkdownPart]) {
    let found = parts.map { LabelBlocks(in: $0) }
    let paragraphs = found.map(\.paragraphs)
    let unordered = NameOrder(of: paragraphs, among: Set(paragraphs.joined())).unordered
    let markedUp = Dictionary(grouping: found.flatMap(\.markedUp)) { $0 }
    let links = Dictionary(grouping: found.flatMap(\.links), by: \.name)
    let names = found.map { $0.labels.map(\.label.string) }
    let counts = Dictionary(grouping: names.joined()) { $0.withoutDecoration.lowercased() }
    labels = Self.common(names, atLeast: max(2, (parts.count + 3) / 4)).compactMap { part in
      let name = part.name.lowercased()
      var label = part
      let (count, marked) = (counts[name]?.count ?? 0, markedUp[name]?.count ?? 0)
      let others = found.count { $0.others.contains(name) }
      guard !unordered.contains(name), Evidence.isAllButFew(count, of: count + others) else {
        return nil
      }
      if let links = links[name], links.count == count { label.files = links.map(\.path) }
      let isPlain = Evidence.isNearlyAll(count - marked, of: count)
      return isPlain || !label.files.isEmpty ? label : nil
    }
    noteLabelsElsewhere(found, parts)
  }

  /// Notes the texts in which a label of the model is part of what the text says.
  private mutating func noteLabelsElsewhere(_ found: [LabelBlocks], _ parts: [MarkdownPart]) {
    for label in labels {
      let others = zip(found, parts).filter { $0.0.others.contains(label.name.lowercased()) }
        .map(\.1.document.source.path)
      guard !others.isEmpty else { continue }
      notes.append(
        "'\(label.name)' is taken out of the text also where it is in no list or paragraph of labels: "
          + NamedFiles.list(others))
    }
  }

  private static func isSection(_ section: MarkdownSection, in part: MarkdownPart) -> Bool {
    part.document.nodes[section.heading.node].level == 2
  }

  /// The sections of few files that come after those of many: in the body, which is the rest of a
  /// text, they would be before them. More than a dozen are no sections of a model.
  private static func laterSections(than common: [Part], _ headings: [[String]]) -> [Part] {
    let common = Set(common.map { $0.name.lowercased() })
    let later = headings.map { names in
      names.drop { !common.contains($0.withoutDecoration.lowercased()) }.filter {
        !common.contains($0.withoutDecoration.lowercased())
      }
    }
    let found = Self.common(later, atLeast: 1)
    return found.count > 12 ? [] : found
  }

  /// The names that this many files have, exactly once in each of them, in the order of their first
  /// appearance.
  private static func common(_ names: [[String]], atLeast limit: Int) -> [Part] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    var repeated: Set<String> = []
    for file in names {
      var known: Set<String> = []
      for name in file.map(\.withoutDecoration) where !name.isEmpty && name.count <= 40 {
        let key = name.lowercased()
        if !known.insert(key).inserted {
          repeated.insert(key)
        } else {
          if counts[key] == nil { order.append(name) }
          counts[key, default: 0] += 1
        }
      }
    }
    return order.filter { name in
      let key = name.lowercased()
      return counts[key, default: 0] >= limit && !repeated.contains(key)
    }.map { Part(name: $0) }
  }

  private mutating func takeSections(of part: inout MarkdownPart) {
    for index in sections.indices {
      guard let section = part.takeSection(sections[index].name) else { continue }
      let content = section.content
      sections[index].count += content.isEmpty ? 0 : 1
      let isList = content.blocks.allSatisfy { content.document.nodes[$0].kind == .list }
      if isList, !content.isEmpty { sections[index].lists += 1 }
    }
  }

  private mutating func takeRest(of part: inout MarkdownPart) {
    for index in labels.indices {
      guard let found = part.takeLabelled(labels[index].name) else { continue }
      guard !found.value.bytes.isEmpty else { continue }
      labels[index].count += 1
      labels[index].seen.takeText(found.value.bytes[...], at: found.value.span, isPlain: true)
    }
    if let first = part.blocks.first {
      let node = part.document.nodes[first]
      if node.kind == .heading, node.level == 1, part.takeHeading() != nil { titles += 1 }
    }
    if !part.isEmpty { bodies += 1 }
    if let image = part.takeFirstImage() {
      let path = part.document.bytes(of: part.document.nodes[image].text)
      images.append(String(decoding: path, as: UTF8.self))
    }
  }
}
