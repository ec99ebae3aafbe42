import Diagnostics

// Text, values and fragments, and what elements mean for those around them.
extension PageReader {
  /// Notes what an element means for those that are open.
  mutating func note(_ tag: Tag, _ rule: ElementRule?, in state: inout PageState) {
    let mark = Self.marks[tag.name] ?? .content
    if let last = state.open.indices.last {
      let isScript = tag.name == "script" || tag.name == "template"
      if !isScript || state.open[last].name == "head" { state.open[last].mark(mark) }
      noteDescription(tag, in: &state)
    }
    if tag.name == "img" || tag.name == "area", tag.mayFill("alt") { state.nameElements() }
    if tag.name == "input" || tag.name == "select" || tag.name == "textarea" {
      noteControl(tag, in: &state)
    }
    if tag.name == "option" { noteOption(tag, in: &state) }
    if rule?.isVoid == true, tag.mayBeNamed { state.nameElements() }
    if rule == nil || tag.name == "slot" || tag.name == "object" || tag.name == "iframe"
      || tag.name == "meter" || tag.name == "progress" || tag.name == "video"
    {
      state.nameElements()
    }
    if rule?.categories.contains(.heading) == true { noteHeading(tag, in: &state) }
  }

  private static let marks: [String: OpenElement.Marks] = [
    "title": .title, "summary": .summary, "legend": .legend, "figcaption": .figcaption,
    "caption": .caption, "colgroup": .columns, "thead": .thead, "tbody": .rows, "tr": .rows,
    "tfoot": .tfoot, "img": [.image, .content], "source": [], "noscript": [],
  ]

  private func noteDescription(_ tag: Tag, in state: inout PageState) {
    let last = state.open.count - 1
    switch (state.open[last].name, tag.name) {
    case ("dl", "dt"): state.open[last].descriptions = .term
    case ("dl", "dd"), ("dl", "div"): state.open[last].descriptions = .details
    default: break
    }
  }

  private mutating func noteControl(_ tag: Tag, in state: inout PageState) {
    if tag.mayFill("value") || tag.mayFill("alt") { state.nameElements() }
    let (isNamed, first) = state.noteLabelled(tag)
    record.names.noteControl(tag, isNamed: isNamed, besides: first)
  }

  /// Reports a second selected option of a `select` that takes one only.
  private mutating func noteOption(_ tag: Tag, in state: inout PageState) {
    guard tag.has("selected"),
      let index = state.open.lastIndex(where: { $0.name == "select" }),
      let single = state.open[index].single
    else { return }
    if let first = single.first, first != tag.span {
      record.findings.report(
        .secondSelected(first: first, at: tag.span), about: state.open[index], in: state)
    }
    state.open[index].single?.first = single.first ?? tag.span
  }

  private mutating func noteHeading(_ tag: Tag, in state: inout PageState) {
    guard let digit = tag.name.last?.wholeNumberValue, (1...6).contains(digit) else { return }
    guard !state.isInTemplate else { return }
    record.names.hasHeading = true
    if tag.isHidden || state.open.contains(where: \.isHidden) { return }
    guard tag.name != "h1" else {
      state.headings = 2
      return
    }
    let before = state.headings
    // A level is skipped where every heading that may be before is two levels above.
    let enough = UInt8(0xFF) << UInt8(digit - 1)
    if before & enough == 0, before & 1 == 0 {
      let level = 7 - before.leadingZeroBitCount
      record.findings.report(.skippedHeading(tag.name, after: level, at: tag.span))
    }
    state.headings = 1 << UInt8(digit)
  }

  // MARK: Text

  /// Takes static text that is not blank.
  mutating func readText(at span: Span, in state: inout PageState) {
    if state.open.last?.rule?.content == .code, !state.isForeign { return }
    takeText(at: span, "text", in: &state)
  }

  /// Takes a value.
  mutating func readValue(_ value: PrintedValue, at span: Span, in state: inout PageState) {
    let isText = state.lexer.state == .data || state.lexer.isReadingRaw
    state.lexer.advanceOverValue(value)
    guard isText, state.open.last?.rule?.content != .code else { return }
    if case .example(let text) = value {
      state.addToMoment(text[...], isExample: true)
    } else {
      state.addToMoment(nil)
    }
    takeText(at: span, "a value", in: &state)
  }

  private mutating func takeText(at span: Span, _ what: String, in state: inout PageState) {
    count(1)
    state.nameElements()
    if state.isForeign || state.isInHiddenHead { return }
    enterForText(at: span, in: &state)
    guard let last = state.open.indices.last else { return }
    if let holder = state.holderOfText {
      record.findings.report(
        .misplacedText(what, in: holder.name, parent: holder.tag.span, at: span), about: holder,
        in: state)
    }
    state.open[last].mark(.content)
  }

  private mutating func enterForText(at span: Span, in state: inout PageState) {
    var tag = Tag(span: span, part: 0, offset: 0)
    tag.name = "text"
    enter(for: tag, in: &state)
  }

  // MARK: Fragments

  /// Takes markup that is not known.
  mutating func read(_ fragment: HTMLFragment, at span: Span, in state: inout PageState) {
    let isText = state.lexer.state == .data
    state.lexer.advanceOverValue()
    guard isText, !state.isForeign else { return state.nameElements() }
    count(1)
    state.addToMoment(nil)
    state.nameElements()
    state.headings = 0xFF
    guard fragment == .markdown else { return takeUnknown(in: &state) }
    record.names.hasMarkdown = true
    enterForText(at: span, in: &state)
    if let parent = state.holderOfBlocks {
      record.findings.addMisfit(
        .blocksInside(parent.name, parent: parent.tag.span, at: span), in: parent,
        state.noteMisfit(at: span), state)
    }
    if let last = state.open.indices.last { state.open[last].mark(.content) }
  }

  private mutating func takeUnknown(in state: inout PageState) {
    if state.stage == .beforeHead || state.stage == .head { record.outline.mayHaveEncoding = true }
    record.names.hasUnknownMarkup = true
    if state.stage == .start, state.open.isEmpty { state.stage = .fragment }
    if let last = state.open.indices.last { state.open[last].markUnknown() }
  }
}

extension PageState {
  /// Notes a control: whether it needs no label but one around it, and otherwise the first control in
  /// that, whose label it is.
  fileprivate mutating func noteLabelled(_ tag: Tag) -> (isNamed: Bool, first: Span?) {
    let isHidden = tag.isHidden || isInTemplate || open.contains(where: \.isHidden)
    if isHidden || open.contains(where: { $0.rule == nil }) { return (true, nil) }
    guard let index = open.lastIndex(where: { $0.name == "label" }) else { return (false, nil) }
    if let first = open[index].single?.first {
      // In the iterations of a loop, one place may be that of the first control only.
      return first == tag.span ? (true, nil) : (false, first)
    }
    let mayBeHidden = tag.mayHave("type") && tag.word("type").map { $0 == "hidden" } ?? true
    if !mayBeHidden || tag.name != "input" { open[index].single?.first = tag.span }
    return (true, nil)
  }

  fileprivate var isInHiddenHead: Bool {
    guard let last = open.last else { return false }
    return last.name == "title" || last.name == "noscript" && stage == .head
  }

  /// The element that must not contain text here.
  fileprivate var holderOfText: OpenElement? {
    for (index, parent) in open.enumerated().reversed() {
      guard let rule = parent.rule else { return nil }
      switch rule.content {
      case .flow, .phrasing, .text, .code, .anything: break
      case .transparent: continue
      case .only, .metadata, .nothing: return parent
      }
      let needsSummary = parent.name == "details" && !parent.sometimes.contains(.summary)
      return needsSummary && index == open.count - 1 ? parent : nil
    }
    return nil
  }

  /// The element that must not contain blocks here.
  fileprivate var holderOfBlocks: OpenElement? {
    for parent in open.reversed() {
      guard let content = parent.rule?.content else { return nil }
      switch content {
      case .flow, .anything: return nil
      case .transparent: continue
      case .phrasing, .text, .code, .only, .metadata, .nothing: return parent
      }
    }
    return nil
  }
}
