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
        do throws(Refusal) {
          table.add(try target(of: destination, hole: hole))
        } catch {
          report(error, of: destination, at: hole.span, log: &log)
          table.add(LinkTable.Target(output: .none, suffix: []))
        }
      }
    }
    return table
  }

  /// Why a destination leads nowhere.
  private enum Refusal: Error {
    /// There is nothing there.
    case nothing
    /// There may be something there, which other mistakes keep from being known.
    case unknown
    /// There is an entry that is left out.
    case omitted(Omission)
    /// There is a file from which a collection takes its entries.
    case source(String)
  }

  private func report(
    _ refusal: Refusal, of destination: String, at span: Span, log: inout DiagnosticLog
  ) {
    switch refusal {
    case .nothing:
      log.report(.brokenLink(destination, at: span, suggestion: suggestion(for: destination)))
    case .unknown: break
    case .omitted(let omission):
      let own = content.sources[span.source].path
      guard !content.omitted.contains(where: { $0.path == own }) else { return }
      log.report(
        .linkToOmitted(
          destination, reason: omission.reason.words, at: span, because: omission.span))
    case .source(let path): log.report(.publishedSource(path, at: span))
    }
  }

  private mutating func target(
    of destination: String, hole: Fragment.Hole
  ) throws(Refusal) -> LinkTable.Target {
    let cut = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    let path = String(destination[..<cut])
    let suffix = PercentEncoding.encoded(destination[cut...].utf8)
    guard !path.isEmpty else {
      if hole.kind == .image { throw .nothing }
      return LinkTable.Target(output: .none, suffix: suffix)
    }
    let own = content.sources[hole.span.source].path
    let output =
      path.hasPrefix("/")
      ? try site(path, kind: hole.kind) : try relative(path, to: own, kind: hole.kind)
    return LinkTable.Target(output: output, suffix: suffix)
  }

  /// What is at an address inside the site: a page, or a file of the content folder.
  private mutating func site(
    _ path: String, kind: Fragment.Hole.Kind
  ) throws(Refusal) -> Value {
    if kind == .link {
      for address in [path, path + "/"] {
        if let page = plan.addresses.output(at: Array(address.utf8)) { return .page(page) }
      }
      if plan.lostPages.mayHave(path) { throw .unknown }
    }
    guard let normal = Self.normal(String(path.dropFirst()), in: folder) else { throw .nothing }
    return try file(at: normal)
  }

  /// What is at a path relative to the folder of a file: the page of an entry, or a file.
  private mutating func relative(
    _ path: String, to own: String, kind: Fragment.Hole.Kind
  ) throws(Refusal) -> Value {
    let parent = own.lastIndex(of: "/").map { String(own[..<$0]) } ?? ""
    guard let normal = Self.normal(path, in: parent) else { throw .nothing }
    if kind == .link {
      switch content.role(ofFile: normal) {
      case .entry(let reference):
        let header = content.store.slots[content[reference].slot]
        guard let page = plan.recordPages.page(of: header, in: "") else {
          throw plan.lostPages.isEmpty ? .nothing : .unknown
        }
        return .page(page)
      case .omitted(let omission): throw .omitted(omission)
      case .data, .free: break
      }
    }
    guard normal.hasPrefix(folder + "/") else { throw .nothing }
    return try file(at: normal)
  }

  private mutating func file(at path: String) throws(Refusal) -> Value {
    switch content.role(ofFile: path) {
    case .free: break
    case .entry, .omitted, .data:
      throw content.incompleteCollections.isEmpty ? .source(path) : .unknown
    }
    if let known = fileIndex[path] { return .file(known) }
    guard let status = try? files.status(of: path), status.kind == .file else { throw .nothing }
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
