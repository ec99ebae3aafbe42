import TestSupport
import Testing

struct TimeZoneTests {
  private func built(_ zone: String) throws -> BuiltSite {
    let yaml = smallSite["Content/site.yaml"] ?? ""
    return try BuiltSite(
      site([
        "Content/site.yaml": "timezone: \(zone)\n" + yaml,
        "Templates/home.html": """
        {% extends "base.html" %}
        {% block main %}<p data-zone="{{ site.timezone | default("none") }}">\
        <a href="{{ url("notes") }}">Notes</a></p>{% endblock %}
        """,
      ]))
  }

  @Test(arguments: ["America/Sao_Paulo", "America/Argentina/Buenos_Aires", "UTC", "Asia/Calcutta"])
  func `templates are given the time zone of the site`(zone: String) throws {
    let site = try built(zone)
    #expect(site.messages == "")
    #expect(site["index.html"].contains("data-zone=\"\(zone)\""))
  }

  @Test(arguments: ["BRT", "+03:00", "america/sao_paulo", "Europe", "Europe/"])
  func `a name that browsers do not know is an error`(zone: String) throws {
    let messages = try built("\"\(zone)\"").messages
    #expect(errorCount(messages) == 1)
    #expect(messages.contains("Content/site.yaml:1:11: error[E0980]"))
  }

  @Test(arguments: [
    ("Berlin", "did you mean 'Europe/Berlin'?"), ("New York", "did you mean 'America/New_York'?"),
    ("buenos-aires", "did you mean 'America/Argentina/Buenos_Aires'?"),
    ("CET", "write a city with these hours, such as 'Europe/Berlin'"),
    ("PST", "write a city with these hours, such as 'America/Los_Angeles'"),
  ])
  func `a city alone, or an abbreviation, is told as the name of a zone`(
    zone: String, advice: String
  ) throws {
    let messages = try built(zone).messages
    #expect(messages.contains(advice), "\(messages)")
  }

  @Test func `an unknown time zone is drawn as recorded`() throws {
    let messages = try built("America/Sao_Paolo").messages + built("CEST").messages
    let difference = Golden.difference(of: messages, from: "time-zone.txt")
    #expect(difference == nil, Comment(rawValue: difference ?? ""))
  }
}
