import Diagnostics
import Markdown
import Schema
import Tables

// What stands in a section or is left as the body, by the type of the field.

extension Binder {
  /// Binds a stretch of Markdown as the type of a field asks, and checks the field's rules.
  mutating func bindContent(_ part: MarkdownPart, to target: BindingTarget, at span: Span) {
    bindElement(part, to: target, at: span)
    checkRules(of: target, at: span)
  }

  private mutating func bindElement(
    _ part: MarkdownPart, to target: BindingTarget, at span: Span
  ) {
    switch target.type.kind {
    case .list: bindElements(of: part, to: target)
    case .component: bindComponent(part, to: target, at: span)
    case .image:
      var rest = part
      guard let node = rest.takeFirstImage() else {
        if !target.type.isOptional { reportMissing(target.field, at: span) }
        return
      }
      bindImage(node, of: part.document, to: target)
      unclaimedText.reportRest(of: rest, of: target.field.structure, log: &log)
    case .markdown:
      guard !part.isEmpty else {
        bindNothing(to: target, at: span)
        return
      }
      chunk.slots[target.slot] = fragment(of: part)
    case .reference:
      bindText(linkOrText(of: part), to: target)
    default: bindScalar(part, to: target, at: span)
    }
  }

  /// Binds the text of a part.
  private mutating func bindScalar(
    _ part: MarkdownPart, to target: BindingTarget, at span: Span
  ) {
    var part = part
    let count = log.diagnostics.count
    unclaimedText.reportStructure(in: &part, of: target.field.structure, log: &log)
    let text = part.plainText
    if !text.bytes.isEmpty {
      bindSingle(written(text), to: target)
    } else if log.diagnostics.count == count {
      bindNothing(to: target, at: span)
    }
  }

  /// Binds the groups or elements of a part as a list.
  private mutating func bindElements(of part: MarkdownPart, to target: BindingTarget) {
    let element = plan.types[Int(target.type.element)]
    var part = part
    if ![.component, .list, .markdown, .image].contains(element.kind) {
      unclaimedText.reportProse(
        besideListsIn: &part, of: target.field.structure, log: &log)
    }
    let parts = plan.holdsLists(element) ? part.groups : part.elements
    let first = chunk.addList(count: parts.count)
    for (index, piece) in parts.enumerated() {
      let slot = first + index
      let span = head(of: piece)
      chunk.places[slot] = SlotPlace(span)
      bindElement(
        piece, to: BindingTarget(field: target.field, type: element, slot: slot), at: span)
    }
    chunk.slots[target.slot] = .list(first: first, count: parts.count)
    checkKeys(of: chunk.slots[target.slot], element: element, field: target.field)
  }

  private mutating func bindComponent(
    _ part: MarkdownPart, to target: BindingTarget, at span: Span
  ) {
    let id = target.type.structure
    let record = RecordTarget(
      structure: id,
      slot: chunk.addRecord(id, slotCount: plan.structure(id).slotCount, place: span))
    bindPart(part, to: record, at: span)
    completeRecord(record, at: span)
    chunk.slots[target.slot] = .record(record.slot)
  }

  /// Binds a part as the one field that a component has to have.
  mutating func bindSolitary(_ part: MarkdownPart, to record: RecordTarget) {
    let structure = plan.structure(record.structure)
    guard let span = part.restSpan else { return }
    guard !structure.isEntry, let position = structure.soleField ?? structure.key else {
      unclaimedText.report(part, of: record.structure, placements: [], log: &log)
      return
    }
    let target = target(position, of: record)
    chunk.places[target.slot] = SlotPlace(span)
    bindContent(part, to: target, at: span)
  }

  /// What is underlined of a part: its first line.
  private func head(of part: MarkdownPart) -> Span {
    part.span.map(document.firstLine) ?? Span(document.source, 0, 0)
  }

  /// The destination of the first link of a part, or else its text.
  private mutating func linkOrText(of part: MarkdownPart) -> WrittenText {
    for range in part.ranges {
      for index in range where part.document.nodes[index].kind == .link {
        return destination(of: index, in: part.document)
      }
    }
    return written(part.plainText)
  }

  /// Binds an image of a document: its destination is the file, its text the alternative.
  mutating func bindImage(
    _ node: MarkdownNode.Index, of document: MarkdownDocument, to target: BindingTarget
  ) {
    let span = document.span(of: node)
    chunk.places[target.slot] = SlotPlace(span)
    guard target.type.kind == .image else {
      bindText(destination(of: node, in: document), to: target)
      return
    }
    let record = addImage(at: span)
    let source = destination(of: node, in: document)
    let path = String(decoding: source.bytes, as: UTF8.self)
    setSource(path, of: record, at: source.span)
    let text = document.plainText(of: document.descendants(of: node))
    // Without a text it is a decoration, or the reader of Markdown has reported it.
    chunk.slots[record + ImageField.alt.slot] = .text(written(text).slice)
    chunk.places[record + ImageField.alt.slot] = SlotPlace(text.span)
    chunk.slots[target.slot] = .record(record)
  }
}
