package import Schema

/// The entries of a collection that have one value of a field in common.
package struct PlannedGroup: Sendable {
  /// The value as addresses have it: a slug.
  package let key: String
  /// The value as the content has it.
  package let title: String
  /// What it is in all languages: groups with the same identity are one group.
  package let identity: Identity
  /// The slots of the list of its entries.
  package let items: Range<SlotIndex>
  /// Its first page, once planned.
  package var page: PageIndex?

  /// What a group is in all languages of a site.
  package enum Identity: Hashable, Sendable {
    /// A case, number or year, or a text of which `site.yaml` says the slug: by the part of the
    /// address.
    case value(String)
    /// A text of the entries, folded: other texts may have the same slug.
    case text([UInt8])
    /// An entry, by the slot of its original.
    case entry(SlotIndex)
  }

  /// A group without a page; its identity is its value, unless another is given.
  package init(
    key: String, title: String, identity: Identity? = nil, items: Range<SlotIndex>
  ) {
    self.key = key
    self.identity = identity ?? .value(key)
    self.title = title
    self.items = items
  }
}
