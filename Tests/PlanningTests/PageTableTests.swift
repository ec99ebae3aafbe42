import Planning
import Tables
import Testing

struct PageTableTests {
  private func table(_ addresses: String...) -> PageTable {
    var table = PageTable(declarationCount: 2)
    for address in addresses {
      _ = table.add(PlannedPage(declaration: DeclarationIndex(0)), at: Array(address.utf8))
    }
    return table
  }

  @Test func `a page is found at the address that it was added with, to the letter`() {
    let table = table("/", "/pies/", "/pies/plum/")
    #expect(table.page(at: "/pies/plum/") == PageIndex(2))
    #expect(table.page(at: "/Pies/") == nil)
    #expect(table.page(at: "/pies") == nil)
  }

  @Test func `a page at a taken address is added, and the first one there is named`() {
    var table = table("/", "/pies/")
    let page = PlannedPage(declaration: DeclarationIndex(1))
    #expect(table.add(page, at: Array("/Pies/".utf8)) == PageIndex(1))
    #expect(table.count == 3)
    #expect(table.page(at: "/pies/") == PageIndex(1))
    #expect(table[PageIndex(2)].declaration == DeclarationIndex(1))
    let address = table.addresses[OutputIndex(PageIndex(2))]
    #expect(String(decoding: address, as: UTF8.self) == "/Pies/")
  }

  @Test func `the pages of a declaration are those added since it was begun`() {
    var table = table("/", "/pies/")
    let first = table.next
    for address in ["/a/", "/b/"] {
      _ = table.add(PlannedPage(declaration: DeclarationIndex(1)), at: Array(address.utf8))
    }
    table.setPages(from: first, of: DeclarationIndex(1))
    #expect(table.pages(of: DeclarationIndex(0)).isEmpty)
    #expect(table.pages(of: DeclarationIndex(1)) == PageIndex(2)..<PageIndex(4))
    #expect(table.ofDeclarations.count == 2)
  }
}
