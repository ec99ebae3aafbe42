package import Diagnostics
package import Escaping
import Languages

/// The place of a template in the language of its output, and where what is open there was opened.
package struct OutputPlace: Sendable {
  /// The context in which the next value would be printed.
  package var context: HTMLContext
  /// Where the current tag, comment or quote was opened.
  private var opened: Span?
  /// The language of the output.
  private let kind: OutputKind
  /// Whether the `body` of a page has begun.
  private var isInBody = false
  /// What a file that is not HTML has before the next value, and where it prints addresses.
  private(set) var notes: AddressNotes

  /// The static text that follows what is being compiled; empty where something else does, or
  /// nobody knows what.
  var following: [UInt8] = []

  /// The beginning of an output.
  package init(_ output: OutputKind) {
    context = .start(for: output)
    kind = output
    notes = AddressNotes(output)
  }

  /// Reads static text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - written: Where a byte of it is written.
  /// - Returns: the first thing in it that makes a value before it unsafe.
  package mutating func advance(
    over bytes: [UInt8], written: (Int) -> Span
  ) -> ContextFault? {
    let before = context
    notes.note(bytes)
    isInBody = isInBody || bytes[...].firstIndex(ofSmall: Array("<body".utf8)) != nil
    let fault = context.advance(over: bytes[...])
    if !context.mayEnd, let start = Self.lastStart(of: bytes, from: before) {
      opened = written(start)
    }
    return fault
  }

  /// The beginning of the last tag or comment that static text opens and does not close; nil where
  /// all of it is in what was opened before.
  private static func lastStart(of bytes: [UInt8], from context: HTMLContext) -> Int? {
    var (context, read) = (context, 0)
    var last = context.mayEnd ? 0 : nil as Int?
    for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
      _ = context.advance(over: bytes[read..<index])
      read = index
      if context.mayEnd { last = index }
    }
    return last
  }

  /// Continues in the context in which all branches end; where they differ, returns the diagnostic
  /// and continues in that of the first.
  package mutating func join(_ ends: [(context: HTMLContext, span: Span)]) -> Diagnostic? {
    guard let first = ends.first else { return nil }
    context = first.context
    for end in ends.dropFirst() {
      guard let joined = context.joined(with: end.context) else {
        let open = first.context.mayEnd ? end : first
        return leftOpen(open.context, at: open.span)
          ?? .differentContexts(
            first.context.name, endingAt: first.span, end.context.name, endingAt: end.span)
      }
      context = joined
    }
    return nil
  }

  /// Where the comment that this is in, or the text of an element, was opened, if its template never
  /// closes it.
  func neverClosed(in templates: TemplateSet) -> Span? {
    guard let opened, let closing = context.closing,
      let bytes = templates.source(opened.source)?.bytes
    else { return nil }
    let rest = bytes[(Int(opened.start) + 1)...]
    guard let end = rest.firstIndex(ofSmall: closing) else { return opened }
    // A comment that begins before the end of this one has that end.
    let isComment = closing.last == UInt8(ascii: ">")
    return isComment && rest[..<end].contains(bytesOf: "<!--") ? opened : nil
  }

  /// The diagnostic for an output that ends here, where it may not.
  func unfinished(at end: Span) -> Diagnostic {
    .unfinishedOutput(context: context.name, at: end, opened: context.isMarkup ? opened : nil)
  }

  /// The diagnostic for something that a used template opens and that is not closed at the end of a
  /// branch or loop; nil where it is opened in the same template.
  package func leftOpen(_ end: HTMLContext, at span: Span) -> Diagnostic? {
    guard !end.mayEnd, let opened, opened.source != span.source else { return nil }
    return .leftOpen(end.name, at: opened, usedAt: span)
  }
}

extension OutputPlace {
  /// Reads static text, and returns the diagnostic for the first thing in it that makes a value before
  /// it unsafe.
  mutating func advance(
    over bytes: [UInt8], at span: Span, in templates: TemplateSet
  ) -> Diagnostic? {
    let text = StaticTextPlace(source: templates.source(span.source), span: span)
    let outer = opened
    return advance(over: bytes, written: text.place).map { fault in
      let place = text.place(of: fault.offset)
      guard let quote = fault.unclosed else {
        return .unsafeText(fault.message, help: fault.help, at: place)
      }
      let mark = bytes[..<fault.offset].lastIndex(of: quote).map(text.place)
      return .unclosedValue(fault.message, help: fault.help, at: mark ?? outer ?? place, tag: place)
    }
  }

  /// Static text as it is written here: in a string of a style sheet, a blank at its beginning would
  /// be taken for the end of an escape before it. Nil where there is none.
  func kept(_ bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.isEmpty else { return nil }
    guard bytes.first == UInt8(ascii: " "), context.isInStyleString else { return bytes }
    return Array("\\000020".utf8) + bytes.dropFirst()
  }

  /// The line feed that is written at the end of a branch where browsers drop one, unless static text
  /// follows: behind the other branches none may be dropped, so a value that follows could not write
  /// it. Empty elsewhere.
  var keptLineFeed: [UInt8] { context.dropsLineFeed && following.isEmpty ? [0x0A] : [] }

  /// Whether what a template reads at a place is for readers: all but what the theme reads for the
  /// `head` of a page.
  func shows(_ place: Span, in templates: TemplateSet) -> Bool {
    isInBody || !templates.isBuiltIn(place.source)
  }

  /// The text of a value that counts as static text here; nil for all else.
  func staticText(of value: TypedExpression) -> [UInt8]? {
    guard context.takesLiterals, case .text(let text) = value.kind else { return nil }
    return text
  }

  /// The diagnostic for the path to a value between single braces; nil where no value is meant.
  func mistake(ofBraced path: String, at span: Span) -> Diagnostic? {
    guard context.takesValues else { return nil }
    return .singleBraces(path, needsQuotes: context.isBeforeValue, at: span)
  }

  /// Notes a value that is printed here.
  mutating func notePrinted(_ value: TypedExpression) {
    notes.note(value, asPlainText: context.isPlainText)
  }

  /// The diagnostic for a printed value that readers would see in another way than was meant; nil
  /// where it is in order.
  func mistake(ofPrinted value: TypedExpression, patterns: [DatePattern]) -> Diagnostic? {
    if let mistake = mistake(ofDate: value, patterns: patterns) { return mistake }
    let hole = HoleKind(of: value.type)
    guard context.isElementText, hole == .text else { return nil }
    return value.shownMarkup.flatMap { literal in
      literal.literalText.map { .shownMarkup($0, at: literal.span) }
    }
  }

  /// The diagnostic for a date that the readers of a feed, a site map or a calendar do not
  /// understand; nil where it is in order.
  private func mistake(ofDate value: TypedExpression, patterns: [DatePattern]) -> Diagnostic? {
    let form: FeedDate? =
      switch kind {
      case .xml: FeedDate(ofElementOpenedBy: notes.before[...])
      case .text: FeedDate(ofPropertyNamedBy: notes.before[...])
      case .html, .json, .csv, .script, .style: nil
      }
    guard let form else { return nil }
    let examples = PrintedExamples(patterns: patterns, language: nil)
    if value.type == .date {
      guard !form.takesISO else { return nil }
    } else {
      let endsLine = following.first == 0x0A || following.first == 0x0D
      guard let example = examples.example(ofDate: value),
        !form.isSatisfied(by: example, endsLine: endsLine)
      else { return nil }
    }
    guard case .calendar(let property) = form else {
      return .wrongFeedDate(form.pattern, at: value.span)
    }
    let hasTime = examples.pattern(ofDate: value)?.hasTime ?? false
    return .wrongCalendarDate(form.pattern, of: property, hasTime: hasTime, at: value.span)
  }

  /// The diagnostic for a value that cannot be printed here. In a comment or script that is never
  /// closed, it says so, and is nil for all values but the first.
  func mistake(
    _ refusal: Refusal, of value: TypedExpression, in templates: TemplateSet,
    besides log: DiagnosticLog
  ) -> Diagnostic? {
    guard let opened = neverClosed(in: templates) else {
      return .unsafePlace(context: refusal.context, help: refusal.help, at: value.span)
    }
    let isKnown = log.diagnostics.contains { $0.code == .unfinishedOutput && $0.span == opened }
    return isKnown ? nil : unfinished(at: value.span)
  }

  /// The diagnostic for suspect text; nil where it is in order.
  func mistake(of text: SuspectText, at span: Span) -> Diagnostic? {
    switch text {
    case .closing(let mark): context.takesValues ? .strayEnd(mark, at: span) : nil
    case .opening(let mark): context.takesValues ? .spacedOpening(mark, at: span) : nil
    case .quotation(let meant):
      context.isBeforeValue ? .typographicQuotes(meant: meant, at: span) : nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Where bytes begin that are these, apart from the case of letters; nil where they are nowhere.
  fileprivate func firstIndex(ofSmall wanted: [UInt8]) -> Int? {
    guard let first = wanted.first, wanted.count <= count else { return nil }
    return indices.dropLast(wanted.count - 1).first { index in
      lowercased(self[index]) == first
        && self[index..<index + wanted.count].elementsEqual(wanted) { lowercased($0) == $1 }
    }
  }
}
