import Planning
import Rendering
import Schema
import SiteCompiler
import Tables
import Testing

/// Pages are checked by what is noted while they are made; a scan of them finds the same.
struct PageNotesTests {
  @Test(arguments: [false, true])
  func `a scan finds what the notes say, and most pages need none`(_ isPortable: Bool) throws {
    let showcase = try Showcase.shared.get()
    let notes = try #require(showcase.site.comparedNotes(isPortable: isPortable))
    #expect(notes.wrong.map { showcase.path(ofPage: $0) } == [])
    // Notes also know the files that a scan does not look for, such as a shared picture: those are
    // published whether a page points to them or not.
    #expect(notes.files.filter { showcase.plan.files[$0].needsPage } == [])
    let count = showcase.plan.pages.tableIndices.filter { showcase.plan.isHTML(page: $0) }.count
    #expect(notes.complete * 10 >= count * 6, "\(notes.complete) of \(count) pages")
  }
}
