import Schema
import SiteCompiler
import TestSupport
import Testing

/// The words of a text as the index has them.
private func words(_ text: String) -> [String] {
  var words = FoldedWords()
  TextFold.appendWords(of: Array(text.utf8).span, to: &words)
  return words.ends.indices.map {
    String(decoding: words.bytes[words.range(of: $0)], as: UTF8.self)
  }
}

/// Notes with words at random, the same in every run.
private struct Shelf {
  private(set) var files: [String: String] = [:]
  private(set) var texts: [[String]] = []
  private var generator = SeededGenerator(11)

  init(count: Int) {
    let letters = ["a", "é", "n", "r", "Ô", "s", "t"]
    for number in 0..<count {
      let text = (0..<30).map { _ in
        (0..<Int.random(in: 1...6, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? "a"
        }.joined()
      }
      let name = "note \(100 + number)"
      files["Content/notes/\(name.replacing(" ", with: "-")).md"] =
        "---\ntitle: \(name)\nstars: 3\n---\n\(text.joined(separator: " "))\n"
      texts.append(words(name) + [""] + text.flatMap(words))
    }
  }

  func documents(where isFound: ([String]) -> Bool) -> Set<Int> {
    Set(texts.indices.filter { isFound(texts[$0]) })
  }

  func hasPhrase(_ text: [String], _ phrase: [String]) -> Bool {
    text.indices.contains { text[$0...].starts(with: phrase) }
  }
}

struct SearchTests {
  @Test(arguments: [
    ("Crème brûlée", ["creme", "brulee"]), ("D’água, l'homme!", ["d", "agua", "l", "homme"]),
    ("STRASSE ß Łódź", ["strasse", "ss", "lodz"]), ("co\u{AD}operate", ["cooperate"]),
    ("起初神創造", ["起", "初", "神", "創", "造"]), ("½ cup 4.800", ["1⁄2", "cup", "4", "800"]),
    ("한국어 말", ["한국어", "말"]), ("—…", []), ("नमस्ते दुनिया", ["नमस्ते", "दुनिया"]),
  ])
  func `words are folded as slugs are`(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("½", ["1⁄2"]), ("1/2", ["1⁄2"]), ("1⁄2", ["1⁄2"]), ("1½ tsp", ["1", "1⁄2", "tsp"]),
    ("2 1/2cups", ["2", "1⁄2", "cups"]), ("⅒ or 1/10", ["1⁄10", "or", "1⁄10"]),
    ("½½", ["1⁄2", "1⁄2"]),
    ("語1/2語", ["語", "1⁄2", "語"]), ("24/7", ["24", "7"]), ("1/2/26", ["1", "2", "26"]),
    ("1/20", ["1", "20"]), ("1/1", ["1", "1"]), ("a1/2", ["a1", "2"]), ("1/", ["1"]), ("/2", ["2"]),
    ("²1/2", ["21", "2"]),
  ])
  func `a fraction is one word, however it is written`(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func `the page leads to the index and knows what it searches`() throws {
    let built = try BuiltSite(
      searchSite("search: [notes], filters: [stars]"))
    let page = built["notes/find/index.html"]
    #expect(page.contains("<p>3</p><a href=\"../\">notes 3</a>"), "\(built.messages)")
    #expect(page.contains("<p>stars/Stars/numbers/3/5</p>"))
    let index = page.firstRange(of: "data-index=\"").map {
      page[$0.upperBound...].prefix { $0 != "\"" }
    }
    #expect(built.paths.contains("notes/find/\(index ?? "")"))
    let reader = SearchReader(built, in: "notes/find/")
    #expect(reader.documents.map(\.title) == ["Apple", "Pear", "Quince"])
    #expect(reader.documents.map(\.address) == ["../apple/", "../pear/", "../quince/"])
    #expect(reader.documents[0].text == "A pear.")
    #expect(reader.documents(beginning: "pea") == [0, 1])
    #expect(reader.postings["pear"]?.map(\.weight) == [1, 8])
  }

  @Test func `filters and their values have the labels of the page`() throws {
    let model = """
      enum Taste: String, Choice { case verySour, sweet = "sugary" }
      struct Note: Entry {
        @Key var title: String
        var stars: Int
        var mainTaste: Taste
        @Body var text: Markdown
      }
      """
    var changes = ["Content/Models/Note.swift": model]
    for (name, taste) in [("apple", "verySour"), ("pear", "sugary"), ("quince", "sugary")] {
      changes["Content/notes/\(name).md"] =
        "---\ntitle: \(name)\nstars: 3\nmainTaste: \(taste)\n---\nText.\n"
    }
    let search = "search: [notes], filters: [mainTaste]"
    let plain = try BuiltSite(searchSite(search, changes))["notes/find/index.html"]
    #expect(
      plain.contains(
        "<p>mainTaste/Main taste/values/-/-;verySour=1 Very sour;sugary=2</p>"))
    changes["Content/messages/en.yaml"] =
      "models: { Note: { mainTaste: Flavour }, Taste: { verySour: As a lemon } }\n"
    let named = try BuiltSite(searchSite(search, changes))["notes/find/index.html"]
    #expect(
      named.contains(
        "<p>mainTaste/Flavour/values/-/-;verySour=1 As a lemon;sugary=2</p>"))
  }

  @Test func `a choice is found and shown by its label`() throws {
    var changes = [
      "Content/Models/Note.swift": """
      enum Taste: String, Choice { case verySour, sweet = "sugary" }
      struct Note: Entry {
        @Key var title: String
        var stars: Int
        var tastes: [Taste]
        @Body var text: Markdown
      }
      """,
      "Content/messages/en.yaml": "models: { Taste: { verySour: As a lemon } }\n",
    ]
    for (name, tastes) in [("apple", "verySour, sugary"), ("pear", "sugary"), ("quince", "")] {
      changes["Content/notes/\(name).md"] =
        "---\ntitle: \(name)\nstars: 3\ntastes: [\(tastes)]\n---\nText.\n"
    }
    let built = try BuiltSite(searchSite("search: [notes]", changes))
    let reader = SearchReader(built, in: "notes/find/")
    #expect(reader.documents(beginning: "lemon") == [0])
    #expect(reader.documents(beginning: "sweet").isEmpty)
    #expect(reader.documents(beginning: "sugary") == [0, 1])
    #expect(reader.documents[0].text.contains("As a lemon"))
  }

  @Test func `a filter compares durations to the second`() throws {
    var changes = [
      "Content/Models/Note.swift":
        "struct Note: Entry { @Key var title: String; var time: Duration; @Body var text: Markdown }"
    ]
    for (name, time) in [("apple", "90 s"), ("pear", "2 min"), ("quince", "1 h")] {
      changes["Content/notes/\(name).md"] = "---\ntitle: \(name)\ntime: \(time)\n---\nText.\n"
    }
    changes["Templates/entry.html"] = """
      {% extends "base.html" %}{% block main %}<h1>{{ note.title }}</h1>{% endblock %}
      """
    let built = try BuiltSite(searchSite("search: [notes], filters: [time]", changes))
    #expect(
      built["notes/find/index.html"].contains("<p>time/Time/durations/1/60</p>"),
      "\(built.messages)")
    let file = built.paths.first { $0.hasPrefix("notes/find/search-f0") } ?? ""
    #expect(built[file].contains("[1.5,2,60]"), "\(built[file])")
  }

  @Test func `what is found by beginnings and phrases is what a full scan finds`() throws {
    let shelf = Shelf(count: 120)
    let reader = SearchReader(
      try BuiltSite(
        searchSite(
          "search: [notes]",
          shelf.files.merging(
            [
              "Content/notes/apple.md": "", "Content/notes/pear.md": "",
              "Content/notes/quince.md": "",
            ]) { $1 })), in: "notes/find/")
    #expect(reader.documents.count == 120 && reader.starts.count > 1)
    let all = Set(shelf.texts.joined()).subtracting([""])
    #expect(all == Set(reader.postings.keys))
    for word in all {
      for length in 1...word.count {
        let prefix = String(word.prefix(length))
        #expect(
          reader.documents(beginning: prefix)
            == shelf.documents { $0.contains { $0.hasPrefix(prefix) } })
      }
    }
    for (number, text) in shelf.texts.enumerated() {
      let phrase = Array(text[3 + number % 20..<6 + number % 20])
      #expect(
        reader.documents(withPhrase: phrase) == shelf.documents { shelf.hasPhrase($0, phrase) })
    }
  }

  @Test func `a word with one slip is found by the half of it that is right`() throws {
    let shelf = Shelf(count: 60)
    let reader = SearchReader(
      try BuiltSite(searchSite("search: [notes]", shelf.files)), in: "notes/find/")
    let known = reader.postings.keys.sorted()
    let long = known.filter { $0.count > 4 }
    // Each word has its slips at every place, so that some words show what all do.
    for index in stride(from: 0, to: long.count, by: TestEffort.count(4, soak: 1)) {
      let word = long[index]
      var slips: Set<String> = []
      let letters = Array(word)
      for place in letters.indices {
        slips.insert(String(letters[..<place] + letters[(place + 1)...]))
        slips.insert(String(letters[..<place] + ["x"] + letters[place...]))
        slips.insert(String(letters[..<place] + ["x"] + letters[(place + 1)...]))
        guard place > 0 else { continue }
        var swapped = letters
        swapped.swapAt(place - 1, place)
        slips.insert(String(swapped))
      }
      for slip in slips where slip.count > 4 {
        #expect(
          reader.words(like: slip)
            == Set(known.filter { SearchReader.areNear($0, slip) && $0.count > 3 }),
          "\(word): \(slip)")
      }
    }
  }

  @Test(arguments: [
    (String(repeating: "abcdefg ", count: 2_047) + "abcdefgh", 16_384),
    (String(repeating: "abcdefg ", count: 2_047) + "abcdefgh.", 16_384),
    (String(repeating: "abcdefg ", count: 2_047) + "abcdefgé", 16_383),
    ("short", 5),
  ])
  func `results show the first 16,384 bytes of a text, in whole characters`(
    text: String, count: Int
  ) throws {
    let note = "---\ntitle: Pear\nstars: 4\n---\n\(text)\n"
    let built = try BuiltSite(searchSite("search: [notes]", ["Content/notes/pear.md": note]))
    let shown = SearchReader(built, in: "notes/find/").documents[1].text
    #expect(shown.utf8.count == count, "\(built.messages)")
    #expect(text.hasPrefix(shown))
  }

  @Test func `the index does not depend on the number of threads`() throws {
    let files = searchSite("search: [notes], filters: [stars]", Shelf(count: 600).files)
    let one = try BuiltSite(files)
    let many = try BuiltSite(files) { $0.threads = 7 }
    let parts = one.paths.filter { $0.hasPrefix("notes/find/") }
    #expect(parts.count > 10 && parts == many.paths.filter { $0.hasPrefix("notes/find/") })
    for part in parts { #expect(one[part] == many[part]) }
  }

  @Test func `names change with what is in a file, and with nothing else`() throws {
    let first = try BuiltSite(searchSite())
    let second = try BuiltSite(
      searchSite(
        "search: [notes]", ["Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\n---\nX.\n"]))
    let names = [first, second].map { Set($0.paths.filter { $0.hasPrefix("notes/find/search") }) }
    #expect(
      names[0].count == names[1].count
        && !names[0].contains { names[1].contains($0) && $0.contains("search.") })
    #expect(try BuiltSite(searchSite()).paths == first.paths)
  }

  @Test func `fields with Searchable are searched, and no others`() throws {
    let built = try BuiltSite(
      searchSite(
        "search: [notes]",
        [
          "Content/Models/Note.swift": """
          struct Note: Entry {
            @Key var title: String
            @Searchable(5) var stars: Int
            var aside: String = "hidden"
            @Body @Searchable var text: Markdown
          }
          """
        ]))
    let reader = SearchReader(built, in: "notes/find/")
    #expect(reader.postings["hidden"] == nil, "\(built.messages)")
    #expect(reader.postings["4"]?.map(\.weight) == [5])
    #expect(reader.postings["hard"]?.map(\.weight) == [1])
  }

  @Test func `words of a list of texts weigh twice as much as those of a text`() throws {
    let built = try BuiltSite(
      searchSite(
        "search: [notes]",
        [
          "Content/Models/Note.swift": """
          struct Note: Entry {
            @Key var title: String
            var stars: Int
            var tags: [String]
            var aside: String = "plain"
            @Body var text: Markdown
          }
          """,
          "Content/notes/quince.md": "---\ntitle: Quince\nstars: 5\ntags: [sour]\n---\nHard.\n",
        ]))
    let reader = SearchReader(built, in: "notes/find/")
    #expect(reader.postings["sour"]?.map(\.weight) == [2], "\(built.messages)")
    #expect(reader.postings["plain"]?.map(\.weight) == [1, 1, 1])
  }

  @Test func `secret fields are in no part of an index`() throws {
    let model = """
      struct Note: Entry {
        @Key var title: String
        @Secret var stars: Int
        @Secret var aside: String = "whisper"
        @Body var text: Markdown
      }
      """
    let built = try BuiltSite(
      searchSite(
        "search: [notes]",
        [
          "Content/Models/Note.swift": model,
          "Templates/entry.html": """
          {% extends "base.html" %}
          {% block main %}<h1>{{ note.title }}</h1>{{ note.text }}{% endblock %}
          """,
        ]))
    let parts = built.paths.filter { $0.hasPrefix("notes/find/search") }
    #expect(!parts.isEmpty, "\(built.messages)")
    for part in parts { #expect(!built[part].contains("whisper") && !built[part].contains("\"3")) }
    #expect(SearchReader(built, in: "notes/find/").postings["hard"] != nil)
  }

  @Test func `components are found on the page around them, at their anchors`() throws {
    let built = try BuiltSite(verseSite(anchor: "v{number}"))
    let reader = SearchReader(built, in: "find/")
    #expect(built.messages == "")
    #expect(
      reader.documents == [
        .init(
          title: "Ruth 1:1", address: "../books/ruth/part/1/#v1", text: "In the days", context: ""),
        .init(
          title: "Ruth 1:2", address: "../books/ruth/part/1/#v2", text: "And the name", context: ""),
      ])
    #expect(reader.documents(beginning: "name") == [1])
  }

  @Test(arguments: [
    // Chapters are called after their numbers, and books after nothing that has a page.
    ("", "books.chapters.verses", ["Ruth 1:1", "Ruth 1:2"]),
    ("", "books.chapters", ["Ruth 1"]),
    (", title: \"{number}\"", "books.chapters.verses", ["Ruth 1:1", "Ruth 1:2"]),
  ])
  func `a number is found with the name of what is counted`(
    _ title: String, _ search: String, _ found: [String]
  ) throws {
    var files = verseSite(anchor: "v{number}", search: search)
    files["Content/site.yaml"]?.replace(", title: \"{book.title} {number}\"", with: title)
    if search == "books.chapters" {
      files["Content/site.yaml"]?.replace(", anchor: \"v{number}\"", with: "")
    }
    let built = try BuiltSite(files)
    let documents = SearchReader(built, in: "find/").documents
    #expect(documents.map(\.title) == found, "\(built.messages)")
    #expect(documents.allSatisfy { $0.context.isEmpty })
  }

  @Test func `verses on the page of their book are found with their chapter`() throws {
    var files = verseSite(anchor: "v{number}")
    files["Content/site.yaml"]?.replace(
      "part: { entry: books.chapters, at: \"books/{book.slug}/part/{number}/\", "
        + "title: \"{book.title} {number}\" }",
      with: "book: { entry: books, at: \"books/{slug}/\" }")
    files["Templates/book.html"] = """
      {% extends "base.html" %}
      {% block main %}{% for chapter in book.chapters %}{% for verse in chapter.verses %}\
      <p id="v{{ verse.number }}">{{ verse.text }}</p>{% endfor %}{% endfor %}{% endblock %}
      """
    let built = try BuiltSite(files)
    let found = SearchReader(built, in: "find/").documents.map(\.title)
    #expect(found == ["Ruth 1:1", "Ruth 1:2"], "\(built.messages)")
  }

  @Test func `a component with a page of its own is shown with the page around it`() throws {
    var files = verseSite(anchor: "v{number}", search: "books.chapters")
    files["Content/site.yaml"]?.replace(", anchor: \"v{number}\"", with: "")
    files["Content/site.yaml"]?.append("\n  book: { entry: books, at: \"books/{slug}/\" }")
    files["Templates/book.html"] = "{% extends \"base.html\" %}"
    let built = try BuiltSite(files)
    #expect(built.messages == "")
    let found = SearchReader(built, in: "find/").documents
      .map { [$0.title, $0.address, $0.context] }
    #expect(found == [["Ruth 1", "../books/ruth/part/1/", "Ruth"]])
  }

  @Test func `what is searched of one collection is counted together`() throws {
    var files = verseSite(anchor: "v{number}", search: "books.chapters.verses, books.chapters")
    files["Templates/search.html"] = """
      {% extends "base.html" %}
      {% block main %}{% for c in search.collections %}{{ c.name }} {{ c.count }};{% endfor %}\
      {% endblock %}
      """
    let built = try BuiltSite(files)
    #expect(built["find/index.html"].contains("books 3;"), "\(built.messages)")
  }
}
