/// The kinds of pages that there are.
enum PageKinds {
  /// What `site.yaml` can say, in the order in which messages name it.
  static let all: [any PageKindSettings.Type] = [
    ListPages.Settings.self, EntryPages.Settings.self, GroupPages.Settings.self,
    GroupsPage.Settings.self, ArchivePages.Settings.self, FeedPage.Settings.self,
    SearchPage.Settings.self, SinglePage.Settings.self, Redirect.Settings.self,
  ]
}
