import Diagnostics
import Languages
package import Schema
import Templates

/// Which entries of a collection pages show: a condition in the language of templates, whose names
/// are the fields of an entry, such as `course == 'dessert' and servings > 2`.
package struct EntryFilter: Sendable {
  /// The condition as it is written.
  let text: String
  /// Whether no entry can satisfy it, by the types and rules of its fields.
  let neverHolds: Bool
  /// Whether every entry satisfies it, by the types and rules of its fields.
  let alwaysHolds: Bool
  /// Whether it reads the date of the build, and the build has none.
  package let lacksDate: Bool
  private let program: Program
  /// The values that the condition requires of fields.
  private let required: [RequiredValue]
  /// The amounts of money that it compares with numbers, with their currencies.
  private let amounts: [(amount: ComparedAmount, currencies: FieldValues)]
  /// The language of the pages, by whose rules letters change their case.
  private let language: String

  /// Checks a condition against the model of the entries; nil when it was reported to be wrong.
  ///
  /// - Parameters:
  ///   - condition: The text after `where:`.
  ///   - entry: The model of the entries.
  ///   - source: The file the condition is written in.
  ///   - models: The types of all values.
  ///   - language: The language of the pages.
  ///   - now: The date of the build; none where it has none.
  ///   - log: Takes the mistakes.
  init?(
    _ condition: Spanned<String>, of entry: StructureID, in source: Source?, models: Models,
    language: String, now: Value, log: inout DiagnosticLog
  ) {
    text = condition.value
    // It would end the tag that it is in, or begin another.
    let tag = ["{{", "{%", "{#"].first(where: text.hasPrefix) ?? (text.contains("%}") ? "%}" : nil)
    if let tag {
      log.report(.conditionOfTags(text, holding: tag, at: condition.span))
      return nil
    }
    var templates = TemplateSet()
    var found = log.emptyPart()
    templates.add(
      Self.template(of: condition, in: source), named: Self.name, isCondition: true,
      reportingTo: &found)
    var compiler = TemplateCompiler(
      templates: templates,
      environment: TemplateEnvironment(
        models: models, messages: MessageCatalogue(siteLanguage: "en"), now: now,
        isCondition: true))
    let program = compiler.compile(
      TemplateUse(of: Self.name, context: entry), reportingTo: &found)
    log.merge(Self.fitted(found, to: condition, in: source))
    guard let program, !found.hasErrors else { return nil }
    guard !program.reads.isEmpty else {
      log.report(.constantCondition(condition.value, at: condition.span))
      return nil
    }
    lacksDate = !program.undatedSources.isEmpty
    self.program = program
    self.language = language
    let checked = compiler.condition(of: Self.name, context: entry)
    required = checked.map(RequiredValue.all) ?? []
    amounts = checked.map(Self.amounts) ?? []
    neverHolds = checked?.may(hold: true) == false
    alwaysHolds = checked?.may(hold: false) == false
  }

  /// Whether the condition may read a field of a structure.
  package func reads(_ field: String, of structure: StructureID, in models: Models) -> Bool {
    program.reads.contains(field, of: structure, in: models)
  }

  /// The amounts that a condition compares with numbers, with the currencies that entries have.
  private static func amounts(
    in condition: CheckedCondition
  ) -> [(amount: ComparedAmount, currencies: FieldValues)] {
    condition.comparedAmounts.compactMap { amount in
      condition.program(writingCurrencyOf: amount).map { (amount, FieldValues(writtenBy: $0)) }
    }
  }

  private static let name = "where.txt"

  /// A template that writes something where the condition holds. The condition is at the same place
  /// as in its file, so that mistakes have the right places.
  private static func template(of condition: Spanned<String>, in source: Source?) -> Source {
    let start = Array("{%- if ".utf8)
    let text = Array(condition.value.utf8)
    var offset = start.count
    if let span = condition.span {
      let isQuoted = span.range.count == text.count + 2
      offset = max(offset, Int(span.start) + (isQuoted ? 1 : 0))
    }
    let bytes =
      Array(repeating: UInt8(ascii: " "), count: offset - start.count) + start + text
      + Array(" -%}1{%- endif -%}".utf8)
    return Source(
      id: source?.id ?? condition.span?.source ?? SourceID(0), path: source?.path ?? name,
      bytes: bytes)
  }

  /// What was found in a condition, with advice that fits the quotation marks around it. Where the
  /// file writes it otherwise than to the letter, such as on several lines, all of it is the place.
  private static func fitted(
    _ found: DiagnosticLog, to condition: Spanned<String>, in source: Source?
  ) -> DiagnosticLog {
    guard let source, let span = condition.span else { return found }
    let bytes = source.bytes[span.range]
    let quote = bytes.first.flatMap { $0 == 0x22 || $0 == 0x27 ? $0 : nil }
    let inside = quote == nil ? bytes : bytes.dropFirst().dropLast()
    guard inside.elementsEqual(condition.value.utf8) else { return found.moved { _ in span } }
    return found.advising { help in
      guard let replacement = help.replacement, let place = help.span else { return help }
      return ScalarEdit(quote: quote).fitting(replacement).map {
        Diagnostic.Help(help.message, replace: place, with: $0)
      } ?? Diagnostic.Help(help.message)
    }
  }

  /// A value that the condition requires of a field and no record at these slots has, with the
  /// values that there are; nil where there is none.
  func unmet(among slots: [SlotIndex], in store: ValueStore) -> UnmetComparison? {
    let host = PagelessHost(named: "where", language: language, store: store)
    return required.lazy.compactMap { $0.unmet(among: slots, in: store, host: host) }.first
  }

  /// Warns where the condition compares amounts of several currencies with one number: of all
  /// entries, or of those that are left where it asks for the currency, too.
  func reportCurrencies(
    among slots: [SlotIndex], in store: ValueStore, log: inout DiagnosticLog
  ) {
    let host = PagelessHost(named: "where", language: language, store: store)
    for (amount, currencies) in amounts {
      var unreported = log.emptyPart()
      let shown = amount.isDecided ? matching(slots, in: store, log: &unreported) : slots
      guard let codes = currencies.all(among: shown, in: store, host: host), codes.count > 1
      else { continue }
      log.report(.currenciesInCondition(amount, codes: codes.sorted()))
    }
  }

  /// The records at these slots for which the condition holds, in their order. Errors in the
  /// condition are reported.
  func matching(_ slots: [SlotIndex], in store: ValueStore, log: inout DiagnosticLog) -> [SlotIndex]
  {
    var layer = Layer(above: store)
    var output: [UInt8] = []
    let host = PagelessHost(named: "where", language: language, store: store)
    return slots.filter { slot in
      layer.removeAll()
      output.removeAll(keepingCapacity: true)
      let fault = program.render(
        context: .record(slot), store: store, host: host, layer: &layer, output: &output)
      if let fault { log.report(fault) }
      return !output.isEmpty
    }
  }
}
