import ApusModels

/// A page of the documentation.
struct Guide: Entry {
  @Key @Length(3...50) var title: String
  /// What a reader can do afterwards, for lists and search engines.
  @Length(50...160) var summary: String
  var part: Part
  @Body var text: Markdown
}

/// Where a page stands in the contents.
enum Part: String, Choice {
  /// Start here
  case start
  /// Guides
  case guide
  /// Reference
  case reference
}
