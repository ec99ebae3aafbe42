/// A page of a list as Apus writes it: some of the entries of a collection or a group.
///
/// The numbers are those of pages; page 2 of `posts.json` is `posts/page/2.json`.
public struct RecordList<Content: Entry>: Codable, Hashable, Sendable {
  /// The number of the first page, which is 1.
  public let first: Int
  /// The number of the page before this one; nil on the first.
  public let prev: Int?
  /// The number of the page after this one; nil on the last.
  public let next: Int?
  /// The number of the last page.
  public let last: Int
  /// The number of pages.
  public let pages: Int
  /// The number of entries on all pages.
  public let items: Int
  /// The entries of this page.
  public let data: [Record<Content>]
}
