import Diagnostics

// Start tags (section 13.2.6 of the HTML standard).
extension PageReader {
  mutating func start(_ tag: Tag, in state: inout PageState) {
    if state.isForeign { return startForeign(tag, in: &state) }
    record.check(tag, in: state)
    state.addToMoment(nil)
    let known = ElementTable.rules[tag.name]
    switch tag.name {
    case "html", "head", "body":
      startDocumentPart(tag, in: &state)
      return
    default: enter(for: tag, in: &state)
    }
    endImplied(by: tag, in: &state)
    if state.closesTwin(tag) { return endTwin(tag, in: &state) }
    if let known { place(tag, known, in: &state) }
    note(tag, known, in: &state)
    guard known?.isVoid != true else { return }
    push(tag, known, in: &state)
  }

  /// Opens an element.
  mutating func push(_ tag: Tag, _ rule: ElementRule?, in state: inout PageState) {
    guard mayOpen(tag, in: state) else { return }
    var element = OpenElement(name: tag.name, rule: rule, tag: tag.written)
    element.isForeign = tag.name == "svg" || tag.name == "math"
    element.isHidden = tag.isHidden
    element.isNamed = tag.mayBeNamed
    element.single = OpenElement.Single(of: tag)
    if element.isNamed { state.nameElements() }
    let isClosed = tag.isSelfClosing && element.isForeign
    if isClosed { return }
    if tag.isSelfClosing {
      // An end tag does not help an element that HTML does not have.
      if rule != nil || tag.name.contains("-") {
        record.findings.report(.selfClosed(tag.name, at: tag.span))
      }
      return
    }
    state.open.append(element)
    if tag.name == "time", !tag.mayHave("datetime"), !state.isInTemplate {
      state.moment = PageState.Moment()
    }
    let holdsText = rule?.content == .text && tag.name != "option" || rule?.content == .code
    guard holdsText else { return }
    state.lexer.rawName = Array(tag.name.utf8)
    state.lexer.state = .raw(matched: 0)
  }

  // MARK: The document

  private mutating func startDocumentPart(_ tag: Tag, in state: inout PageState) {
    let isFirst =
      switch tag.name {
      case "html": state.stage == .start && state.open.isEmpty
      case "head": state.stage == .start || state.stage == .beforeHead
      default: state.stage != .body && state.stage != .afterBody && state.stage != .fragment
      }
    guard isFirst else {
      if let cause = state.impliedBody, tag.name != "html" {
        record.findings.report(.notInHead(cause.name, before: tag.span, at: cause.span))
      } else {
        record.findings.report(.misplacedDocumentPart(tag.name, at: tag.span))
      }
      return
    }
    if tag.name != "html" { openDocument(for: tag, in: &state) }
    if tag.name == "body" { closeHead(in: &state) }
    push(tag, ElementTable.rules[tag.name], in: &state)
    state.stage = tag.name == "html" ? .beforeHead : tag.name == "head" ? .head : .body
  }

  /// Opens `html` where no tag did.
  private mutating func openDocument(for tag: Tag, in state: inout PageState) {
    guard state.stage == .start, state.open.isEmpty else { return }
    record.outline.isDocument = true
    record.findings.report(.withoutLanguage(at: tag.span))
    var element = OpenElement(name: "html", rule: ElementTable.rules["html"], tag: tag.written)
    element.isImplied = true
    state.open.append(element)
    state.stage = .beforeHead
  }

  /// Ends `head`, or opens and ends one that was not written.
  private mutating func closeHead(in state: inout PageState) {
    if let index = state.open.lastIndex(where: { $0.name == "head" }) {
      close(to: index, by: nil, in: &state)
    } else if state.stage == .beforeHead, let html = state.open.last?.tag {
      record.findings.report(.withoutTitle(at: html.span))
    }
    if state.stage != .body { state.stage = .afterHead }
  }

  /// Opens what a browser opens before an element or text: `html`, `head` or `body`.
  mutating func enter(for tag: Tag, in state: inout PageState) {
    let isMetadata =
      ["base", "link", "meta", "noscript", "script", "style", "template", "title"]
      .contains(tag.name)
    if state.stage == .start, state.open.isEmpty {
      guard record.outline.isDocument || ["title", "meta", "base"].contains(tag.name) else {
        state.stage = .fragment
        return
      }
      openDocument(for: tag, in: &state)
    }
    guard state.stage == .beforeHead || state.stage == .head || state.stage == .afterHead
    else { return }
    if state.open.contains(where: { $0.name == "noscript" || $0.name == "template" }) { return }
    if isMetadata {
      guard state.stage == .beforeHead else { return }
      var element = OpenElement(name: "head", rule: ElementTable.rules["head"], tag: tag.written)
      element.isImplied = true
      state.open.append(element)
      state.stage = .head
      return
    }
    let hadHead = state.stage != .beforeHead
    closeHead(in: &state)
    var element = OpenElement(name: "body", rule: ElementTable.rules["body"], tag: tag.written)
    element.isImplied = true
    state.open.append(element)
    state.stage = .body
    if hadHead { state.impliedBody = tag.written }
  }

  mutating func readDoctype(in state: inout PageState) {
    if state.stage == .start, state.open.isEmpty {
      record.outline.isDocument = true
      record.outline.hasDoctype = true
    }
  }

  // MARK: Implied end tags

  /// Ends the elements that a browser ends before this start tag.
  private mutating func endImplied(by tag: Tag, in state: inout PageState) {
    guard let ended = ElementTable.endedBy[tag.name] else { return }
    var index = state.open.count - 1
    var last: Int?
    while index >= 0 {
      let name = state.open[index].name
      if ended.contains(name) { last = index }
      guard ElementTable.impliedEnds.contains(name) else { break }
      index -= 1
    }
    guard let last else { return }
    if state.open[last].name == "p" {
      state.endedParagraph = PageState.EndedParagraph(
        paragraph: state.open[last].tag, cause: tag.written, depth: last)
    }
    close(to: last, by: nil, in: &state)
  }

  // MARK: SVG and MathML

  private mutating func startForeign(_ tag: Tag, in state: inout PageState) {
    if ElementTable.rules[tag.name] != nil, Self.breakouts.contains(tag.name),
      let root = state.open.last(where: { $0.name == "svg" || $0.name == "math" })
    {
      record.findings.report(
        .misplaced(tag.name, in: root.name, parent: root.tag.span, at: tag.span))
    }
    record.checkForeign(tag)
    if tag.mayBeNamed { state.nameElements() }
    guard !tag.isSelfClosing else { return }
    guard mayOpen(tag, in: state) else { return }
    var element = OpenElement(name: tag.name, rule: nil, tag: tag.written)
    element.isForeign = true
    element.isHidden = tag.isHidden
    state.open.append(element)
  }

  private static let breakouts: Set<String> = [
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em",
    "embed", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "menu", "meta",
    "ol", "p", "pre", "ruby", "s", "small", "span", "strong", "sub", "sup", "table", "u", "ul",
    "var",
  ]
}
