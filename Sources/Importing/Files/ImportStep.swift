/// One of the steps in which files of content become files of a site.
protocol ImportStep {
  /// Takes the step with all files.
  func apply(to imported: inout ImportedFiles)
}

/// A change in each Markdown file that may be an entry.
struct Edits<Edit: FileEdit>: ImportStep {
  private let edit: (ImportedFiles) -> Edit

  /// - Parameter edit: Makes the change, of what all files say at that moment.
  init(_ edit: @escaping (ImportedFiles) -> Edit) { self.edit = edit }

  func apply(to imported: inout ImportedFiles) {
    var edit = edit(imported)
    for index in imported.entries {
      let (path, bytes) = imported.files[index]
      imported.files[index].bytes = edit.edited(path, bytes) ?? bytes
    }
    imported.notes += edit.notes
  }
}
