import Escaping

/// The links and anchors of a finished page, as far as a page whose texts have changed has to keep
/// them.
package struct PageAddresses: Sendable {
  /// The addresses of links, in their order, and the data in scripts.
  private var parts: [[UInt8]] = []
  private var anchors: Set<UInt64> = []
  private var ownUses: Set<UInt64> = []
  /// Whether all anchors are unique.
  private var isUnambiguous = true

  /// Scans a page.
  package init(ofPage page: [UInt8]) {
    var scanner = PageScanner(page)
    while let finding = scanner.next() {
      switch finding {
      case .anchor(let range) where scanner.isInTemplate: parts.append(Array(page[range]))
      case .addresses(_, let range) where scanner.isInTemplate: parts.append(Array(page[range]))
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

  /// Whether a page has the same links as another one, all its anchors, and the anchors that it
  /// links to itself.
  package func canReplace(_ other: PageAddresses) -> Bool {
    isUnambiguous && parts == other.parts && anchors.isSuperset(of: other.anchors)
      && ownUses.isSubset(of: anchors)
  }
}
