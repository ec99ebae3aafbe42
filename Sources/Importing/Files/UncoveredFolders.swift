/// Takes the `_` off the names of folders, except of one that was asked for, which a pattern names.
struct UncoveredFolders: ImportStep {
  func apply(to imported: inout ImportedFiles) {
    let isWhole = imported.site?.isWhole == true
    var taken = Set(imported.files.map(\.path))
    var renamed: Set<String> = []
    for index in imported.files.indices {
      let parts = imported.files[index].path.split(separator: "/")
      let new = parts.indices.map { place -> Substring in
        guard place > 0 || isWhole, place < parts.count - 1, parts[place].hasPrefix("_") else {
          return parts[place]
        }
        return parts[place].drop { $0 == "_" }
      }
      let path = new.joined(separator: "/")
      guard path != imported.files[index].path, !new.contains(""), taken.insert(path).inserted
      else { continue }
      renamed.formUnion(zip(parts, new).filter { $0 != $1 }.map { String($0.0) })
      imported.files[index].path = path
    }
    for folder in renamed.sorted() {
      imported.notes.append(
        "the folder '\(folder)' lost its '_', because no pattern takes such names")
    }
  }
}
