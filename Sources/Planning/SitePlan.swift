package import Content
package import Diagnostics
import Escaping
package import Schema
import Tables

/// Everything that will be published: every output with its address, and the values its page shows.
///
/// Outputs are numbered: the pages first, then the files. A value of the tag `page` or `file`
/// refers to one of them.
package struct SitePlan: Sendable {
  package let site: SiteDefinition
  /// The types of all values, including the contexts of pages.
  package let models: Models
  /// The content, and the values that pages share.
  package internal(set) var store: ValueStore
  /// The model of each collection.
  package let collectionModels: [StructureID]
  /// The slots that list the entries of each collection.
  let collectionItems: [Range<SlotIndex>]
  /// The name of each collection; that of the original for a translation.
  package let collectionNames: [String]
  /// The collections that translate another one.
  package let translations: Set<CollectionIndex>
  package let declarations: [PageDeclaration]
  /// Uncertain where declarations are missing.
  package let certainty: Certainty
  package let sections: [PlannedSection]
  package let groups: [PlannedGroup]
  /// The groups that each declaration's pages list.
  package let groupsOfDeclaration: [Range<GroupIndex>]
  package let pages: [PlannedPage]
  package internal(set) var files: [PlannedFile]
  /// The addresses of all outputs, by output.
  package internal(set) var addresses: AddressIndex
  /// The page of each record.
  package let recordPages: RecordPages
  /// The versions of pages in several languages, the first language first.
  package let families: [[PageIndex]]
  /// The targets of the links in Markdown.
  package let links: LinkTable
  /// What the pages of each declaration share.
  package let contexts: [SharedContext]
  /// The structures of the records that pages are given.
  package let structures: ContextStructures
  /// The names for `url("…")` in templates.
  package let targets: PageTargets
  /// The files for `asset("…")` in templates, by name.
  package let assets: [String: FileIndex]
  /// The pages that are missing because of mistakes that were reported.
  package let droppedPages: PagesDroppedByErrors
  /// What the pages of searches show.
  package internal(set) var searches: [PageIndex: Value] = [:]
  /// The anchors that search results link to.
  package internal(set) var anchors: [PlannedSearch.Anchor] = []

  /// Whether each entry of a collection has a page, as some do only because another collection takes
  /// them as well.
  package func hasPagesOfCopies(_ collection: CollectionIndex) -> Bool {
    !store.copied.isEmpty
      && collectionItems[collection.position].allSatisfy { item in
        recordPages.firstPage(of: store.slots[store.slots[item].slot]) != nil
      }
  }

  /// The address of a page, inside the site.
  package func address(ofPage page: PageIndex) -> ArraySlice<UInt8> {
    addresses[OutputIndex(page)]
  }

  /// The files that are published, where pages refer to those in `referenced`: including all
  /// that these refer to.
  ///
  /// With a part, the files that it makes, where its pages refer to those in the set. A file that
  /// is published only where something refers to it is made by every part that does.
  package func publishedFiles(
    referenced: Set<FileIndex>, of part: SitePart? = nil
  ) -> [FileIndex] {
    func isMade(_ file: FileIndex) -> Bool {
      files[file].needsPage || part?.contains(file) != false
    }
    var waiting = files.tableIndices.filter {
      isMade($0) && (!files[$0].needsPage || referenced.contains($0))
    }
    var published = Set(waiting)
    while let file = waiting.popLast() {
      for target in files[file].targets
      where isMade(target) && published.insert(target).inserted {
        waiting.append(target)
      }
    }
    return files.tableIndices.filter { published.contains($0) }
  }

  /// The output that a file is.
  package func output(ofFile file: FileIndex) -> OutputIndex {
    OutputIndex(pages.count + file.position)
  }

  /// What an output is.
  package subscript(output: OutputIndex) -> PlannedOutput {
    let file = output.position - pages.count
    return file < 0 ? .page(PageIndex(output.position)) : .file(FileIndex(file))
  }

  /// The page at an address; nil where there is none, or a file.
  package func page(at address: [UInt8]) -> PageIndex? {
    guard let output = addresses.output(at: address), case .page(let page) = self[output] else {
      return nil
    }
    return page
  }

  /// The page that a former address of an entry leads to; nil for all other addresses.
  package func pageOfFormer(address: [UInt8]) -> PageIndex? {
    guard let file = file(at: address), case .redirect(let page) = files[file].content else {
      return nil
    }
    return page
  }

  /// The file at an address; nil where there is none, or a page.
  package func file(at address: [UInt8]) -> FileIndex? {
    guard let output = addresses.output(at: address), case .file(let file) = self[output] else {
      return nil
    }
    return file
  }

  /// The declaration of a page.
  package func declaration(ofPage page: PageIndex) -> PageDeclaration {
    declarations[pages[page].declaration]
  }
}

/// A file to be published; the file of the store with the same index.
package struct PlannedFile: Sendable {
  /// What is published of a file.
  package enum Content: Sendable {
    /// The file, byte for byte.
    case same
    /// What was made of it.
    case made([UInt8])
    /// The file of an image without private metadata.
    case withoutMetadata
    /// A page that points to this one.
    case redirect(toPage: PageIndex)
  }

  /// Whether it is published byte for byte.
  package var isSame: Bool {
    switch content {
    case .same: true
    case .made, .withoutMetadata, .redirect: false
    }
  }

  /// Its path below the site's folder; empty where it has no source there.
  package let path: String
  package let content: Content
  /// Whether it is published only where a page or another published file refers to it: files of the
  /// content, so that nothing is published that only a draft or a secret field names, and assets
  /// that come with Apus.
  package var needsPage = false
  /// The files that it refers to, if it is an asset.
  package internal(set) var targets: [FileIndex] = []
}

/// The values that all pages of a declaration give their templates.
package struct SharedContext: Sendable {
  /// The structure of the context: its fields are the template's global names.
  package let structure: StructureID
  /// The values of its fields, in order; `none` for those that differ from page to page.
  package let values: [Value]
  /// The fields whose values differ from page to page.
  package let pageFields: [PageField]
  /// The feeds that their heads name.
  package let feeds: Value
  /// The language of the entries that they show, and its direction; none where it is that of the
  /// pages.
  package let contentLanguage, contentDirection: Value
  /// How values are shown in their titles and in results of a search.
  package let shownForm: ShownForm

  /// A field whose value differs from page to page.
  package struct PageField: Sendable {
    /// Its place among the values.
    package let place: Int
    package let value: PageValue
  }
}

extension SitePlan {
  /// The page that a redirect points to: the name of a page, or its address.
  package func redirectTarget(of declaration: PageDeclaration) -> PageIndex? {
    guard let target = declaration.target?.value else { return nil }
    if case .page(let page) = targets[target, in: declaration.language] { return page }
    return page(at: Array(target.utf8))
  }
}

extension SitePlan {
  /// Writes the values of its entries.
  package var valueText: ValueText { ValueText(models: models, store: store) }

  /// The slots of the entries of a collection, in its order.
  package func entries(ofCollection collection: CollectionIndex) -> [SlotIndex] {
    collectionItems[collection.position].map { store.slots[$0].slot }
  }

  /// The name of a collection; that of the original for a translation.
  package func name(ofCollection collection: CollectionIndex) -> String {
    collectionNames[collection.position]
  }

  /// The name of the collection that the pages of a declaration show; the first language's, where
  /// they show a translation.
  package func collectionName(of declaration: PageDeclaration) -> String? {
    // A method as a function would copy the whole plan.
    guard let collection = declaration.collection else { return nil }
    return name(ofCollection: collection)
  }

  /// The path of a file of `Templates/assets` in the output folder.
  package func path(ofAsset name: String) -> String? {
    assets[name].map { path(ofOutput: output(ofFile: $0)) }
  }

  /// The addresses, below the site's first, of the pages that readers may need first: the home page
  /// in each language, whatever it shows, and single pages without content.
  package var corePages: [String] {
    let home = page(at: [UInt8(ascii: "/")])
    let homes = families.first { family in home.map(family.contains) == true } ?? []
    return pages.tableIndices.filter { page in
      (declaration(ofPage: page).isSingle || page == home || homes.contains(page))
        && address(ofPage: page).last == UInt8(ascii: "/")
    }.map { String(decoding: address(ofPage: $0).dropFirst(), as: UTF8.self) }
  }

  /// The address of the page to show where there is no connection.
  package var offlinePage: String? {
    pages.tableIndices.first { page in
      let declaration = declaration(ofPage: page)
      return declaration.isSingle && declaration.template.value == "offline.html"
    }.map { String(decoding: address(ofPage: $0).dropFirst(), as: UTF8.self) }
  }

  /// The path of an output in the output folder.
  package func path(ofOutput output: OutputIndex) -> String {
    let address = addresses[output].dropFirst()
    guard address.isEmpty || address.last == UInt8(ascii: "/") else {
      return String(decoding: address, as: UTF8.self)
    }
    let index = "index.html".utf8
    var path: [UInt8] = []
    path.reserveCapacity(address.count + index.count)
    path += address
    path += index
    return String(decoding: path, as: UTF8.self)
  }

  /// Appends the absolute URL of an output, in ASCII as site maps and readers of feeds need it;
  /// nothing where the site has no address.
  package func appendAbsoluteAddress(ofOutput output: OutputIndex, to text: inout [UInt8]) {
    guard let address = site.address else { return }
    text.append(contentsOf: address.utf8)
    if text.last == UInt8(ascii: "/") { text.removeLast() }
    let path = addresses[output]
    if addresses.isPlain, path.allSatisfy({ $0 < 0x80 }) {
      text.append(contentsOf: path)
    } else {
      text += PercentEncoding.encodedPath(Array(path))
    }
  }

  /// Appends the address of an output from the site's root on, encoded for a URL.
  package func appendPath(ofOutput output: OutputIndex, to text: inout [UInt8]) {
    let start = text.count
    text.append(contentsOf: addresses[output])
    if !addresses.isPlain { PercentEncoding.encodePath(in: &text, from: start) }
  }

  /// Whether a page is JSON, by its address.
  package func isJSON(page: PageIndex) -> Bool { fileKind(ofPage: page) == .json }

  /// Whether a page is XML, by its address.
  package func isXML(page: PageIndex) -> Bool {
    fileKind(ofPage: page) == .xml || address(ofPage: page).suffix(6).elementsEqual(".xhtml".utf8)
  }

  /// What the name of a page's file says that it is; nil for a page at the address of a folder.
  private func fileKind(ofPage page: PageIndex) -> OutputKind? {
    let address = address(ofPage: page)
    guard address.last != UInt8(ascii: "/") else { return nil }
    let name = address[
      (address.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? address.startIndex)...]
    return OutputKind(ofFile: String(decoding: name, as: UTF8.self))
  }

  /// Whether a template writes what a page is by its address, which is HTML at that of a folder.
  package func hasKind(ofTemplate name: String, page: PageIndex) -> Bool {
    OutputKind(ofFile: name) == fileKind(ofPage: page) ?? .html
  }

  /// Whether a page is HTML, by its address.
  package func isHTML(page: PageIndex) -> Bool {
    let address = address(ofPage: page)
    return address.last == UInt8(ascii: "/") || address.suffix(5).elementsEqual(".html".utf8)
      || address.suffix(4).elementsEqual(".htm".utf8)
  }
}
