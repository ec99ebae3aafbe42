import Diagnostics
import Documents
import Markdown
import Schema
import Tables

// What stands in the text of a Markdown file becomes the fields that are placed there.
//
// A part is taken apart from the most definite to the least: sections by their headings, then
// labels, then the first image, then the heading, and what is left is the body.

extension Binder {
  /// Binds the placed fields of a record from a part, and reports what no field takes.
  mutating func bindPart(_ part: MarkdownPart, to record: RecordTarget, at start: Span) {
    var part = part
    let places = placedFields(of: record)
    if places.isEmpty {
      bindSolitary(part, to: record)
      return
    }
    bindSections(places, &part)
    bindLabels(places, &part)
    bindFirstImage(places, &part)
    bindHeading(places, &part, isDocument: plan.structure(record.structure).isEntry)
    bindBody(places, &part)
    let explained = reportMissingParts(places, leftOf: part, at: start)
    unclaimedText.report(
      part, of: record.structure, placements: places.map(\.placement), except: explained, log: &log)
  }

  /// What reports the text of the file that no field takes.
  var unclaimedText: UnclaimedText {
    UnclaimedText(models: plan.models, file: document, isLenient: isLenient)
  }

  /// A field with a placement, and where its value goes.
  struct PlacedField {
    let target: BindingTarget
    let placement: Placement
  }

  func placedFields(of record: RecordTarget) -> [PlacedField] {
    plan.models[record.structure].fields(for: .checking).enumerated().compactMap {
      position, field in
      field.placement.map { placement in
        PlacedField(target: target(position, of: record), placement: placement)
      }
    }
  }

  /// Whether a field has been written already.
  private func isWritten(_ field: PlacedField) -> Bool {
    chunk.places[field.target.slot].span != nil
  }

  private mutating func bindSections(_ places: [PlacedField], _ part: inout MarkdownPart) {
    for place in places {
      guard case .section(let name) = place.placement, let section = part.takeSection(name) else {
        continue
      }
      let heading = part.document.span(of: section.heading.node)
      if let first = chunk.places[place.target.slot].span {
        log.report(.writtenTwice(rule(place.target.field), at: heading, first: first))
        continue
      }
      chunk.places[place.target.slot] = SlotPlace(heading)
      bindContent(section.content, to: place.target, at: heading)
      if let again = part.takeSection(name) {
        let span = part.document.span(of: again.heading.node)
        log.report(.repeatedPart("the section '\(name)'", at: span, first: heading))
      }
    }
  }

  private mutating func bindLabels(_ places: [PlacedField], _ part: inout MarkdownPart) {
    for place in places {
      guard case .labelled(let label) = place.placement, let found = part.takeLabelled(label)
      else { continue }
      if let first = chunk.places[place.target.slot].span {
        log.report(.writtenTwice(rule(place.target.field), at: found.label.span, first: first))
        continue
      }
      let span = found.value.bytes.isEmpty ? found.label.span : found.value.span
      chunk.places[place.target.slot] = SlotPlace(span)
      if found.value.bytes.isEmpty {
        bindNothing(to: place.target, at: span)
      } else {
        bindSingle(written(found.value), to: place.target)
      }
      checkRules(of: place.target, at: span)
      if let again = part.takeLabelled(label) {
        log.report(
          .repeatedPart("the label '\(label)'", at: again.label.span, first: found.label.span))
      }
    }
  }

  private mutating func bindFirstImage(_ places: [PlacedField], _ part: inout MarkdownPart) {
    for place in places where place.placement == .firstImage && !isWritten(place) {
      guard let node = part.takeFirstImage() else { continue }
      bindImage(node, of: part.document, to: place.target)
    }
  }

  private mutating func bindHeading(
    _ places: [PlacedField], _ part: inout MarkdownPart, isDocument: Bool
  ) {
    guard let place = places.first(where: { $0.placement == .heading }) else { return }
    if isDocument, !beginsWithTitle(part) { return }
    guard let heading = part.takeHeading() else { return }
    let span = heading.text.span
    if let first = chunk.places[place.target.slot].span {
      log.report(.writtenTwice(rule(place.target.field), at: span, first: first))
      return
    }
    chunk.places[place.target.slot] = SlotPlace(span)
    bindSingle(written(heading.text), to: place.target)
    checkRules(of: place.target, at: span)
  }

  /// Whether a document begins with a heading of the first level: others are sections of it.
  private func beginsWithTitle(_ part: MarkdownPart) -> Bool {
    guard let first = part.firstBlock else { return false }
    let node = part.document.nodes[first]
    return node.kind == .heading && node.level == 1
  }

  private mutating func bindBody(_ places: [PlacedField], _ part: inout MarkdownPart) {
    guard let place = places.first(where: { $0.placement == .body }), !isWritten(place),
      let span = part.restSpan
    else { return }
    chunk.places[place.target.slot] = SlotPlace(span)
    bindContent(part, to: place.target, at: span)
    part.takeBlocks()
  }

  /// Checks the rules of a field whose value was bound from Markdown.
  mutating func checkRules(of target: BindingTarget, at span: Span) {
    if plan.plan(of: target.field).hasConstraints { check(target, at: span) }
  }

  /// Binds one text, which may mean "none", to a scalar or a list of one.
  mutating func bindSingle(_ text: WrittenText, to target: BindingTarget) {
    if plan.plan(of: target.field).hasAbsentTexts, isAbsent(text.bytes, in: target.field) {
      bindNothing(to: target, at: text.span)
    } else if target.type.kind == .list {
      bindCommaList(text, to: target)
    } else {
      bindText(text, to: target)
    }
  }

  /// Binds a text after a label as a list: its parts are separated by commas.
  private mutating func bindCommaList(_ text: WrittenText, to target: BindingTarget) {
    let element = plan.types[Int(target.type.element)]
    let pieces = text.bytes.split(separator: UInt8(ascii: ",")).map(Self.trimmed)
      .filter { !$0.isEmpty }
    let first = chunk.addList(count: pieces.count)
    let isVerbatim = text.span.range.count == text.bytes.count
    for (index, piece) in pieces.enumerated() {
      let start = piece.startIndex - text.bytes.startIndex
      let spanStart = Int(text.span.start) + start
      let span =
        isVerbatim
        ? Span(text.span.source, spanStart, spanStart + piece.count) : text.span
      let slice = TextSlice(
        buffer: text.slice.buffer, start: text.slice.start + UInt32(start),
        count: UInt32(piece.count))
      let slot = first + index
      chunk.places[slot] = SlotPlace(span)
      bindText(
        WrittenText(bytes: piece, slice: slice, span: span, kind: .plain),
        to: BindingTarget(field: target.field, type: element, slot: slot))
    }
    chunk.slots[target.slot] = .list(first: first, count: pieces.count)
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let byte = bytes.first, byte <= 0x20 { bytes.removeFirst() }
    while let byte = bytes.last, byte <= 0x20 { bytes.removeLast() }
    return bytes
  }
}

extension MarkdownPart {
  /// From the first to the last block that is left of it; nil where none is.
  var restSpan: Span? {
    let blocks = self.blocks
    guard let first = blocks.first, let last = blocks.last else { return nil }
    return document.span(of: first).through(document.span(of: last))
  }
}
