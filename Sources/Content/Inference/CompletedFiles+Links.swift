import Diagnostics
import Documents
import Escaping
import FileSystem
import Schema
import Tables

// Links between pages, and the addresses that pages had.
extension CompletedFiles {
  /// The addresses in the front matter of each file, by its place.
  func addressesInMatter() -> [Int: String] {
    var addresses: [Int: String] = [:]
    for index in files.indices where isMarkdown(index) {
      let (path, bytes) = files[index]
      addresses[index] =
        MatterOfFile(path: path, bytes)?.formerAddress
        ?? formerSlugs[index].map { FilePaths.folder(of: path) + "/" + $0 }
    }
    return addresses
  }

  /// Corrects links to former addresses of pages, which are their aliases or these, and links of
  /// wikis.
  mutating func correctLinks(to former: [Int: String]) {
    let markdown = files.indices.filter { isMarkdown($0) }
    let found = markdown.compactMap { index -> (index: Int, file: MovedLinks.File)? in
      let (path, bytes) = files[index]
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
      to: found.map(\.file), beside: files.map(\.path), bundles: bundles,
      of: site?.generator)
    var all: [MovedLinks.Corrected] = []
    for (index, file) in found {
      guard let corrected = links.corrected(file) else { continue }
      files[index].bytes = corrected.bytes
      all.append(corrected)
    }
    noteLinks(all)
    let quoted = found.map(\.file).filter(Self.hasWikiLinkInMatter).map(\.path)
    if !quoted.isEmpty {
      notes.append(
        "links of a wiki in front matter are texts here; write the name alone, for a field of the "
          + "type Reference: \(NamedFiles.list(quoted.sorted()))")
    }
  }

  /// Notes which links were corrected.
  private mutating func noteLinks(_ files: [MovedLinks.Corrected]) {
    let sum = { (count: KeyPath<MovedLinks.Corrected, Int>) in
      files.reduce(0) { $0 + $1[keyPath: count] }
    }
    note(
      sum(\.moved), "one link led to where a page was: it leads to its file now",
      " links led to where pages were: they lead to their files now")
    note(
      sum(\.ofWiki), "one link of a wiki, such as '[[Page]]', is one of Markdown now",
      " links of a wiki, such as '[[Page]]', are those of Markdown now")
    note(
      sum(\.byTag), "one link by a tag, such as 'ref' or 'post_url', is one of Markdown now",
      " links by tags, such as 'ref' or 'post_url', are those of Markdown now")
    note(
      sum(\.attributes), "one list of attributes, such as '{: .note}', is left out of a text",
      " lists of attributes, such as '{: .note}', are left out of texts")
    note(
      "numbers in brackets stay as they are, although files have their names: ",
      files.flatMap(\.numbers))
  }

  /// Whether the front matter of a file has a text such as `"[[Page]]"`.
  private static func hasWikiLinkInMatter(_ file: MovedLinks.File) -> Bool {
    var (sources, log) = (SourceMap(), DiagnosticLog())
    let matter = FrontMatter(sources.add(path: file.path, bytes: file.bytes), log: &log)
    let bytes = Array(file.bytes[..<matter.body.lowerBound])
    return ["\"[[", "'[["].contains { bytes.contains(bytesOf: $0) }
  }

  /// Writes addresses that pages had as aliases, and returns what to say of them.
  mutating func carryAddresses() -> [String] {
    var pages: [(index: Int, address: String)] = []
    for index in files.indices where isMarkdown(index) && !isSection(index) {
      let (path, bytes) = files[index]
      let slug =
        MatterOfFile(path: path, bytes)?.slug ?? DistinctSlugs.Name(path).slug(withParents: 0)
      pages.append(
        (
          index,
          "/"
            + MovedLinks.address(
              ofPageAt: path, slug: slug, isBundle: bundles.contains(path))
        ))
    }
    var addresses = FormerAddresses(of: site?.generator, beside: pages.map(\.address))
    var unknown: [String] = []
    for (index, address) in pages {
      let (path, bytes) = files[index]
      let usual = usualAddress(ofPage: index)
      files[index].bytes =
        addresses.aliased(path, at: address, bytes, formerly: usual.address) ?? bytes
      if usual.isUnknown { unknown.append(path) }
    }
    guard let site, let file = site.configuration, !site.knowsAddresses || !unknown.isEmpty else {
      return addresses.notes
    }
    let pattern = site.addressPattern.map { "'\($0)' of \(file)" } ?? site.generator.name
    return addresses.notes + [
      "pages have other addresses than with \(pattern): 'at' of a page in site.yaml says which; "
        + (unknown.isEmpty
          ? "former ones can be 'aliases' of entries"
          : "the former ones of these are not known, and can be 'aliases': "
            + NamedFiles.list(unknown.sorted()))
    ]
  }

  /// Whether a file, by its former path, is data of Jekyll, which had no page.
  private func isData(_ path: String) -> Bool {
    guard let folders = site?.dataFolders, !folders.isEmpty else { return false }
    return path.split(separator: "/").dropLast().contains { folders.contains(String($0)) }
  }

  /// The address that the page of a file had, nil where it cannot be told; unknown where a pattern
  /// made it of what the file does not say.
  private func usualAddress(ofPage index: Int) -> (address: String?, isUnknown: Bool) {
    let path = files[index].path
    guard let site, site.knowsAddresses, !isData(formerPaths[index]),
      let matter = MatterOfFile(path: path, files[index].bytes)
    else { return (nil, false) }
    // The same folders with the names that they had, without those around all content.
    let names = formerPaths[index].split(separator: "/").suffix(path.split(separator: "/").count)
    let former = site.generator == .jekyll ? names.joined(separator: "/") : path
    let name = FormerName(of: site)
    let address = name.address(
      ofFileAt: former, slug: addedSlugs.contains(index) ? nil : formerSlugs[index] ?? matter.slug,
      matter)
    return (
      address, address == nil && matter.formerAddress == nil && name.isByPattern(former)
    )
  }
}
