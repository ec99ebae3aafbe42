import Schema
import Tables

extension SitePlan {
  /// The plan as text: collections, declarations of pages, and files.
  package var dump: String {
    let collections = zip(collectionNames, zip(collectionModels, collectionItems)).map {
      "collection \($0): \(models[$1.0].name), \($1.1.count) entries\n"
    }
    let pages = declarations.enumerated().map { index, declaration in
      let count = self.pages.count { $0.declaration.position == index }
      let template =
        declaration.needsTemplate ? declaration.template.value : "\(declaration.format)"
      return "page \(declaration.name): \(type(of: declaration.kind)), \(declaration.language), "
        + "\(template), \(count) pages\n"
    }
    // Files that are only published where a page refers to them are left out.
    let published = files.tableIndices.filter { !files[$0].needsPage }.map { file in
      let address = addresses[output(ofFile: file)]
      return "file \(String(decoding: address, as: UTF8.self)): \(files[file].path)\n"
    }
    return (collections + pages + published).joined()
  }

  /// The pages, as text: number, address, declaration, and how they are joined.
  package var pageDump: String {
    pages.tableIndices.map { index in
      let page = pages[index]
      let links = [("parent", page.parent), ("previous", page.previous), ("next", page.next)]
      let joined = links.compactMap { name, other in other.map { "\(name) \($0.position)" } }
      let number = page.count > 1 ? ["\(page.number) of \(page.count)"] : []
      let name = declarations[page.declaration.position].name
      let facts = ([name] + number + joined).joined(separator: ", ")
      let address = String(decoding: address(ofPage: index), as: UTF8.self)
      return "\(index.position) \(address): \(facts)\n"
    }.joined()
  }
}
