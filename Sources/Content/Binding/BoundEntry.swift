package import Diagnostics
import Markdown
package import Schema
import Tables

/// The entry that a binder is at work on, or a document of no collection: what is known of it
/// beside the values of its fields.
///
/// Each entry has its own: nothing of one can reach the next.
package struct BoundEntry: Sendable {
  /// The collection it is bound for; the first for a document of none.
  package let collection: CollectionIndex
  /// Uncertain where a mistake of syntax was read over that may have moved its fields elsewhere:
  /// then nothing is said of fields that are unknown or missing.
  package private(set) var certainty: Certainty
  /// The slot of its record; nil before that is made, and for a document of no collection.
  private(set) package var record: SlotIndex?
  /// The built-in keys that it has.
  var keys = EntryKeys()
  /// The anchors of its headings.
  var anchors = AnchorSet()

  /// An entry of which nothing was read.
  package init(collection: CollectionIndex = CollectionIndex(0), certainty: Certainty = .certain) {
    self.collection = collection
    self.certainty = certainty
  }

  /// Takes note that a text of the entry was refused, so that fields which are in it are missing.
  package mutating func loseText() { certainty = .uncertain }

  /// Takes note of the record that the entry fills.
  package mutating func begin(at slot: SlotIndex) {
    precondition(record == nil, "an entry fills one record")
    record = slot
  }
}
