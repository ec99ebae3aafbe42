import Content
import Diagnostics
import FileSystem
import Planning
import Publishing
import Schema
import SiteCompiler
import Testing

/// The site at the root of the project, published with every entry and every list as JSON.
struct PublishedSite {
  /// What was said about it.
  let said: String
  /// The collections with entries: the name, the model, and the number of entries.
  let collections: [(name: String, model: String, count: Int)]
  /// The data, by its path below `data`.
  let files: [(path: String, bytes: [UInt8])]

  /// Publishes the site in the folder at `root`.
  init(root: String) throws {
    let disk = try DiskFileSystem(root: root)
    let paths = try disk.tree("Content").files + disk.tree("Templates").files
    let site = MemoryFileSystem(
      try paths.map { (path: $0, bytes: try disk.read($0, limit: 1 << 30)) })
    let options = CompilerOptions(now: 0)
    let checked = try SiteCompiler(site, options: options).check()
    collections = checked.collections.filter { $0.definition.translation == nil }.map {
      let model = checked.plan?.models.structures[Int($0.definition.model.index)].name ?? ""
      return (name: $0.definition.name, model: model, count: $0.entries.count)
    }
    let pages = collections.map { collection in
      """
        data-\(collection.name): { entry: \(collection.name), format: json, \
      at: "/data/\(collection.name)/{slug}.json" }
        list-\(collection.name): { list: \(collection.name), format: json, per-page: 7, \
      at: /data/\(collection.name).json }

      """
    }.joined()
    let settings = try #require(site["Content/site.yaml"])
    site["Content/site.yaml"] =
      settings.replacing("\npages:\n", with: "\npages:\n" + pages, maxReplacements: 1)
    let output = MemoryFileSystem([])
    let report = try SiteCompiler(site, options: options)
      .build { () throws(PublicationError) in try Publication(into: "public", in: output) }
    said = DiagnosticFormatter(sources: report.site.sources).text(of: report.site.log.diagnostics)
    files = try output.paths.filter { $0.hasPrefix("public/data/") }.map {
      (path: String($0.dropFirst(12)), bytes: try output.read($0, limit: 1 << 30))
    }
  }
}
