package import FileSystem

extension OutputLocation {
  /// The hashes of the files of the site in the output folder, by path, as the last build recorded
  /// them; empty where there is no site of Apus.
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
      // Files that cannot be read now count as changed once they can be read.
      return [:]
    }
  }
}
