import SiteCompiler
import Testing

/// Numbers of the components of a list, which go up.
struct AscendingTests {
  private static let model = """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var stars: Int = 1
      var chapters: [Chapter] = []
      @Body var text: Markdown
    }

    struct Chapter: Component {
      @Ascending var number: Int
      var verses: [Verse] = []
      var knownGaps: [Int] = []
    }

    struct Verse: Component {
      @Ascending(1..., \\Chapter.knownGaps) var number: Int
    }
    """

  private func said(_ chapters: String, model: String = model, strict: Bool = false) throws
    -> String
  {
    let entry = smallSite["Templates/entry.html"] ?? ""
    return try messages(
      about: site([
        "Content/Models/Note.swift": model,
        "Templates/entry.html": entry.replacing(
          "{{ note.text }}",
          with: "{{ note.text }}{% for chapter in note.chapters %}{{ chapter.number }}{% endfor %}"),
        "Content/notes/apple.md": """
        ---
        title: Apple
        chapters: \(chapters)
        ---
        x
        """,
      ]), strict: strict)
  }

  private func verses(_ numbers: String, known: String = "") -> String {
    let list = numbers.split(separator: " ").map { "{ number: \($0) }" }.joined(separator: ", ")
    return "[{ number: 3, \(known) verses: [\(list)] }]"
  }

  @Test(arguments: [("1 2 3", ""), ("1", ""), ("", ""), ("2 4 5", "knownGaps: [1, 3],")])
  func `that go up one by one are right`(numbers: String, known: String) throws {
    #expect(try said(verses(numbers, known: known)) == "")
  }

  @Test(arguments: [
    ("1 2 2", "'number' is 2 after 2: the numbers have to go up"),
    ("1 3 2 4", "'number' is 2 after 3: the numbers have to go up"),
    ("0 1", "'number' is 0, less than the first number may be"),
    ("-9223372036854775808 1", "'number' is -9223372036854775808, less than the first"),
  ])
  func `in a wrong order are errors`(numbers: String, message: String) throws {
    let text = try said(verses(numbers))
    #expect(text.contains("error[E0316]: \(message)"), "\(text)")
    #expect(text.contains("Content/notes/apple.md:3:"))
    #expect(text.contains("the rule is declared here"))
  }

  @Test(arguments: [
    ("1 3", "", "2 is missing in 'verses' of Chapter 3 before this 'number'"),
    ("2 3", "", "1 is missing"), ("1 4", "", "2 and 3 are missing"),
    ("1 9", "", "2 to 8 are missing"), ("1 9", "knownGaps: [2, 8],", "3 to 7 are missing"),
    ("1 9", "knownGaps: [5],", "6 numbers from 2 to 8 are missing"),
    ("1 9223372036854775807", "", "2 to 9223372036854775806 are missing"),
  ])
  func `with gaps are warnings`(numbers: String, known: String, message: String) throws {
    let text = try said(verses(numbers, known: known))
    #expect(text.contains("warning[W0316]: \(message)"), "\(text)")
    #expect(text.contains("write what is missing, or name it in 'knownGaps' if it is known"))
  }

  @Test func `may have gaps where only the order is asked for`() throws {
    #expect(try said("[{ number: 3 }, { number: 7 }]") == "")
    #expect(try said("[{ number: 7 }, { number: 3 }]").contains("'number' is 3 after 7"))
  }

  @Test(arguments: [
    ("@Ascending(1..., \\Chapter.gaps)", "'Chapter.gaps' is no list of whole numbers"),
    ("@Ascending(1..., \\Note.stars)", "'Note.stars' is no list of whole numbers"),
    ("@Ascending(1..., \\Nothing.stars)", "'Nothing.stars' is no list of whole numbers"),
    ("@Ascending(1...5)", "'@Ascending' takes nothing, or the first number as '1...'"),
    ("@Ascending(\"a\")", "'@Ascending' takes nothing, or the first number as '1...'"),
    ("@Ascending(1..., 2)", "'@Ascending' takes nothing, or the first number as '1...'"),
  ])
  func `with wrong things in parentheses are errors`(attribute: String, message: String) throws {
    let model = Self.model.replacing("@Ascending(1..., \\Chapter.knownGaps)", with: attribute)
    let text = try said("[]", model: model)
    #expect(text.contains("error[E0211]: \(message)"), "\(text)")
  }

  @Test func `may begin with the least number there is`() throws {
    let model = Self.model.replacing("(1...,", with: "(-9223372036854775808...,")
    #expect(try said(verses("-9223372036854775808 -9223372036854775807"), model: model) == "")
    #expect(try said(verses("5 4"), model: model).contains("'number' is 4 after 5"))
  }

  @Test func `are those of components`() throws {
    let model = Self.model.replacing("var stars: Int = 1", with: "@Ascending var stars: Int")
    #expect(try said("[]", model: model).contains("error[E0212]"))
  }
}
