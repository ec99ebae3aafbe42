package import FileSystem

/// A file of `Templates/assets`, published under a name that tells its content.
package struct AssetFile: Sendable {
  /// Its path below `Templates/assets`, as templates name it: `theme.css`.
  package let name: String
  /// Its path below the site's folder.
  package let path: String
  /// Its address inside the site, with a mark of its content: `/assets/theme.3f2a9c1b.css`.
  package let address: String
  package let byteCount: Int

  /// Reads the assets of a site, in the order of their names.
  ///
  /// - Throws: what the file system throws; a folder that is missing is an empty one.
  package static func all(
    in files: some FileSystem, folder: String, limit: Int
  ) throws(FileError) -> [AssetFile] {
    guard try files.exists(folder) else { return [] }
    var assets: [AssetFile] = []
    for path in try files.tree(folder).files {
      let bytes = try files.read(path, limit: limit)
      let name = String(path.dropFirst(folder.count + 1))
      assets.append(
        AssetFile(
          name: name, path: path, address: "/assets/" + marked(name, contentOf: bytes),
          byteCount: bytes.count))
    }
    return assets
  }

  /// A name with eight digits that tell the content before its ending.
  private static func marked(_ name: String, contentOf bytes: [UInt8]) -> String {
    let digits = String(ContentHash(of: bytes).value & 0xFFFF_FFFF, radix: 16)
    let mark = String(repeating: "0", count: 8 - digits.count) + digits
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name + "." + mark }
    return name[..<dot] + "." + mark + name[dot...]
  }
}
