import Tables

/// The records of a store that repeat others, for pages in another language or for another
/// collection: they are equal to those.
package struct RepeatedRecords: Sendable {
  private var originals: [RecordIndex: RecordIndex] = [:]

  /// None.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { originals.isEmpty }

  /// Makes a record the repetition of another.
  package mutating func add(_ record: RecordIndex, of original: RecordIndex) {
    originals[record] = original
  }

  /// Whether a record repeats another.
  package func contains(_ record: RecordIndex) -> Bool { originals[record] != nil }

  /// The record that one repeats, or itself.
  package func original(of record: RecordIndex) -> RecordIndex {
    originals.isEmpty ? record : originals[record] ?? record
  }
}
