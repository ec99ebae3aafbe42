import Diagnostics
import Languages
import Tables

/// What the pages compiled so far use of all templates.
struct Usage: Sendable {
  /// Variables by their declarations.
  private(set) var declared: [Span: String] = [:]
  /// The declarations of those that were read.
  var read: Set<Span> = []
  /// The places of the macros' names that were called.
  var called: Set<Span> = []
  /// The texts of the interface that are shown.
  var messages: Set<MessageIndex> = []
  /// Those among them that the language of a page lacks, by language.
  var missing: [String: Set<MessageIndex>] = [:]
  var formats = FormatUsage()
  /// The templates that were compiled for pages, and those they extend.
  var pages: Set<String> = []
  /// The templates that templates of the theme show where a site has them, and that are not there.
  var offered: Set<String> = []

  /// The amounts that the condition of a `where` compares with numbers, by their places.
  private(set) var comparedAmounts: [Span: ComparedAmount] = [:]
  /// The conditions that hold for some values, as far as is known.
  var possibleConditions: Set<Span> = []
  /// The conditions that the bounds of models exclude in some use of a template, with what is to be
  /// said of them if there is no other use.
  var excludedConditions: [Span: Diagnostic] = [:]

  /// The names of fields that lists of templates have.
  var namedFields = NamedFields()

  /// Adds what another page uses.
  mutating func formUnion(_ other: Usage) {
    declared.merge(other.declared) { known, _ in known }
    read.formUnion(other.read)
    called.formUnion(other.called)
    messages.formUnion(other.messages)
    missing.merge(other.missing) { $0.union($1) }
    formats.dated.formUnion(other.formats.dated)
    formats.measured.formUnion(other.formats.measured)
    pages.formUnion(other.pages)
    offered.formUnion(other.offered)
    possibleConditions.formUnion(other.possibleConditions)
    namedFields.formUnion(other.namedFields)
    excludedConditions.merge(other.excludedConditions) { known, _ in known }
  }

  /// Notes an amount that a condition compares with a number, if it is one.
  mutating func note(_ amount: ComparedAmount?) {
    if let amount { comparedAmounts[amount.span] = amount }
  }

  mutating func declare(_ name: String, at span: Span) { declared[span] = name }
}

/// The languages whose formats pages need.
struct FormatUsage: Sendable {
  /// Those in which pages show names of months or weekdays.
  var dated: Set<String> = []
  /// Those in which pages find amounts in texts.
  var measured: Set<String> = []
}
