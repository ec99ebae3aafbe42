// Mistakes about values: 0310 to 0319.

package import Diagnostics

extension DiagnosticCode {
  package static let unreadableValue = DiagnosticCode(
    "0310", "a text that its type cannot mean",
    """
    The model alone decides what a text means. A `String` takes any text, even `no` and `1.10`;
    an `Int` takes a whole number in decimal digits, a `Bool` exactly `true` or `false`, a `Date`
    a day that exists as `2026-11-21`, and so on. Nothing is guessed, and nothing is rounded in
    silence: a `Double` keeps 17 digits, a `Decimal` keeps all.
    """)
  package static let blankText = DiagnosticCode(
    "0311", "a text of blanks only",
    """
    A `String` that is not optional holds something to read. Write a text, or make the field
    optional in the model: a blank text then counts as none. In `site.yaml` no key has a blank
    text: write its value, or leave the key out.
    """)
  static let unknownCase = DiagnosticCode(
    "0312", "a text that is not a case of the choice",
    """
    A field whose type is a `Choice` takes one of the cases of the enum, spelt as in the model
    (or as the case's raw value). Correct the text, or add a case to the enum.
    """)
  package static let numbers = DiagnosticCode(
    "0316", "numbers that do not go up, or with gaps",
    """
    `@Ascending` lets the numbers of a list's components go up, such as those of chapters;
    `@Ascending(1...)` lets them be 1, 2, 3 and so on, without gaps. What is known to be missing is
    named in a list beside the components: `@Ascending(1..., \\Chapter.knownGaps)`.
    """)
  static let brokenRule = DiagnosticCode(
    "0313", "a value that breaks a rule of its field",
    """
    A field of a model may carry rules: `@Within` bounds a number, `@Count` the length of a
    list, `@Length` the characters of a text, `@Matches` gives a pattern for the whole text, and
    `@Currency` says of which currency an amount is: it has no more decimals than that (ISO 4217),
    and its currency is never missing. The value breaks the rule that is shown; change the value or
    the rule.
    """)
  static let notUnique = DiagnosticCode(
    "0314", "a value that another entry has already",
    """
    A `@Key` and a `@Unique` field have a different value in every entry of a collection, so
    that references and addresses lead to one entry only. A case of a choice that is in one list
    twice is a warning.
    """)
  package static let wrongKind = DiagnosticCode(
    "0315", "a JSON number, true or false where a text is expected",
    """
    In JSON a text stands in quotes, and a number that stands without them is not a text. Put
    quotes around it, or change the type of the field in the model.
    """)
}

extension Diagnostic {
  /// A text that cannot be read as the type of its field.
  package static func unreadableValue(
    _ rule: FieldRule, reason: String, help: String?, at span: Span, label: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, .unreadableValue, reason, at: span, label: label,
      places: rule.place("'\(rule.field)' of \(rule.model) is declared here"),
      help: help.map { [Help($0)] } ?? []
    ).free(ofValues: rule)
  }

  /// A number that is kept as another one, because it has more digits than its type keeps.
  static func roundedNumber(
    _ rule: FieldRule, to number: Double, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unreadableValue, "a Double keeps 17 digits, so that this is another number",
      at: span, places: rule.place("'\(rule.field)' of \(rule.model) is declared here"),
      help: [
        Help("to keep all digits, declare '\(rule.field)' as Decimal")
      ] + (rule.isSecret ? [] : [Help("otherwise write what is kept: \(number)")])
    ).free(ofValues: rule)
  }

  /// A text without visible characters.
  package static func blankText(_ rule: FieldRule, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .blankText, "'\(rule.field)' is blank, but it needs a text", at: span,
      places: rule.place("\(rule.model) asks for it here")
    ).free(ofValues: rule)
  }

  /// A text without visible characters behind a key that may be left out.
  static func blankSetting(_ rule: FieldRule, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .blankText, "'\(rule.field)' is blank", at: span,
      help: [Help("write its value, or leave '\(rule.field)' out")])
  }

  /// A text that is not a case of the choice of its field.
  /// How many cases are named beside a text that is none.
  private static var shownCaseCount: Int { 24 }

  static func unknownCase(
    _ rule: FieldRule, typed: some Sequence<UInt8>, choice: String,
    cases: some Swift.Collection<String>,
    nearest: String?, at span: Span
  ) -> Diagnostic {
    let text = Array(typed)
    var diagnostic = Diagnostic(
      .error, .unknownCase, "\(quoted(text)) is not a case of \(choice)", at: span,
      label: "expected \(list(cases))",
      places: rule.place("'\(rule.field)' of \(rule.model) is declared here"))
    if cases.count > shownCaseCount {
      let rest = cases.dropFirst(shownCaseCount).prefix(100)
      diagnostic.notes = ["also expected: " + rest.map { quoted($0) }.joined(separator: ", ")]
      diagnostic.label = "expected \(list(cases.prefix(shownCaseCount))), or one named below"
    }
    if let nearest {
      diagnostic.message += "; did you mean '\(nearest)'?"
      diagnostic.help = [Help("write '\(nearest)'", replace: span, with: nearest)]
    }
    return diagnostic.free(ofValues: rule)
  }

  /// A number that is not greater than the one before it, or is less than the first.
  static func notAscending(
    _ rule: FieldRule, _ number: Int, after before: Int?, at span: Span, before place: Span?,
    rule attribute: Span?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .numbers, "'\(rule.field)' is \(number)", at: span,
      places: place.map { [Place($0, "this is before it")] } ?? [])
    if let before { diagnostic.message += " after \(before): the numbers have to go up" }
    if before == nil { diagnostic.message += ", less than the first number may be" }
    if let attribute { diagnostic.places.append(Place(attribute, "the rule is declared here")) }
    diagnostic.help = [Help("correct the number, or put the element in its place")]
    return diagnostic.free(ofValues: rule)
  }

  /// Numbers that are missing before one.
  static func missingNumbers(
    _ missing: MissingNumbers, _ rule: FieldRule, in list: String, of owner: String?,
    known: String?, at span: Span,
    before place: Span?
  ) -> Diagnostic {
    let words =
      switch missing.count {
      case 1: "\(missing.first) is missing"
      case 2: "\(missing.first) and \(missing.last) are missing"
      case _ where missing.isUnbroken:
        "\(missing.first) to \(missing.last) are missing"
      default: "\(missing.count) numbers from \(missing.first) to \(missing.last) are missing"
      }
    var diagnostic = Diagnostic(
      .warning, .numbers,
      "\(words) in '\(list)'\(owner.map { " of " + $0 } ?? "") before this '\(rule.field)'",
      at: span,
      places: place.map { [Place($0, "this is before it")] } ?? [])
    diagnostic.help = [
      Help(
        known.map { "write what is missing, or name it in '\($0)' if it is known" }
          ?? "write what is missing")
    ]
    return diagnostic.free(ofValues: rule)
  }

  /// A value that breaks `@Within`, `@Count`, `@Length` or `@Matches`. A rule that Apus itself
  /// declares has no place to show.
  static func brokenRule(
    _ rule: FieldRule, _ message: String, rulePlace: Span?, ruleLabel: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .brokenRule, message, at: span,
      places: rule.span.map { [Place(rulePlace ?? $0, ruleLabel)] } ?? []
    ).free(ofValues: rule)
  }

  /// A value that two entries of a collection have although it must be unique.
  static func notUnique(
    _ rule: FieldRule, value: String, isKey: Bool, collection: String, isOfEntry: Bool = true,
    isWholeFile: Bool = true, at span: Span, first: Span
  ) -> Diagnostic {
    // A component has no slug. Without a key, an entry of a list has only one that is written.
    let way =
      isKey
      ? isWholeFile
        ? ", or remove '@Key' from the model: then slugs distinguish the entries"
        : ", or write a 'slug' in every entry and remove '@Key' from the model"
      : ", or remove '@Unique' from the model"
    return Diagnostic(
      .error, .notUnique,
      isKey
        ? "two entries of '\(collection)' have the key \(quoted(value))"
        : "two entries of '\(collection)' have the same '\(rule.field)': "
          + quoted(rule.masked(value)),
      at: span, label: "used again here",
      places: [Place(first, "first used here")]
        + rule.place(isKey ? "the key is declared here" : "'@Unique' is asked for here"),
      help: [Help("give one of them another '\(rule.field)'" + (isOfEntry ? way : ""))]
    ).free(ofValues: rule)
  }

  /// A JSON number, `true` or `false` for a field that holds a text.
  package static func wrongKind(
    _ rule: FieldRule, expected: String, found: String, text: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .wrongKind, "'\(rule.field)' is \(expected), found \(found)", at: span,
      label: "expected \(expected)",
      places: rule.place("'\(rule.field)' of \(rule.model) is declared here"),
      help: rule.isSecret
        ? [Help("put it in quotes")]
        : [Help("put it in quotes: \"\(text)\"", replace: span, with: "\"\(text)\"")]
    ).free(ofValues: rule)
  }
}
