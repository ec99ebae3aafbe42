package import Diagnostics
import Markdown
package import Schema
import Tables

/// The entry that a binder works on, or a document without a collection: what is known about it
/// besides the values of its fields.
///
/// Each entry has its own, so that nothing carries over to the next.
package struct BoundEntry: Sendable {
  /// The collection it is bound for; the first for a document without one.
  package let collection: CollectionIndex
  /// Uncertain where a syntax mistake was skipped that may have displaced its fields: then unknown
  /// and missing fields are not reported.
  package private(set) var certainty: Certainty
  /// The slot of its record; nil before that is made, and for a document of no collection.
  private(set) package var record: SlotIndex?
  /// The built-in keys that it has.
  var keys = EntryKeys()
  /// The anchors of its headings.
  var anchors = AnchorSet()
  /// The text of its file, until that is read.
  var unreadText: UnreadText?

  /// A text below front matter, and what it fills.
  struct UnreadText: Sendable {
    let source: Source
    let range: Range<Int>
    let record: RecordTarget
  }

  /// An entry before anything is read.
  package init(collection: CollectionIndex = CollectionIndex(0), certainty: Certainty = .certain) {
    self.collection = collection
    self.certainty = certainty
  }

  /// Notes that a text of the entry was refused, so that the fields in it are missing.
  mutating func noteUnreadText() { certainty = .uncertain }

  /// Notes the record that the entry fills.
  package mutating func begin(at slot: SlotIndex) {
    precondition(record == nil, "an entry fills one record")
    record = slot
  }
}
