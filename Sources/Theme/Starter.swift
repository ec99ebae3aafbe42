import FileSystem

/// A finished site to start from, which `apus new` writes.
///
/// Its files are those of `Starters/NAME`, and what its file `cut` takes from the showcase: one
/// path or folder per line; a line that begins with `-` excludes; for a message file, the names
/// after it are the groups that are taken.
package enum Starter: String, CaseIterable, Sendable {
  case blank, blog, docs, shop, recipes, stores, posts, characters, bible

  /// What it is, in a few words.
  package var summary: String {
    switch self {
    case .blank: "one model, one note, nothing else"
    case .blog: "a journal with topics, pictures and feeds"
    case .docs: "a manual with its contents beside each page"
    case .shop: "products, materials, makers and a wish list"
    case .recipes: "dishes with a page for every step"
    case .stores: "the stores of a town and what they sell, in Portuguese"
    case .posts: "short texts, albums and their authors, in Portuguese"
    case .characters: "faces from books and myths, in Portuguese"
    case .bible: "books, chapters and a verse for each day, in Portuguese"
    }
  }

  /// Its files by their paths in the new site, sorted by their bytes.
  package var files: [(path: String, bytes: [UInt8])] {
    let all = Theme.starterFiles
    let folder = "Starters/" + rawValue
    var files: [String: [UInt8]] = [:]
    for path in all.paths where FilePaths.isBelow(path, folder) {
      files[String(path.dropFirst(folder.utf8.count + 1))] = all.bytes(of: path)
    }
    let cut = files.removeValue(forKey: "cut").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = cut.split(separator: "\n").map(String.init)
    for line in lines where !line.hasPrefix("-") {
      let words = line.split(separator: " ").map(String.init)
      for (path, bytes) in Self.material(words[0], without: lines) where files[path] == nil {
        files[path] = words.count == 1 ? bytes : Self.groups(words.dropFirst(), of: bytes)
      }
    }
    return files.map { (path: $0.key, bytes: $0.value) }
      .sorted { $0.path.precedesByBytes($1.path) }
  }

  /// Its files, with this name for what the site keeps on its readers' devices, if it keeps
  /// anything: sites of one host share a store, so that two of one starter must not share a name.
  package func files(withID id: String) -> [(path: String, bytes: [UInt8])] {
    files.map { file in
      guard file.path == "Content/site.yaml" else { return file }
      let lines = String(decoding: file.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.map { line in
        guard line.hasPrefix("id: ") else { return String(line) }
        return "id: \(id)" + line.dropFirst("id: ".count).drop { $0 != " " }
      }
      return (path: file.path, bytes: Array(text.joined(separator: "\n").utf8))
    }
  }

  /// The files of the showcase at a path, or below it.
  private static func material(
    _ path: String, without lines: [String]
  ) -> [(path: String, bytes: [UInt8])] {
    let left = lines.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    let archives = [Theme.starterFiles, Theme.files]
    return archives.flatMap { archive in
      archive.paths.filter { file in
        (file == path || FilePaths.isBelow(file, path))
          && !left.contains { file == $0 || FilePaths.isBelow(file, $0) }
      }.map { (path: $0, bytes: archive.bytes(of: $0) ?? []) }
    }
  }

  /// The groups of these names in a message file: the lines from each name to the next.
  private static func groups(_ names: ArraySlice<String>, of bytes: [UInt8]) -> [UInt8] {
    var isTaken = false
    var text = ""
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if let first = line.utf8.first, first != UInt8(ascii: " ") {
        isTaken = names.contains { line == $0 + ":" }
      }
      if isTaken { text += line + "\n" }
    }
    return Array(text.utf8)
  }
}
