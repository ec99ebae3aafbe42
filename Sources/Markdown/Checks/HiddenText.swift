import Diagnostics
import Tables

/// Text that CommonMark leaves out silently.
enum HiddenText {
  /// Reports the cells of a row for which the header has no column, and a row that is none.
  static func check(
    row: MarkdownNode.Index, of document: MarkdownDocument, log: inout DiagnosticLog
  ) {
    let (source, nodes) = (document.source, document.nodes)
    let cells = document.siblings(in: document.descendants(of: row))
    guard let last = cells.last else { return }
    let bar = UInt8(ascii: "|")
    let line = Span(source.id, Int(nodes[row].start), Int(nodes[row].end))
    if cells.count > 1, !source.bytes[line.range].contains(bar) {
      return log.report(.textInTable(at: line))
    }
    let rest = Int(nodes[last].end)..<max(Int(nodes[last].end), Int(nodes[row].end))
    guard let first = source.bytes[rest].firstIndex(of: bar) else { return }
    let excess = source.bytes[first + 1..<rest.upperBound]
    guard let start = excess.firstIndex(where: { !$0.isBlank && $0 != bar }),
      let end = excess.lastIndex(where: { !$0.isBlank && $0 != bar })
    else { return }
    log.report(.excessCells(at: Span(source.id, start, end + 1)))
  }
}
