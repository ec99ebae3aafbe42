import Content
import Escaping
import Schema
import Tables

/// Anchors that mean the top of an entry's page: `apple-pie.md#apple-pie` refers to the heading of
/// the file, which became the title of the page.
struct TopAnchors {
  private let content: SiteContent
  private let pages: RecordPages
  /// The entries with a page, by the page.
  private var entries: [PageIndex: Entry]?
  /// The headings in the texts of each entry, by its slot.
  private var headings: [SlotIndex: Set<[UInt8]>]?

  init(of content: SiteContent, on pages: RecordPages) {
    self.content = content
    self.pages = pages
  }

  /// Whether what follows an address of the site, with its `#`, means the top of the page there. A
  /// heading in a text of the same entry takes precedence.
  mutating func isTop(_ suffix: Substring, of page: Value) -> Bool {
    guard suffix.first == "#", page.tag == .page else { return false }
    if entries == nil { gather() }
    guard let entry = entries?[page.page], let title = content.titleAnchor(of: entry)
    else {
      return false
    }
    let anchor = PercentEncoding.decoded(Array(suffix.utf8.dropFirst())[...])
    return anchor.elementsEqual(title) && headings?[entry.slot]?.contains(title) != true
  }

  private mutating func gather() {
    var entries: [PageIndex: Entry] = [:]
    for collection in content.collections {
      for entry in collection.entries {
        for page in pages.pages(of: content.store.slots[entry.slot]) { entries[page] = entry }
      }
    }
    var headings: [SlotIndex: Set<[UInt8]>] = [:]
    for fragment in content.store.fragments {
      guard let owner = fragment.owner, !fragment.headings.isEmpty else { continue }
      headings[owner, default: []].formUnion(
        content.store.parts.headings[fragment.headings].map {
          Array(content.store.bytes($0.anchor))
        })
    }
    (self.entries, self.headings) = (entries, headings)
  }
}
