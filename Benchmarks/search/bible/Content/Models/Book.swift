import ApusModels

struct Book: Entry {
  @Key var usfm: String
  var name: String
  var shortName: String
  var abbrev: String
  var testament: String
  var chapters: [Chapter]
}

struct Chapter: Component {
  @Key var number: Int
  var verses: [Verse]
}

struct Verse: Component {
  @Key var number: Int
  @Searchable var text: String?
  var notes: [String]
  var titles: [String]
}
