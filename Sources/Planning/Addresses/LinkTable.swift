package import Schema
package import Tables

/// The targets of all links and images in the site's Markdown, resolved once.
package struct LinkTable: Sendable {
  /// The target of a link.
  package struct Target: Sendable {
    /// A page or a file; none for an anchor on the same page; for the text of a link a text.
    package let output: Value
    /// What follows the address, with `#` or `?`: UTF-8, encoded for a URL. Without an output, it
    /// may be an absolute URL.
    package let suffix: [UInt8]

    /// Whether it is an anchor or a query without an address before it.
    package var isOnOwnPage: Bool {
      suffix.first == UInt8(ascii: "#") || suffix.first == UInt8(ascii: "?")
    }
  }

  /// The targets of all holes of all fragments, in the order of the fragments.
  private(set) var targets: [Target] = []
  /// By fragment: the page of the entry that it belongs to; none where it is not known.
  private(set) var pages: [Value] = []
  /// By fragment: where its targets begin.
  private(set) var starts: [TableIndex<Target>] = []

  /// The targets of a fragment's holes, in their order.
  package func targets(ofFragment index: FragmentIndex) -> Range<TableIndex<Target>> {
    let next = index.position + 1
    let end = next < starts.count ? starts[next] : targets.tableIndices.upperBound
    return starts[index.position]..<end
  }

  /// The target with an index.
  package subscript(index: TableIndex<Target>) -> Target { targets[index] }

  /// The page of the entry that a fragment belongs to, to which links from other pages refer.
  package func page(ofFragment index: FragmentIndex) -> Value { pages[index.position] }

  /// Reserves memory for the targets of this many fragments.
  mutating func reserve(fragments: Int, targets count: Int) {
    starts.reserveCapacity(fragments)
    pages.reserveCapacity(fragments)
    targets.reserveCapacity(count)
  }

  /// Begins with the targets of the next fragment, which belongs to the entry with this page.
  mutating func beginFragment(of page: Value) {
    starts.append(targets.tableIndices.upperBound)
    pages.append(page)
  }

  mutating func add(_ target: Target) { targets.append(target) }
}
