import TestSupport
import Testing

/// Texts that look the same are the same, whether their letters are composed or not.
struct TextFormTests {
  private static let loose = "e\u{301}"

  private func site(_ template: String, where condition: String? = nil) -> [String: String] {
    var files = thingSite(
      "var tags: [String]; var name: String; var kind: Kind",
      """
      - { title: A, tags: ["é"], name: "té", kind: "té" }
      - { title: B, tags: ["e\u{301}"], name: "te\u{301}", kind: "te\u{301}" }
      - { title: C, tags: [x], name: x, kind: x }
      """)
    files["Content/Models/Thing.swift"]? += """

      enum Kind: String, Choice {
        case tea = "te\u{301}"
        case x
      }
      """
    if let condition {
      files["Content/site.yaml"] = files["Content/site.yaml"]?.replacing(
        "list: { list: things }", with: "list: { list: things, where: \"\(condition)\" }")
    }
    files["Templates/list.html"] =
      "{% extends \"base.html\" %}{% block main %}<h2>x</h2><p>[\(template)]</p>{% endblock %}"
    return files
  }

  private static let shown = "{% for t in items %}{{ t.title }}{% endfor %}"

  @Test(arguments: [
    ("'é' in tags", "AB"), ("'e\u{301}' in tags", "AB"), ("name == 'té'", "AB"),
    ("name == 'te\u{301}'", "AB"), ("name != 'té'", "C"), ("name in ['te\u{301}', 'y']", "AB"),
    ("kind == 'té'", "AB"), ("kind == 'te\u{301}'", "AB"), ("'é' in name", "AB"),
    ("'e\u{301}' in name", "AB"), ("name < 'u' and name > 'te\u{301}'", ""),
  ])
  func `conditions take both forms for one`(condition: String, titles: String) throws {
    let built = try ThemedSite(site(Self.shown, where: condition))
    #expect(built["things/index.html"].contains("[\(titles)]"), "\(condition): \(built.messages)")
  }

  @Test(arguments: [
    ("{% for k, l in items | groupby(\"name\") %}{{ l | length }}{% endfor %}", "21"),
    ("{{ items | map(attribute=\"name\") | unique | length }}", "2"),
    (
      "{% for t in items | selectattr(\"name\", \"equalto\", \"té\") %}{{ t.title }}{% endfor %}",
      "AB"
    ),
    ("{% for t in items | where(\"name\", \"te\u{301}\") %}{{ t.title }}{% endfor %}", "AB"),
    ("{{ items | selectattr(\"name\", \"in\", [\"te\u{301}\"]) | list | length }}", "2"),
  ])
  func `filters take both forms for one`(template: String, shown: String) throws {
    let built = try ThemedSite(site(template))
    #expect(built["things/index.html"].contains("[\(shown)]"), "\(built.messages)")
  }

  @Test func `both forms of a case are the case`() throws {
    let built = try ThemedSite(site("{% for t in items %}{{ t.kind }} {% endfor %}"))
    #expect(built.messages == "")
    let page = built["things/index.html"]
    #expect(page.utf8.firstRange(of: "[té té x ]".utf8) != nil, "\(page)")
  }
}
