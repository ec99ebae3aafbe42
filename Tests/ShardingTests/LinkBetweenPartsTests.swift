import TestSupport
import Testing

/// Links from the pages of one part to those of another.
struct LinkBetweenPartsTests {
  /// Two pages, each a part, and a link from the first to an anchor of the second.
  private func site(to anchor: String) -> ShardedSite {
    var files = gardenSite
    files["Content/notes/fig.md"] =
      "---\ntitle: Fig\nstars: 5\n---\nSee [the end](quince.md#\(anchor)).\n"
    files["Content/notes/quince.md"] = "---\ntitle: Quince\nstars: 3\n---\nHard.\n\n## The end\n"
    files["Templates/base.html"] = gardenSite["Templates/base.html"]?.replacing(
      "</body>", with: "<a href=\"{{ url(\"notes\") }}#\(anchor)-page\">x</a></body>")
    return ShardedSite(files)
  }

  @Test func `an anchor that is missing on a page of another part is told where it is written`()
    throws
  {
    let site = site(to: "the-end")
    let whole = try site.whole()
    #expect(whole.messages.contains("there is no id 'the-end-page' on the page"))
    let (parts, joined) = try site.joined(inPartsOf: 7)
    // Which page is named with a mistake depends on the pages that are known.
    let said = parts.reduce(joined?.mistakes ?? []) { $0.union($1.mistakes) }
    #expect(whole.mistakes.isSubset(of: said))
    let places = parts.reduce(joined?.places ?? []) { $0.union($1.places) }
    #expect(whole.places == places.filter { !$0.contains("E0725") })
    #expect(joined?.isPublished == false)
    #expect(joined?.mistakes.contains { $0.hasPrefix("Templates/base.html:") } == true)
  }

  @Test func `without the site the pages are told, and how to see the place`() throws {
    let site = site(to: "the-end")
    _ = try site.joined(inPartsOf: 7)
    let joined = try site.joined((1...7).map { "part\($0)" }, isLocating: false)
    #expect(!joined.isPublished)
    #expect(joined.messages.contains("there is no id 'the-end-page' on the page '/notes/'"))
    #expect(joined.messages.contains("join the parts in the folder in which they were made"))
  }

  @Test func `places are not told by a site that has changed since`() throws {
    var site = site(to: "the-end")
    _ = try site.joined(inPartsOf: 7)
    site.files["Content/notes/fig.md"] = nil
    let joined = try site.joined((1...7).map { "part\($0)" })
    #expect(!joined.messages.contains("Templates/base.html"))
    #expect(joined.messages.contains("there is no id 'the-end-page'"))
  }
}
