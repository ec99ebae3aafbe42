import Testing

/// Values in templates that the scripts of the theme cannot read.
struct DeviceValueTests {
  private func said(_ markup: String, settings: String = "id: small-things") throws -> String {
    var files = thingSite("var text: String?", "- { title: One }", settings: settings)
    files["Templates/entry.html"] = """
      {% extends "base.html" %}
      {% from "partials/device/forms.html" import device_form %}
      {% block main %}<h1>x</h1>
      \(markup)
      {{ thing.text | default("") }}{% endblock %}
      """
    return try ThemedSite(files).messages
  }

  private static func hours(
    _ zone: String = "Europe/Prague", days: String = "12345", _ opens: String = "09:00",
    _ closes: String = "17:00"
  ) -> String {
    "<p data-timezone=\"\(zone)\" data-days=\"\(days)\" data-opens=\"\(opens)\" "
      + "data-closes=\"\(closes)\" data-open=\"open\" data-closed=\"closed\"></p>"
  }

  @Test(arguments: [
    (
      "<p data-kind=\"thing\" data-entry=\"{{ thing.slug }}\"></p>",
      "there is no collection 'thing', which 'data-kind' names", "did you mean 'things'?"
    ),
    (
      "<p data-shelf=\"thigns\"></p>", "there is no collection 'thigns'", "did you mean 'things'?"
    ),
    (
      "<form data-profile=\"signup\" action=\"{{ page.url }}\"></form>",
      "there is no form 'signup', which 'data-profile' names", "did you mean 'sign-up'?"
    ),
    (
      "<form data-profile=\"login\" action=\"{{ page.url }}\"></form>", "there is no form 'login'",
      "did you mean 'log-in'?"
    ),
    (
      hours("Europe/Pragu"), "there is no time zone 'Europe/Pragu', which 'data-timezone' names",
      "did you mean 'Europe/Prague'?"
    ),
    (hours("Xyz/Nowhere"), "there is no time zone 'Xyz/Nowhere'", "write an area and a city"),
    (hours(days: "0123"), "cannot read '0123' in 'data-days'", "Monday is 1"),
    (hours(days: "Mo-Fr"), "cannot read 'Mo-Fr' in 'data-days'", "Monday is 1"),
    (hours("UTC", "9"), "cannot read '9' in 'data-opens'", "such as '09:00'"),
    (hours("UTC", "09:00", "25:00"), "cannot read '25:00' in 'data-closes'", "such as '09:00'"),
    (hours("UTC", "09:00", "17:60"), "cannot read '17:60' in 'data-closes'", "such as '09:00'"),
  ])
  func `a value that the scripts of the theme cannot read is told`(
    markup: String, message: String, help: String
  ) throws {
    let said = try said(markup)
    #expect(said.contains("Templates/entry.html:4:"), "\(said)")
    #expect(said.contains(message) && said.contains(help), "\(said)")
    #expect(said.ranges(of: "W0902").count == 1, "\(said)")
  }

  @Test(arguments: [
    "<p data-kind=\"things\" data-entry=\"{{ thing.slug }}\"></p>", "<p data-kind=\"thing\"></p>",
    "<p data-kind=\"verses\" data-entry=\"x\"></p>", hours(), hours("europe/prague"),
    hours("UTC", "9:00", "24:00"), hours("Etc/GMT+1"), hours("EST"), hours(days: "7"),
    "{% call device_form(\"sign-up\", page.url, \"x\") %}y{% endcall %}",
    "<p data-timezone=\"browser/local\"></p>", "<p data-opens=\"menu\"></p>",
    "<p data-days=\"all\"></p>", "<p data-profile=\"Anna\"></p>",
    "<p data-kind=\"{{ page.collection | default(\"\") }}\" data-entry=\"x\"></p>",
  ])
  func `nothing is said of a value that they read, or that is for others`(markup: String) throws {
    let said = try said(markup)
    #expect(!said.contains("W0902"), "\(said)")
  }

  @Test func `nothing is said of names where nothing is kept`() throws {
    let said = try said("<p data-kind=\"thing\" data-entry=\"x\"></p>", settings: "")
    #expect(!said.contains("W0902"), "\(said)")
  }
}
