import ApusModels

/// A note on a fruit.
struct Note: Entry {
  @Key var title: String
  var stars: Int
  var day: Date
  var cover: Image?
  @Body var text: Markdown
}
