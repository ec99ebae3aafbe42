import Diagnostics
import Documents

/// Checks JSON that templates wrote: whole files, and data inside pages.
///
/// Values printed there are correct because of their escaping; what is between them, such as a
/// superfluous comma, comes from the template.
enum DataCheck {
  /// A mistake in the form of data.
  struct Fault {
    let message: String
    /// Where it is, as a range of the page.
    let range: Range<Int>
  }

  /// The first mistake in a part of a page that has to be JSON (RFC 8259); nil where it is.
  static func fault(in page: [UInt8], _ part: Range<Int>) -> Fault? {
    var log = DiagnosticLog()
    let source = Source(id: SourceID(0), path: "", bytes: Array(page[part]))
    _ = DocumentTree(json: source, .written, log: &log)
    guard let first = log.diagnostics.first(where: { $0.severity == .error }) else { return nil }
    guard let span = first.span else { return Fault(message: first.message, range: part) }
    let start = min(part.lowerBound + Int(span.start), part.upperBound)
    let end = min(max(start + 1, part.lowerBound + Int(span.end)), part.upperBound)
    return Fault(message: first.message, range: start..<max(start, end))
  }
}
