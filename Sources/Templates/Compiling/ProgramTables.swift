import Diagnostics
import Languages
import Schema

/// The tables to which the instructions of a program refer by index, while it is being compiled.
package struct ProgramTables: Sendable {
  /// The patterns of dates.
  var patterns: [DatePattern] = []
  /// The uses of interface texts.
  var messages: [MessageUse] = []
  /// The types of values that are written as JSON.
  var jsonTypes: [Type] = []
  /// All structures and choices.
  var types = TypeTable(models: Models(structures: [], choices: []))
  /// The fields of which the titles of entries are made, by the structure of the entries.
  var titleFields: [StructureID: [FieldOfStructure]] = [:]
  /// The date of the build, or none.
  var now = Value.none
  /// The templates whose instructions read it where it is none.
  fileprivate var undatedSources: Set<SourceID> = []
  /// The texts of the interface.
  var texts: MessageTable?

  /// Makes empty tables.
  package init() {}

  /// The date of the build for an instruction that reads it at a place, or none.
  mutating func buildDate(at span: Span) -> Value {
    if now.isNone { undatedSources.insert(span.source) }
    return now
  }
}

/// The tables of a whole program; held by reference, so that pages that run it do not copy them.
package final class SharedTables: Sendable {
  let patterns: [DatePattern]
  let messages: [MessageUse]
  let jsonTypes: [Type]
  let types: TypeTable
  let texts: MessageTable?
  /// The templates whose instructions read the date of the build, which has none.
  let undatedSources: Set<SourceID>

  /// Takes over the tables of a program that is compiled.
  package init(_ tables: ProgramTables) {
    patterns = tables.patterns
    messages = tables.messages
    jsonTypes = tables.jsonTypes
    types = tables.types
    texts = tables.texts
    undatedSources = tables.undatedSources
  }
}
