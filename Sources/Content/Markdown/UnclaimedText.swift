import Diagnostics
import Markdown
import Schema
import Tables

// Nothing an author wrote is lost in silence: what no field takes is named, and so is what a
// model asks for and a document lacks.

extension Binder {
  /// Reports the placed fields that have to be written and are not, and returns the places of
  /// the headings and labels that were probably meant for them.
  @discardableResult
  mutating func reportMissingParts(
    _ places: [PlacedField], leftOf part: MarkdownPart, at start: Span
  ) -> [Span] {
    var explained: [Span] = []
    for place in places where chunk.places[place.target.slot].span == nil {
      let field = plan.plan(of: place.target.field)
      guard !field.hasDefault, !place.target.type.isOptional, !field.isInverse else { continue }
      // A body that is a list may be left out like any other list.
      if place.target.type.kind == .list, place.placement == .body { continue }
      chunk.places[place.target.slot] = SlotPlace(start)
      if plan.models[place.target.field.structure].certainty == .uncertain {
        continue
      }
      let nearest = nearest(to: place.placement, in: part)
      if let nearest { explained.append(nearest.span) }
      log.report(
        .missingPart(
          rule(place.target.field), part: Self.words(for: place.placement),
          example: example(of: place.placement), nearest: nearest, at: start))
      if place.target.type.kind == .list {
        chunk.slots[place.target.slot] = .list(first: chunk.end, count: 0)
      }
    }
    return explained
  }

  private static func words(for placement: Placement) -> String {
    switch placement {
    case .body: "the text"
    case .heading: "the heading"
    case .firstImage: "the image"
    case .section(let name): "the section '\(name)'"
    case .labelled(let label): "the label '\(label)'"
    }
  }

  private func example(of placement: Placement) -> String {
    switch placement {
    case .body: "a paragraph"
    case .heading: "'# ' and a title"
    case .firstImage: "'![what it shows](picture.svg)'"
    case .section(let name): "'## \(name)' and the text below it"
    case .labelled(let label): "'- \(label): …'"
    }
  }

  /// The heading or label that is probably meant as the one that is missing.
  private mutating func nearest(
    to placement: Placement, in part: MarkdownPart
  ) -> (text: String, span: Span)? {
    switch placement {
    case .section(let name):
      // It may be there, below a heading of a higher level or in what the body has taken.
      return log.nearest(to: name, among: part.sections.map(\.heading.text))
        ?? log.nearest(to: name, among: part.headingTexts)
    case .labelled(let label): return log.nearest(to: label, among: part.labelled.map(\.label))
    default: return nil
    }
  }

  /// The first text that begins with all words of another, such as `Ingredients (for 4)`.
  fileprivate static func longer(than wanted: String, _ texts: [String]) -> String? {
    texts.first { $0.lowercased().hasPrefix(wanted.lowercased() + " ") }
  }

  /// The letters and digits of a heading or label, without the symbols at its ends.
  fileprivate static func words(in text: MarkdownString) -> String {
    let scalars = Array(text.string.unicodeScalars)
    let isLetter = { (scalar: Unicode.Scalar) in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    guard let first = scalars.firstIndex(where: isLetter),
      let last = scalars.lastIndex(where: isLetter)
    else { return text.string }
    var words = String.UnicodeScalarView()
    words.append(contentsOf: scalars[first...last])
    return String(words)
  }

  /// Reports what is left of a part: each section by its heading, each label, and the rest.
  mutating func reportUnclaimed(
    _ part: MarkdownPart, of record: RecordTarget, places: [PlacedField],
    except explained: [Span] = []
  ) {
    let structure = plan.models[record.structure]
    guard structure.certainty == .certain, !part.isEmpty else { return }
    let model = structure.name
    let names = PlaceNames(places)
    let labels = part.labelled
    var sectionLevel: UInt8?
    var hasReportedText = false
    for block in part.blocks {
      let node = part.document.nodes[block]
      if node.kind == .heading {
        hasReportedText = false
        if let level = sectionLevel, node.level > level { continue }
        sectionLevel = node.level
        let text = part.document.plainText(of: part.document.descendants(of: block))
        if !explained.contains(text.span) {
          report(text, kind: "the section", of: model, among: names.sections)
        }
      } else if sectionLevel == nil, node.kind != .thematicBreak {
        let inBlock = labels.filter { $0.label.span.isInside(part.document.span(of: block)) }
        for label in inBlock where !explained.contains(label.label.span) {
          report(label.label, kind: "the label", of: model, among: names.labels)
        }
        if inBlock.isEmpty, !hasReportedText {
          hasReportedText = true
          log.report(
            .unclaimedText(
              of: model, what: Self.words(for: node.kind), nearest: nil, takers: names.all,
              at: document.firstLine(of: part.document.span(of: block)), isLenient: isLenient))
        }
      }
    }
  }

  private mutating func report(
    _ text: MarkdownString, kind: String, of model: String, among names: [String]
  ) {
    let nearest = log.nearest(to: Self.words(in: text), among: names)
    log.report(
      .unclaimedText(
        of: model, what: "\(kind) \(Diagnostic.quoted(text.bytes))", nearest: nearest,
        takers: names, at: text.span, isLenient: isLenient))
  }

  /// Reports what a field that takes one piece leaves of a part.
  mutating func reportRest(of part: MarkdownPart, field: FieldPath) {
    guard let span = span(ofRestOf: part) else { return }
    log.report(
      .unclaimedText(
        of: plan.models[field.structure].name, what: "this text", nearest: nil,
        takers: [], at: document.firstLine(of: span), isLenient: isLenient))
  }

  /// Takes the blocks out of a part that stand beside its list, and reports them: as an element
  /// they would be an item that nobody wrote, and in an item they would change what it says.
  mutating func reportProse(besideListsIn part: inout MarkdownPart, field: FieldPath) {
    for block in part.takeProseBesideLists() {
      let kind = part.document.nodes[block].kind
      guard kind != .thematicBreak, kind != .htmlBlock else { continue }
      log.report(
        .unclaimedText(
          of: plan.models[field.structure].name,
          what: "this text beside the list", nearest: nil, takers: [],
          at: document.firstLine(of: part.document.span(of: block)), isLenient: isLenient))
    }
  }

  /// Takes the lists and tables out of a part that is to be one text, and reports them: as text
  /// they would lose what they are. A list of one item is no more than its text.
  mutating func reportStructure(in part: inout MarkdownPart, field: FieldPath) {
    let blocks = part.blocks
    for block in blocks {
      let kind = part.document.nodes[block].kind
      let items = part.document.siblings(in: part.document.descendants(of: block))
      let isText = kind != .table && (kind != .list || blocks.count == 1 && items.count == 1)
      guard !isText else { continue }
      part.take(block)
      log.report(
        .unclaimedText(
          of: plan.models[field.structure].name, what: Self.words(for: kind),
          nearest: nil, takers: [], at: document.firstLine(of: part.document.span(of: block)),
          isLenient: isLenient))
    }
  }

  private static func words(for kind: MarkdownNode.Kind) -> String {
    switch kind {
    case .list: "this list"
    case .table: "this table"
    case .codeBlock: "this code"
    case .blockQuote: "this quotation"
    default: "this text"
    }
  }

  /// The names of sections and labels that a structure takes.
  private struct PlaceNames {
    var sections: [String] = []
    var labels: [String] = []
    var all: [String] { sections + labels }

    init(_ places: [PlacedField]) {
      for place in places {
        switch place.placement {
        case .section(let name): sections.append(name)
        case .labelled(let label): labels.append(label)
        case .body, .heading, .firstImage: break
        }
      }
    }
  }
}

extension Span {
  /// Whether it lies inside another span of the same source.
  func isInside(_ other: Span) -> Bool {
    source == other.source && start >= other.start && end <= other.end
  }
}

extension DiagnosticLog {
  /// The heading or label closest to a name, by its words.
  fileprivate mutating func nearest(
    to wanted: String, among found: [MarkdownString]
  ) -> (text: String, span: Span)? {
    let texts = found.prefix(100).map { Binder.words(in: $0) }
    guard let name = nearest(to: wanted, among: texts) ?? Binder.longer(than: wanted, texts),
      let index = texts.firstIndex(of: name)
    else { return nil }
    return (name, found[index].span)
  }
}
