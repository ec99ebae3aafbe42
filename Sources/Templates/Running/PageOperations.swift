import Diagnostics
import Escaping
import Languages
import Schema
import Tables

/// The operations of a program on the values of one page: its operators, filters, tests and
/// functions.
///
/// It reads its operands and adds to the layer's lists and texts; registers and the page's output
/// belong to the machine, and operations never change them. The host answers what depends on the
/// place of the page; the language is only determined when it is needed.
package struct PageOperations: ~Copyable {
  /// The tables of the program: patterns, types and interface texts.
  let tables: SharedTables
  /// The host, which knows the page's place.
  let host: any TemplateHost
  /// The language of the page and its place among the interface texts, once they are needed.
  private var spoken: (language: PageLanguage, texts: MessageLanguageIndex?)?

  /// Makes the operations of a program's page.
  package init(tables: SharedTables, host: any TemplateHost) {
    self.tables = tables
    self.host = host
  }

  /// The format of the page's language for numbers, dates and durations.
  mutating func format(in values: inout PageValues) -> LanguageFormat {
    language(in: &values).format
  }

  /// The language of the page; usually it is that of the previous page.
  mutating func language(in values: inout PageValues) -> PageLanguage {
    if let spoken { return spoken.language }
    let tag = host.language
    let known = values.layer.language.flatMap { $0.tag == tag ? $0 : nil } ?? PageLanguage(tag)
    values.layer.language = known
    spoken = (known, nil)
    return known
  }

  /// A text of the interface, whose arguments are in the registers from `base` on.
  mutating func message(
    _ index: MessageUseIndex, from base: Int, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    guard let table = tables.texts else { return .none }
    let use = tables.messages[index]
    let count = use.count.map { values.layer.registers[base + $0.position].int } ?? 0
    let language = language(in: &values)
    let place = spoken?.texts ?? table.languageIndex(of: language.tag)
    spoken = (language, place)
    let start = values.layer.text.count
    for segment in table.text(of: use.message, language: place, count: count) {
      switch table.segments[segment] {
      case .literal(let range): values.layer.text.append(contentsOf: table.literals[range])
      case .parameter(let parameter):
        guard let argument = use.argument(for: parameter) else { continue }
        let value = values.layer.registers[base + argument.position]
        if value.tag == .int {
          NumberText.append(value.int, in: language.format, to: &values.layer.text)
        } else {
          appendText(of: value, in: &values)
        }
      }
    }
    return try values.finishText(from: start)
  }

  /// Where a text of the interface is written that pages in a language show.
  func place(ofText index: MessageUseIndex, language tag: String) -> Span? {
    guard let table = tables.texts else { return nil }
    return table.place(
      of: tables.messages[index].message, language: table.languageIndex(of: tag))
  }

  /// A value as JSON text.
  mutating func serialized(
    _ value: Value, _ type: Type, _ style: JSONText.Style, in values: inout PageValues
  ) throws(RenderingFailure) -> Value {
    var text = ValueJSON(types: tables.types, style: style)
    try text.append(value, type, by: &self, in: &values)
    return try values.makeText(text.json)
  }
}
