import Content
import FileSystem

/// The paths that the files of a whole site get: from the folder of all content on, whose folders
/// are the sections.
///
/// Drafts of Jekyll are posts. What is the page of a section, or of the home, is called
/// `_index.md`, because it is no entry; a section without entries is a page.
struct SitePaths {
  /// The new paths, in the order of the files.
  private(set) var paths: [String]
  private var taken: Set<String>

  init(_ files: [(path: String, bytes: [UInt8])], of site: FormerSite) {
    let generator = site.generator
    paths = files.map { file in
      file.path.split(separator: "/").dropFirst().joined(separator: "/")
    }
    if let folder = site.collectionsFolder, !folder.isEmpty {
      paths = paths.map {
        $0.hasPrefix(folder + "/_") ? String($0.dropFirst(folder.count + 1)) : $0
      }
    }
    taken = Set(paths)
    if generator == .jekyll {
      for (index, path) in paths.enumerated() where path.hasPrefix("_drafts/") {
        rename(index, to: "_posts/" + path.dropFirst("_drafts/".count))
      }
    }
    for (index, path) in paths.enumerated() where path == "index.md" {
      rename(index, to: "_index.md")
    }
    let sections = Dictionary(
      grouping: paths.indices.filter { paths[$0].contains("/") }, by: { section(of: paths[$0]) })
    for (name, indices) in sections { settle(name, indices, files, of: generator) }
    // The page beside a section with its name.
    for (index, path) in paths.enumerated() where !path.contains("/") && path.hasSuffix(".md") {
      let name = String(path.dropLast(3))
      if let own = sections[name], own.contains(where: { isEntry(paths[$0]) }) {
        rename(index, to: name + "/_index.md")
      }
    }
  }

  /// Settles what the pages of a section are.
  private mutating func settle(
    _ name: String, _ indices: [Int], _ files: [(path: String, bytes: [UInt8])],
    of generator: SiteGenerator
  ) {
    let pages = indices.filter { isEntry(paths[$0]) }
    let (index, section) = (name + "/index.md", name + "/_index.md")
    if let own = indices.first(where: { paths[$0] == index }) {
      let others = pages.filter { !FilePaths.name(of: paths[$0]).hasPrefix("index.") }
      guard !others.isEmpty else { return }
      if generator == .hugo {
        // Other Markdown in the folder of a page is a part of it.
        for other in others where FilePaths.folder(of: paths[other]) == name {
          rename(other, to: name + "/_" + FilePaths.name(of: paths[other]))
        }
        guard others.contains(where: { isEntry(paths[$0]) }) else { return }
      }
      rename(own, to: section)
    } else if pages.isEmpty, let own = indices.first(where: { paths[$0] == section }),
      EditedMatter(path: section, files[own].bytes)?.says(onlyKeys: SectionTitle.keys) == false
    {
      rename(own, to: index)
    }
  }

  /// The section of a file: its first folder, in Jekyll without the '_' before its name.
  private func section(of path: String) -> String {
    String(path.prefix { $0 != "/" }.drop { $0 == "_" })
  }

  private func isEntry(_ path: String) -> Bool {
    ContentFormat(path: path[...]) == .markdown && !FilePaths.name(of: path).hasPrefix("_")
  }

  private mutating func rename(_ index: Int, to path: String) {
    if taken.insert(path).inserted { paths[index] = path }
  }
}

extension SitePaths {
  /// Gives the files of a whole site the paths that they need.
  struct Step: ImportStep {
    func apply(to imported: inout ImportedFiles) {
      guard let site = imported.site, site.isWhole else { return }
      let paths = SitePaths(imported.files, of: site).paths
      for (index, path) in paths.enumerated() { imported.files[index].path = path }
    }
  }
}
