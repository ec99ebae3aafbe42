import Diagnostics
import Tables

// Text that CommonMark leaves out silently.
extension MarkdownDocument {
  /// Reports the cells of a row for which the header has no column.
  func checkExcessCells(ofRow row: MarkdownNode.Index, log: inout DiagnosticLog) {
    guard let last = siblings(in: descendants(of: row)).last else { return }
    let rest = Int(nodes[last].end)..<max(Int(nodes[last].end), Int(nodes[row].end))
    let bar = UInt8(ascii: "|")
    guard let first = source.bytes[rest].firstIndex(of: bar) else { return }
    let excess = source.bytes[first + 1..<rest.upperBound]
    guard let start = excess.firstIndex(where: { !$0.isBlank && $0 != bar }),
      let end = excess.lastIndex(where: { !$0.isBlank && $0 != bar })
    else { return }
    log.report(.excessCells(at: Span(source.id, start, end + 1)))
  }
}
