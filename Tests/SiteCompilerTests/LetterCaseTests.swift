import TestSupport
import Testing

/// Letters change their case by the rules of the language of the page.
struct LetterCaseTests {
  private func page(_ language: String, _ template: String) throws -> String {
    var files = smallSite
    files["Content/site.yaml"] =
      "language: \(language)\n" + (files["Content/site.yaml"] ?? "")
    files["Templates/home.html"] = files["Templates/home.html"]?
      .replacing("<a ", with: "<p>\(template)</p><a ")
    return try BuiltSite(files)["index.html"]
  }

  @Test(arguments: [
    ("\"istanbul ışık\" | upper", "İSTANBUL IŞIK", "ISTANBUL IŞIK"),
    ("\"ISPARTA İZMİR\" | lower", "ısparta izmir", "isparta i̇zmi̇r"),
    ("\"izmir IRAK\" | capitalize", "İzmir ırak", "Izmir irak"),
    ("\"izmir ISPARTA ılık\" | title", "İzmir Isparta Ilık", "Izmir Isparta Ilık"),
    ("\"I\u{307}I\" | lower", "iı", "i\u{307}i"),
    ("\"straße\" | upper", "STRASSE", "STRASSE"), ("\"ABC\" | lower", "abc", "abc"),
    ("\"ΟΔΟΣ\" | lower", "οδος", "οδος"),
  ])
  func `Turkish and Azerbaijani have two letters where others have one`(
    expression: String, turkish: String, other: String
  ) throws {
    for (language, expected) in [
      ("tr", turkish), ("tr-TR", turkish), ("az", turkish), ("en", other), ("lt", other),
    ] {
      #expect(try page(language, "{{ \(expression) }}").contains("<p>\(expected)</p>"))
    }
  }

  @Test func `a condition of a page follows the language of the page`() throws {
    var files = smallSite
    files["Content/site.yaml"] =
      "language: tr\n"
      + (files["Content/site.yaml"] ?? "")
      .replacing(
        "list: { list: notes,", with: "list: { list: notes, where: \"title|lower == 'irak'\",")
    files["Content/notes/apple.md"] = "---\ntitle: İrak\nstars: 3\n---\nA.\n"
    let built = try BuiltSite(files)
    #expect(built["notes/index.html"].contains("İrak"), "\(built.messages)")
    #expect(!built["notes/index.html"].contains("Pear"))
  }

  @Test func `a page is called by its name in the letters of its language`() throws {
    var files = smallSite
    files["Content/site.yaml"] =
      "language: tr\n"
      + (files["Content/site.yaml"] ?? "")
      .replacing(
        "home: { page: home, at: / }",
        with: "home: { page: home, at: / }\n  iletisim: { page: home, at: /i/ }")
    #expect(try BuiltSite(files)["i/index.html"].contains("<title>İletisim</title>"))
  }
}
