import Diagnostics
import FileSystem

/// Gives the entries of data the slugs that they need: files that are an entry each, and those of
/// lists.
struct DataSlugs: ImportStep {
  func apply(to imported: inout ImportedFiles) {
    let found = entries(of: imported)
    let slugs = imported.distinctSlugs(
      of: found.map { (index: $0.index, slug: $0.entry.slug, title: $0.entry.title) })
    for (index, entry) in found {
      guard let slug = slugs[index] else { continue }
      imported.slugs.note(index, inPlaceOf: entry.slug)
      imported.files[index].bytes = entry.bytes(with: slug)
    }
    imported.noteSlugs(slugs)
    completeLists(of: &imported, besides: Set(found.map(\.index)))
  }

  /// The files that are an entry each.
  private func entries(of imported: ImportedFiles) -> [(index: Int, entry: DataEntry)] {
    var entries: [(index: Int, entry: DataEntry)] = []
    var others: Set<[String]> = []
    for (index, file) in imported.files.enumerated() where file.path.contains("/") {
      if let entry = DataEntry(path: file.path, file.bytes) {
        entries.append((index, entry))
      } else {
        others.insert(imported.collection(of: index))
      }
    }
    let groups = Dictionary(grouping: entries) { imported.collection(of: $0.index) }
    // Files beside lists of entries, and files of different things, are named one by one, and a file
    // that is alone may be a list.
    let named = groups.filter { key, group in
      !others.contains(key) && !(group.count == 1 && group[0].entry.hasList)
        && !FileShape.areAllDifferent(group.map(\.entry.shape))
    }
    return named.values.flatMap(\.self)
  }

  /// Gives the entries of lists the slugs that they need.
  private func completeLists(of imported: inout ImportedFiles, besides single: Set<Int>) {
    let others = imported.files.indices.filter { !single.contains($0) }
    let listed = others.compactMap { index in
      let (path, bytes) = imported.files[index]
      return ListedSlugs(path: path, bytes).map { (index, $0) }
    }
    for (index, slugs) in listed { imported.files[index].bytes = slugs.bytes }
    for index in others {
      let (path, bytes) = imported.files[index]
      guard let added = AddedSlugs(path: path, bytes) else { continue }
      imported.files[index].bytes = added.bytes
      imported.notes.append(
        "the entries of \(path) have a 'slug' of "
          + "\(Diagnostic.list(added.keys, joinedBy: "and")), because \(added.reason)")
    }
    imported.noteReplacedSlugs(
      listed.flatMap { index, slugs in
        slugs.replaced.map { "\(imported.files[index].path) '\($0.new)' for '\($0.old)'" }
      })
  }
}
