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
  package let record: PartRecord
  /// Its files, as they were made.
  package let files: [File]

  package init(in folder: String, _ record: PartRecord, files: [File]) {
    self.folder = folder
    self.record = record
    self.files = files
  }

  /// The command that makes it again.
  var command: String { Self.command(for: record.shard, like: record, in: folder) }

  /// The command that makes a part of the same site in a folder.
  static func command(
    for shard: Shard, like record: PartRecord, in folder: String
  ) -> String {
    let words = ["build"] + record.arguments + ["--shard", shard.text, "--output", folder]
    return (["apus"] + words.map(quoted)).joined(separator: " ")
  }

  /// A word of a command line, in quotes where a shell would change it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./:=,+".utf8.contains(byte)
      }
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
