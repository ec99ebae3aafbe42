package import Diagnostics
import Documents
package import Markdown
import Schema
import Tables

/// Binds the fields of a record that have a place in a text: their values are taken from a part of
/// the text, from the most specific place to the least.
///
/// Sections are taken by their headings, then labels, then the first image, then the heading, and
/// the rest is the body. Text without a field is reported.
package struct PartBinding {
  /// A field with a placement, and where its value goes.
  struct PlacedField {
    let target: BindingTarget
    let placement: Placement
  }

  let record: RecordTarget
  let places: [PlacedField]
  /// What was not taken yet.
  var part: MarkdownPart
  /// What gave fields their values.
  var taken = TakenParts()
  /// The place at which missing fields of the record are reported.
  private let start: Span

  /// Makes the binding of a record's placed fields from a part.
  package init(_ part: MarkdownPart, to record: RecordTarget, at start: Span, plan: BindingPlan) {
    self.part = part
    self.record = record
    self.start = start
    let fields = plan.models[record.structure].fields(for: .checking)
    places = fields.tableIndices.compactMap { position in
      fields[position].placement.map { placement in
        PlacedField(target: plan.target(position, of: record), placement: placement)
      }
    }
  }

  /// Binds the fields, and reports missing fields and text without a field.
  package consuming func bind(by binder: inout Binder) {
    guard !places.isEmpty else { return bindSoleField(by: &binder) }
    for place in places {
      if case .section(let name) = place.placement { bindSection(name, place, by: &binder) }
    }
    for place in places {
      if case .labelled(let label) = place.placement { bindLabel(label, place, by: &binder) }
    }
    reportLabelsInValues(by: &binder)
    bindFirstImage(by: &binder)
    bindHeading(by: &binder)
    let secrets = reportShownSecrets(by: &binder)
    reportNearParts(by: &binder)
    bindBody(by: &binder)
    let explained = reportMissing(by: &binder) + secrets
    binder.unclaimedText.report(
      part, of: record.structure, placements: places.map(\.placement), except: explained,
      log: &binder.log)
  }

  /// Binds the whole part as the only required field of a component.
  private func bindSoleField(by binder: inout Binder) {
    let structure = binder.plan.structure(record.structure)
    guard let span = part.restSpan else { return }
    guard !structure.isEntry, let position = structure.soleField ?? structure.key else {
      binder.unclaimedText.report(
        part, of: record.structure, placements: [], log: &binder.log)
      return
    }
    let target = binder.plan.target(position, of: record)
    binder.chunk.places[target.slot] = SlotPlace(span)
    ContentBinding(part: part, target: target, span: span).bindChecked(by: &binder)
  }

  private mutating func bindSection(
    _ name: String, _ place: PlacedField, by binder: inout Binder
  ) {
    guard let section = part.takeSection(name) else { return }
    noteNamed(section, by: place, binder.plan)
    let heading = part.document.span(of: section.heading.node)
    guard claim(place, at: heading, reportedAt: heading, by: &binder) else { return }
    let inlines = part.document.descendants(of: section.heading.node)
    binder.reportLost(
      LostMarkup.all(inTextOf: inlines, of: part.document), in: place.target.field, isName: true)
    let mark = binder.log.diagnostics.count
    ContentBinding(part: section.content, target: place.target, span: heading)
      .bindChecked(by: &binder)
    if section.content.isEmpty, binder.log.diagnostics.count == mark {
      binder.log.report(.emptySection(name, of: binder.rule(place.target.field), at: heading))
    }
    if let again = part.takeSection(name) {
      let span = part.document.span(of: again.heading.node)
      binder.log.report(.repeatedPart("the section '\(name)'", at: span, first: heading))
    }
  }

  private mutating func bindFirstImage(by binder: inout Binder) {
    for place in places where place.placement == .firstImage && !binder.isWritten(place.target) {
      guard let node = part.takeFirstImage() else { continue }
      let holder = node - 1
      if node.position > 0, part.document.nodes[holder].kind == .link,
        part.document.descendants(of: holder).contains(node)
      {
        let link = LostMarkup(kind: .link, span: part.document.destinationSpan(of: holder))
        binder.reportLost([link], in: place.target.field)
      }
      binder.bindImage(node, of: part.document, to: place.target)
    }
  }

  private mutating func bindHeading(by binder: inout Binder) {
    guard let place = places.first(where: { $0.placement == .heading }) else { return }
    if binder.plan.structure(record.structure).isEntry, !beginsWithTitle { return }
    let whole = part
    guard let heading = part.takeHeading() else { return }
    taken.titles.append(heading.node..<part.document.nodes[heading.node].next)
    let span = heading.text.span
    guard claim(place, at: span, reportedAt: span, by: &binder) else { return }
    if takesMarkup(of: heading.text, place.target, binder.plan),
      let content = whole.content(of: heading)
    {
      binder.chunk.slots[place.target.slot] = binder.fragment(of: content)
    } else {
      let inlines = whole.document.descendants(of: heading.node)
      binder.reportLost(
        LostMarkup.all(inTextOf: inlines, of: whole.document, except: whole.isTaken),
        in: place.target.field)
      binder.bindSingle(binder.written(heading.text), to: place.target)
    }
    binder.checkRules(of: place.target, at: span)
  }

  /// Whether the text begins with a heading of the first level: others are sections of it.
  var beginsWithTitle: Bool {
    guard let first = part.firstBlock else { return false }
    let node = part.document.nodes[first]
    return node.kind == .heading && node.level == 1
  }

  /// Notes where the value of a secret section is, or the heading alone of one that holds secrets.
  private mutating func noteNamed(
    _ section: MarkdownSection, by place: PlacedField, _ plan: BindingPlan
  ) {
    guard place.holdsSecret(in: plan) else { return }
    let heading = section.heading.node
    taken.secrets.append(heading..<part.document.nodes[heading].next)
    if place.isSecret(in: plan) { return taken.secrets += section.content.ranges }
    taken.contents.append(
      TakenParts.Content(field: place.target.field, ranges: section.content.ranges))
  }

  /// Reports what is nearly the place of a secret field and would be shown, and returns where it is.
  private func reportShownSecrets(by binder: inout Binder) -> [Span] {
    let fields = binder.plan.models[record.structure].fields(for: .checking).tableIndices
    let holdsSecret = fields.contains { position in
      binder.plan.plan(of: FieldPath(record.structure, position)).holdsSecret
    }
    guard !binder.isInSecret, holdsSecret else { return [] }
    return ShownSecrets(
      in: part, beside: taken, places: places, of: record.structure, plan: binder.plan
    ).report(by: &binder)
  }

  /// Reports headings and labels that are nearly those of fields, and that become a part of the body.
  private func reportNearParts(by binder: inout Binder) {
    let body = places.first { $0.placement == .body }
    guard let body, !binder.isWritten(body.target), part.restSpan != nil else { return }
    let names = places.compactMap(\.placement.name)
    for place in places
    where place.placement.isNamed && !place.holdsSecret(in: binder.plan) {
      let isWritten = binder.isWritten(place.target)
      let field = binder.plan.plan(of: place.target.field)
      guard isWritten || field.hasDefault || place.target.type.isOptional else { continue }
      let rule = binder.rule(place.target.field)
      if !isWritten,
        let other = part.namesake(of: place.placement) ?? part.unmarked(place.placement)
      {
        binder.log.report(
          .partOfAnotherKind(
            rule, part: place.placement.words, example: place.placement.example(inPart: false),
            typed: other.string, at: other.span))
        continue
      }
      if !isWritten, let label = place.placement.label,
        let other = NearParts(of: part).labelInItem(label)
      {
        binder.log.report(.labelNotRead(rule, label: label, inValueOf: nil, at: other.span))
        continue
      }
      for near in binder.log.close(
        to: place.placement, in: part, besides: names, isWritten: isWritten)
      {
        binder.log.report(
          .nearPart(
            rule, part: place.placement.words, name: near.name, typed: near.text, at: near.span,
            isWritten: isWritten))
      }
    }
  }

  private mutating func bindBody(by binder: inout Binder) {
    guard let place = places.first(where: { $0.placement == .body }), let span = part.restSpan
    else {
      return
    }
    if let first = binder.chunk.places[place.target.slot].span, binder.isWritten(place.target) {
      binder.log.report(
        .writtenTwice(
          binder.rule(place.target.field), at: binder.document.firstLine(of: span), first: first))
      part.takeBlocks()
      return
    }
    binder.chunk.places[place.target.slot] = SlotPlace(span)
    ContentBinding(part: part, target: place.target, span: span).bindChecked(by: &binder)
    part.takeBlocks()
  }

  /// Notes that a field is written at a place; false where it was already written, which is
  /// reported.
  func claim(
    _ field: PlacedField, at span: Span, reportedAt place: Span, by binder: inout Binder
  ) -> Bool {
    if let first = binder.chunk.places[field.target.slot].span {
      binder.log.report(
        .writtenTwice(binder.rule(field.target.field), at: place, first: first))
      return false
    }
    binder.chunk.places[field.target.slot] = SlotPlace(span)
    return true
  }
}

extension PartBinding {
  /// Reports the placed fields that are required and missing, and returns the places of the
  /// headings and labels that were probably meant as them.
  @discardableResult
  package func reportMissing(by binder: inout Binder) -> [Span] {
    var explained: [Span] = []
    for place in places where !binder.isWritten(place.target) {
      let target = place.target
      let field = binder.plan.plan(of: target.field)
      guard !field.hasDefault, !target.type.isOptional, !field.isInverse else { continue }
      // A body that is a list may be left out like any other list.
      if target.type.kind == .list, place.placement == .body { continue }
      binder.chunk.places[target.slot] = SlotPlace(start)
      if binder.plan.models[target.field.structure].certainty == .uncertain { continue }
      let nearest = binder.log.nearest(to: place.placement, in: part)
      if let nearest { explained.append(nearest.span) }
      binder.log.report(
        .missingPart(
          binder.rule(target.field), part: place.placement.words,
          name: nearest.flatMap { part.writtenName(at: $0.span, of: place.placement) },
          example: place.placement.example(
            inPart: !binder.plan.structure(record.structure).isEntry),
          nearest: nearest,
          mayBeEmpty: target.type.kind == .list && !field.hasConstraints,
          isNamedInTranslation: binder.document.isTranslation && place.placement.hasName,
          at: start))
      if target.type.kind == .list {
        binder.chunk.slots[target.slot] = .list(first: binder.chunk.end, count: 0)
      }
    }
    return explained
  }
}

extension Binder {
  /// Reports what a text loses as the plain text of a field, or as its name.
  mutating func reportLost(
    _ markup: [LostMarkup], in field: FieldPath, isName: Bool = false
  ) {
    guard !markup.isEmpty, plan.models[field.structure].certainty == .certain else { return }
    let taker = Diagnostic.PlainTaker(of: field, isName: isName, plan)
    for markup in markup {
      log.report(.lostMarkup(markup, of: rule(field), takenAs: taker))
    }
  }

  /// The destination of the link that stands for an entry.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - document: Its document.
  ///   - markup: What is lost of the text that it is in, itself included.
  ///   - words: The words of that text; others than those of the link are reported.
  ///   - field: The field that refers to the entry.
  /// - Returns: The destination, as a scalar.
  mutating func destination(
    of link: MarkdownNode.Index, in document: MarkdownDocument, beside markup: [LostMarkup],
    _ words: MarkdownString, of field: FieldPath
  ) -> WrittenText {
    let place = document.span(of: link)
    let others = markup.filter { !place.isInside($0.span) }
    reportLost(others, in: field)
    let own = document.plainText(of: document.descendants(of: link))
    let rest = words.string.replacing(own.string, with: "", maxReplacements: 1)
    if others.isEmpty, rest.contains(where: { $0.isLetter || $0.isNumber }) {
      reportLost([LostMarkup(kind: .text, span: words.span)], in: field)
    }
    return destination(of: link, in: document)
  }

  /// Reports the text of the file without a field.
  var unclaimedText: UnclaimedText {
    UnclaimedText(models: plan.models, file: document, isLenient: isLenient)
  }
}

extension Diagnostic.PlainTaker {
  /// What takes a text of a field, or its name.
  fileprivate init(of field: FieldPath, isName: Bool, _ plan: BindingPlan) {
    let own = plan.types[plan.plan(of: field).type]
    let isList = own.kind == .list
    let type = isList ? plan.types[own.element] : own
    let isFree =
      plan.structure(field.structure).key != field.index && !plan.plan(of: field).hasConstraints
    switch type.kind {
    case _ where isName: self = .name
    case .reference: self = .entry
    case .image: self = .picture
    case .scalar(.string) where isFree: self = .text(keptBy: isList ? "[Markdown]" : "Markdown")
    case .scalar, .choice, .component, .list, .file, .markdown, .tree, .unwritten:
      self = .text(keptBy: nil)
    }
  }
}

extension MarkdownPart {
  /// From the first to the last block that is left of it; nil where nothing is left.
  var restSpan: Span? {
    let blocks = self.blocks
    guard let first = blocks.first, let last = blocks.last else { return nil }
    return document.span(of: first).through(document.span(of: last))
  }
}
