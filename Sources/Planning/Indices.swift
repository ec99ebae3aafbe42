package import Schema
package import Tables

// The indices of a plan's tables: one type per table.

/// A page of a plan.
package typealias PageIndex = TableIndex<PlannedPage>
/// A file of a plan, and the file of the store with the same number.
package typealias FileIndex = TableIndex<PlannedFile>
/// An output of a plan: its pages, followed by its files.
package typealias OutputIndex = TableIndex<PlannedOutput>
/// A kind of page that `site.yaml` declares.
package typealias DeclarationIndex = TableIndex<PageDeclaration>
/// A section in one of its languages.
package typealias SectionIndex = TableIndex<PlannedSection>
/// A section as `site.yaml` declares it, in all of its languages.
package typealias SectionOrigin = TableIndex<SectionSettings>
/// The entries that have one value of a field in common.
package typealias GroupIndex = TableIndex<PlannedGroup>
/// The versions of a page in several languages.
package typealias FamilyIndex = TableIndex<[PageIndex]>

/// What an output of a plan is.
package enum PlannedOutput: Sendable, Hashable {
  case page(PageIndex)
  case file(FileIndex)
}

extension OutputIndex {
  /// The output that a page is: the outputs begin with the pages.
  package init(_ page: PageIndex) { self.init(page.position) }
}

extension FileIndex {
  /// The planned file that publishes a file of the store.
  package init(_ file: FileReferenceIndex) { self.init(file.position) }
}

extension FileReferenceIndex {
  /// The file of the store that a planned file publishes.
  package init(_ file: FileIndex) { self.init(file.position) }
}

extension Value {
  /// The page with an index.
  package static func page(_ page: PageIndex) -> Value {
    Value(tag: .page, first: UInt32(page.position), second: 0)
  }

  /// The page of a plan.
  package var page: PageIndex { PageIndex(Int(first)) }
}
