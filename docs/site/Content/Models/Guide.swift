import ApusModels

/// A page of the documentation.
struct Guide: Entry {
  @Key @Heading var title: String
  /// What it is about, as the list of all pages says it.
  @Length(8...160) var summary: String
  var part: Part
  @Body var text: Markdown
}

/// Where a page stands in the contents.
enum Part: String, Choice {
  /// Start
  case start
  /// Guides
  case guide
  /// Reference
  case reference
  /// Inside Apus
  case inside
}
