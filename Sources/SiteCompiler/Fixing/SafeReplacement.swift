import Content
import Diagnostics
import Languages
import Planning
import Schema
import Templates

/// Judges which suggestions of diagnostics may be applied without asking: those that only spell
/// right what an author meant.
enum SafeReplacement {
  /// What a suggestion replaces.
  private enum Kind {
    /// A name out of those that a site declares.
    case name
    /// The path or address of a file or page.
    case place
    /// A text where a list is expected.
    case list
  }

  /// The rules whose suggestions may be safe.
  private static let kinds: [DiagnosticCode: Kind] = [
    .unknownType: .name, .unknownAttribute: .name, .unknownField: .name, .unknownVariable: .name,
    .unknownMember: .name, .unknownFilter: .name, .unknownTemplate: .name,
    .unknownMessage: .name, .pattern: .name, .unknownName: .name,
    .missingFile: .place, .noContent: .place, .unknownHostName: .place, .brokenLink: .place,
    .assets: .place,
    .wrongShape: .list,
  ]

  /// Whether suggestions for mistakes against a rule are paths or addresses.
  static func isPlace(_ code: DiagnosticCode) -> Bool { kinds[code] == .place }

  /// Whether a suggestion for a mistake against a rule may be applied: to write `replacement` in
  /// place of what is at `span`, maybe in quotes.
  static func isSafe(
    _ replacement: String, of span: Span, in sources: SourceMap, for code: DiagnosticCode,
    _ extent: SiteFixer.Extent
  ) -> Bool {
    let written = String(decoding: sources[span.source].bytes[span.range], as: UTF8.self)
    switch (kinds[code], extent) {
    case (.list?, _):
      return replacement == "[\(written)]" && isOneElement(unquoted(written), extent)
    case (.name?, .likely):
      return TypingSlip.isCertain(unquoted(written), for: unquoted(replacement))
    case (.place?, .likely):
      let own = sources.path(of: span.source)
      return MovedPath(unquoted(written), from: own).isCertain(
        MovedPath(unquoted(replacement), from: own))
    case (.name?, .certain), (.place?, .certain), (nil, _): return false
    }
  }

  /// Whether a text where a list is expected is one element of it: a comma may separate two, or
  /// belong to one: 'Smith, John'. So may other marks and, as far as an author can tell, blanks; but
  /// an address from the root is one.
  private static func isOneElement(_ text: String, _ extent: SiteFixer.Extent) -> Bool {
    switch extent {
    case .certain: !text.contains(where: { $0 == "," || $0 == ";" || $0 == "/" || $0 == "|" })
    case .likely:
      text.allSatisfy { character in
        character.isLetter || character.isNumber || character == "-" || character == "_"
          || character == "/" && text.hasPrefix("/")
      }
    }
  }

  private static func unquoted(_ text: String) -> String {
    guard text.utf8.count > 1, let quote = text.first, text.last == quote,
      quote == "\"" || quote == "'"
    else { return text }
    return String(text.dropFirst().dropLast())
  }
}
