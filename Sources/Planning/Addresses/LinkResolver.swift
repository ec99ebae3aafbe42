import Content
import Diagnostics
import FileSystem
import Schema

/// Finds out where the links and images in Markdown lead, and reports those that lead nowhere.
///
/// A destination is `#anchor`; or an address inside the site, from `/` on; or the path of a file,
/// relative to the file the link stands in. The path of an entry's file means the entry's page.
struct LinkResolver<Files: FileSystem> {
  let content: SiteContent
  let plan: PagePlanner
  let files: Files
  let folder: String
  /// The files that links lead to; grows by those that content did not name yet.
  private(set) var references: [FileReference]
  private var fileIndex: [String: Int] = [:]

  init(content: SiteContent, plan: PagePlanner, files: Files, folder: String) {
    self.content = content
    self.plan = plan
    self.files = files
    self.folder = folder
    references = content.store.files
    for (index, file) in references.enumerated() { fileIndex[file.path] = index }
  }

  /// The targets of all holes of all fragments.
  mutating func resolveAll(log: inout DiagnosticLog) -> LinkTable {
    var table = LinkTable()
    for fragment in content.store.fragments {
      table.beginFragment()
      for hole in fragment.holes {
        let destination = content.store.string(hole.destination)
        if let target = target(of: destination, hole: hole) {
          table.add(target)
        } else {
          log.report(
            .brokenLink(destination, at: hole.span, suggestion: suggestion(for: destination)))
          table.add(LinkTable.Target(output: .none, suffix: []))
        }
      }
    }
    return table
  }

  private mutating func target(of destination: String, hole: Fragment.Hole) -> LinkTable.Target? {
    let cut = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    let path = String(destination[..<cut])
    let suffix = PercentEncoding.encoded(destination[cut...].utf8)
    guard !path.isEmpty else {
      return hole.kind == .image ? nil : LinkTable.Target(output: .none, suffix: suffix)
    }
    let own = content.sources[hole.span.source].path
    let output =
      path.hasPrefix("/") ? site(path, kind: hole.kind) : relative(path, to: own, kind: hole.kind)
    return output.map { LinkTable.Target(output: $0, suffix: suffix) }
  }

  /// What is at an address inside the site: a page, or a file of the content folder.
  private mutating func site(_ path: String, kind: Fragment.Hole.Kind) -> Value? {
    if kind == .link {
      for address in [path, path + "/"] {
        if let page = plan.addresses.output(at: Array(address.utf8)) { return .page(page) }
      }
    }
    guard let normal = Self.normal(String(path.dropFirst()), in: folder) else { return nil }
    return file(at: normal)
  }

  /// What is at a path relative to the folder of a file: the page of an entry, or a file.
  private mutating func relative(
    _ path: String, to own: String, kind: Fragment.Hole.Kind
  ) -> Value? {
    let parent = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? ""
    guard let normal = Self.normal(path, in: parent) else { return nil }
    if kind == .link, let reference = content.entry(inFile: normal) {
      let slot = content[reference].slot
      let page = plan.pageOfRecord[Int(content.store.slots[slot].second)]
      return page == .max ? nil : .page(Int(page))
    }
    guard normal.hasPrefix(folder + "/") else { return nil }
    return file(at: normal)
  }

  private mutating func file(at path: String) -> Value? {
    if let known = fileIndex[path] { return .file(known) }
    guard let status = try? files.status(of: path), status.kind == .file else { return nil }
    references.append(FileReference(path: path, byteCount: status.size, pixels: nil))
    fileIndex[path] = references.count - 1
    return .file(references.count - 1)
  }

  /// A path without `.` and `..`; nil when it leads out of the site.
  static func normal(_ path: String, in folder: String) -> String? {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private func suggestion(for destination: String) -> String? {
    guard destination.hasPrefix("/"), plan.addresses.count <= 20_000 else { return nil }
    let known = (0..<plan.addresses.count).map {
      String(decoding: plan.addresses[$0], as: UTF8.self)
    }
    return Suggestion.nearest(to: destination, among: known)
  }
}
