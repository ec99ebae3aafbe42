package import Content
package import Diagnostics
package import Schema
package import Tables

/// A kind of page that `site.yaml` declares, with every name in it resolved.
///
/// All pages of the kind refer to it, on all threads, so that it is never copied.
package final class PageDeclaration: Sendable {
  /// Where `site.yaml` declares it: the section and the page in it. The
  /// declarations of a page in several languages have one origin.
  package struct Origin: Sendable, Hashable {
    package let section: SectionOrigin?
    package let page: TableIndex<PageSettings>

    /// Makes the origin of a page in a section, or outside sections.
    package init(section: SectionOrigin?, page: TableIndex<PageSettings>) {
      self.section = section
      self.page = page
    }
  }

  /// What `site.yaml` says, of which some is resolved below.
  private let settings: PageSettings
  /// The index of its section in the plan, nil for pages outside of sections.
  package let section: SectionIndex?
  package let origin: Origin
  /// What is particular to its kind of pages.
  let kind: any PageKind
  /// The full address, from `/` on; for a list, that of its first page.
  package let address: TextPattern
  package let title: TextPattern?
  package let description: TextPattern?
  /// The filter of the entries that are shown; nil for all.
  package let filter: EntryFilter?
  /// The names of the groups of some values.
  package let values: [GroupValue]
  /// How addresses are written on its pages.
  package let links: LinkStyle
  /// The name of the template in `Templates`; unused for data.
  package let template: Spanned<String>
  /// The names that were tried to find the template.
  package let templateNames: [String]
  /// A BCP 47 tag.
  package let language: String
  /// Whether it is declared as a page in another language.
  package let isTranslation: Bool

  /// Makes the declaration of a page in `site.yaml`: the settings that all kinds have, and its
  /// kind.
  init(
    _ page: PageSettings, _ kind: any PageKind, _ origin: Origin,
    in place: DeclarationResolver.Place, resolved: Resolved
  ) {
    settings = page
    section = place.section?.index
    self.origin = origin
    self.kind = kind
    address = resolved.address
    title = resolved.title
    description = resolved.description
    filter = resolved.filter
    values = resolved.values
    links = resolved.links
    template = resolved.template
    templateNames = resolved.templateNames
    language = place.language
    isTranslation = place.translation != nil
  }
}

extension PageDeclaration {
  /// The parts of a declaration that had to be resolved.
  struct Resolved {
    let address: TextPattern
    let title: TextPattern?
    let description: TextPattern?
    let filter: EntryFilter?
    let values: [GroupValue]
    let links: LinkStyle
    let template: Spanned<String>
    let templateNames: [String]
  }

  /// Its name in `site.yaml`.
  package var name: String { settings.name.value }
  /// Where it is declared.
  package var span: Span? { settings.name.span }
  /// The drawing beside its title in a bar: its own, or the usual one of its name or kind; nil for
  /// that of its section.
  var icon: Icon? { settings.icon?.value ?? Icon(rawValue: name) ?? kind.icon }
  /// Its title as `site.yaml` has it.
  package var writtenTitle: Spanned<String>? { settings.title }
  /// Its description as `site.yaml` has it.
  package var writtenDescription: Spanned<String>? { settings.description }
  /// The number of entries per page; nil for all on one.
  package var perPage: Int? { settings.perPage }
  /// The maximum number of entries that a list shows.
  package var limit: Int? { settings.limit }
  /// Whether values that differ in case and marks only are one group.
  package var mergesValues: Bool { settings.grouping.mergesValues }
  /// Whether the pages of one entry's components are continued by those of the next entry.
  var continuesAcross: Bool { settings.continuesAcross }
  /// How a list can be shown; the first is how it is shown at first.
  package var views: [String] { settings.views }
  package var format: PageFormat { settings.format }

  /// The collection whose entries are shown or listed.
  package var collection: CollectionIndex? { kind.collection }
  /// The structure of the entry that its pages show, or list.
  package var entry: StructureID? { kind.entry }
  /// The structure of the component that its pages show.
  package var component: StructureID? { kind.component }
  /// The records that have one page each by this declaration.
  package var shown: ShownRecords? { kind.shown }
  /// Whether its pages are those of lists.
  package var isPaginated: Bool { kind.isPaginated }
  /// The fields that the items of a feed are made from; nil for other pages.
  package var feed: FeedFields? { kind.feed }
  /// What readers search on its page; nil for other pages.
  package var search: SearchDeclaration? { kind.search }
  /// The target of a redirect.
  package var target: Spanned<String>? { kind.target }

  /// Whether its pages list a collection, not by groups.
  package var isWholeList: Bool { kind is ListPages }

  /// Whether its page shows all groups of a collection.
  package var isOfAllGroups: Bool { kind is GroupsPage }

  /// The structure of the entries that have one page each.
  package var shownEntry: StructureID? { kind is EntryPages ? kind.entry : nil }

  /// Whether it is a single page without content.
  package var isSingle: Bool { kind is SinglePage }

  /// Whether its pages are made by a template, rather than only from what they show or point to.
  package var needsTemplate: Bool {
    kind.template != nil && format != .json
  }

  /// The slots of the fields of an entry that the title of its page may be made of: those of the
  /// title in `site.yaml` and, unless that is always whole, those that may name the entry.
  package func titleSlots(in models: Models) -> [FieldSlot] {
    if let title, title.isConstant { return [] }
    let names = entry.map { models[$0].namingFields } ?? []
    // Those behind one that is always there never name the entry.
    let last = names.firstIndex { $0.type == $0.type.unwrapped } ?? names.count
    return (title?.entrySlots ?? []) + names.prefix(last + 1).map(\.slot)
  }

  /// The fields of other entries of which the addresses of its pages are made and, with titles,
  /// what these are called and about.
  package func fieldsOfOthers(hasTitles: Bool, in models: Models) -> [FieldOfStructure] {
    (hasTitles ? [address, title, description] : [address]).flatMap {
      $0?.fieldsOfOthers(in: models) ?? []
    }
  }

  /// Whether its page is usually called after its template, and is made by the one for all pages.
  package var isOfGeneralTemplate: Bool {
    guard kind.ownTemplate != nil, let general = kind.template else { return false }
    return template.value.split(separator: ".").first.map { $0 == general } ?? false
  }

  /// The settings by which a page of its own would get one of these templates: the one whose file
  /// its value names, or the one that is called like the file at its address; nil where there is
  /// neither.
  package func settings(forOneOf templates: [String]) -> String? {
    let ending = address.literalEnd
    let file = ending.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init)
    for name in [kind.ownTemplate, file].compactMap(\.self) where templates.contains(name) {
      guard let dot = name.firstIndex(of: "."), dot > name.startIndex else { continue }
      let isNumber = name[..<dot].allSatisfy(\.isNumber)
      let page = isNumber ? "\"\(name[..<dot])\"" : String(name[..<dot])
      let isThere = name == file || name.hasSuffix(".html")
      return "page: \(page)" + (isThere ? "" : ", at: \(name)")
    }
    return nil
  }
}

/// One page, in plain data; what all pages of a kind share is in its declaration.
package struct PlannedPage: Sendable {
  package let declaration: DeclarationIndex
  /// The slot of the entry it shows.
  @PackedIndex package var entry: SlotIndex?
  /// The slot of the component it shows.
  @PackedIndex package var component: SlotIndex?
  /// The slots that list the entries it lists.
  package var items = SlotIndex(0)..<SlotIndex(0)
  /// The group it belongs to.
  @PackedIndex package var group: GroupIndex?
  /// Its place among its siblings, from 1, and their number.
  package var number: UInt32 = 1
  package var count: UInt32 = 1
  /// Its neighbours.
  @PackedIndex package var previous: PageIndex?
  @PackedIndex package var next: PageIndex?
  @PackedIndex package var parent: PageIndex?
  /// Its versions in several languages.
  @PackedIndex package var family: FamilyIndex?

  /// A page of a declaration, alone and without content.
  package init(declaration: DeclarationIndex) { self.declaration = declaration }
}

/// A section with its names resolved.
package struct PlannedSection: Sendable {
  package let name: String
  package let title: Spanned<String>
  package let description: Spanned<String>?
  package let address: Spanned<String>
  package let language: String
  /// Its colours: its own, or those of the site.
  let palettes: Palettes
  /// The drawing beside its title.
  let icon: Icon
  package let tabs: [Spanned<String>]
  /// Its declarations.
  package let declarations: Range<DeclarationIndex>
  /// Where `site.yaml` declares it, which its versions in other languages share.
  package let origin: SectionOrigin
  /// Whether it is a version in another language.
  package let isTranslation: Bool
}
