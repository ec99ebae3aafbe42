package import Diagnostics
package import Schema

/// A former address of the page of an entry.
package struct EntryAlias: Sendable {
  /// The slot of the entry's record.
  package let slot: SlotIndex
  /// The address as it is written.
  package let path: String
  package let span: Span
}
