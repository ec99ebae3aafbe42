import Content
import Importing
import Schema
import Tables
import TestSupport
import Testing

/// Two whole Bibles: 66 books each, in two shapes of JSON.
struct BibleTests {
  static let livreModel = """
    import ApusModels

    struct Book: Entry {
      @Key var usfm: String
      var name: String
      var shortName: String
      @Unique var abbrev: String
      var testament: Testament
      @Count(1...) var chapters: [Chapter]
    }

    enum Testament: String, Choice { case old = "VT", new = "NT" }

    struct Chapter: Component {
      @Key var number: Int
      @Count(1...) var verses: [Verse]
    }

    struct Verse: Component {
      @Key var number: Int
      var text: String?
      var notes: [String]
      var titles: [String]
    }
    """

  static let livre = RealSite(
    model: livreModel,
    files: [(path: "blivre.json", bytes: SharedData.bytes("bible-blivre-pt/blivre.json"))],
    [(name: "books", model: "Book", from: "blivre.json#books", order: [])])

  static let kingJamesModel = """
    import ApusModels

    struct Book: Entry {
      @Key var osis: String
      @Unique var abbrev: String
      @Count(1...) var chapters: [[String]]
    }
    """

  static let kingJames = RealSite(
    model: kingJamesModel,
    files: [(path: "kjv.json", bytes: SharedData.bytes("bible-kjv/kjv.json"))],
    [(name: "books", model: "Book", from: "kjv.json", order: [])])

  @Test(.enabled(if: SharedData.has("bible-blivre-pt")))
  func `the Bíblia Livre has 66 books, 1,189 chapters and 31,101 verses`() {
    let site = Self.livre
    #expect(site.text == "")
    let books = site.entries("books")
    #expect(books.count == 66)
    let chapters = books.flatMap { site.records("chapters", of: $0.slot) }
    #expect(chapters.count == 1_189)
    let verses = chapters.flatMap { site.records("verses", of: $0) }
    #expect(verses.count == 31_101)
    #expect(verses.count { site.value("notes", of: $0).count > 0 } == 2_277)
    #expect(verses.count { site.value("text", of: $0).isNone } == 1)
  }

  @Test(.enabled(if: SharedData.has("bible-blivre-pt")))
  func `Mark 5 has no verse 19`() throws {
    let site = Self.livre
    let mark = site.entries("books").first { site.string("usfm", of: $0.slot) == "MRK" }
    let chapter = try site.records("chapters", of: #require(mark?.slot))[4]
    let numbers = site.records("verses", of: chapter).map { site.value("number", of: $0).int }
    #expect(numbers == Array(1...18) + Array(20...43))
  }

  @Test(.enabled(if: SharedData.has("bible-kjv")))
  func `the King James Bible has 66 books, 1,189 chapters and 31,102 verses`() {
    let site = Self.kingJames
    #expect(site.text == "")
    #expect(site.entries("books").count == 66)
    let chapters = site.entries("books").flatMap { book in
      site.value("chapters", of: book.slot).elements.map { site.content.store.slots[$0] }
    }
    #expect(chapters.count == 1_189)
    #expect(chapters.map(\.count).reduce(0, +) == 31_102)
  }
}
