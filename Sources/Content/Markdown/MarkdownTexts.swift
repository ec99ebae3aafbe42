import Diagnostics
import Documents
import Markdown
import Schema

// Texts and fragments of Markdown as values.

extension Binder {
  /// A text without markup as a scalar.
  mutating func written(_ text: MarkdownString) -> WrittenText {
    let slice =
      text.isVerbatim
      ? TextSlice(buffer: Int(text.span.source.index), range: text.span.range)
      : chunk.addText(text.bytes)
    return WrittenText(bytes: text.bytes[...], slice: slice, span: text.span, kind: .plain)
  }

  /// Where a link or image of a document leads, as a scalar.
  mutating func destination(of node: Int, in document: MarkdownDocument) -> WrittenText {
    let text = document.nodes[node].text
    return WrittenText(
      bytes: document.bytes(of: text), slice: slice(of: text, in: document),
      span: document.destinationSpan(of: node), kind: .plain)
  }

  /// Renders what is left of a part and adds it as a fragment.
  mutating func fragment(of part: MarkdownPart) -> Value {
    let start = chunk.text.count
    let html = part.appendHTML(to: &chunk.text, anchors: &anchors)
    let htmlSlice = TextSlice(buffer: chunk.buffer, range: start..<chunk.text.count)
    let holes = html.holes.map { hole in
      Fragment.Hole(
        offset: UInt32(hole.offset - start), kind: hole.kind == .image ? .image : .link,
        destination: slice(of: hole.destination, in: part.document), span: hole.span)
    }
    let headings = html.headings.map { heading in
      Fragment.Heading(
        level: heading.level, anchor: chunk.addText(heading.anchor),
        text: chunk.addText(heading.text))
    }
    let plainText = written(part.plainText).slice
    chunk.fragments.append(
      Fragment(html: htmlSlice, holes: holes, headings: headings, plainText: plainText))
    return .fragment(chunk.fragments.count - 1)
  }

  private mutating func slice(
    of text: MarkdownText, in document: MarkdownDocument
  ) -> TextSlice {
    text.isDecoded
      ? chunk.addText(document.bytes(of: text))
      : TextSlice(buffer: Int(document.source.id.index), range: text.range)
  }

  /// Binds Markdown that stands in YAML or JSON.
  mutating func bindMarkdown(_ text: WrittenText, to target: BindingTarget) {
    let isVerbatim = text.slice.buffer == document.source.index
    if isVerbatim {
      let source = Source(id: document.source, path: document.path, bytes: document.bytes)
      let parsed = MarkdownDocument(
        parsing: source, range: text.slice.range, options: markdown, log: &log)
      chunk.slots[target.slot] = fragment(of: MarkdownPart(parsed))
    } else {
      bindDecodedMarkdown(text, to: target)
    }
  }

  /// Binds Markdown whose text is not in the source as it stands, such as a block scalar: all of
  /// it has the place of the scalar.
  private mutating func bindDecodedMarkdown(_ text: WrittenText, to target: BindingTarget) {
    let source = Source(id: document.source, path: document.path, bytes: Array(text.bytes))
    var ownLog = DiagnosticLog()
    let parsed = MarkdownDocument(parsing: source, options: markdown, log: &ownLog)
    for var diagnostic in ownLog.diagnostics {
      diagnostic.span = text.span
      diagnostic.places = []
      diagnostic.help = diagnostic.help.map { Diagnostic.Help($0.message) }
      log.report(diagnostic)
    }
    let part = MarkdownPart(parsed)
    let start = chunk.text.count
    let html = part.appendHTML(to: &chunk.text, anchors: &anchors)
    let htmlSlice = TextSlice(buffer: chunk.buffer, range: start..<chunk.text.count)
    let holes = html.holes.map { hole in
      Fragment.Hole(
        offset: UInt32(hole.offset - start), kind: hole.kind == .image ? .image : .link,
        destination: chunk.addText(parsed.bytes(of: hole.destination)), span: text.span)
    }
    let headings = html.headings.map { heading in
      Fragment.Heading(
        level: heading.level, anchor: chunk.addText(heading.anchor),
        text: chunk.addText(heading.text))
    }
    chunk.fragments.append(
      Fragment(
        html: htmlSlice, holes: holes, headings: headings,
        plainText: chunk.addText(part.plainText.bytes)))
    chunk.slots[target.slot] = .fragment(chunk.fragments.count - 1)
  }
}
