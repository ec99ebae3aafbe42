import ApusModels

/// The page that says who writes.
struct About: Entry {
  @Key var title: String
  @Length(50...160) var summary: String
  @Body var text: Markdown
}
