import TestSupport
import Testing

/// Advice about settings, pictures and words of other template languages, and that it is right once it
/// is followed.
struct FollowedAdviceTests {
  private static let model = """
    import ApusModels

    struct Note: Entry {
      @Key var title: String
      var date: Date
      var price: Price
      var photos: [Image]
      @Body var text: Markdown
    }

    struct Price: Component { var amount: Double; var unit: String }

    """

  private static let settings = """
    title: A site
    collections:
      notes: { model: Note, from: notes/*.md, order: title }
    sections:
      notes:
        title: Notes
        at: /
        pages: { list: { list: notes }, note: { entry: notes } }

    """

  private static let matter = "date: 2026-01-02\nprice: { amount: 3, unit: kg }"

  private func said(
    settings: String = settings, matter: String = matter, body: String? = nil
  ) throws -> String {
    let picture =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>"
    var files = [
      "Content/site.yaml": settings, "Content/Models/Note.swift": Self.model,
      "Content/notes/a.md": "---\ntitle: A\n\(matter)\n---\nText.\n",
      "Content/notes/p.svg": picture, "Content/notes/my, pic.svg": picture,
    ]
    if let body {
      files["Templates/notes/note.html"] =
        "{% extends \"entry.html\" %}{% block body %}\(body){% endblock %}"
    }
    return try ThemedSite(files).messages
  }

  @Test(arguments: [
    ("order: title", "order: { date: desc }", "write '-date'", "order: -date"),
    ("order: title", "order: [date: desc, title]", "write '-date'", "order: [-date, title]"),
    ("order: title", "order: { date: ASC }", "write 'date'", "order: date"),
    (
      "order: title", "order: price.amount", "only fields of Note itself are named here",
      "order: date"
    ),
    (
      "note: { entry: notes }",
      "note: { entry: notes }, units: { groups: notes, by: price.unit, at: units/ }",
      "nothing in 'price': give the model a field for it", "note: { entry: notes }"
    ),
    (
      "note: { entry: notes }",
      "note: { entry: notes }, find: { search: notes, at: find/, filters: [price.amount] }",
      "nothing in 'price': give the model a field for it",
      "note: { entry: notes }, find: { search: notes, at: find/, filters: [date] }"
    ),
    (
      "{ list: notes }", "{ list: notes, where: \"date > 2026-01-01\" }",
      "write the date between quotation marks: '2026-01-01'",
      "{ list: notes, where: \"date > '2026-01-01'\" }"
    ),
  ])
  func `settings`(place: String, wrong: String, advice: String, right: String) throws {
    let told = try said(settings: Self.settings.replacing(place, with: wrong))
    #expect(told.contains(advice), "\(told)")
    #expect(errorCount(told) == 1)
    let left = try said(settings: Self.settings.replacing(place, with: right))
    #expect(left == "")
  }

  @Test(arguments: [
    (
      "['my, pic.svg']", "write { src: \"my, pic.svg\", alt: what the image shows }",
      "[{ src: \"my, pic.svg\", alt: what the image shows }]"
    ),
    (
      "[p.svg]", "write { src: p.svg, alt: what the image shows }",
      "[{ src: p.svg, alt: what the image shows }]"
    ),
    (
      "[{ src: p.svg, alt: A square, caption: Mine }]",
      "'struct Photo: Component { var image: Image; var caption: String }'",
      "[{ src: p.svg, alt: A square }]"
    ),
  ])
  func `pictures`(wrong: String, advice: String, right: String) throws {
    let told = try said(matter: Self.matter + "\nphotos: " + wrong)
    #expect(told.contains(advice), "\(told)")
    #expect(try said(matter: Self.matter + "\nphotos: " + right) == "")
  }

  @Test(arguments: ["var photo: Image", "var photo: [Image]"])
  func `a picture in a cell is told to have two values`(field: String) throws {
    var files = thingSite(field, "")
    files["Content/things.yaml"] = nil
    files["Content/site.yaml"]?.replace("things.yaml", with: "things.csv")
    files["Content/things.csv"] = "title,photo\nA,p.svg\n"
    files["Content/p.svg"] =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\" width=\"4\" height=\"3\"/>"
    let told = try ThemedSite(files).messages
    #expect(told.contains("an image is two, 'src' and 'alt': write these entries in YAML or JSON"))
    #expect(!told.contains("let the field be one text"))
  }

  @Test(arguments: [
    (
      "<a href=\"{{ note }}\">x</a>", "or its address: 'note.url'",
      "<a href=\"{{ note.url }}\">x</a>"
    ),
    ("{{ \"home\" | url }}", "write 'url(\"name\")' for a page", "{{ url(\"notes\") }}"),
    (
      "{% for x in records %}{{ forloop.index }}{% endfor %}", "write 'loop'",
      "{% for x in [1, 2] %}{{ loop.index }}{% endfor %}"
    ),
    (
      "{% for x in [1, 2] %}{% cycle \"a\", \"b\" %}{% endfor %}", "write '{{ loop.cycle(…) }}'",
      "{% for x in [1, 2] %}{{ loop.cycle(\"a\", \"b\") }}{% endfor %}"
    ),
    ("{{ printf \"%d\" 3 }}", "write '\"%d\" | format(…)'", "{{ \"%d\" | format(3) }}"),
    ("{{ printf(\"%d\", 3) }}", "write '\"%d\" | format(value)'", "{{ \"%d\" | format(3) }}"),
    ("{{ note.title | jsonify }}", "write 'json'", "{{ note.title | json }}"),
    ("{{ note.text | plainify }}", "write 'plain'", "{{ note.text | plain }}"),
    ("{{ note.text | safeHTML }}", "write 'safe'", "{{ note.text | safe }}"),
    ("{{ note.date | dateFormat }}", "write 'date(", "{{ note.date | date(\"long\") }}"),
    ("{{ note.date | date_to_xmlschema }}", "write 'date(", "{{ note.date | date(\"rfc3339\") }}"),
    (
      "{% if isset(note.title) %}x{% endif %}", "write '… is defined'",
      "{% if note.price.unit is defined %}x{% endif %}"
    ),
  ])
  func `templates`(wrong: String, advice: String, right: String) throws {
    let told = try said(body: wrong.replacing("in records", with: "in [1, 2]"))
    #expect(told.contains(advice), "\(told)")
    let left = try said(body: right)
    #expect(errorCount(left) == 0, "\(left)")
  }
}
