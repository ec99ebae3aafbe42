import FileSystem

/// Keeps the addresses that pages had: as aliases, and for links, which lead to files now.
struct KeptAddresses: ImportStep {
  func apply(to imported: inout ImportedFiles) {
    // The keys that name them are taken out where they become aliases.
    let addresses = addressesInMatter(of: imported)
    let carried = carryAddresses(of: &imported)
    CorrectedLinks(to: addresses).apply(to: &imported)
    imported.notes += carried
  }

  /// The addresses in the front matter of each file, by its place.
  private func addressesInMatter(of imported: ImportedFiles) -> [Int: String] {
    var addresses: [Int: String] = [:]
    for index in imported.files.indices where imported.isMarkdown(index) {
      let (path, bytes) = imported.files[index]
      addresses[index] =
        MatterOfFile(path: path, bytes)?.formerAddress
        ?? imported.slugs.former[index].map { FilePaths.folder(of: path) + "/" + $0 }
    }
    return addresses
  }

  /// Writes addresses that pages had as aliases, and returns what to say of them.
  private func carryAddresses(of imported: inout ImportedFiles) -> [String] {
    var pages: [(index: Int, address: String)] = []
    for index in imported.entries {
      let (path, bytes) = imported.files[index]
      let slug =
        MatterOfFile(path: path, bytes)?.slug ?? DistinctSlugs.Name(path).slug(withParents: 0)
      pages.append(
        (
          index,
          "/"
            + MovedLinks.address(
              ofPageAt: path, slug: slug, isBundle: imported.bundles.contains(path))
        ))
    }
    var addresses = FormerAddresses(of: imported.generator, beside: pages.map(\.address))
    var unknown: [String] = []
    for (index, address) in pages {
      let (path, bytes) = imported.files[index]
      let usual = usualAddress(ofPage: index, of: imported)
      imported.files[index].bytes =
        addresses.aliased(path, at: address, bytes, formerly: usual.address) ?? bytes
      if usual.isUnknown { unknown.append(path) }
    }
    guard let site = imported.site, let file = site.configuration,
      !site.knowsAddresses || !unknown.isEmpty
    else { return addresses.notes }
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
  private func isData(_ path: String, of site: FormerSite) -> Bool {
    path.split(separator: "/").dropLast().contains { site.dataFolders.contains(String($0)) }
  }

  /// The address that the page of a file had, nil where it cannot be told; unknown where a pattern
  /// made it of what the file does not say.
  private func usualAddress(
    ofPage index: Int, of imported: ImportedFiles
  ) -> (address: String?, isUnknown: Bool) {
    let (path, bytes) = imported.files[index]
    let formerPath = imported.formerPaths[index]
    guard let site = imported.site, site.knowsAddresses, !isData(formerPath, of: site),
      let matter = MatterOfFile(path: path, bytes)
    else { return (nil, false) }
    // The same folders with the names that they had, without those around all content.
    let names = formerPath.split(separator: "/").suffix(path.split(separator: "/").count)
    let former = site.generator == .jekyll ? names.joined(separator: "/") : path
    let name = FormerName(of: site)
    let slugs = imported.slugs
    let slug = slugs.added.contains(index) ? nil : slugs.former[index] ?? matter.slug
    let address = name.address(ofFileAt: former, slug: slug, matter)
    return (
      address, address == nil && matter.formerAddress == nil && name.isByPattern(former)
    )
  }
}
