import Tables

/// The pages that are planned, in the order of their declarations, each with its address.
///
/// The pages are the first outputs, and each is added together with its address: a page has the
/// same index among the pages and among the addresses.
package struct PageTable: Sendable {
  /// All pages.
  package private(set) var all: [PlannedPage] = []
  /// The addresses of all pages.
  package private(set) var addresses = AddressIndex()
  private var ranges: [Range<PageIndex>]

  /// A table without pages, for pages of this many declarations.
  package init(declarationCount: Int) {
    ranges = Array(repeating: PageIndex(0)..<PageIndex(0), count: declarationCount)
  }

  /// How many pages there are.
  package var count: Int { all.count }

  /// The indices of all pages, in order.
  package var indices: Range<PageIndex> { all.tableIndices }

  /// The index of the page that is added next.
  package var next: PageIndex { PageIndex(all.count) }

  /// The page with an index.
  package subscript(page: PageIndex) -> PlannedPage {
    _read { yield all[page] }
    _modify { yield &all[page] }
  }

  /// The pages of each declaration, in the order of the declarations.
  package var ofDeclarations: [Range<PageIndex>] { ranges }

  /// The pages of a declaration, whose pages follow each other.
  package func pages(of declaration: DeclarationIndex) -> Range<PageIndex> {
    ranges[declaration.position]
  }

  /// The page at an address, to the letter.
  package func page(at address: String) -> PageIndex? {
    addresses.output(at: Array(address.utf8)).map { PageIndex($0.position) }
  }

  /// Reserves memory for this many more pages.
  package mutating func reserve(_ more: Int) { all.reserveCapacity(all.count + more) }

  /// Adds a page at an address. It is added even if another page already has the address, which is
  /// then returned.
  package mutating func add(_ page: PlannedPage, at address: [UInt8]) -> PageIndex? {
    all.append(page)
    return addresses.add(address).map { PageIndex($0.position) }
  }

  /// Makes the pages from one on the pages of a declaration.
  package mutating func setPages(from first: PageIndex, of declaration: DeclarationIndex) {
    ranges[declaration.position] = first..<next
  }
}
