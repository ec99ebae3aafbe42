package import Schema

/// The layouts of the structures in `ContextModels`.
package struct ContextStructures: Sendable {
  package let site: RecordLayout<ContextFields.Site>
  package let colours: RecordLayout<ContextFields.Colours>
  let schemeColours: RecordLayout<ContextFields.SchemeColours>
  package let section: RecordLayout<ContextFields.Section>
  package let tab: RecordLayout<ContextFields.Tab>
  package let page: RecordLayout<ContextFields.Page>
  package let pageLink: RecordLayout<ContextFields.PageLink>
  package let pagination: RecordLayout<ContextFields.Pagination>
  package let paginationLink: RecordLayout<ContextFields.PaginationLink>
  package let group: RecordLayout<ContextFields.Group>
  package let translation: RecordLayout<ContextFields.Translation>
  package let feed: RecordLayout<ContextFields.Feed>
  package let feedItem: RecordLayout<ContextFields.FeedItem>
  let feedLink: RecordLayout<ContextFields.FeedLink>
  package let search: SearchStructures
  let formField: RecordLayout<ContextFields.FormField>

  /// Finds them by name; nil where one is missing or has a field that is never set, which a test
  /// rules out.
  package init?(_ models: Models) {
    guard let site = RecordLayout<ContextFields.Site>(models),
      let colours = RecordLayout<ContextFields.Colours>(models),
      let schemeColours = RecordLayout<ContextFields.SchemeColours>(models),
      let section = RecordLayout<ContextFields.Section>(models),
      let tab = RecordLayout<ContextFields.Tab>(models),
      let page = RecordLayout<ContextFields.Page>(models),
      let pageLink = RecordLayout<ContextFields.PageLink>(models),
      let pagination = RecordLayout<ContextFields.Pagination>(models),
      let paginationLink = RecordLayout<ContextFields.PaginationLink>(models),
      let group = RecordLayout<ContextFields.Group>(models),
      let translation = RecordLayout<ContextFields.Translation>(models),
      let feed = RecordLayout<ContextFields.Feed>(models),
      let feedItem = RecordLayout<ContextFields.FeedItem>(models),
      let feedLink = RecordLayout<ContextFields.FeedLink>(models),
      let search = SearchStructures(models),
      let formField = RecordLayout<ContextFields.FormField>(models)
    else { return nil }
    self.site = site
    self.colours = colours
    self.schemeColours = schemeColours
    self.section = section
    self.tab = tab
    self.page = page
    self.pageLink = pageLink
    self.pagination = pagination
    self.paginationLink = paginationLink
    self.group = group
    self.translation = translation
    self.feed = feed
    self.feedItem = feedItem
    self.feedLink = feedLink
    self.search = search
    self.formField = formField
  }
}

/// The layouts of the structures of a page on which readers search.
package struct SearchStructures: Sendable {
  package let page: RecordLayout<ContextFields.Search>
  package let collection: RecordLayout<ContextFields.SearchedCollection>
  package let filter: RecordLayout<ContextFields.SearchFilter>
  package let value: RecordLayout<ContextFields.SearchValue>

  init?(_ models: Models) {
    guard let page = RecordLayout<ContextFields.Search>(models),
      let collection = RecordLayout<ContextFields.SearchedCollection>(models),
      let filter = RecordLayout<ContextFields.SearchFilter>(models),
      let value = RecordLayout<ContextFields.SearchValue>(models)
    else { return nil }
    self.page = page
    self.collection = collection
    self.filter = filter
    self.value = value
  }
}
