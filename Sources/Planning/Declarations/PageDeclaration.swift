package import Diagnostics
package import Schema

/// A kind of page that `site.yaml` declares, with every name in it resolved.
package struct PageDeclaration: Sendable {
  /// What each of its pages shows.
  package enum Subject: Sendable, Hashable {
    /// The entries of a collection, `perPage` a page.
    case list(collection: Int)
    /// An entry of a collection.
    case entry(collection: Int)
    /// A component in the list at `slot` of an entry of a collection.
    case component(collection: Int, slot: Int)
    /// The entries of a collection with one value of the field at `slot`, `perPage` a page.
    case group(collection: Int, slot: Int)
    /// The values of the field at `slot` of a collection.
    case groups(collection: Int, slot: Int)
    /// The newest entries of a collection, for programs that follow what is new.
    case feed(collection: Int)
    /// What readers search for.
    case search
    /// Nothing but itself.
    case single
    /// Another address.
    case redirect
  }

  /// Where `site.yaml` declares it: the number of the section and that of the page in it. The
  /// declarations of a page in several languages have one origin.
  package struct Origin: Sendable, Hashable {
    package let section: Int?
    package let page: Int
  }

  /// Its name in `site.yaml`.
  package let name: String
  /// Where it is declared.
  package let span: Span?
  /// The index of its section in the plan, nil for pages outside of sections.
  package let section: Int?
  package let origin: Origin
  package let subject: Subject
  /// The structure of the entry that its pages show, or list.
  package let entry: StructureID?
  /// The structure of the component that its pages show.
  package let component: StructureID?
  /// The whole address, from `/` on; that of its first page, for a list.
  package let address: TextPattern
  package let title: TextPattern?
  package let description: TextPattern?
  /// The number of entries a page; nil for all on one.
  package let perPage: Int?
  /// Which entries are shown; nil for all.
  package let filter: EntryFilter?
  /// The number of entries that a list shows at most.
  package let limit: Int?
  /// Whether values that differ in case and marks only are one group.
  package let mergesValues: Bool
  /// What the groups of some values are called.
  package let values: [GroupValue]
  /// Whether the pages of one entry's components lead on to those of the next entry's.
  package let continuesAcross: Bool
  /// What the items of a feed are made of; nil for other pages.
  package let feed: FeedFields?
  /// What readers search on its page; nil for other pages.
  package let search: SearchDeclaration?
  /// How a list can be shown; the first is how it is shown at first.
  package let views: [String]
  package let format: PageFormat
  /// How addresses are written on its pages.
  package let links: LinkStyle
  /// The name of the template in `Templates`; means nothing for data.
  package let template: Spanned<String>
  /// The names that were looked for to find the template.
  package let templateNames: [String]
  /// Where a redirect leads.
  package let target: Spanned<String>?
  /// A BCP 47 tag.
  package let language: String
  /// Whether it is declared as a page in another language.
  package let isTranslation: Bool
}

extension PageDeclaration {
  /// Whether its pages are made by a template, rather than of what they show or lead to alone.
  package var needsTemplate: Bool {
    if case .redirect = subject { return false }
    return format != .json
  }
}

/// One page, in plain data; what is the same for all pages of a kind is in its declaration.
package struct PlannedPage: Sendable, BitwiseCopyable {
  /// The index of its declaration in the plan.
  package let declaration: UInt32
  /// The slot of the entry it shows, or `UInt32.max`.
  package var entry: UInt32 = .max
  /// The slot of the component it shows, or `UInt32.max`.
  package var component: UInt32 = .max
  /// The first slot and the number of the entries it lists.
  package var items: (first: UInt32, count: UInt32) = (0, 0)
  /// The index of its group in the plan, or `UInt32.max`.
  package var group: UInt32 = .max
  /// Its place among its siblings, from 1, and their number.
  package var number: UInt32 = 1
  package var count: UInt32 = 1
  /// The outputs of its neighbours, or `UInt32.max`.
  package var previous: UInt32 = .max
  package var next: UInt32 = .max
  package var parent: UInt32 = .max
  /// The index of its versions in several languages in the plan, or `UInt32.max`.
  package var family: UInt32 = .max

  init(declaration: Int) { self.declaration = UInt32(declaration) }
}

/// A section with its names resolved.
package struct PlannedSection: Sendable {
  package let name: String
  package let title: String
  package let description: String?
  package let address: Spanned<String>
  package let language: String
  package let tabs: [Spanned<String>]
  /// The indices of its declarations.
  package let declarations: Range<Int>
  /// Its number in `site.yaml`, which its versions in other languages share.
  package let origin: Int
  /// Whether it is a version in another language.
  package let isTranslation: Bool
}

/// The entries of a collection that have one value of a field in common.
package struct PlannedGroup: Sendable {
  /// The value as addresses have it: a slug.
  package let key: String
  /// The value as the content has it.
  package let title: String
  /// The slots of the list of its entries.
  package let items: Range<Int>
  /// The output of its first page, once planned.
  package var page: UInt32 = .max
}
