import Content
import Diagnostics
import TestSupport
import Testing

/// What is printed about wrong entries: the face of the product.
struct WrongEntryTests {
  @Test(arguments: WrongEntry.values + WrongEntry.entries + WrongEntry.documents)
  func `what is said of a wrong entry is as recorded`(entry: WrongEntry) {
    let site = LoadedSite(files(of: entry), entry.collections)
    #expect(Golden.difference(of: site.text, from: entry.name + ".txt") == nil)
  }

  @Test(arguments: WrongEntry.values + WrongEntry.entries + WrongEntry.documents)
  func `what is suggested ends the mistake where it is written`(entry: WrongEntry) {
    let files = files(of: entry)
    let site = LoadedSite(files, entry.collections)
    let failures = SuggestedFix.failures(of: site.log.diagnostics, in: site.content.sources) {
      path, bytes in
      var mended = files
      if path == "Content/site.yaml" {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        return LoadedSite(files, lines).log.diagnostics
      }
      mended[String(path.dropFirst("Content/".count))] = String(decoding: bytes, as: UTF8.self)
      return LoadedSite(mended, entry.collections).log.diagnostics
    }
    #expect(failures == [], "\(site.text)")
  }

  private func files(of entry: WrongEntry) -> [String: String] {
    var files = entry.files
    files["Models/Models.swift"] = WrongEntry.models
    files["logo.svg"] = RecipeTests.drawing
    files["bad.png"] = "no picture"
    return files
  }

  @Test func `every recorded text belongs to a wrong entry`() {
    let all = WrongEntry.values + WrongEntry.entries + WrongEntry.documents
    let names = all.map { $0.name + ".txt" }.sorted()
    #expect(Golden.names() == names)
    #expect(Set(names).count == names.count)
  }
}
