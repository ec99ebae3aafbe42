import Schema
import Templates

/// The values of a field of entries, as templates print them.
struct FieldValues: Sendable {
  /// Writes the values of an entry, one a line.
  private let program: Program

  /// The values that a program writes for each entry, one a line.
  init(writtenBy program: Program) { self.program = program }

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
