import Diagnostics
import Schema

/// A literal text that is compared with a value of which all words are known.
struct WordUse {
  private let words: KnownWords
  private let typed: String
  private let span: Span

  /// Makes it of two values that are compared; nil where none of them is such a literal, and where it
  /// is one of the words.
  init?(_ left: TypedExpression, _ right: TypedExpression) {
    let pairs = [(left, right), (right, left)]
    let found = pairs.lazy.compactMap { value, literal -> (KnownWords, String, Span)? in
      guard let words = value.words, words.owner == nil else { return nil }
      return literal.literalText.map { (words, $0, literal.span) }
    }.first
    guard let (words, typed, span) = found, !typed.isEmpty, !words.words.contains(typed) else {
      return nil
    }
    self.words = words
    self.typed = typed
    self.span = span
  }

  /// Reports it; where the words are those of the site, only in its own templates: the theme is for
  /// all sites.
  func report(by typing: inout Typing) {
    guard words.areFixed || !typing.reports.templates.isBuiltIn(span.source) else { return }
    typing.report(.unknownWord(typed, words, at: span, suggesting: &typing.reports.log))
  }
}

extension KnownWords {
  /// The kinds of values by which templates for any model show them.
  static let kinds = KnownWords(
    "kind of value",
    Set(ScalarKind.allCases.map { $0.type.role }).union([
      "markdown", "address", "choice", "list", "data", "image", "file", "entry", "component",
      "other",
    ]).sorted(), areFixed: true)

  /// The roles of fields on a page about their record.
  static let roles = KnownWords(
    "role of a field", FieldRole.allCases.map(\.rawValue), areFixed: true)
}
