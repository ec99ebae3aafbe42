package import FileSystem

extension OutputLocation {
  /// What the files of the site in the output folder hold, by path, as the last build wrote it down;
  /// empty where there is no site of Apus.
  package func publishedHashes() -> [String: ContentHash] {
    do throws(FileError) {
      let files = try DiskFileSystem(root: parent)
      let paths = OutputPaths(output: name)
      guard try files.exists(paths.manifest), let manifest = try files.manifest(at: paths.manifest)
      else { return [:] }
      var hashes: [String: ContentHash] = [:]
      for entry in manifest.entries { hashes[manifest.path(of: entry)] = entry.hash }
      return hashes
    } catch {
      // What cannot be read now is other than before as soon as it can.
      return [:]
    }
  }
}
