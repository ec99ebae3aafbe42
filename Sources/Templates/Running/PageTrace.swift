package import Diagnostics

/// The origins of the bytes of one page: static text of templates, printed values, links in
/// Markdown.
///
/// A page is rendered with a trace only when a mistake is found in it, so that the mistake can be
/// reported where it is written.
package final class PageTrace {
  /// The origin of some bytes of a page.
  fileprivate struct Origin {
    /// Where these bytes start in the page; they reach to the next origin.
    var offset: Int
    let span: Span
    /// Whether the page has exactly the bytes of the span.
    let isLiteral: Bool
    /// Where the printed value is written, if an author wrote it or what it was made of.
    var value: Span?
    /// Whether these bytes continue what was printed before others: the rest of a text behind a link
    /// in it.
    var isContinued = false

    func moved(by distance: Int) -> Origin {
      var origin = self
      origin.offset += distance
      return origin
    }
  }

  /// A part of a page with one origin.
  package struct Piece: Sendable {
    /// The bytes of the page.
    package let range: Range<Int>
    /// The text of a template, the expression in it that printed the bytes, or the link in Markdown.
    package let span: Span
    /// Whether the page has exactly the bytes of the span.
    package let isLiteral: Bool
    /// Where the printed value is written, if an author wrote it or what it was made of.
    package let value: Span?
    /// Whether it continues what the same expression has printed before other parts.
    package let isContinued: Bool
  }

  /// The parts of a page with this many bytes, in order.
  package func pieces(ofPage count: Int) -> [Piece] {
    origins.indices.map { index in
      let origin = origins[index]
      let end = index + 1 < origins.count ? origins[index + 1].offset : count
      return Piece(
        range: origin.offset..<max(origin.offset, end), span: origin.span,
        isLiteral: origin.isLiteral, value: origin.value, isContinued: origin.isContinued)
    }
  }

  /// Where a range of a page is written.
  package struct Place: Sendable {
    package let span: Span
    /// Whether all of it is static text, which does not depend on the content.
    package let isLiteral: Bool
  }

  private var origins: [Origin] = []

  package init() {}

  /// The origin of the last noted bytes.
  package var current: Span? { origins.last?.span }

  /// Notes that the bytes of the page from `offset` on come from `span`.
  package func note(
    _ offset: Int, from span: Span, isLiteral: Bool = false, value: Span? = nil
  ) {
    while let last = origins.last, last.offset >= offset { origins.removeLast() }
    origins.append(Origin(offset: offset, span: span, isLiteral: isLiteral, value: value))
  }

  /// Notes that the bytes of the page from `offset` on are the rest of what came from `span`.
  package func resume(_ offset: Int, from span: Span) {
    note(offset, from: span)
    origins[origins.count - 1].isContinued = true
  }

  /// The origins of bytes that were captured as a text, to be printed where a template says.
  struct Captured {
    /// How many bytes there are.
    let count: Int
    /// The origins, by offsets in the text.
    fileprivate let origins: [Origin]
  }

  /// Removes the origins of the bytes from `offset` to the end of the page at `end`, which are
  /// removed from it, and returns them.
  func capture(from offset: Int, to end: Int) -> Captured {
    let start = origins.lastIndex { $0.offset < offset }.map { $0 + 1 } ?? 0
    let captured = origins[start...].map { $0.moved(by: -offset) }
    origins.removeSubrange(start...)
    return Captured(count: end - offset, origins: captured)
  }

  /// Notes that a captured text is printed from `offset` on, by the expression at `span`.
  func note(_ offset: Int, from span: Span, printing captured: Captured) {
    note(offset, from: span)
    guard let first = captured.origins.first else { return }
    if first.offset == 0 { origins.removeLast() }
    origins += captured.origins.map { $0.moved(by: offset) }
  }

  /// The place where a range of the page is written: from the origin of its first byte to that of
  /// its last, as far as both are in one source.
  package func place(of range: Range<Int>) -> Place? {
    guard let first = origins.lastIndex(where: { $0.offset <= range.lowerBound }) else {
      return nil
    }
    let last = origins.lastIndex { $0.offset < range.upperBound } ?? first
    let isLiteral = origins[first...max(first, last)].allSatisfy(\.isLiteral)
    let start = span(of: range, in: origins[first])
    guard last > first else { return Place(span: start, isLiteral: isLiteral) }
    let end = span(of: range, in: origins[last])
    guard end.source == start.source, end.end > start.start else {
      return Place(span: start, isLiteral: isLiteral)
    }
    return Place(
      span: Span(start.source, Int(start.start), Int(end.end)), isLiteral: isLiteral)
  }

  /// The part of an origin's span that a range of the page has; all of it where its bytes are not
  /// those of the page.
  private func span(of range: Range<Int>, in origin: Origin) -> Span {
    guard origin.isLiteral else { return origin.span }
    let start = Int(origin.span.start)
    let lower = start + max(0, range.lowerBound - origin.offset)
    let upper = min(start + range.upperBound - origin.offset, Int(origin.span.end))
    return Span(origin.span.source, min(lower, upper), upper)
  }
}
