/// What comes with Apus: the general theme, and the material of the sites that `apus new` makes.
///
/// The files are those of this repository: `Templates/` without the folders of the showcase's
/// sections is the theme; these folders, `Content/` and `Starters/` are what starters are cut from.
/// `EmbedFiles` embeds them in the program when it is built, so there is one copy of each. Not for
/// finding or compiling templates: a site is given the theme as a layer below its own files.
package enum Theme {
  /// The general theme, at `Templates/…`.
  package static let files = EmbeddedFiles(.constant(EmbeddedArchive.theme))

  /// A file of the theme as it was written: its scripts are compacted in `files`.
  package static func source(of path: String) -> [UInt8]? {
    starterFiles.bytes(of: path) ?? files.bytes(of: path)
  }

  /// What starters are made of, and the scripts of the theme as they were written, at the paths of the repository.
  static let starterFiles = EmbeddedFiles(
    .unpacked(
      PackedBytes.unpacked(EmbeddedArchive.packedStarters, count: EmbeddedArchive.starterBytes)))
}
