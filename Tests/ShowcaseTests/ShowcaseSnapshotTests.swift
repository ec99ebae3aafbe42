import Planning
import Schema
import Tables
import TestSupport
import Testing

struct ShowcaseSnapshotTests {
  @Test func `the showcase builds without a word`() throws {
    #expect(try Showcase.shared.get().messages == "")
  }

  @Test func `the first page of every kind is as recorded`() throws {
    let showcase = try Showcase.shared.get()
    var seen: Set<DeclarationIndex> = []
    var names: Set<String> = []
    for page in showcase.plan.pages.tableIndices
    where seen.insert(showcase.plan.pages[page].declaration).inserted {
      let name = showcase.snapshot(ofPage: page)
      #expect(names.insert(name).inserted, "two kinds of pages are recorded as \(name)")
      let difference = try Golden.difference(of: showcase.text(ofPage: page), from: name)
      #expect(difference == nil, "\(difference ?? "")")
    }
    #expect(seen.count == showcase.plan.declarations.count)
    #expect(Set(Golden.names()) == names, "a snapshot without a page is left over")
  }
}
