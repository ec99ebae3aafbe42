import ApusModels

/// Every type and attribute of the model language.
struct Everything: Entry {
  @Key @Matches(#"[A-Z]{3}-\d+"#) var code: String
  @Unique var mail: Email
  @Length(1...60) var name: String = "no name"
  @Within(-90...90) var latitude: Double?
  @Within(0..<1000) var price: Decimal
  @Count(1...5) @Length(...20) var tags: [String]
  @Named("albumId") var album: Reference<Album>
  @Absent("-", "") var publisher: String?
  @Secret var password: String
  var isOpen: Bool = true
  var since: Date = "2026-03-29"
  var lasts: Duration = "PT1H30M"
  var home: URL = "https://example.org/"
  var label: Slug = "plain"
  var tint: Colour = "#cc6633"
  var menu: File?
  var `default`: Int? = nil
  var ratio: Double = -0.5
  var grid: [[Int]]
  @Count(1...3) @Length(...20) var rows: [[String]]
  var trees: [[Part]]
  var data: JSON
  @Absent("none") var extra: JSON?
  @Named("more data") var list: [JSON] = []
  @Heading var heading: String?
  @Section("Parts") var parts: [Part]
  @Body var text: Markdown
}

struct Part: Component {
  @Key var name: String
  var level: Level?
  var parts: [Part]
}

enum Level: String, Choice {
  /// At the bottom.
  case low
  case high = "very high", `default`
}

struct Album: Entry {
  @Key var id: Int
  @Inverse(\Everything.album) var things: [Everything]
}
