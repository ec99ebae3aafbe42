import Diagnostics
import Documents
import Markdown
import Schema
import Tables

/// Binds a Markdown file as an entry: its front matter and its text fill one record.
///
/// The front matter comes first, so that for a field in both, the text is reported as the
/// duplicate.
struct MarkdownBinding {
  let source: Source

  init(_ source: Source) { self.source = source }

  /// Binds the file as an entry. Nil where its front matter cannot be read, which is reported:
  /// other mistakes could be consequences of that.
  func bindEntry(in context: EntryContext, by binder: inout Binder) -> LoadedEntry? {
    let matter = FrontMatter(source, log: &binder.log)
    guard matter.fence == nil || !matter.tree.isEmpty else { return nil }
    binder.entry = BoundEntry(collection: context.collection)
    let fields = TreeBinding(matter.tree, by: &binder)
    let start = matter.fence ?? firstLine(of: matter.body)
    let record = binder.beginEntry(context, at: start)
    binder.entry.unreadText = .init(source: source, range: matter.body, record: record)
    if !matter.tree.isEmpty { fields.bindFields(of: .root, to: record, by: &binder) }
    binder.entry.unreadText = nil
    if matter.fence == nil, let (key, span) = UnfencedKeys(in: source, matter.body).first {
      binder.log.report(.keyWithoutFrontMatter(key, at: span))
    }
    bindText(in: matter.body, to: record, at: start, by: &binder)
    binder.completeRecord(record, at: start)
    return binder.endEntry(record, in: context, at: start)
  }

  /// The place to underline in a file without front matter.
  private func firstLine(of range: Range<Int>) -> Span {
    let end = source.bytes[range].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
    return Span(source.id, range.lowerBound, end)
  }

  private func bindText(
    in range: Range<Int>, to record: RecordTarget, at start: Span, by binder: inout Binder
  ) {
    guard !source.bytes[range].isBlankText else {
      let nothing = MarkdownPart(
        MarkdownDocument(parsing: source, range: range, log: &binder.log))
      PartBinding(nothing, to: record, at: start, plan: binder.plan).reportMissing(by: &binder)
      return
    }
    if bindWholeText(in: range, to: record, by: &binder) { return }
    let document = MarkdownDocument(
      parsing: source, range: range, options: binder.markdown, log: &binder.log)
    guard !document.nodes.isEmpty else { return binder.entry.noteUnreadText() }
    binder.note(document, at: nil)
    RawHTMLCheck(of: document).run(log: &binder.log)
    let binding = PartBinding(
      MarkdownPart(document), to: record, at: start, plan: binder.plan)
    if !binder.entry.anchors.holdsReserved {
      binding.reserveAnchors(onlyIfRepeated: true, by: &binder)
    }
    binding.bind(by: &binder)
  }

  /// Binds a text to the field for the whole text; false where a `MarkdownDocument` is needed to
  /// read the text or to report its mistakes.
  private func bindWholeText(
    in range: Range<Int>, to record: RecordTarget, by binder: inout Binder
  ) -> Bool {
    guard !binder.entry.anchors.holdsReserved,
      let position = binder.plan.structure(record.structure).wholeText
    else { return false }
    let target = binder.plan.target(position, of: record)
    guard !binder.isWritten(target), let (value, span) = binder.wholeText(of: source, in: range)
    else { return false }
    binder.chunk.places[target.slot] = SlotPlace(span)
    binder.chunk.slots[target.slot] = value
    binder.checkRules(of: target, at: span)
    return true
  }
}
