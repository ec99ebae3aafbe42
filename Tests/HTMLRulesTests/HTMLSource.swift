import Diagnostics
import HTMLRules

/// Texts as pages.
enum HTMLSource {
  /// A static text from an offset of the source 0 on.
  static func text(_ text: String, at offset: Int = 0) -> HTMLPart {
    let bytes = Array(text.utf8)
    return HTMLPart(
      .text(HTMLStaticText(bytes)), Span(SourceID(0), offset, offset + bytes.count))
  }

  /// What is reported of a page without values, by place.
  static func diagnostics(of text: String) -> [Diagnostic] {
    diagnostics(of: [HTMLSource.text(text)])
  }

  /// What is reported of parts, by place.
  static func diagnostics(of parts: [HTMLPart]) -> [Diagnostic] {
    var log = DiagnosticLog()
    HTMLPage(parts, end: Span(SourceID(0), 0, 0)).check(reportingTo: &log)
    return log.diagnostics.sorted {
      ($0.span?.start ?? 0, $0.code.number) < ($1.span?.start ?? 0, $1.code.number)
    }
  }
}
