import Diagnostics
import Markdown
import Schema
import Tables

/// Binds the contents of a section, or the remaining body, as the value of one field or of an
/// element of its list.
struct ContentBinding {
  let part: MarkdownPart
  let target: BindingTarget
  /// The place to underline where it does not fit.
  let span: Span

  /// Binds the part by the type of the field, and checks the field's rules.
  func bindChecked(by binder: inout Binder) {
    bind(by: &binder)
    binder.checkRules(of: target, at: span)
  }

  private func bind(by binder: inout Binder) {
    switch target.type.kind {
    case .list: bindElements(by: &binder)
    case .component: bindComponent(by: &binder)
    case .image: bindImage(by: &binder)
    case .markdown:
      guard !part.isEmpty else {
        return binder.bindNothing(to: target, at: span, in: .text, isWord: false)
      }
      binder.chunk.slots[target.slot] = binder.fragment(of: part)
    case .reference: binder.bindText(linkOrText(by: &binder), to: target)
    case .scalar, .choice, .file, .tree, .unwritten: bindScalar(by: &binder)
    }
  }

  /// Binds the first image of the part, which must not contain anything else.
  private func bindImage(by binder: inout Binder) {
    var rest = part
    guard let node = rest.takeFirstImage() else {
      guard target.type.isOptional else { return binder.reportMissing(target.field, at: span) }
      return binder.unclaimedText.reportRest(
        of: rest, of: target.field.structure,
        advice: "write \(Placement.firstImage.example(inPart: true)), and other text elsewhere",
        log: &binder.log)
    }
    binder.bindImage(node, of: part.document, to: target)
    binder.unclaimedText.reportRest(
      of: rest, of: target.field.structure, log: &binder.log)
  }

  /// Binds the text of the part.
  private func bindScalar(by binder: inout Binder) {
    var part = part
    let start = binder.log.mark
    binder.unclaimedText.reportStructure(
      in: &part, of: target.field.structure, log: &binder.log)
    let text = part.plainText
    binder.reportLost(part.markupLostInText, in: target.field)
    if !text.bytes.isEmpty {
      binder.bindSingle(binder.written(text), to: target)
    } else if binder.log.certainty(since: start) == .certain {
      binder.bindNothing(to: target, at: span, in: .text, isWord: false)
    }
  }

  /// Binds the groups or elements of the part as a list.
  private func bindElements(by binder: inout Binder) {
    let element = binder.plan.types[target.type.element]
    var part = part
    if ![.component, .list, .markdown, .image].contains(element.kind) {
      binder.unclaimedText.reportProse(
        besideListsIn: &part, of: target.field.structure, log: &binder.log)
    }
    let parts = binder.plan.holdsLists(element) ? part.groups : part.elements
    reportBoldElements(parts, of: element, by: &binder)
    let first = binder.chunk.addList(count: parts.count)
    for (index, piece) in parts.enumerated() {
      let slot = first + index
      // The first line of an element is underlined.
      let span =
        piece.span.map(binder.document.firstLine) ?? Span(binder.document.source, 0, 0)
      binder.chunk.places[slot] = SlotPlace(span)
      let place = BindingTarget(field: target.field, type: element, slot: slot)
      ContentBinding(part: piece, target: place, span: span).bind(by: &binder)
    }
    let list = Value.list(first: first, count: parts.count)
    binder.chunk.slots[target.slot] = list
    binder.checkKeys(of: list, element: element, field: target.field)
  }

  /// Warns of elements that are nothing but a bold line, where the section begins with one, and the
  /// elements may have headings.
  private func reportBoldElements(
    _ parts: [MarkdownPart], of element: TypePlan, by binder: inout Binder
  ) {
    guard element.kind == .component else { return }
    let structure = binder.plan.models[element.structure]
    let near = NearParts(of: part)
    guard near.beginsWithBoldLine,
      structure.fields(for: .checking).contains(where: { $0.placement == .heading })
    else { return }
    for piece in parts.dropLast() {
      guard let line = near.boldLine(that: piece) else { continue }
      let rule = binder.rule(target.field)
      binder.log.report(.boldElement(rule, of: structure.name, at: line.span))
    }
  }

  private func bindComponent(by binder: inout Binder) {
    let record = binder.addRecord(of: target.type.structure, at: span)
    PartBinding(part, to: record, at: span, plan: binder.plan).bind(by: &binder)
    binder.completeRecord(record, at: span)
    binder.chunk.slots[target.slot] = .record(record.slot)
  }

  /// The destination of the first link of the part, otherwise its text. Text beside the link is
  /// reported.
  private func linkOrText(by binder: inout Binder) -> WrittenText {
    for range in part.ranges {
      for index in range where part.document.nodes[index].kind == .link {
        let words = part.plainText
        return binder.destination(
          of: index, in: part.document, beside: part.markupLostInText, words, of: target.field)
      }
    }
    binder.reportLost(part.markupLostInText, in: target.field)
    return binder.written(part.plainText)
  }
}
