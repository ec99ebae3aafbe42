import Diagnostics
import Markdown
import Schema
import Tables

// Labels, and what is behind them.
extension PartBinding {
  /// Binds what is behind the label of a field.
  mutating func bindLabel(
    _ label: String, _ place: PlacedField, by binder: inout Binder
  ) {
    let labels = places.compactMap(\.placement.label)
    guard let found = part.takeLabelled(label, among: labels) else { return }
    if place.isSecret(in: binder.plan) { taken.secrets.append(found.nodes) }
    taken.values.append((label, found))
    let isEmpty = found.value.bytes.isEmpty
    let span = isEmpty ? found.label.span : found.value.span
    guard claim(place, at: span, reportedAt: found.label.span, by: &binder) else { return }
    if let mistake = mistake(in: found, label, place, by: binder) {
      return binder.log.report(mistake)
    }
    bindValue(of: found, to: place.target, at: span, by: &binder)
    binder.checkRules(of: place.target, at: span)
    if let again = part.takeLabelled(label, among: labels) {
      binder.log.report(
        .repeatedPart("the label '\(label)'", at: again.label.span, first: found.label.span))
    }
  }

  /// What makes it uncertain where the value behind a label ends; nil where nothing does.
  private func mistake(
    in found: MarkdownLabelled, _ label: String, _ place: PlacedField, by binder: Binder
  ) -> Diagnostic? {
    let isSecret = place.isSecret(in: binder.plan)
    let labels = places.compactMap(\.placement.label)
    let more = LabelContinuation(in: part)
      .block(behind: found, isSecret: isSecret, among: labels)
    if found.value.bytes.isEmpty {
      return found.isFollowed || more != nil
        ? .valueBelowLabel(label, at: found.label.span) : nil
    }
    if let rival = found.rival {
      return .valueOrLabel(rival.string, at: rival.span, of: label, at: found.label.span)
    }
    let isText = [.markdown, .scalar(.string)].contains(place.target.type.kind)
    guard let more, isSecret || isText else { return nil }
    return .moreOfValue(
      binder.rule(place.target.field), label: label, isInItem: found.isInItem,
      at: binder.document.firstLine(of: part.document.span(of: more)))
  }

  /// Warns of the labels in the values of others, which are parts of those, and give nothing.
  func reportLabelsInValues(by binder: inout Binder) {
    let labels = places.compactMap(\.placement.label)
    for (label, found) in taken.values {
      for name in found.names(labels, in: part.document) where name.isSeparated {
        guard let place = places.first(where: { $0.placement.label == name.name }),
          !binder.isWritten(place.target), !place.isSecret(in: binder.plan)
        else { continue }
        binder.log.report(
          .labelNotRead(
            binder.rule(place.target.field), label: name.name, inValueOf: label,
            at: name.text.span))
      }
    }
  }

  /// Binds what is behind a label: its text, or for a reference or an address the destination of its
  /// first link.
  private func bindValue(
    of found: MarkdownLabelled, to target: BindingTarget, at span: Span, by binder: inout Binder
  ) {
    let document = part.document
    let isOfLabel = { (start: Int) in start < Int(found.label.span.end) }
    let all = LostMarkup.all(inTextOf: found.nodes, of: document)
    let behind = all.filter { !isOfLabel(Int($0.span.start)) }
    binder.reportLost(
      all.filter { isOfLabel(Int($0.span.start)) }, in: target.field, isName: true)
    let link = found.nodes.first {
      document.nodes[$0].kind == .link && !isOfLabel(Int(document.nodes[$0].start))
    }
    if let link, let scheme = schemeLeft(out: link, for: target) {
      let text = binder.destination(
        of: link, in: document, beside: behind, found.value, of: target.field)
      return binder.bindText(binder.text(text, without: scheme), to: target)
    }
    if takesMarkup(of: found.value, target, binder.plan) {
      binder.chunk.slots[target.slot] = binder.fragment(of: found.content(in: part.document))
      return
    }
    binder.reportLost(behind, in: target.field)
    if found.value.bytes.isEmpty {
      binder.bindNothing(to: target, at: span, in: .text, isWord: false)
    } else {
      binder.bindSingle(binder.written(found.value), to: target)
    }
  }

  /// Whether a text is the value of a field for Markdown, and not one that means "none".
  func takesMarkup(
    of text: MarkdownString, _ target: BindingTarget, _ plan: BindingPlan
  ) -> Bool {
    target.type.kind == .markdown && !text.bytes[...].isBlankText
      && !plan.declaration(of: target.field).absentTexts.contains {
        $0.utf8.elementsEqual(text.bytes)
      }
  }

  /// What the destination of a link begins with that its value leaves out, for a reference or an
  /// address; nil where the words of the link are the value, as those of `https://a.example` are.
  private func schemeLeft(out link: MarkdownNode.Index, for target: BindingTarget) -> String? {
    let words = part.document.plainText(of: part.document.descendants(of: link)).string
    return switch target.type.kind {
    case .reference: ""
    case .scalar(.url): words.contains("://") || words.hasPrefix("www.") ? nil : ""
    case .scalar(.email): "mailto:"
    case .scalar, .list, .choice, .component, .image, .file, .markdown, .tree, .unwritten: nil
    }
  }
}
