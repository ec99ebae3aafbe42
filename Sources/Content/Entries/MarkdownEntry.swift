import Diagnostics
import Documents
import Markdown
import Schema
import Tables

// Markdown files become entries: front matter and text fill one record.

extension Binder {
  /// Binds a Markdown file as an entry. Nil where its front matter cannot be read, which the log
  /// says: whatever else is wrong would only follow from that.
  mutating func bindMarkdownEntry(_ source: Source, in context: EntryContext) -> LoadedEntry? {
    let matter = FrontMatter(source, log: &log)
    guard matter.fence == nil || !matter.tree.isEmpty else { return nil }
    entry = BoundEntry(collection: context.collection)
    begin(matter.tree)
    let start = matter.fence ?? firstLine(of: source, in: matter.body)
    let record = beginEntry(context, at: start)
    if !matter.tree.isEmpty { bindFields(of: .root, in: matter.tree, to: record) }
    bindText(of: source, in: matter.body, to: record, at: start)
    completeRecord(record, at: start)
    return endEntry(record, in: context, at: start)
  }

  /// What is underlined of a file without front matter.
  private func firstLine(of source: Source, in range: Range<Int>) -> Span {
    let end = source.bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    return Span(source.id, range.lowerBound, end)
  }

  private mutating func bindText(
    of source: Source, in range: Range<Int>, to record: RecordTarget, at start: Span
  ) {
    guard !Self.isBlank(source.bytes[range]) else {
      let nothing = MarkdownPart(MarkdownDocument(parsing: source, range: range, log: &log))
      reportMissingParts(placedFields(of: record), leftOf: nothing, at: start)
      return
    }
    if bindWholeText(of: source, in: range, to: record) { return }
    let document = MarkdownDocument(parsing: source, range: range, options: markdown, log: &log)
    guard !document.nodes.isEmpty else { return entry.loseText() }
    noteHTML(of: document, at: nil)
    RawHTMLCheck(of: document).run(log: &log)
    bindPart(MarkdownPart(document), to: record, at: start)
  }

  /// Binds a text to the field that takes all of it; false where it takes a document to tell what
  /// the text holds, or what is wrong with it.
  private mutating func bindWholeText(
    of source: Source, in range: Range<Int>, to record: RecordTarget
  ) -> Bool {
    guard let position = plan.structure(record.structure).wholeText else { return false }
    let target = target(position, of: record)
    guard chunk.places[target.slot].span == nil,
      let (value, span) = wholeText(of: source, in: range)
    else { return false }
    chunk.places[target.slot] = SlotPlace(span)
    chunk.slots[target.slot] = value
    checkRules(of: target, at: span)
    return true
  }
}
