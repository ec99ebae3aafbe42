import Diagnostics
import FileSystem
import SiteCompiler
import Theme

/// `apus check --fix`: shows and writes the safe edits that diagnostics suggest, then reports what is
/// left.
struct FixCommand {
  private let options: SiteOptions

  init(_ options: SiteOptions) { self.options = options }

  /// Edits the site's files.
  ///
  /// - Returns: The site as it is then.
  /// - Throws: Where a file cannot be read or written, or has changed meanwhile.
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
      // What is changed is shown before anything is.
      for edit in edits {
        let difference = LineDifference(from: edit.old, to: edit.new)
        messages.close(
          difference.text(
            at: fixer.site.sources.shownPath(edit.path), hidingLines: edit.hasSecrets), &output,
          &errors)
      }
      for edit in edits { try write(edit, to: disk) }
      if !edits.isEmpty {
        messages.close("\(Summary.counted(edits.count, "file")) mended\n", &output, &errors)
      }
      return fixer.site
    } catch {
      throw LocationFault(
        message: error.typed(below: options.folder).description, code: .ioError)
    }
  }

  private func write(_ edit: SiteFixer.Edit, to disk: DiskFileSystem) throws(FileError) {
    // Somebody may have saved the file meanwhile; then the next run finds what is right.
    guard try disk.status(of: edit.path)?.kind == .file,
      try disk.read(edit.path, limit: options.compiler.maximumFileSize) == edit.old
    else { return }
    try disk.replace(edit.path, with: edit.new)
  }
}
