import Content
import Diagnostics
import Parallel
import Schema
import Tables

extension LinkResolver {
  /// Whether the text belongs to an entry that is repeated in another language.
  func isRepeated(_ fragment: Fragment) -> Bool {
    let store = content.store
    guard !store.repeated.isEmpty, let owner = fragment.owner,
      let record = store.slots[owner].record
    else { return false }
    return store.repeated.contains(record)
  }

  /// The page of the entry that the links of a text are in, those to its own ids, too; none where
  /// it has no page.
  func page(ofLinksIn fragment: Fragment) -> Value {
    guard let entry = entry(ofLinksIn: fragment),
      let page = plan.recordPages.firstPage(of: content.store.slots[entry])
    else { return .none }
    return .page(page)
  }

  private func entry(ofLinksIn fragment: Fragment) -> SlotIndex? {
    guard let first = fragment.holes.first else {
      return fragment.anchors.isEmpty ? nil : fragment.owner
    }
    return content.entry(ofSource: content.store.parts.holes[first].span.source)?.slot
  }

  /// The page of each hole whose destination is the full address of a page, as most are: they are
  /// looked up on several threads, since each lookup reads another part of memory.
  func pagesOfHoles(threads: Int) -> [[PageIndex?]] {
    let (store, addresses) = (content.store, plan.pages.addresses)
    return Parallel.mapChunks(of: store.fragments.count, size: 256, threads: threads) { range in
      var pages: [PageIndex?] = []
      pages.reserveCapacity(range.reduce(0) { $0 + store.fragments[$1].holes.count })
      for index in range {
        for position in store.fragments[index].holes {
          let hole = store.parts.holes[position]
          pages.append(
            hole.kind == .link ? Self.page(at: store.bytes(hole.destination), in: addresses) : nil)
        }
      }
      return pages
    }
  }

  /// The page whose full address is the destination, found without making a `String`.
  private static func page(
    at destination: ArraySlice<UInt8>, in addresses: AddressIndex
  ) -> PageIndex? {
    guard destination.first == UInt8(ascii: "/"), destination.last == UInt8(ascii: "/"),
      !destination.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") })
    else { return nil }
    return addresses.output(at: destination).map { PageIndex($0.position) }
  }
}
