import Escaping
package import FileSystem
import Planning

/// A part of a site, as it is in a folder.
package struct Part: Sendable {
  /// A file of the site.
  package struct File: Hashable, Sendable {
    /// Its path in the site.
    package let path: String
    package let hash: ContentHash
    /// The number of its bytes.
    package let size: Int

    /// The bytes of its path, by which paths are compared.
    package var key: [UInt8] { Array(path.utf8) }

    package init(path: String, hash: ContentHash, size: Int) {
      self.path = path
      self.hash = hash
      self.size = size
    }
  }

  /// The folder as it was typed.
  package let folder: String
  /// How commands name the folder of the site that it was made from; nil where that was not found.
  package let siteFolder: String?
  package let record: PartRecord
  /// Its files, as they were made.
  package let files: [File]

  package init(
    in folder: String, of siteFolder: String? = nil, _ record: PartRecord, files: [File]
  ) {
    self.folder = folder
    self.siteFolder = siteFolder
    self.record = record
    self.files = files
  }

  /// The command that makes it again.
  var command: String { command(for: record.shard, in: folder) }

  /// The command that makes another part of the same site in a folder.
  func command(for shard: Shard, in folder: String) -> String {
    ShellText.line(
      ["apus", "build"] + record.command.arguments(in: siteFolder)
        + ["--shard", shard.text, "--output", folder])
  }
}
