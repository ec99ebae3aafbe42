import Diagnostics
import Documents
import Markdown
import Schema
import Tables

// Texts and fragments of Markdown as values.

extension Binder {
  /// A text without markup as a scalar.
  mutating func written(_ text: MarkdownString) -> WrittenText {
    let slice =
      text.isVerbatim
      ? TextSlice(buffer: ValueStore.buffer(of: text.span.source), range: text.span.range)
      : chunk.addText(text.bytes)
    return WrittenText(bytes: text.bytes[...], slice: slice, span: text.span, kind: .plain)
  }

  /// The destination of a link or image of a document, as a scalar.
  mutating func destination(of node: MarkdownNode.Index, in document: MarkdownDocument)
    -> WrittenText
  {
    let text = document.nodes[node].text
    return WrittenText(
      bytes: document.bytes(of: text), slice: chunk.slice(of: text, in: document),
      span: document.destinationSpan(of: node), kind: .plain)
  }

  /// A text without what it begins with, such as the scheme of an address; the text itself where it
  /// begins otherwise.
  mutating func text(_ text: WrittenText, without beginning: String) -> WrittenText {
    guard !beginning.isEmpty, text.bytes.starts(with: beginning.utf8) else { return text }
    let rest = text.bytes.dropFirst(beginning.utf8.count)
    return WrittenText(
      bytes: rest, slice: chunk.addText(rest), span: text.span, kind: text.kind)
  }

  /// Renders what is left of a part and adds it as a fragment.
  mutating func fragment(of part: MarkdownPart) -> Value {
    .fragment(addFragment(of: part, at: nil))
  }

  /// Adds a fragment and, before it, the one of its excerpt. With `places`, the document's source is
  /// not the file's.
  private mutating func addFragment(of part: MarkdownPart, at places: DecodedPlaces?)
    -> FragmentIndex
  {
    var meant = OwnHeadings()
    var fragment = chunk.fragment(of: part, at: places, &meant, anchors: &entry.anchors)
    if let excerpt = part.excerpt {
      var excerpt = chunk.fragment(of: excerpt, at: places, &meant, anchors: &entry.anchors)
      excerpt.isExcerpt = true
      fragment.excerpt = chunk.addFragment(excerpt, of: entry.record)
    }
    return chunk.addFragment(fragment, of: entry.record)
  }

  /// Renders the Markdown in a range of the file without making a document from it, and adds it as
  /// a fragment; nil where that cannot be done.
  mutating func wholeText(of source: Source, in range: Range<Int>) -> (Value, Span)? {
    let whole = WholeText(
      of: source, range, options: markdown, anchors: &entry.anchors, appendedTo: &chunk.html)
    guard let whole else { return nil }
    let headings = OwnHeadings(whole.html.headings, amongAll: nil)
    let destinations = whole.html.holes.map { hole in
      headings.destination(meantBy: source.bytes[hole.destination.range]).map {
        chunk.addText($0)
      } ?? TextSlice(buffer: ValueStore.buffer(of: source.id), range: hole.destination.range)
    }
    let shownText = whole.shownText.map { chunk.addText(chunk.html[$0]) }
    chunk.html.removeSubrange(whole.place.upperBound...)
    let fragment = chunk.fragment(whole.html, whole.place, shownText, destinations, at: nil)
    return (.fragment(chunk.addFragment(fragment, of: entry.record)), whole.span)
  }

  /// Binds Markdown that is in YAML or JSON.
  mutating func bindMarkdown(_ text: WrittenText, to target: BindingTarget) {
    if OwnHeadings.mayBe(in: text.bytes) { PartBinding.reserveAnchorsOfUnreadText(by: &self) }
    if text.slice.buffer == ValueStore.buffer(of: document.source) {
      let source = Source(id: document.source, path: document.path, bytes: document.bytes)
      if let (value, _) = wholeText(of: source, in: text.slice.range) {
        chunk.slots[target.slot] = value
        return
      }
      let parsed = MarkdownDocument(
        parsing: source, range: text.slice.range, options: markdown, log: &log)
      note(parsed, at: nil)
      RawHTMLCheck(of: parsed).run(log: &log)
      chunk.slots[target.slot] = fragment(of: MarkdownPart(parsed))
    } else {
      bindDecodedMarkdown(text, to: target)
    }
  }

  /// Binds Markdown whose text is not literally in the source, such as a block scalar.
  private mutating func bindDecodedMarkdown(_ text: WrittenText, to target: BindingTarget) {
    let source = Source(id: document.source, path: document.path, bytes: Array(text.bytes))
    let places = DecodedPlaces(of: text.bytes, at: text.span, in: document.bytes)
    var ownLog = log.emptyPart()
    let parsed = MarkdownDocument(parsing: source, options: markdown, log: &ownLog)
    RawHTMLCheck(of: parsed).run(log: &ownLog)
    log.merge(ownLog.moved(by: places.place))
    note(parsed, at: places)
    chunk.slots[target.slot] = .fragment(addFragment(of: MarkdownPart(parsed), at: places))
  }

  /// Notes raw HTML and nameless links; with `places`, the document's source is not the file's.
  mutating func note(_ document: MarkdownDocument, at places: DecodedPlaces?) {
    self.document.namelessLinks += NamelessLinks.destinations(in: document)
    guard document.options.allowsHTML else { return }
    ImageSizeCheck(folder, self.document).run(on: document, at: places, &chunk, log: &log)
    chunk.rawHTML += document.htmlPlaces.map { (entry.collection, places?.place(of: $0) ?? $0) }
  }
}
