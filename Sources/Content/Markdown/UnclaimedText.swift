package import Diagnostics
package import Markdown
package import Schema
import Tables

/// Reports the text of a Markdown file that belongs to no field, so that nothing that an author
/// wrote is silently lost.
///
/// It sees parts and the placements that fields have, and changes no value: what it reports about a
/// part does not depend on what was bound before.
package struct UnclaimedText {
  let models: Models
  /// The file that the text is in.
  let file: BoundFile
  /// Whether it reports warnings rather than errors.
  let isLenient: Bool

  /// Makes one for the text of a file, whose values are of these models.
  package init(models: Models, file: BoundFile, isLenient: Bool) {
    self.models = models
    self.file = file
    self.isLenient = isLenient
  }

  /// Whether all fields of a model are known: otherwise a text may be for one with a mistake, which
  /// was reported.
  private func isCertain(_ id: StructureID) -> Bool { models[id].certainty == .certain }

  /// Reports what is left of a part: each section by its heading, each label, and the rest.
  package func report(
    _ part: MarkdownPart, of id: StructureID, placements: [Placement],
    except explained: [Span] = [], log: inout DiagnosticLog
  ) {
    let structure = models[id]
    guard isCertain(id), !part.isEmpty else { return }
    let model = structure.name
    let names = PlaceNames(placements)
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
          report(text, kind: "the section", of: model, among: names.sections, log: &log)
        }
      } else if sectionLevel == nil, node.kind != .thematicBreak {
        let inBlock = labels.filter { $0.label.span.isInside(part.document.span(of: block)) }
        for label in inBlock where !explained.contains(label.label.span) {
          report(label.label, kind: "the label", of: model, among: names.labels, log: &log)
        }
        if inBlock.isEmpty, !hasReportedText {
          hasReportedText = true
          log.report(
            .unclaimedText(
              of: model, what: node.kind.unclaimedWords, nearest: nil, takers: names.all,
              unplaced: structure.fieldForText?.name,
              at: file.firstLine(of: part.document.span(of: block)), isLenient: isLenient))
        }
      }
    }
  }

  private func report(
    _ text: MarkdownString, kind: String, of model: String, among names: [String],
    log: inout DiagnosticLog
  ) {
    let nearest = log.nearest(to: text.words, among: names)
    log.report(
      .unclaimedText(
        of: model, what: "\(kind) \(Diagnostic.quoted(text.bytes))", nearest: nearest,
        takers: names, at: text.span, isLenient: isLenient))
  }

  /// Reports what a field for a single piece leaves of a part.
  package func reportRest(
    of part: MarkdownPart, of id: StructureID, advice: String? = nil, log: inout DiagnosticLog
  ) {
    guard isCertain(id), let first = part.firstBlock, let span = part.restSpan else { return }
    log.report(
      .unclaimedText(
        of: models[id].name, what: part.document.nodes[first].kind.unclaimedWords, nearest: nil,
        takers: [], advice: advice, at: file.firstLine(of: span), isLenient: isLenient))
  }

  /// Removes the blocks beside the list of a part, and reports them: as elements they would be
  /// items that nobody wrote, and within an item they would change its meaning.
  package func reportProse(
    besideListsIn part: inout MarkdownPart, of id: StructureID, log: inout DiagnosticLog
  ) {
    for block in part.takeProseBesideLists() {
      let kind = part.document.nodes[block].kind
      guard isCertain(id), kind != .thematicBreak, kind != .htmlBlock else { continue }
      log.report(
        .unclaimedText(
          of: models[id].name,
          what: "this text beside the list", nearest: nil, takers: [],
          at: file.firstLine(of: part.document.span(of: block)), isLenient: isLenient))
    }
  }

  /// Removes the lists and tables of a part that has to be one text, and reports them: as text they
  /// would lose their structure. A list with one item counts as its text.
  package func reportStructure(
    in part: inout MarkdownPart, of id: StructureID, log: inout DiagnosticLog
  ) {
    let blocks = part.blocks
    for block in blocks {
      let kind = part.document.nodes[block].kind
      let items = part.document.siblings(in: part.document.descendants(of: block))
      let isText = kind != .table && (kind != .list || blocks.count == 1 && items.count == 1)
      guard !isText else { continue }
      part.take(block)
      guard isCertain(id) else { continue }
      log.report(
        .unclaimedText(
          of: models[id].name, what: kind.unclaimedWords,
          nearest: nil, takers: [], at: file.firstLine(of: part.document.span(of: block)),
          isLenient: isLenient))
    }
  }

  /// The names of sections and labels that belong to a structure.
  private struct PlaceNames {
    var sections: [String] = []
    var labels: [String] = []
    var all: [String] { sections + labels }

    init(_ placements: [Placement]) {
      for placement in placements {
        switch placement {
        case .section(let name): sections.append(name)
        case .labelled(let label): labels.append(label)
        case .body, .heading, .firstImage: break
        }
      }
    }
  }
}

extension MarkdownNode.Kind {
  /// What messages call a block of this kind that belongs to no field.
  fileprivate var unclaimedWords: String {
    switch self {
    case .list: "this list"
    case .table: "this table"
    case .codeBlock: "this code"
    case .blockQuote: "this quotation"
    default: "this text"
    }
  }
}

extension Span {
  /// Whether it lies inside another span of the same source.
  func isInside(_ other: Span) -> Bool {
    source == other.source && start >= other.start && end <= other.end
  }
}

extension Structure {
  /// The only field of a component that could take the text of a document, and has no place in it;
  /// nil where another one takes that text.
  fileprivate var fieldForText: Field? {
    let own = fields(for: .checking).filter { $0.name != "slug" }
    guard kind == .component, !own.contains(where: { $0.placement == .body }) else { return nil }
    let found = own.filter { $0.placement == nil && $0.type.holdsProse }
    return found.count == 1 ? found[0] : nil
  }
}

extension ValueType {
  /// Whether its value is Markdown or text, or a list of such.
  fileprivate var holdsProse: Bool {
    switch unwrapped {
    case .markdown: true
    case .list(let element): element.holdsProse
    default: unwrapped == .string
    }
  }
}
