import Content
import Testing

/// References and the lists that are their other side.
struct ReferenceTests {
  static let model = """
    import ApusModels

    struct Book: Entry {
      @Key var title: String
      var author: Reference<Author>?
      var others: [Reference<Author>]
      var parts: [Part]
      @Section("See also") var related: [Reference<Book>] = []
    }

    struct Part: Component {
      var title: String
      var translator: Reference<Author>?
    }

    struct Author: Entry {
      @Key var name: String
      @Inverse(\\Book.author) var books: [Book]
      @Inverse(\\Book.others) var more: [Book]
    }
    """

  static let authors = "- name: Ana Lima\n- name: Rui\n  slug: the-second\n- name: Eva\n"

  private func site(_ books: String) -> LoadedSite {
    LoadedSite(
      ["Models/Book.swift": Self.model, "authors.yaml": Self.authors, "books.yaml": books],
      ["books: Book = books.yaml, -title", "authors: Author = authors.yaml"])
  }

  @Test(arguments: ["Ana Lima", "ana-lima"])
  func `an entry is named by its key or its slug`(name: String) {
    let site = site("- { title: A, author: \(name) }\n")
    #expect(site.text == "")
    #expect(site.value("books").contains("author: →'Ana Lima'"))
  }

  @Test func `an entry of two collections is referred to, and listed, once`() {
    let books = "- { title: A, author: Ana Lima }\n- { title: a-b, author: ana-lima }\n"
    let site = LoadedSite(
      ["Models/Book.swift": Self.model, "authors.yaml": Self.authors, "books.yaml": books],
      [
        "newest: Book = books.yaml, -title", "books: Book = books.yaml, title",
        "writers: Author = authors.yaml", "authors: Author = authors.yaml",
      ])
    #expect(site.text == "")
    #expect(site.value("writers") == site.value("authors"))
    #expect(site.value("authors").contains("books: [→'a-b', →'A']"))
  }

  @Test(arguments: ["Andre\u{301}", "André", "\"Andre\\u0301\"", "andre\u{301}", "andre\u{301}-s"])
  func `names are the same in all forms of Unicode`(name: String) {
    for slug in ["andr\u{E9}-s", "andre\u{301}-s"] {
      let site = LoadedSite(
        [
          "Models/Book.swift": Self.model,
          "authors.yaml": "- name: Andre\u{301}\n  slug: \(slug)\n- name: andr\u{E9}\n  slug: b\n",
          "books.yaml": "- { title: A, author: \(name) }\n",
        ], ["books: Book = books.yaml", "authors: Author = authors.yaml"])
      #expect(site.text == "")
      #expect(site.value("authors").contains("slug: 'andr\u{E9}-s', name: 'Andr\u{E9}'"))
      #expect(Array(site.value("authors").utf8).contains(0xCC) == false)
    }
  }

  @Test func `keys that differ in the form of Unicode alone are one, and both are named`() {
    let site = LoadedSite(
      [
        "Models/Book.swift": Self.model,
        "authors.yaml": "- name: Andre\u{301}\n- name: Andr\u{E9}\n",
      ], ["authors: Author = authors.yaml"])
    #expect(site.text.contains("authors.yaml:2:9: error[E0314]"))
    #expect(site.text.contains("authors.yaml:1:9"))
    #expect(site.text.contains("1 error"))
  }

  @Test func `slugs that differ in the form of Unicode alone are one, and both are named`() {
    let site = LoadedSite(
      [
        "Models/Book.swift": Self.model,
        "authors.yaml": "- { name: A, slug: e\u{301} }\n- { name: B, slug: \u{E9} }\n",
      ], ["authors: Author = authors.yaml"])
    #expect(site.text.contains("authors.yaml:2:20: error[E0321]"), "\(site.text)")
    #expect(site.text.contains("authors.yaml:1:20"))
  }

  @Test func `a name that is a key and the slug of another entry is told`() {
    let authors = "- { name: Ana, slug: one }\n- { name: Eva, slug: Ana }\n"
    func site(_ name: String, _ authors: String) -> LoadedSite {
      LoadedSite(
        [
          "Models/Book.swift": Self.model, "authors.yaml": authors,
          "books.yaml": "- { title: A, author: \(name) }\n",
        ], ["books: Book = books.yaml", "authors: Author = authors.yaml"])
    }
    let both = site("Ana", authors)
    #expect(both.text.contains("books.yaml:1:23: warning[W0328]: two entries of Author are called"))
    #expect(both.text.contains("authors.yaml:1"), "\(both.text)")
    #expect(both.text.contains("authors.yaml:2"), "\(both.text)")
    #expect(both.value("books").contains("author: →'Ana'"))
    // Other names for the two are not ambiguous, nor is an entry with the same key and slug.
    for name in ["one", "Eva"] { #expect(site(name, authors).text == "") }
    #expect(site("Ana", "- { name: Ana, slug: Ana }\n- { name: Eva, slug: b }\n").text == "")
  }

  @Test func `an entry is named by the path of its file`() {
    let site = LoadedSite(
      [
        "Models/Book.swift": Self.model, "authors/ana.md": "---\nname: Ana\n---\n",
        "books/a.md": "---\ntitle: A\nauthor: ../authors/ana.md\n---\n",
        "books/b.md": "---\ntitle: B\nauthor: /authors/ana.md\n---\n",
      ],
      ["books: Book = books/*.md", "authors: Author = authors/*.md"])
    #expect(site.text == "")
    #expect(site.value("authors").contains("books: [→'A', →'B']"))
  }

  @Test func `references stand in lists, in components and in the text`() {
    let site = LoadedSite(
      [
        "Models/Book.swift": Self.model, "authors.yaml": Self.authors,
        "books/a.md": """
        ---
        title: A
        others: [Rui, Eva]
        parts: [{ title: One, translator: the-second }]
        ---
        ## See also

        - [the other](b.md)
        - C
        """, "books/c.md": "---\ntitle: C\n---\n", "books/b.md": "---\ntitle: B\n---\n",
      ],
      ["books: Book = books/*.md", "authors: Author = authors.yaml"])
    #expect(site.text == "")
    #expect(
      site.value("books") == """
        Book(slug: 'a', title: 'A', others: [→'Rui', →'Eva'], parts: [Part(title: 'One', \
        translator: →'Rui')], related: [→'B', →'C'])
        """)
  }

  @Test func `an entry that is named twice is listed once on the other side`() {
    let site = site("- { title: A, author: Rui, others: [Eva, Ana Lima, eva, Eva] }\n")
    #expect(site.value("books").contains("others: [→'Eva', →'Ana Lima', →'Eva', →'Eva']"))
    #expect(site.text.contains(":1:52: warning[W0328]: 'eva' is the Author that is named above"))
    #expect(site.text.ranges(of: "W0328").count == 1)
    #expect(site.values("authors").last?.contains("more: [→'A']") == true)
  }

  @Test func `the other side lists those that refer, in the order of their collection`() {
    let site = site(
      """
      - { title: A, author: Rui, others: [Eva, Ana Lima] }
      - { title: B, author: Rui }
      - { title: C, author: Rui, draft: true }
      """)
    #expect(site.text == "")
    #expect(
      site.values("authors") == [
        "Author(slug: 'ana-lima', name: 'Ana Lima', books: [], more: [→'A'])",
        "Author(slug: 'the-second', name: 'Rui', books: [→'B', →'A'], more: [])",
        "Author(slug: 'eva', name: 'Eva', books: [], more: [→'A'])",
      ])
  }

  @Test func `what is left out may refer to what is left out`() {
    let site = LoadedSite(
      [
        "Models/Book.swift": Self.model, "authors.yaml": "- { name: Ana, draft: true }\n",
        "books.yaml": "- { title: A, author: Ana, draft: true }\n",
      ],
      ["books: Book = books.yaml", "authors: Author = authors.yaml"])
    #expect(site.text == "")
    #expect(site.content.omitted.count == 2)
  }
}
