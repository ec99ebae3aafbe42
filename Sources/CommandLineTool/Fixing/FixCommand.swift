import Diagnostics
import FileSystem
import SiteCompiler
import Theme

/// `apus check --fix`: shows and writes the safe edits that diagnostics suggest, then reports the
/// remaining mistakes.
struct FixCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  /// Edits the site's files.
  ///
  /// - Returns: The edited site.
  /// - Throws: Where a file cannot be read or written.
  func run(
    _ output: inout OutputStream, _ errors: inout OutputStream
  ) throws(LocationFault) -> CheckedSite {
    do throws(FileError) {
      let disk = try DiskFileSystem(root: options.folder)
      let fixer = try SiteFixer { (edits: [String: [UInt8]]) throws(FileError) -> CheckedSite in
        let files = LayeredFileSystem(EditedFileSystem(disk, edits: edits), above: Theme.files)
        return try SiteCompiler(files, options: options.compiler).check()
      }
      let messages = SiteMessages(options: options)
      let edits = fixer.edits
      // All changes are shown before anything is written.
      for edit in edits {
        let difference = LineDifference(from: edit.old, to: edit.new)
        messages.close(
          difference.text(
            at: fixer.site.sources.shownPath(edit.path), hidingLines: edit.hasSecrets), &output,
          &errors)
      }
      var count = 0
      for edit in edits where try write(edit, to: disk) { count += 1 }
      if !edits.isEmpty {
        messages.close("\(Summary.counted(count, "file")) mended\n", &output, &errors)
      }
      return fixer.site
    } catch {
      throw LocationFault(
        message: error.typed(below: options.folder).description, code: .ioError)
    }
  }

  /// Writes an edit; false where the file has changed since the edit was made: it was saved
  /// meanwhile, and the next run will find the right edit.
  private func write(_ edit: SiteFixer.Edit, to disk: DiskFileSystem) throws(FileError) -> Bool {
    guard try disk.status(of: edit.path)?.kind == .file,
      try disk.read(edit.path, limit: options.compiler.maximumFileSize) == edit.old
    else { return false }
    try disk.replace(edit.path, with: edit.new)
    return true
  }
}
