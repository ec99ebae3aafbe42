import Languages
import Schema

/// What the instructions of a program refer to by number.
struct ProgramTables: Sendable {
  /// The patterns of dates.
  var patterns: [DatePattern] = []
  /// The uses of interface texts.
  var messages: [MessageUse] = []
  /// The types of values that are written as JSON.
  var jsonTypes: [Type] = []
  /// All structures and choices.
  var types = TypeTable(models: Models(structures: [], choices: []))
  /// The date of the build, or none.
  var now = Value.none
  /// The texts of the interface.
  var texts: MessageTable?
}
