import Documents
import FileSystem

/// Gives the Markdown files of each folder the titles, dates and slugs that they lack.
struct CompletedMatter: ImportStep {
  func apply(to imported: inout ImportedFiles) {
    let folders = Dictionary(grouping: imported.entries) { index in
      let path = imported.files[index].path
      return imported.bundles.contains(path)
        ? "" : FilePaths.folder(of: path).split(separator: "/").first.map(String.init) ?? ""
    }
    for (_, indices) in folders.sorted(by: { $0.key < $1.key }) {
      let files = indices.compactMap { index in
        let (path, bytes) = imported.files[index]
        return MatterOfFile(path: path, bytes).map { matter in
          DatesOfNames.File(
            index: index, path: path, formerPath: imported.formerPaths[index], matter: matter)
        }
      }
      if !files.isEmpty { complete(files, of: &imported) }
    }
  }

  private func complete(_ files: [DatesOfNames.File], of imported: inout ImportedFiles) {
    let needsTitles = Self.needTitles(files.map(\.matter))
    let dated = DatesOfNames(of: files, from: imported.site)
    let slugs = imported.distinctSlugs(
      of: files.map { (index: $0.index, slug: $0.matter.slug, title: $0.matter.givenTitle) })
    let anchors =
      needsTitles ? LinkedAnchors.all(in: files.map { imported.files[$0.index].bytes }) : []
    var titles = 0
    for file in files {
      var (matter, lines) = (file.matter, "")
      if needsTitles, !matter.hasTitle {
        lines += "title: \(YAMLText.quoted(matter.title))\n"
        titles += 1
      }
      if let date = dated.dates[file.index] { lines += "date: \(date)\n" }
      if let slug = slugs[file.index] {
        imported.slugs.note(file.index, inPlaceOf: matter.slug)
        if matter.slug == nil { lines += "slug: \(slug)\n" } else { matter.newSlug = slug }
      }
      if !lines.isEmpty || matter.newSlug != nil {
        imported.files[file.index].bytes = matter.bytes(
          adding: lines, withoutHeading: needsTitles, keeping: anchors)
      }
    }
    if titles > 0 {
      imported.notes.append(
        NamedFiles.counted(titles, "file", "files")
          + " had no title: it is the first heading now, or the name of the file")
    }
    imported.notes += dated.notes
    imported.noteSlugs(slugs)
  }

  /// Whether files get titles: some have none, and nothing else names them all.
  private static func needTitles(_ matters: [MatterOfFile]) -> Bool {
    // Where all entries have another naming field, that distinguishes them.
    let hasNames = KeyNames.distinguishing.contains { name in
      name != "title" && matters.allSatisfy { $0.keys.contains(name) }
    }
    let hasHeadings = matters.allSatisfy { $0.heading != nil && !$0.hasTitle }
    return !hasNames && !hasHeadings && !matters.allSatisfy(\.hasTitle)
  }
}
