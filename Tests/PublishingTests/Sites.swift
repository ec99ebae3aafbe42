import FileSystem
import Publishing

/// The files of a site: path to text.
typealias Site = [String: String]

/// Publishes a site into `public` and returns what has changed.
@discardableResult
func publish(
  _ site: Site, in files: some WritableFileSystem,
  _ adjust: (inout PublicationOptions) -> Void = { _ in }
) throws -> PublicationSummary {
  var options = PublicationOptions()
  options.lockTimeout = .zero
  adjust(&options)
  let publication = try Publication(into: "public", in: files, options: options)
  for (path, text) in site.sorted(by: { $0.key < $1.key }) {
    try publication.add(Array(text.utf8), at: path)
  }
  return try publication.finish()
}

/// Everything below a folder, hidden files and empty folders too: path to text, `/` for a folder.
func everything(in files: some FileSystem, below folder: String = "") throws -> Site {
  var found: Site = [:]
  for entry in try files.contents(of: folder) {
    let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
    switch entry.kind {
    case .folder:
      found[path] = "/"
      found.merge(try everything(in: files, below: path)) { $1 }
    case .file:
      found[path] = String(decoding: try files.read(path, limit: 1 << 30), as: UTF8.self)
    case .symbolicLink: found[path] = "link"
    case .other: found[path] = "other"
    }
  }
  return found
}

/// The files of a folder without Apus's own and without folders, paths from that folder.
func files(of everything: Site, below folder: String = "public") -> Site {
  var files: Site = [:]
  for (path, text) in everything where text != "/" && path.hasPrefix(folder + "/") {
    let name = String(path.dropFirst(folder.count + 1))
    if !name.hasPrefix(".apus-") { files[name] = text }
  }
  return files
}

/// What a clean build of a site into an empty disk leaves.
func cleanBuild(_ site: Site) throws -> Site {
  let files: MemoryFileSystem = [:]
  try publish(site, in: files)
  return try everything(in: files)
}
