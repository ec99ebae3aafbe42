package import Diagnostics
import Schema
import Tables

/// The texts of all languages as programs render them: found by two indices and a number.
package struct MessageTable: Sendable {
  /// A piece of a text.
  package enum Segment: Hashable, Sendable {
    /// A range of `literals`.
    case literal(Range<Int>)
    /// The index of a parameter of the message; `MessageUse.arguments` has what fills it.
    case parameter(ParameterIndex)
  }

  /// A message in a language, or in its fallback.
  struct Row: Sendable {
    /// How the number chooses the form.
    let rule: PluralRule
    /// The segments of each category, in the order of `PluralCategory.allCases`.
    let forms: [Range<Int>]
    /// Where the text is written; nil for a text that no language has.
    let place: Span?
  }

  private let languages: [String]
  private let rules: [PluralRule]
  /// The forms of all rows, one after the other.
  private let forms: [Range<Int>]
  /// Where the text of each row is written.
  private let places: [Span?]
  /// The pieces of all texts.
  package let segments: [Segment]
  /// The bytes of all literal segments.
  package let literals: [UInt8]

  init(languages: [String], rows: [Row], segments: [Segment], literals: [UInt8]) {
    self.languages = languages.map(LanguageTag.normalized)
    rules = rows.map(\.rule)
    forms = rows.flatMap(\.forms)
    places = rows.map(\.place)
    self.segments = segments
    self.literals = literals
  }

  /// The index of a language, or that of its fallback: its own without the region, or the site's.
  /// Look it up once per page.
  package func languageIndex(of tag: String) -> MessageLanguageIndex {
    LanguageTag.lookUp(tag) { wanted in
      languages.firstIndex(of: wanted).map { MessageLanguageIndex($0) }
    } ?? .ofSite
  }

  /// Where the pieces of a text are in `segments`: of the message that `MessageUse` names, in the
  /// language that `languageIndex(of:)` gave, of the plural form for `count`, which may be any
  /// number for a text with one form.
  package func text(
    of message: MessageIndex, language: MessageLanguageIndex, count: Int
  ) -> Range<Int> {
    let row = message.position * languages.count + language.position
    return forms[row * 6 + rules[row].category(of: count).index]
  }

  /// Where the text of a message in a language is written, from its key on.
  package func place(of message: MessageIndex, language: MessageLanguageIndex) -> Span? {
    places[message.position * languages.count + language.position]
  }
}

extension PluralCategory {
  /// Its place in `allCases`.
  var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
