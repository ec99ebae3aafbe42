// Mistakes about conditions, and about values of one of several types.

import Diagnostics
import Schema

extension Diagnostic {
  /// A text that none of the known words is.
  static func unknownWord(
    _ typed: String, _ words: KnownWords, at span: Span, suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    let known = list(Array(words.words.prefix(24)), joinedBy: "and")
    let verb = words.words.count == 1 ? "is" : "are"
    var diagnostic = Diagnostic(
      words.areFixed ? .error : .warning, .unlikeComparison,
      "no \(words.noun) is called \(quoted(typed))", at: span,
      notes: ["there \(words.words.isEmpty ? "is none" : "\(verb) \(known)")"])
    let nearest = log.allNearest(to: typed, among: words.words)
    diagnostic.help = Help.nearest(nearest, at: span) { "\"\($0)\"" }.map { [$0] } ?? []
    return diagnostic
  }

  /// Adds what to write for a name that is none of the fields which a condition asks for: that of the
  /// entry itself before a field, or a field that content may always have.
  mutating func adviseCondition(on name: String, _ fields: [String]?, in typing: Typing) {
    guard let span, let fields else { return }
    if name == "draft" {
      help = [Help("leave it out: no page shows drafts, unless a build is told to include them")]
      return
    }
    let path = typing.reports.path(from: span)
    guard let path, let field = path.names.dropFirst().first, fields.contains(field) else { return }
    let rest = path.names.dropFirst().joined(separator: ".")
    help = [
      Help(
        "the fields of an entry have their names alone here: write '\(rest)'", replace: path.span,
        with: rest)
    ]
  }

  /// A condition that no value satisfies; `isJoined` where `and` joins its parts.
  static func neverHolds(_ condition: String, isJoined: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unlikeComparison, "\(quoted(condition)) never holds", at: span,
      help: isJoined ? [Help("write 'or' if one of the two is enough")] : constantAdvice)
  }

  /// A condition that all values satisfy; `isJoined` where `or` joins its parts.
  static func alwaysHolds(_ condition: String, isJoined: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unlikeComparison, "\(quoted(condition)) always holds", at: span,
      help: isJoined ? [Help("write 'and' if both are needed")] : constantAdvice)
  }

  /// A condition that never holds where those before it in the same tag do not.
  static func neverReached(_ condition: String, first: Span, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unlikeComparison,
      "\(quoted(condition)) never holds where the conditions before it do not", at: span,
      places: [Place(first, "these conditions begin here")],
      help: [Help("leave the branch out, or ask for something else")])
  }

  /// A condition that no value satisfies which the rules of models allow.
  static func excludedByBounds(
    _ condition: String, _ bounds: [Constraint], at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unlikeComparison,
      "\(quoted(condition)) never holds by the rules of the model", at: span,
      places: bounds.compactMap { bound in
        bound.span.map { Place($0, "this rule is declared here") }
      },
      help: [Help("ask for a value that the rule allows, or let the model allow more")])
  }

  /// A condition that no value satisfies by what the types of values are; `written` is how a
  /// template writes what is at a place.
  static func excludedByTypes(
    _ condition: String, _ reasons: [DecidedCondition.Reason], at span: Span,
    written: (Span) -> String
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unlikeComparison, "\(quoted(condition)) never holds", at: span,
      notes: reasons.map { $0.note(written) }, help: reasons.compactMap { $0.advice(written) })
  }

  /// The part of an `if` tag for all other cases, of which there are none.
  static func elseNeverReached(first: Span, at span: Span) -> Diagnostic {
    Diagnostic(
      .warning, .unlikeComparison, "what follows this 'else' is never shown", at: span,
      places: [Place(first, "one of these conditions always holds")],
      help: [Help("delete the 'else', or one of the conditions")])
  }

  /// A path from the root of the site with which an address is compared; `page` is what templates
  /// write for the address of what is there.
  static func addressFromRoot(
    _ path: String, at span: Span, address: String, page: String?, isWhole: Bool
  ) -> Diagnostic {
    var help: [Help] = []
    if isWhole {
      help.append(
        page.map { Help("write '\(DisplayText($0).text)'", replace: span, with: $0) }
          ?? Help("compare it with another address, as in 'page.url == url(\"NAME\")'"))
    } else {
      let parent = page ?? "url(\"NAME\")"
      help.append(
        Help(
          "to ask whether the page belongs to another one, write "
            + "'\(DisplayText(parent).text) in page.breadcrumbs | map(attribute=\"url\")'"))
    }
    help.append(
      Help("or ask for a name in site.yaml: 'page.name', 'page.collection' or 'section.name'"))
    return Diagnostic(
      .warning, .unlikeComparison,
      isWhole
        ? "\(quoted(address)) is never \(quoted(path))"
        : "\(quoted(address)) never begins with \(quoted(path))",
      at: span,
      notes: [
        "addresses are relative to the page that is made, such as '../films/', unless it has "
          + "'links: root'"
      ], help: help)
  }

  private static var constantAdvice: [Help] {
    [
      Help(
        "ask for what some values satisfy and others do not; 'true' and 'false' switch a part on and off"
      )
    ]
  }

  /// A filter that orders values, of which some are texts and others numbers or dates.
  static func orderOfMixed(_ filter: String, type: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand,
      "'\(filter)' needs an order, and values of type \(type) have none", at: span,
      help: [Help("order them as texts: '… | map(\"string\") | \(filter)'")])
  }

  /// Adds how a value of one of several types becomes a text.
  mutating func adviseText(insteadOf value: String) {
    help.append(Help("make it a text: '(\(value)) | string'"))
  }
}
