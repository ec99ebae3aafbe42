import Diagnostics
import Documents
import Schema

extension Binder {
  mutating func bindMarkdownEntry(_ source: Source, in context: EntryContext) -> LoadedEntry? {
    let matter = FrontMatter(source, log: &log)
    guard matter.fence == nil || !matter.tree.isEmpty else { return nil }
    begin(matter.tree)
    let start = matter.fence ?? Span(source.id, 0, 0)
    let record = beginEntry(context, at: start)
    if !matter.tree.isEmpty { bindFields(of: 0, in: matter.tree, to: record) }
    completeRecord(record, at: start)
    return endEntry(record, in: context, at: start)
  }
}
