import Diagnostics
import Documents
import TestSupport
import Testing

/// Content that was not written for these tests, read unmodified.
@Suite(.enabled(if: SharedData.has("based-cooking")))
struct RealContentTests {
  @Test(arguments: [
    ("bible-blivre-pt/blivre.json", 169406), ("bible-kjv/kjv.json", 32754),
    ("dummyjson/products.json", 18503), ("dummyjson/recipes.json", 2553),
    ("jsonplaceholder/data.json", 64283), ("superheroes/all.json", 44920),
  ])
  func `JSON of the world is read whole`(name: String, nodes: Int) {
    let outcome = Outcome.json(SharedData.bytes(of: name))
    #expect(outcome.messages == [])
    #expect(outcome.flaws == [])
    #expect(outcome.tree.nodes.count == nodes)
  }

  @Test func `of 350 files with recipes one has a mistake in its front matter, a key given twice`()
  {
    let names = SharedData.names(in: "based-cooking/content").filter { $0.hasSuffix(".md") }
    var wrong: [String] = []
    for name in names {
      let (outcome, parts) = Outcome.frontMatter(
        SharedData.bytes(of: "based-cooking/content/" + name))
      #expect(outcome.flaws == [])
      #expect(parts.fence != nil)
      #expect(parts.body.upperBound == outcome.source.bytes.count)
      wrong += outcome.messages.map { name + ":" + $0 }
    }
    #expect(names.count == 350)
    #expect(wrong == ["bloody-mary-mix.md:4:1 error 0106 'date' is given twice"])
  }
}
