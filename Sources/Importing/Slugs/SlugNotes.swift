import FileSystem

/// The slugs that files got, by the places of the files.
struct SlugNotes {
  /// The slugs that were replaced.
  private(set) var former: [Int: String] = [:]
  /// The files that had no slug.
  private(set) var added: Set<Int> = []

  /// Notes that a file got a slug, in place of the one that it had, if it had one.
  mutating func note(_ index: Int, inPlaceOf former: String?) {
    if let former { self.former[index] = former } else { added.insert(index) }
  }
}

extension ImportedFiles {
  /// The folder and the ending of the files of a collection, of which a file is one.
  func collection(of index: Int) -> [String] {
    let path = files[index].path
    let folder =
      bundles.contains(path) ? "" : SourceFinder.namedFolder(of: path.split(separator: "/"))
    return [folder, path.split(separator: ".").last.map(String.init) ?? ""]
  }

  /// The slugs that files need in their collections, each of which has one folder and one ending.
  func distinctSlugs(
    of entries: [(index: Int, slug: String?, title: String)]
  ) -> [Int: String] {
    let named = entries.filter { entry in
      let path = files[entry.index].path
      let hasPattern = path.contains("/") || site?.isWhole == true
      return hasPattern && !FilePaths.name(of: path).hasPrefix("_")
    }
    var slugs: [Int: String] = [:]
    for (key, files) in Dictionary(grouping: named, by: { collection(of: $0.index) }) {
      let distinct = DistinctSlugs(
        of: files.map { entry in
          let path = String(self.files[entry.index].path.dropFirst(key[0].count))
          return DistinctSlugs.File(path: path, slug: entry.slug, title: entry.title)
        })
      for (place, slug) in distinct.slugs { slugs[files[place].index] = slug }
    }
    return slugs
  }

  /// Tells which slugs files got.
  mutating func noteSlugs(_ new: [Int: String]) {
    let added = new.filter { slugs.former[$0.key] == nil }
      .map { "\(files[$0.key].path) '\($0.value)'" }
    let replaced = new.compactMap { index, slug in
      slugs.former[index].map { "\(files[index].path) '\(slug)' for '\($0)'" }
    }
    note("files whose names give no address of their own have a 'slug': ", added)
    noteReplacedSlugs(replaced)
  }

  /// Tells which slugs were replaced.
  mutating func noteReplacedSlugs(_ replaced: [String]) {
    note("slugs of which no address can be made are others now: ", replaced)
  }
}
