/// All kinds of pages.
enum PageKinds {
  /// The settings of all kinds, in the order in which messages name them.
  static let all: [any PageKindSettings.Type] = [
    ListPages.Settings.self, EntryPages.Settings.self, GroupPages.Settings.self,
    GroupsPage.Settings.self, ArchivePages.Settings.self, FeedPage.Settings.self,
    SearchPage.Settings.self, SinglePage.Settings.self, Redirect.Settings.self,
  ]
}
