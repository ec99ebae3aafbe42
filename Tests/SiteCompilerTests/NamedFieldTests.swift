import Testing

/// Names of fields in lists that a template gives to a macro of the theme: `without=["price"]`.
struct NamedFieldTests {
  private func said(_ block: String, models: String = "") throws -> String {
    var files = thingSite(
      #"@Currency("EUR") var price: Decimal; @Secret var code: String?"#,
      "- { title: One, price: 3, code: x }")
    files["Templates/entry.html"] = """
      {% extends "layouts/record.html" %}{% from "partials/fields.html" import facts %}
      {% set shown = entry %}
      {% block facts %}\(block){% endblock %}
      """
    if !models.isEmpty {
      files["Content/Models/Other.swift"] = models
      files["Content/others.yaml"] = "- { title: Two, weight: 4 }\n"
      files["Content/site.yaml"] = files["Content/site.yaml"]?
        .replacing(
          "pages:\n  home",
          with: "  others: { model: Other, from: others.yaml }\npages:\n  home"
        )
        .replacing(
          "      thing: {",
          with: "      other: { entry: others, at: \"other/{slug}/\" }\n      thing: {")
    }
    return try ThemedSite(files).messages
  }

  @Test(arguments: [
    #"{{ facts(entry, without=["price"]) }}"#, #"{{ facts(entry, without=["slug", "code"]) }}"#,
    #"{% set hidden = ["price", "title"] %}{{ facts(entry, hidden) }}"#,
    #"{{ facts(entry, without=[]) }}{{ facts(entry) }}"#,
    // A template may be made for several sites.
    #"{% for f in fields(entry) if f.name not in ["colophon", "price"] %}{{ f.label }}{% endfor %}"#,
    #"{% for f in fields(entry) if f.name != "colophon" %}{{ f.label }}{% endfor %}"#,
  ])
  func `names of fields, and those that a general template knows, are right`(block: String) throws {
    #expect(try said(block) == "")
  }

  @Test(arguments: [
    (#"{{ facts(entry, without=["prise", "title"]) }}"#, "'prise'", "did you mean 'price'?"),
    (#"{{ facts(entry, without=["weight"]) }}"#, "'weight'", "there are 'price' and 'title'"),
    (
      #"{% for f in fields(entry) if f.name not in ["prise"] %}{{ f.label }}{% endfor %}"#,
      "'prise'", "did you mean 'price'?"
    ),
  ])
  func `a name that no field has is told once`(
    block: String, name: String, help: String
  ) throws {
    let said = try said(block)
    #expect(said.contains("warning[W0512]: no field of Thing is called \(name)"), "\(said)")
    #expect(said.contains(help), "\(said)")
    #expect(said.ranges(of: "warning[").count == 1, "\(said)")
  }

  @Test func `a template of several models may name fields of each of them`() throws {
    let model = "struct Other: Entry { @Key var title: String; var weight: Int }"
    #expect(try said(#"{{ facts(entry, without=["weight", "price"]) }}"#, models: model) == "")
    let wrong = try said(#"{{ facts(entry, without=["weigth"]) }}"#, models: model)
    #expect(wrong.contains("no field of Other or Thing is called 'weigth'"), "\(wrong)")
    #expect(wrong.contains("did you mean 'weight'?"), "\(wrong)")
  }
}
