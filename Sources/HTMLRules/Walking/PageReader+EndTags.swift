import Diagnostics

// End tags and what is checked when an element ends.
extension PageReader {
  mutating func end(_ tag: Tag, in state: inout PageState) {
    if let attribute = tag.attributes.first {
      record.findings.report(.endTagWithAttributes(tag.name, at: attribute.span))
    } else if tag.isSelfClosing {
      record.findings.report(.tagFault(TagFault(kind: .slashInEndTag, span: tag.span)))
    } else if let fault = tag.faults.first {
      record.findings.report(.tagFault(fault))
    }
    if ElementTable.rules[tag.name]?.isVoid == true, !state.isForeign {
      record.findings.report(.closedVoid(tag.name, at: tag.span))
      return
    }
    guard let index = indexOfOpen(tag.name, in: state) else {
      return endNothing(tag, in: &state)
    }
    reportUnclosed(above: index, by: tag, in: &state)
    record.findings.match(tag.written, closes: state.open[index].tag)
    if index < state.base, state.reachedBelow == nil { state.reachedBelow = tag.written }
    close(to: index, by: tag, in: &state)
    switch tag.name {
    case "head": state.stage = .afterHead
    case "body", "html": state.stage = .afterBody
    default: break
    }
  }

  /// The innermost open element that an end tag can mean.
  private func indexOfOpen(_ name: String, in state: PageState) -> Int? {
    let reachesThroughCells = ElementTable.tableParts.contains(name)
    for index in state.open.indices.reversed() {
      let element = state.open[index]
      if element.name == name { return index }
      let isScope =
        ElementTable.scopes.contains(element.name) && !element.isForeign
        && !(reachesThroughCells && ElementTable.tableParts.contains(element.name)
          && (name == "table" || element.name != "table"))
      if isScope { return nil }
    }
    return nil
  }

  private mutating func endNothing(_ tag: Tag, in state: inout PageState) {
    if let index = state.abandoned.lastIndex(of: tag.name) {
      state.abandoned.remove(at: index)
      return
    }
    if tag.name == "p", let ended = state.endedParagraph, mayMean(ended, in: state) {
      record.findings.report(
        .endsParagraph(ended.cause.name, paragraph: ended.paragraph.span, at: ended.cause.span))
      state.endedParagraph = nil
      return
    }
    if tag.name == "head", let cause = state.impliedBody {
      record.findings.report(.notInHead(cause.name, before: tag.span, at: cause.span))
      return
    }
    if state.stage == .afterBody, tag.name == "body" || tag.name == "html" { return }
    let isRequired = tag.name != "body" && tag.name != "html"
    if isRequired || state.stage == .fragment {
      record.findings.addStray(tag.written, .strayEnd(tag.name, at: tag.span))
    }
  }

  /// Whether an end tag of a paragraph was meant for one that a start tag ended: it follows the
  /// element that the tag began, or stands directly in it.
  private func mayMean(_ ended: PageState.EndedParagraph, in state: PageState) -> Bool {
    let inside = state.open[min(ended.depth, state.open.count)...]
    return ended.depth == state.open.count
      || inside.count == 1 && inside.first?.tag.span == ended.cause.span
  }

  private mutating func reportUnclosed(above index: Int, by tag: Tag, in state: inout PageState) {
    for (place, element) in state.open.enumerated().dropFirst(index + 1) {
      let isImplied =
        ElementTable.impliedEnds.contains(element.name) && !element.isForeign
        && !ElementTable.formatting.contains(tag.name)
      if isImplied || element.isImplied { continue }
      let diagnostic = Diagnostic.unclosed(elementAt: place, before: tag, in: state)
      let isInBranch = state.route.isWithinDoubt(state.open[index].tag.part)
      record.findings.addUnclosed(element.tag, diagnostic, isSure: isInBranch)
      if state.abandoned.count < 16 { state.abandoned.append(element.name) }
      return
    }
  }

  /// Ends all elements from an index on.
  mutating func close(to index: Int, by tag: Tag?, in state: inout PageState) {
    while state.open.count > index, let element = state.open.popLast() {
      checkEnd(of: element, in: &state)
    }
    if let ended = state.endedParagraph, ended.depth > state.open.count {
      state.endedParagraph = nil
    }
    state.lexer.isForeign = state.isForeign
  }

  private mutating func checkEnd(of element: OpenElement, in state: inout PageState) {
    guard !element.isForeign || element.name == "svg" || element.name == "math" else { return }
    let span = element.tag.span
    switch element.name {
    case "head" where !element.always.contains(.title):
      record.findings.report(.withoutTitle(at: span))
    case "details" where !element.sometimes.contains(.summary):
      record.findings.report(.missingChild("summary", of: "details", at: span))
    case "picture" where element.sometimes.isDisjoint(with: [.image, .content]):
      record.findings.report(.missingChild("img", of: "picture", at: span))
    case "dl" where element.descriptions == .term:
      record.findings.report(.missingChild("dd", of: "dl", at: span))
    case "title" where !element.isNamed:
      record.findings.report(.emptyTitle(at: span))
    case "time": checkMoment(of: element, in: &state)
    default: break
    }
    checkName(of: element, in: state)
  }

  private mutating func checkMoment(of element: OpenElement, in state: inout PageState) {
    guard let moment = state.moment else { return }
    state.moment = nil
    let text = AttributeValue(bytes: moment.bytes).text
    guard !text.isEmpty, !ValueForm.moment.isSatisfied(by: text) else { return }
    record.findings.report(
      .wrongMoment(text, isExample: moment.hasExample, at: element.tag.span))
  }

  private mutating func checkName(of element: OpenElement, in state: PageState) {
    guard !element.isNamed, !element.isHidden, !state.open.contains(where: \.isHidden),
      !state.isInTemplate
    else { return }
    let name = element.name
    switch name {
    case "button": record.findings.report(.nameless("button", at: element.tag.span))
    case "a" where element.tag.isLink:
      record.findings.report(.nameless("link", at: element.tag.span))
    case "summary": record.findings.report(.nameless("summary", at: element.tag.span))
    case "h1", "h2", "h3", "h4", "h5", "h6":
      record.findings.report(.emptyHeading(name, at: element.tag.span))
    default: break
    }
  }

  /// Ends all that is open at the end of the page.
  mutating func finish(_ state: inout PageState, at end: Span) {
    if state.stage == .beforeHead || state.stage == .head || state.stage == .start,
      record.outline.isDocument
    {
      if !state.open.contains(where: { $0.name == "head" }) {
        record.findings.report(.withoutTitle(at: state.open.last?.tag.span ?? end))
      }
    }
    for (place, element) in state.open.enumerated() {
      let isImplied = ElementTable.impliedEnds.contains(element.name) && !element.isForeign
      if isImplied || element.isImplied { continue }
      record.findings.addUnclosed(
        element.tag, .unclosed(elementAt: place, before: nil, in: state))
      break
    }
    while let element = state.open.popLast() { checkEnd(of: element, in: &state) }
  }
}
