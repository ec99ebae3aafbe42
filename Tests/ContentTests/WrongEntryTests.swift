import Content
import TestSupport
import Testing

/// What is printed about wrong entries: the face of the product.
struct WrongEntryTests {
  @Test(arguments: WrongEntry.values + WrongEntry.entries + WrongEntry.documents)
  func `what is said of a wrong entry is as recorded`(entry: WrongEntry) {
    var files = entry.files
    files["Models/Models.swift"] = WrongEntry.models
    files["logo.svg"] = RecipeTests.drawing
    files["bad.png"] = "no picture"
    let site = LoadedSite(files, entry.collections)
    #expect(Golden.difference(of: site.text, from: entry.name + ".txt") == nil)
  }

  @Test func `every recorded text belongs to a wrong entry`() {
    let all = WrongEntry.values + WrongEntry.entries + WrongEntry.documents
    let names = all.map { $0.name + ".txt" }.sorted()
    #expect(Golden.names() == names)
    #expect(Set(names).count == names.count)
  }
}
