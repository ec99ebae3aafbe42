/// A site with things that have these fields, and components with amounts.
func moneySite(
  _ fields: String, _ entry: String, template: String? = nil, language: String = "en"
) throws -> ThemedSite {
  var files = thingSite(
    fields, "- { title: One, \(entry) }", settings: "language: \(language)")
  files["Content/Models/Thing.swift"]? += """

    struct Fare: Component {
      var name: String
      @Currency(\\Fare.code) var fare: Decimal
      var code: Code
    }

    struct Trip: Component {
      var name: String
      @Currency("EUR") var extras: [Decimal]
      var fares: [Fare]
    }

    enum Code: String, Choice { case EUR, JPY }
    """
  if let template {
    files["Templates/entry.html"] =
      "{% extends \"base.html\" %}{% block main %}<h2>x</h2><p>\(template)</p>{% endblock %}"
  }
  return try ThemedSite(files)
}
