import Planning
import Schema
import Templates

extension Layer {
  /// Adds a record that was made field by field.
  mutating func add<Field>(_ record: RecordBuilder<Field>) -> Value {
    addRecord(
      record.layout.structure, fieldCount: record.layout.places.count, record.finished)
  }
}
