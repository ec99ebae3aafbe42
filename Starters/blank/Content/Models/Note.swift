import ApusModels

/// A note. Add fields as you need them: each has a type, and each note is checked against it.
struct Note: Entry {
  @Key var title: String
  /// Its gist in a sentence or two, for lists, feeds and search engines.
  @Length(50...160) var summary: String
  /// Written
  var date: Date
  @Body var text: Markdown
}
