import Diagnostics
import Documents
import Escaping

/// Corrects links to former addresses of pages, and links of wikis.
struct CorrectedLinks: ImportStep {
  /// The addresses that pages had besides their aliases, by the places of their files.
  private let former: [Int: String]

  init(to former: [Int: String]) { self.former = former }

  func apply(to imported: inout ImportedFiles) {
    let markdown = imported.files.indices.filter { imported.isMarkdown($0) }
    let found = markdown.compactMap { index -> (index: Int, file: MovedLinks.File)? in
      let (path, bytes) = imported.files[index]
      guard let matter = MatterOfFile(path: path, bytes) else { return nil }
      let name = DistinctSlugs.Name(path).slug(withParents: 0)
      return (
        index,
        MovedLinks.File(
          path: path, bytes: bytes, slug: matter.slug ?? name,
          formerAddresses: [former[index]].compactMap { $0 }
            + FormerAddresses.aliases(inFileAt: path, bytes))
      )
    }
    let links = MovedLinks(
      to: found.map(\.file), beside: imported.files.map(\.path), bundles: imported.bundles,
      of: imported.generator)
    var all: [MovedLinks.Corrected] = []
    for (index, file) in found {
      guard let corrected = links.corrected(file) else { continue }
      imported.files[index].bytes = corrected.bytes
      all.append(corrected)
    }
    Self.note(all, of: &imported)
    let quoted = found.map(\.file).filter(Self.hasWikiLinkInMatter).map(\.path)
    if !quoted.isEmpty {
      imported.notes.append(
        "links of a wiki in front matter are texts here; write the name alone, for a field of the "
          + "type Reference: \(NamedFiles.list(quoted.sorted()))")
    }
  }

  /// Notes which links were corrected.
  private static func note(_ files: [MovedLinks.Corrected], of imported: inout ImportedFiles) {
    let sum = { (count: KeyPath<MovedLinks.Corrected, Int>) in
      files.reduce(0) { $0 + $1[keyPath: count] }
    }
    imported.note(
      sum(\.moved), "one link led to where a page was: it leads to its file now",
      " links led to where pages were: they lead to their files now")
    imported.note(
      sum(\.ofWiki), "one link of a wiki, such as '[[Page]]', is one of Markdown now",
      " links of a wiki, such as '[[Page]]', are those of Markdown now")
    imported.note(
      sum(\.byTag), "one link by a tag, such as 'ref' or 'post_url', is one of Markdown now",
      " links by tags, such as 'ref' or 'post_url', are those of Markdown now")
    imported.note(
      sum(\.attributes), "one list of attributes, such as '{: .note}', is left out of a text",
      " lists of attributes, such as '{: .note}', are left out of texts")
    imported.note(
      "a wiki shows texts in the place of these links: copy what is needed of them: ",
      files.flatMap(\.embedded))
    imported.note(
      "numbers in brackets stay as they are, although files have their names: ",
      files.flatMap(\.numbers))
  }

  /// Whether the front matter of a file has a text such as `"[[Page]]"`.
  private static func hasWikiLinkInMatter(_ page: MovedLinks.File) -> Bool {
    var file = DetachedFile(path: page.path, page.bytes)
    let bytes = Array(page.bytes[..<file.matter.body.lowerBound])
    return ["\"[[", "'[["].contains { bytes.contains(bytesOf: $0) }
  }
}
