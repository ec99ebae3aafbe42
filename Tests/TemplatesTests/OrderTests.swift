import Testing

/// How templates put lists in order: as `order:` of a collection does.
struct OrderTests {
  private static let words = "[\"Zoo\", \"Élan\", \"apple\", \"Ärger\", \"zebra\", \"éclair\"]"

  @Test(arguments: [
    ("| sort | join(\" \")", "apple Ärger éclair Élan zebra Zoo"),
    ("| sort(reverse=true) | join(\" \")", "Zoo zebra Élan éclair Ärger apple"),
    ("| sort(case_sensitive=true) | join(\" \")", "Zoo apple zebra Ärger Élan éclair"),
    ("| min", "apple"), ("| max", "Zoo"),
    ("| unique | length", "6"),
  ])
  func `texts are in the order of their folded form`(filters: String, expected: String) {
    #expect(Kitchen.rendered("{{ \(Self.words) \(filters) }}") == expected)
  }

  @Test func `letters that slugs spell out are in their places`() {
    let words =
      "[\"Zoo\", \"Łosoś\", \"losos\", \"Đuro\", \"Ørsted\", \"Æsop\", \"ırmak\", \"ida\", \"je\"]"
    #expect(
      Kitchen.rendered("{{ \(words) | sort | join(\" \") }}")
        == "Æsop Đuro ida ırmak je Łosoś losos Ørsted Zoo")
  }

  @Test func `groups are in that order, and only equal texts are in one`() {
    let template =
      "{% for g in items | groupby(\"title\") %}{{ g.grouper }}:{{ g.list | length }} {% endfor %}"
    let titles = ["Zoo", "Élan", "elan", "ELAN", "élan", "Apfel"]
    let page = Datum.pie.with("items", .list(titles.map { Datum.recipe($0, "main", 1) }))
    #expect(Kitchen.rendered(template, page) == "Apfel:1 elan:2 Élan:2 Zoo:1 ")
  }

  @Test(arguments: [
    ("sort(attribute=\"rating\")", "b a c "),
    ("sort(attribute=\"rating\", reverse=true)", "a b c "),
    ("sort(attribute=\"rating,title\", reverse=true)", "a b c "),
  ])
  func `what is none is last, in reverse too`(filter: String, expected: String) {
    let page = Datum.pie.with(
      "items",
      [
        Datum.recipe("c", "main", 1), Datum.recipe("a", "main", 1).with("rating", .double(4)),
        Datum.recipe("b", "main", 1).with("rating", .double(2)),
      ])
    let template = "{% for r in items | \(filter) %}{{ r.title }} {% endfor %}"
    #expect(Kitchen.rendered(template, page) == expected)
    let ends =
      "{% set a = items | min(attribute=\"rating\") %}"
      + "{% set b = items | max(attribute=\"rating\") %}{% if a and b %}{{ a.title }}{{ b.title }}{% endif %}"
    #expect(Kitchen.rendered(ends, page) == "ba")
  }
}
