import SiteCompiler
import TestSupport
import Testing

/// Models of what readers keep on their own device: forms know their fields, outputs hold nothing.
struct DeviceRecordTests {
  private let reader = """
    import ApusModels

    /// Who reads here.
    struct Reader: DeviceRecord {
      @Key @Length(1...200) var email: Email
      @Autocomplete("name") var name: String
      @Secret @Length(6...200) var password: String
      @Autocomplete("tel") var phone: String?
      @Within(0...150) var age: Int?
      var home: URL?
      var wantsNews: Bool = false
    }
    """

  private func home(_ text: String) -> String {
    "{% extends 'base.html' %}{% block main %}\(text){% endblock %}"
  }

  @Test(arguments: [
    ("email", "email email true true 1-200"), ("name", "text name false true -"),
    ("password", "password off false true 6-200"), ("phone", "tel tel false false -"),
    ("age", "number off false false 0-150"), ("home", "url off false false -"),
    ("wantsNews", "checkbox off false false -"),
  ])
  func `templates know each field as a form asks for it`(field: String, expected: String) throws {
    let text = """
      {% set f = records.Reader.\(field) %}<p>{{ f.kind }} {{ f.autocomplete }} {{ f.isKey }} \
      {{ f.isRequired }} {% if f.minimum is not none %}{{ f.minimum }}{% endif %}-\
      {% if f.maximum is not none %}{{ f.maximum }}{% endif %}</p>
      """
    let built = try BuiltSite(
      site(["Content/Models/Reader.swift": reader, "Templates/home.html": home(text)]))
    #expect(built["index.html"].contains("<p>\(expected)</p>"), "\(built.messages)")
  }

  @Test func `the form of a new record begins with the defaults of the model`() throws {
    let reader = reader.replacing("wantsNews: Bool = false", with: "wantsNews: Bool = true")
      .replacing("var name: String", with: "var name: String = \"A & B\"")
      .replacing("var age: Int?", with: "var age: Int = 7")
    let fields = ["wantsNews", "name", "age", "email"].map {
      "<p>{{ records.Reader.\($0).initial | default(\"-\") }}</p>"
    }.joined()
    let built = try BuiltSite(
      site(["Content/Models/Reader.swift": reader, "Templates/home.html": home(fields)]))
    #expect(
      built["index.html"].contains("<p>true</p><p>A &amp; B</p><p>7</p><p>-</p>"),
      "\(built.messages)")
  }

  @Test func `a field that the model does not have is a mistake in the template`() throws {
    let said = try messages(
      about: site([
        "Content/Models/Reader.swift": reader,
        "Templates/home.html": home("{{ records.Reader.mail.name }}"),
      ]))
    #expect(said.contains("Templates/home.html:1:"))
    #expect(said.contains("'email'"))
    #expect(errorCount(said) == 1)
  }

  @Test(arguments: [
    ("var reader: Reader", "E0221"), ("var readers: [Reader]", "E0221"),
    ("var reader: Reader?", "E0221"), ("var reader: Reference<Reader>", "E0208"),
    ("@Inverse(\\Reader.email) var readers: [Reader]", "E0221"),
  ])
  func `no field of a model holds or refers to one`(field: String, code: String) throws {
    let note = (smallSite["Content/Models/Note.swift"] ?? "")
      .replacing("@Body", with: "\(field)\n  @Body")
    let said = try messages(
      about: site(["Content/Models/Reader.swift": reader, "Content/Models/Note.swift": note]))
    #expect(said.contains("error[\(code)]"), "\(said)")
  }

  @Test func `no collection is made of one`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing("collections:", with: "collections:\n  readers: { model: Reader, from: r.yaml }")
    let said = try messages(
      about: site([
        "Content/Models/Reader.swift": reader, "Content/site.yaml": settings,
        "Content/r.yaml": "- { email: zq1secret@example.org }",
      ]))
    #expect(said.contains("there is no model 'Reader'"), "\(said)")
    #expect(!said.contains("zq1secret"))
  }

  @Test func `data for programs and printed records hold no values of one`() throws {
    let settings = (smallSite["Content/site.yaml"] ?? "")
      .replacing(
        "note: { entry: notes }",
        with: "note: { entry: notes }\n      data: { list: notes, format: json }")
    let built = try BuiltSite(
      site(["Content/Models/Reader.swift": reader, "Content/site.yaml": settings]))
    #expect(!built.paths.isEmpty, "\(built.messages)")
    for path in built.paths {
      #expect(!built[path].contains("password") && !built[path].contains("wantsNews"), "\(path)")
    }
  }
}
