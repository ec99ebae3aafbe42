import Planning
import Schema
import Tables
import Testing

struct RecordPagesTests {
  /// The header of a record of a store; nil for one that is in no store.
  private func header(_ record: Int?) -> Value {
    .header(.image, of: record.map { RecordIndex($0) })
  }

  @Test func `a record leads to the first page that claims it`() {
    var pages = RecordPages(recordCount: 2)
    pages.claim(header(1), page: PageIndex(7), in: "en", isTranslation: false)
    pages.claim(header(1), page: PageIndex(8), in: "en", isTranslation: false)
    #expect(pages.page(of: header(1), in: "en") == PageIndex(7))
    #expect(pages.page(of: header(0), in: "en") == nil)
  }

  @Test func `on pages of another language a record leads to its page there, if it has one`() {
    var pages = RecordPages(recordCount: 2)
    for record in 0..<2 {
      pages.claim(header(record), page: PageIndex(record), in: "en", isTranslation: false)
    }
    pages.claim(header(1), page: PageIndex(5), in: "es", isTranslation: true)
    pages.claim(header(1), page: PageIndex(6), in: "es", isTranslation: true)
    #expect(pages.page(of: header(1), in: "es") == PageIndex(5))
    #expect(pages.page(of: header(1), in: "fr") == PageIndex(1))
    #expect(pages.page(of: header(0), in: "es") == PageIndex(0))
    #expect(pages.firstPage(of: header(1)) == PageIndex(1))
  }

  @Test func `of records that are the same, one without a page leads to that of another`() {
    var copied = RepeatedRecords()
    copied.add(RecordIndex(1), of: RecordIndex(0))
    copied.add(RecordIndex(2), of: RecordIndex(0))
    var pages = RecordPages(recordCount: 3, copying: copied)
    #expect(pages.page(of: header(0), in: "en") == nil)
    pages.claim(header(1), page: PageIndex(4), in: "en", isTranslation: false)
    #expect(
      (0..<3).map { pages.page(of: header($0), in: "en") } == [4, 4, 4].map { PageIndex($0) })
    pages.claim(header(0), page: PageIndex(5), in: "en", isTranslation: false)
    #expect(
      (0..<3).map { pages.page(of: header($0), in: "en") } == [5, 4, 4].map { PageIndex($0) })
  }

  @Test func `a record that was made for pages has none`() {
    let pages = RecordPages(recordCount: 2)
    #expect(pages.page(of: header(2), in: "en") == nil)
    #expect(pages.page(of: header(nil), in: "en") == nil)
  }
}
