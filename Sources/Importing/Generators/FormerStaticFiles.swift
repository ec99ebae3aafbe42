import Diagnostics
package import FileSystem
import Planning

/// The files that a generator publishes as they are, with the paths that they get in `Static`.
package struct FormerStaticFiles {
  /// The files, by their paths in the folder of the new site.
  package private(set) var files: [(path: String, bytes: [UInt8])] = []
  /// The files that the generator does not read, each with what says so.
  package private(set) var ignored: [(path: String, origin: String)] = []
  /// What was done, one sentence each.
  package private(set) var notes: [String] = []

  /// The files beside the content that are published as they are.
  package private(set) var loose: [GeneratorFolder.LooseFile] = []

  /// The paths in the folder of a site of all files that are published as they are.
  package var paths: [String] { files.map(\.path) + loose.map { "Static/" + $0.address } }

  /// The size above which a file is left out, in bytes.
  private static let limit = ImportedContent.limit

  /// Reads the files.
  ///
  /// - Parameter folder: The folder of the site that they are of.
  /// - Throws: Where something cannot be read.
  package init(of folder: GeneratorFolder) throws(FileError) {
    for (path, address) in folder.published {
      let name = FilePaths.name(of: path)
      let disk = try DiskFileSystem(root: FilePaths.folder(of: path))
      var log = DiagnosticLog()
      let all = try StaticFile.all(in: disk, folder: name, log: &log).filter { file in
        let origin = folder.reasonToIgnore(FilePaths.folder(of: path) + "/" + file.path)
        if let origin { ignored.append((file.path, origin)) }
        return origin == nil
      }
      let below = "Static/" + (address.isEmpty ? "" : address + "/")
      for file in all where file.byteCount <= Self.limit {
        let inside = String(file.path.dropFirst(name.count + 1))
        files.append((below + inside, try disk.read(file.path, limit: Self.limit)))
      }
      note(all, of: name, below: below)
      notes += log.diagnostics.map(\.message)
    }
    var taken = Set(files.map(\.path))
    loose = try folder.looseFiles(limit: Self.limit).filter {
      taken.insert("Static/" + $0.address).inserted
    }
  }

  /// Notes what was copied from a folder, and which files are too large for that.
  private mutating func note(_ all: [StaticFile], of name: String, below: String) {
    let count = all.count { $0.byteCount <= Self.limit }
    if count > 0 {
      let (noun, verb, subject) =
        count == 1 ? ("file", "is", "it is") : ("files", "are", "they are")
      notes.append(
        "\(count) \(noun) of '\(name)' \(verb) in \(below.dropLast()), published as \(subject)")
    }
    notes += all.filter { $0.byteCount > Self.limit }.map { file in
      "\(file.path) is larger than \(Self.limit >> 20) MiB and left out: copy it to "
        + below + file.path.dropFirst(name.count + 1)
    }
  }
}
