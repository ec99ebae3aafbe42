import Diagnostics
import Markdown
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

  init(_ files: [(source: Source, body: Range<Int>)]) {
    total = files.count
    var log = DiagnosticLog()
    let parts = files.map { file in
      MarkdownPart(MarkdownDocument(parsing: file.source, range: file.body, log: &log))
    }
    htmlPlaces = parts.reduce(0) { $0 + Self.countOfElements(in: $1.document) }
    let headings = parts.map { part in
      part.sections.filter { Self.isSection($0, in: part) }.map(\.heading.text.string)
    }
    sections = Self.common(headings, atLeast: max(2, (parts.count + 1) / 2))
    sections += laterSections(headings)
    var rest = parts
    for index in rest.indices { takeSections(of: &rest[index]) }
    let labelled = rest.map(\.labelled)
    let texts = Set(
      labelled.joined().filter(Self.isText).map { Self.plain($0.label.string).lowercased() })
    labels = Self.common(
      labelled.map { $0.map(\.label.string) }, atLeast: max(2, (parts.count + 3) / 4)
    ).filter { !texts.contains($0.name.lowercased()) }
    for index in rest.indices { takeRest(of: &rest[index]) }
  }

  private static func countOfElements(in document: MarkdownDocument) -> Int {
    document.nodes.count { node in
      guard node.kind == .htmlBlock || node.kind == .htmlInline else { return false }
      let second = document.bytes(of: node.text).dropFirst().first
      return second.map { !"/!?".utf8.contains($0) } ?? false
    }
  }

  /// Whether what looks like a label is part of a text: a line such as `Ingredients:` above a list, or
  /// the first of several labels in one line, `Serves: 4 | Time: 10 min`.
  private static func isText(_ found: MarkdownLabelled) -> Bool {
    found.value.bytes.isEmpty
      ? found.isFollowed
      : found.value.string.split(separator: "|").dropFirst().contains { $0.contains(":") }
  }

  private static func isSection(_ section: MarkdownSection, in part: MarkdownPart) -> Bool {
    part.document.nodes[section.heading.node].level == 2
  }

  /// The sections of few files that come after those of many: in the body, which is the rest of a
  /// text, they would be before them. More than a dozen are no sections of a model.
  private func laterSections(_ headings: [[String]]) -> [Part] {
    let common = Set(sections.map { $0.name.lowercased() })
    let later = headings.map { names in
      names.drop { !common.contains(Self.plain($0).lowercased()) }.filter {
        !common.contains(Self.plain($0).lowercased())
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
      for name in file.map(plain) where !name.isEmpty && name.count <= 40 {
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

  /// A name without symbols at its ends, which are ignored.
  static func plain(_ text: String) -> String {
    let isSign = { (character: Character) in !character.isLetter && !character.isNumber }
    let start = text.drop(while: isSign)
    let end = start.reversed().drop(while: isSign).reversed()
    return String(end)
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
