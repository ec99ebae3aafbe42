import Diagnostics

/// What a version control system has left in a text.
enum MergeConflicts {
  /// Reports the first merge conflict of a document that is not shown as code.
  static func check(_ document: MarkdownDocument, log: inout DiagnosticLog) {
    var rest = document.range
    var next = document.nodes[...]
    while let conflict = MergeConflict.first(in: document.source, rest) {
      while let node = next.first, node.kind != .codeBlock || node.end <= conflict.span.start {
        next.removeFirst()
      }
      guard let code = next.first, code.start <= conflict.span.start else {
        return log.report(.mergeConflict(conflict))
      }
      rest = min(Int(code.end), rest.upperBound)..<rest.upperBound
    }
  }
}
