import Content
import FileSystem

extension GeneratorFolder {
  /// A file beside the content that the generator publishes as it is.
  package struct LooseFile {
    /// Its address, without the first slash.
    package let address: String
    /// Its path in the folder of all content; nil where it is outside.
    package let place: String?
    package let bytes: [UInt8]
  }

  /// Reads the files that the generator publishes as they are although they lie beside the content:
  /// those of Jekyll without front matter, and those that the configuration of Eleventy names. Files
  /// in folders for such files are not among them.
  ///
  /// - Parameter limit: The size above which a file is left out, in bytes.
  /// - Returns: The files in the order of their addresses.
  /// - Throws: Where something cannot be read.
  func looseFiles(limit: Int) throws(FileError) -> [LooseFile] {
    guard let site, site.isWhole else { return [] }
    let found =
      switch site.generator {
      case .jekyll: try looseFilesOfJekyll(limit: limit)
      case .eleventy: try passedFiles(site.passedPaths, limit: limit)
      case .hugo, .zola, .astro: [LooseFile]()
      }
    return found.sorted { $0.address.precedesByBytes($1.address) }
  }

  /// Files that Jekyll does not publish unless its configuration says so.
  private static let filesOfRuby: Set<String> = ["Gemfile", "Gemfile.lock", "gemfiles"]

  /// Jekyll copies what has no front matter, except what begins with `_`, `.`, `#` or `~`
  /// (lib/jekyll/entry_filter.rb of Jekyll 4).
  private func looseFilesOfJekyll(limit: Int) throws(FileError) -> [LooseFile] {
    let disk = try DiskFileSystem(root: content)
    let all = try disk.tree("").files.filter { isContent(content + "/" + $0) }
    let foldersOfPages = Set(
      all.filter { ContentFormat(path: $0[...]) == .markdown }.map(FilePaths.folder) + [""])
    var found: [LooseFile] = []
    for path in all where isLoose(path, besidePagesIn: foldersOfPages) {
      guard reasonToIgnore(content + "/" + path) == nil,
        try disk.fileStatus(of: path).size <= limit
      else { continue }
      let bytes = try disk.read(path, limit: limit)
      guard !Self.hasFrontMatter(bytes) else { continue }
      found.append(LooseFile(address: path, place: path, bytes: bytes))
    }
    return found
  }

  /// Whether a file begins with a line of hyphens, so that Jekyll makes a page of it.
  private static func hasFrontMatter(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "---".utf8) && bytes.dropFirst(3).first.map { $0 <= 0x20 } ?? true
  }

  private func isLoose(_ path: String, besidePagesIn folders: Set<String>) -> Bool {
    let names = path.split(separator: "/")
    // The page of a section has its address.
    let isIndex = names.last == "index.html" && folders.contains(FilePaths.folder(of: path))
    return !isIndex && ImportedContent.isContent(path) == false
      && !names.contains { name in
        name.first.map { "_.#~".contains($0) } ?? true || name.hasSuffix("~")
      }
      && !Self.filesOfRuby.contains(String(names.first ?? ""))
  }

  /// The files that the configuration of Eleventy names.
  private func passedFiles(
    _ paths: [PassedPath], limit: Int
  ) throws(FileError) -> [LooseFile] {
    let disk = try DiskFileSystem(root: root)
    var found: [LooseFile] = []
    for passed in paths {
      let start = passed.start
      guard start.isEmpty || DiskPath.exists(root + "/" + start) else { continue }
      let isFile = DiskPath.exists(root + "/" + start + "/.") == false
      for path in isFile ? [start] : try disk.tree(start).files {
        let whole = root + "/" + path
        guard let address = passed.address(ofFileAt: path), !ImportedContent.isContent(path),
          isFile || isContent(whole), try disk.fileStatus(of: path).size <= limit
        else { continue }
        let place = FilePaths.isBelow(whole, content) ? whole.dropFirst(content.count + 1) : nil
        found.append(
          LooseFile(
            address: address, place: place.map { String($0) },
            bytes: try disk.read(path, limit: limit)))
      }
    }
    return found
  }
}
