import Diagnostics
import Languages
import Schema
import Templates

/// The values of a field of entries, as templates print them.
struct FieldValues: Sendable {
  /// Writes the values of an entry, one a line.
  private let program: Program

  /// The values of a field, where another is there; nil where templates cannot print it.
  init?(
    of field: String, where holder: String, isList: Bool = false, entry: StructureID,
    in environment: TemplateEnvironment
  ) {
    let all =
      isList
      ? "{%- for value in \(field) -%}{{ value }}{{ '\\n' }}{%- endfor -%}" : "{{ \(field) }}"
    guard
      let program = Self.program(
        "{%- if \(holder) is defined -%}\(all){%- endif -%}", of: entry, in: environment)
    else { return nil }
    self.program = program
  }

  /// The program of a template for entries; nil where it has a mistake.
  static func program(
    _ template: String, of entry: StructureID, in environment: TemplateEnvironment
  ) -> Program? {
    let name = "where.txt"
    var (templates, log) = (TemplateSet(), DiagnosticLog(isPart: true))
    let source = Source(id: SourceID(0), path: name, bytes: Array(template.utf8))
    templates.add(source, named: name, reportingTo: &log)
    var compiler = TemplateCompiler(templates: templates, environment: environment)
    let program = compiler.compile(TemplateUse(of: name, context: entry), reportingTo: &log)
    return log.hasErrors ? nil : program
  }

  /// The different values of the records at these slots; nil where one cannot be printed.
  func all(among slots: [SlotIndex], in store: ValueStore, host: PagelessHost) -> Set<String>? {
    var layer = Layer(above: store)
    var output: [UInt8] = []
    var values: Set<String> = []
    for slot in slots {
      layer.removeAll()
      output.removeAll(keepingCapacity: true)
      let fault = program.render(
        context: .record(slot), store: store, host: host, layer: &layer, output: &output)
      guard fault == nil else { return nil }
      for line in output.split(separator: UInt8(ascii: "\n")) {
        values.insert(String(decoding: line, as: UTF8.self))
      }
    }
    return values
  }
}
