package import Diagnostics
import Tables

extension MarkdownDocument {
  /// Reports what is wrong with the links, images and HTML of the document.
  func check(log: inout DiagnosticLog) {
    guard !options.isConformance else { return }
    MergeConflicts.check(self, log: &log)
    SpelledCharacters.check(self, log: &log)
    checkTemplateSyntax(log: &log)
    checkSpacedDestinations(log: &log)
    EntryInBrackets.check(self, log: &log)
    UndefinedReferences.check(self, log: &log)
    NearlyMarkdown.check(self, log: &log)
    MistakenMarkup.check(self, log: &log)
    ReferenceDefinitions.check(self, log: &log)
    var marks: [MarkdownNode.Index] = []
    for index in nodes.tableIndices {
      let node = nodes[index]
      switch node.kind {
      case .link:
        checkDestination(of: index, isImage: false, log: &log)
        ElementNames.check(index, of: self, log: &log)
      case .heading: ElementNames.check(index, of: self, log: &log)
      case .image:
        checkDestination(of: index, isImage: true, log: &log)
        AlternativeText.check(image: index, of: self, log: &log)
      case .htmlBlock, .htmlInline:
        if isExcerptMark(node.text) {
          marks.append(index)
        } else {
          checkHTML(index, log: &log)
        }
      case .tableRow: HiddenText.check(row: index, of: self, log: &log)
      case .paragraph, .blockQuote, .list, .item, .codeBlock, .thematicBreak, .table,
        .tableCell, .footnoteDefinition, .text, .softBreak, .lineBreak, .code,
        .emphasis, .strong, .strikethrough, .footnoteReference, .taskMarker:
        break
      }
    }
    if !marks.isEmpty { checkExcerptMarks(marks, log: &log) }
  }

  /// Reports marks that do not end an excerpt: those after the first, and those inside a paragraph,
  /// a list or a quotation.
  private func checkExcerptMarks(_ marks: [MarkdownNode.Index], log: inout DiagnosticLog) {
    let outermost = Set(siblings(in: nodes.tableIndices))
    var first: MarkdownNode.Index?
    for mark in marks {
      if !outermost.contains(mark) || nodes[mark].kind != .htmlBlock {
        log.report(.excerptMarkInside(at: span(of: mark)))
      } else if let first {
        log.report(.secondExcerptMark(at: span(of: mark), first: span(of: first)))
      } else {
        first = mark
      }
    }
  }

  /// Reports references without a definition, and definitions that are not shown anywhere.
  func check(_ footnotes: FootnoteIndex, log: inout DiagnosticLog) {
    for place in footnotes.undefined {
      let label = source.bytes[place].dropFirst(2).dropLast()
      let typed = String(decoding: label, as: UTF8.self)
      let suggestion = log.nearest(to: typed, among: footnotes.labels)
      log.report(
        .undefinedFootnote(typed, suggestion: suggestion, at: Span(source.id, place)))
    }
    var first: [String: MarkdownNode.Index] = [:]
    for index in nodes.tableIndices where nodes[index].kind == .footnoteDefinition {
      let node = nodes[index]
      let label = string(of: node.detail)
      let span = Span(source.id, Int(node.start), node.detail.range.upperBound + 2)
      if let other = first.updateValue(index, forKey: FootnoteLabel.folded(bytes(of: node.detail)))
      {
        let place = Span(
          source.id, Int(nodes[other].start), nodes[other].detail.range.upperBound + 2)
        log.report(.footnoteDefinedTwice(label, at: span, first: place))
      } else if node.number == 0 {
        log.report(.unusedFootnote(label, at: span))
      }
    }
  }

  private func checkDestination(
    of index: MarkdownNode.Index, isImage: Bool, log: inout DiagnosticLog
  ) {
    let destination = self.destination(of: nodes[index])
    guard destination != .local, destination != .entry else { return }
    var scheme: Span?
    if case .blocked(let name) = destination { scheme = placeOfScheme(name, in: nodes[index]) }
    report(
      destination, bytes(of: nodes[index].text), as: isImage ? .image : .link,
      at: destinationSpan(of: index), scheme: scheme, isHTML: false, log: &log)
  }

  /// Reports the addresses in raw HTML that pages must not point to.
  private func checkRawHTML(_ index: MarkdownNode.Index, log: inout DiagnosticLog) {
    for attribute in rawAttributes[index] ?? [] {
      guard case .address(let role, _) = attribute.meaning else { continue }
      for address in attribute.addresses {
        let span = Span(source.id, address.source)
        var place: Span?
        if case .blocked(let scheme) = address.kind, address.isVerbatim,
          address.destination.count == address.place.count
        {
          place = Span(source.id, Int(span.start), Int(span.start) + scheme.utf8.count)
        }
        report(
          address.kind, bytes(of: address.destination), as: role, at: span, scheme: place,
          isHTML: true, log: &log)
      }
    }
  }

  /// Reports a destination that is not written to pages, or that loads from another site.
  private func report(
    _ destination: Destination, _ bytes: ArraySlice<UInt8>, as role: DestinationRole,
    at span: Span, scheme place: Span?, isHTML: Bool, log: inout DiagnosticLog
  ) {
    let typed = String(decoding: bytes.prefix(200), as: UTF8.self)
    switch destination {
    case .local, .entry: break
    case .external:
      if role == .image { log.report(.imageFromElsewhere(typed, at: span)) }
    case .empty: log.report(.emptyDestination(role, isHTML: isHTML, at: span))
    case .blocked(let scheme):
      let collections = role == .link ? options.collections.sorted() : []
      let nearest = log.nearest(to: scheme, among: collections + role.schemes)
      // Letter case matters in the name of a collection, and in no scheme.
      let isName = nearest.map(collections.contains) ?? false
      let written = typed.drop { $0 == " " }.prefix { $0 != ":" }
      log.report(
        .blockedScheme(
          isName && written.lowercased() == scheme ? String(written) : scheme, role,
          suggestion: nearest,
          collections: Self.programSchemes.contains(scheme) ? [] : collections, at: span,
          place: place))
    case .schemeless: log.report(.addressWithoutScheme(typed, at: span))
    case .control: log.report(.controlCharacterInDestination(at: span))
    case .hostless: log.report(.addressWithoutHost(typed, at: span))
    case .recipientless(let scheme): log.report(.addressOfNobody(typed, scheme, at: span))
    }
  }

  /// Schemes that no collection was meant by.
  private static let programSchemes: Set<String> = [
    "blob", "data", "file", "ftp", "javascript", "sms", "vbscript",
  ]

  /// Where the scheme of a destination is written; nil where it had to be decoded.
  private func placeOfScheme(_ scheme: String, in node: MarkdownNode) -> Span? {
    guard !node.text.isDecoded, bytes(of: node.text).first != .space else { return nil }
    let start = node.text.range.lowerBound
    return Span(source.id, start, start + scheme.utf8.count)
  }

  /// Whether an image says by the title "decorative" that it needs no alternative text.
  package func isDecorative(_ image: MarkdownNode.Index) -> Bool {
    let node = nodes[image]
    return bytes(of: node.detail).map(\.lowercasedASCII) == Array("decorative".utf8)
  }

  /// Whether a block of HTML takes the rest of the text because it is not closed.
  private func isLeftOpen(_ index: MarkdownNode.Index) -> Bool {
    guard nodes[index].kind == .htmlBlock else { return false }
    let html = bytes(of: nodes[index].text)
    return HTMLBlockEnd(of: html).map { !$0.isReached(in: html) } ?? false
  }

  private func reportLeftOpen(_ index: MarkdownNode.Index, log: inout DiagnosticLog) {
    guard let end = HTMLBlockEnd(of: bytes(of: nodes[index].text)) else { return }
    log.report(
      .htmlLeftOpen(
        end.opened, closing: end.closings[0],
        at: Span(source.id, Int(nodes[index].start)..<endOfFirstLine(index))))
  }

  private func checkHTML(_ index: MarkdownNode.Index, log: inout DiagnosticLog) {
    if isLeftOpen(index) {
      reportLeftOpen(index, log: &log)
    } else if !options.allowsHTML {
      reportForbiddenHTML(index, log: &log)
    } else if htmlOfAlternatives.contains(index) {
      AlternativeText.report(html: index, of: self, log: &log)
    } else {
      checkRawHTML(index, log: &log)
    }
  }

  private func reportForbiddenHTML(_ index: MarkdownNode.Index, log: inout DiagnosticLog) {
    let html = bytes(of: nodes[index].text)
    let name = html.drop { $0 != UInt8(ascii: "<") }.dropFirst()
    // The end of an element is reported with its start; comments are never shown.
    guard name.first != UInt8(ascii: "/"), !isComment(nodes[index].text) else { return }
    let tag = name.prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    log.report(
      .htmlNotAllowed(
        tag: String(decoding: tag.prefix(40), as: UTF8.self),
        extent: .init(of: html, isInline: nodes[index].kind == .htmlInline),
        inSite: !options.isAlone,
        at: Span(source.id, Int(nodes[index].start)..<endOfFirstLine(index))))
  }

  private func endOfFirstLine(_ index: MarkdownNode.Index) -> Int {
    let start = Int(nodes[index].start)
    let end = Int(nodes[index].end)
    return source.bytes[start..<end].firstIndex(where: \.isLineEnd) ?? end
  }
}

extension MarkdownDocument {
  /// Where its raw HTML is, without comments and the ends of elements: each block by its first
  /// line.
  package var htmlPlaces: [Span] {
    nodes.tableIndices.filter { index in
      let node = nodes[index]
      guard node.kind == .htmlBlock || node.kind == .htmlInline else { return false }
      return !htmlOfAlternatives.contains(index) && !isComment(node.text)
        && !bytes(of: node.text).starts(with: "</".utf8)
    }.map { Span(source.id, Int(nodes[$0].start)..<endOfFirstLine($0)) }
  }
}
