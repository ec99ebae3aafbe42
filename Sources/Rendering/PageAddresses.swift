import Escaping

/// What a finished page leads to and what others may lead to in it, as far as a page whose texts have
/// changed has to keep it.
package struct PageAddresses: Sendable {
  /// The addresses that lead away from where they stand, in their order, and the data in scripts.
  private var parts: [[UInt8]] = []
  private var anchors: Set<UInt64> = []
  private var ownUses: Set<UInt64> = []
  /// Whether no anchor stands twice.
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

  /// Whether a page leads to what another one leads to, has all its anchors, and those that it leads
  /// to itself.
  package func canReplace(_ other: PageAddresses) -> Bool {
    isUnambiguous && parts == other.parts && anchors.isSuperset(of: other.anchors)
      && ownUses.isSubset(of: anchors)
  }
}
