package import Diagnostics

extension ScalarMistake {
  /// What is wrong, in one sentence: `expected a whole number, found 'four'`.
  package func message(typed: some Sequence<UInt8>) -> String {
    let found = Diagnostic.quoted(typed)
    let words = expected.type.expectation
    guard reason != .empty else { return "expected \(words), found nothing" }
    guard reason != .tooLong else { return "\(found) is too long for \(words)" }
    if let fact = expected.type.fact(reason) {
      return "expected \(words), found \(found): \(fact)"
    }
    return "expected \(words), found \(found)"
  }

  /// What to write instead, nil where the message already says it.
  package var help: String? { expected.type.help(reason) }

  /// The bytes that are wrong: part of `span`, which is the place of the text as it was written, or
  /// all of it where the text was decoded or the whole text is wrong.
  package func place(in span: Span, textCount: Int) -> Span {
    let isVerbatim = Int(span.end) - Int(span.start) == textCount
    guard isVerbatim, start < end, end <= textCount else { return span }
    return Span(span.source, Int(span.start) + start, Int(span.start) + end)
  }
}
