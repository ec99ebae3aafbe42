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
  /// The texts that the condition requires of fields, each with a program that writes those which an
  /// entry has, one a line.
  private let demands: [(comparison: TextComparison, program: Program)]
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
    log.merge(found)
    guard let program, !found.hasErrors else { return nil }
    guard !program.reads.isEmpty else {
      log.report(.constantCondition(condition.value, at: condition.span))
      return nil
    }
    lacksDate = now.isNone && Self.namesDate(condition.value)
    self.program = program
    self.language = language
    demands = compiler.textComparisons(inFirstConditionOf: Self.name, context: entry).compactMap {
      comparison in
      Self.values(of: comparison, in: models, entry).map { (comparison, $0) }
    }
    neverHolds = !compiler.may(hold: true, firstConditionOf: Self.name, context: entry)
    alwaysHolds = !compiler.may(hold: false, firstConditionOf: Self.name, context: entry)
  }

  /// Whether the condition may read a field of a structure.
  package func reads(_ field: String, of structure: StructureID, in models: Models) -> Bool {
    program.reads.contains(field, of: structure, in: models)
  }

  /// Whether a condition has the name `now` outside of its texts.
  private static func namesDate(_ condition: String) -> Bool {
    let withoutTexts = condition.replacing(/'[^']*'|"[^"]*"/, with: "")
    return withoutTexts.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }.contains {
      word in
      word == "now" || word.hasPrefix("now.")
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

  /// A program that writes the texts of a field, one a line.
  private static func values(
    of comparison: TextComparison, in models: Models, _ entry: StructureID
  ) -> Program? {
    let field = comparison.field
    let body =
      comparison.isOfList
      ? "{%- for text in \(field) -%}{{ text }}{{ '\\n' }}{%- endfor -%}" : "{{ \(field) }}"
    let template = "{%- if \(field) -%}\(body){%- endif -%}"
    var (templates, log) = (TemplateSet(), DiagnosticLog(isPart: true))
    let source = Source(id: SourceID(0), path: name, bytes: Array(template.utf8))
    templates.add(source, named: name, reportingTo: &log)
    var compiler = TemplateCompiler(
      templates: templates,
      environment: TemplateEnvironment(
        models: models, messages: MessageCatalogue(siteLanguage: "en"), now: .none))
    let program = compiler.compile(TemplateUse(of: name, context: entry), reportingTo: &log)
    return log.hasErrors ? nil : program
  }

  /// Reports the texts that the condition requires of fields and no entry has, where it holds for
  /// none of the records at these slots.
  func reportUnmet(among slots: [SlotIndex], in store: ValueStore, log: inout DiagnosticLog) {
    for (comparison, program) in demands {
      var texts: Set<String> = []
      var layer = Layer(above: store)
      let host = PagelessHost(named: "where", language: language, store: store)
      for slot in slots {
        layer.removeAll()
        var output: [UInt8] = []
        let fault = program.render(
          context: .record(slot), store: store, host: host, layer: &layer, output: &output)
        guard fault == nil else { return }
        if comparison.isOfList {
          for line in output.split(separator: UInt8(ascii: "\n")) {
            texts.insert(String(decoding: line, as: UTF8.self))
          }
        } else {
          texts.insert(String(decoding: output, as: UTF8.self))
        }
      }
      texts.remove("")
      guard !texts.contains(comparison.text) else { continue }
      log.report(.unmetCondition(comparison, texts: texts.sorted(), log: &log))
      return
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
