import Escaping

/// What a finished page points to and what others may point to in it, as far as a page whose texts
/// have changed has to keep it.
package struct PageAddresses: Sendable {
  /// The addresses that lead away from where they are, in their order, and the data in scripts.
  private var parts: [[UInt8]] = []
  private var anchors: Set<UInt64> = []
  private var ownUses: Set<UInt64> = []
  /// Whether no anchor is twice.
  private var isUnambiguous = true

  /// Looks through a page.
  package init(ofPage page: [UInt8]) {
    var scanner = PageScanner(page)
    while let finding = scanner.next() {
      switch finding {
      case .anchor(let range):
        if !anchors.insert(AnchorHash.of(page[range])).inserted { isUnambiguous = false }
      case .addresses(let form, let range):
        if form == .single, page[range].first == UInt8(ascii: "#"), range.count > 1 {
          ownUses.insert(AnchorHash.of(PercentEncoding.decoded(page[range].dropFirst())))
        } else {
          parts.append(Array(page[range]))
        }
      case .data(let range): parts.append(Array(page[range]))
      }
    }
  }

  /// Whether a page points to what another one points to, has all its anchors, and those that it
  /// points to itself.
  package func canReplace(_ other: PageAddresses) -> Bool {
    isUnambiguous && parts == other.parts && anchors.isSuperset(of: other.anchors)
      && ownUses.isSubset(of: anchors)
  }
}
