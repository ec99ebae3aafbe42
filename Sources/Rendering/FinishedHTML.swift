import Diagnostics
import HTMLRules
import Planning

/// Checks the HTML of finished pages, where their template alone does not show whether it is
/// correct, because the possible paths through its branches depend on values.
enum FinishedHTML {
  /// The mistakes on a page; warnings are about the template.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - page: Which page it is.
  ///   - origin: The address of the site.
  ///   - asksForAll: Whether all rules are asked, or only what the page's policy blocks.
  /// - Returns: The mistakes, in the order of their places.
  static func mistakes(
    in html: [UInt8], ofPage page: PageIndex, origin: String?, asksForAll: Bool
  ) -> [PageFindings.BadHTML] {
    var log = DiagnosticLog(isPart: true)
    let source = SourceID(0)
    let text = HTMLPart(.text(HTMLStaticText(html)), Span(source, 0, html.count))
    HTMLPage(
      [text], isFinished: true, isXML: html.starts(with: "<?xml".utf8), origin: origin,
      end: Span(source, html.count, html.count)
    )
    .check(reportingTo: &log)
    let mistakes = log.diagnostics.filter {
      $0.severity == .error && (asksForAll || $0.code == .htmlPolicy)
    }
    return mistakes.map {
      let range = $0.span.map(\.range) ?? html.count..<html.count
      return PageFindings.BadHTML(
        page: page, diagnostic: $0, range: range,
        blockedPicture: $0.code == .htmlPolicy ? startOfPicture(at: range, in: html) : nil)
    }
  }

  /// Where the tag of a picture from elsewhere begins, of which a mistake is about; nil for all else.
  private static func startOfPicture(at range: Range<Int>, in html: [UInt8]) -> Int? {
    let quote = UInt8(ascii: "\"")
    let attribute = html[range.lowerBound...]
    let address = attribute.drop { $0 != quote }.dropFirst()
    guard attribute.starts(with: "src=".utf8),
      address.starts(with: "http".utf8) || address.starts(with: "//".utf8),
      let start = html[..<range.lowerBound].lastIndex(of: UInt8(ascii: "<")),
      html[start...].starts(with: "<img ".utf8)
    else { return nil }
    return start
  }
}

extension Diagnostic {
  /// The same mistake at other places, found on some pages.
  func found(
    on pages: PagesWithMistake, at span: Span?, places: [Place]
  ) -> Diagnostic {
    var found = Diagnostic.wrongHTML(message, code, on: pages, at: span)
    found.places = places
    found.help = help.map { Help($0.message) }
    return found
  }
}
