import ApusModels

/// An entry of the journal.
struct Post: Entry {
  /// What lists and its own page call it.
  @Key @Length(3...60) var title: String
  /// Its gist in a sentence or two, for lists, feeds and search engines.
  @Length(50...160) var summary: String
  /// Posted
  var date: Date
  var topic: Topic
  /// A picture that says where one is.
  var image: Image?
  @Body var text: Markdown
}

/// What an entry is about; also the groups under which entries are found.
enum Topic: String, Choice {
  case birds
  case weather
  case people
  case food
}
