import Content
import Diagnostics
import Escaping
import FileSystem
import Schema

// What the author of a broken link may have meant.

extension LinkResolver {
  /// The destinations that a broken one is similar to; nil where there is none.
  mutating func suggestion(
    for destination: String, of hole: Fragment.Hole, log: inout DiagnosticLog
  ) -> LinkSuggestion? {
    if let outside = OutsideAddress.meant(by: destination) { return LinkSuggestion(outside) }
    let cut = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    let own = content.sources.path(of: hole.span.source)
    if cut < destination.endIndex, log.maySuggest, let whole = contentPath(destination, from: own),
      contentFiles.holds(whole) || staticFiles[destination] != nil
    {
      return LinkSuggestion(LinkCandidates.escaped(destination))
    }
    if hole.kind == .link, let moved = movedFile(from: destination[..<cut], around: own) {
      return LinkSuggestion(moved + destination[cut...])
    }
    if destination.hasPrefix("/"), hole.kind == .link {
      if let moved = namesakeFromRoot(of: String(destination[..<cut]), around: own, &log) {
        return moved.map { $0 + destination[cut...] }
      }
      if let address = addressWithoutEnding(of: destination[..<cut]) {
        return LinkSuggestion(address + destination[cut...])
      }
      return candidates.address(
        like: destination, in: plan.pages.addresses, and: staticFiles.keys, suggesting: &log
      ).map { LinkSuggestion($0) }
    }
    let path = String(destination[..<cut])
    if hole.kind == .link, let address = address(atPath: path, from: own) {
      return LinkSuggestion(address + destination[cut...])
    }
    if hole.kind == .link, let file = entryFile(atPath: path, from: own, log: &log) {
      return LinkSuggestion(file + destination[cut...])
    }
    guard let nearest = nearestPath(to: path, of: hole, log: &log) else { return nil }
    let found = nearest.map { $0 + destination[cut...] }
    // A file with exactly this name exists, but pages must not refer to it.
    return found.destinations.contains { $0.utf8.elementsEqual(destination.utf8) } ? nil : found
  }

  /// The path of the file of the entry that was at an address before, by its `aliases`.
  private func movedFile(from address: Substring, around own: String) -> String? {
    func folder(_ path: Substring) -> Substring {
      let path = path.hasSuffix("/index.html") ? path.dropLast("index.html".count) : path
      return path.hasSuffix("/") ? path.dropLast() : path
    }
    guard address.hasPrefix("/"),
      let alias = content.aliases.first(where: { folder($0.path[...]) == folder(address) })
    else { return nil }
    let file = content.sources.path(of: alias.span.source)
    return file.hasSuffix(".md") ? Self.way(from: own, to: file) : nil
  }

  /// The path from the folder of one file to another.
  private static func way(from own: String, to file: String) -> String {
    var way: [UInt8] = []
    RelativeAddress.append(
      from: Array("/\(own)".utf8).span, to: Array("/\(file)".utf8).span, namesIndex: false, to: &way
    )
    return String(decoding: way, as: UTF8.self)
  }

  /// The address of a page for a path from the root to an HTML file, as other hosts have it.
  private func addressWithoutEnding(of path: Substring) -> String? {
    guard let ending = [".html", ".htm"].first(where: { path.hasSuffix($0) }) else { return nil }
    let address = path.dropLast(ending.count) + "/"
    return plan.pages.page(at: String(address)).map { _ in String(address) }
  }

  /// The path of the file of an entry for a path that is written without its ending, or as that of
  /// its page: `auth`, `auth/` or `auth.html` for `auth.md`.
  private mutating func entryFile(
    atPath path: String, from own: String, log: inout DiagnosticLog
  ) -> String? {
    guard log.maySuggest else { return nil }
    let ending = ["/", ".html", ".htm"].first { path.hasSuffix($0) } ?? ""
    let stem = String(path.dropLast(ending.count))
    let file = stem + ".md"
    guard !FilePaths.name(of: stem).isEmpty, !FilePaths.name(of: stem).hasPrefix("."),
      let whole = contentPath(file, from: own), contentFiles.holds(whole)
    else { return nil }
    return file
  }

  /// The address of a page for a path that is written as if addresses were folders of content.
  private func address(atPath path: String, from own: String) -> String? {
    guard let whole = contentPath(path, from: own), whole.hasPrefix(SiteFolder.content) else {
      return nil
    }
    let address = String(whole.dropFirst(SiteFolder.content.count)) + "/"
    return plan.pages.page(at: address) == nil ? nil : address
  }

  /// The paths of the files that were probably meant by another path. A file of the very same name in
  /// another folder was rather meant than one of a similar name in the same folder, which is
  /// another thing: 'e2.md' is not 'e3.md'.
  private mutating func nearestPath(
    to path: String, of hole: Fragment.Hole, log: inout DiagnosticLog
  ) -> LinkSuggestion? {
    let similar =
      nearestFile(to: path, of: hole, log: &log) ?? nearestStaticFile(to: path, log: &log)
    let name = FilePaths.name(of: path)
    if let similar, TypingSlip.isSpelling(FilePaths.name(of: similar), of: name) {
      return LinkSuggestion(similar)
    }
    let mayBeNamesake = hole.kind != .image || LinkCandidates.isPicture(name)
    guard mayBeNamesake, log.maySuggest, contentFiles.count(named: name) > 0 else {
      return similar.map { LinkSuggestion($0) }
    }
    return namesake(of: path, hole, &log)
  }

  /// The path with the name of a content file that is similar to its own, in the same folder.
  private mutating func nearestFile(
    to path: String, of hole: Fragment.Hole, log: inout DiagnosticLog
  ) -> String? {
    let own = content.sources.path(of: hole.span.source)
    guard log.maySuggest, let normal = contentPath(path, from: own) else { return nil }
    let name = FilePaths.name(of: normal)
    guard path.hasSuffix(name) else { return nil }
    let names = contentFiles.names(
      inFolder: FilePaths.folder(of: normal), arePictures: hole.kind == .image)
    log.countSuggestionWork(names.count)
    guard let nearest = log.nearest(to: name, among: names, except: FilePaths.name(of: own)) else {
      return nil
    }
    return path.dropLast(name.count) + nearest
  }

  /// The address of a static file that is similar to a path from the root of the site.
  private func nearestStaticFile(to path: String, log: inout DiagnosticLog) -> String? {
    guard path.hasPrefix("/") else { return nil }
    return log.nearest(to: path, among: staticFiles.keys.sorted())
  }

  /// The paths of the content files with the same name in other folders that may have been meant.
  private mutating func namesake(
    of path: String, _ hole: Fragment.Hole, _ log: inout DiagnosticLog
  ) -> LinkSuggestion? {
    let own = content.sources.path(of: hole.span.source)
    return namesakes(of: path, around: own, &log)?.map { Self.way(from: own, to: $0) }
  }

  /// The same for a path from the root, as paths from the content folder.
  private mutating func namesakeFromRoot(
    of path: String, around own: String, _ log: inout DiagnosticLog
  ) -> LinkSuggestion? {
    guard FilePaths.name(of: path).contains(".") else { return nil }
    let start = SiteFolder.content.count
    return namesakes(of: path, around: own, &log)?.map { String($0.dropFirst(start)) }
  }

  /// The content files with the name of a path in other folders that may have been meant; nil where
  /// there is none, or too many fit equally.
  private mutating func namesakes(
    of path: String, around own: String, _ log: inout DiagnosticLog
  ) -> LinkSuggestion? {
    let name = FilePaths.name(of: path)
    guard log.maySuggest else { return nil }
    log.countSuggestionWork(contentFiles.count(named: name) * LinkCandidates.workOfNamesake)
    // A path to the folder of its own file says no more than a name alone.
    let isBeside = contentPath(path, from: own).map(FilePaths.folder) == FilePaths.folder(of: own)
    let folders =
      isBeside
      ? [] : path.split(separator: "/").dropLast().filter { ![".", "..", "@"].contains($0) }
    let found = contentFiles.paths(
      ofFileNamed: name, in: folders, around: FilePaths.folder(of: own))
    guard let first = found.paths.first, found.paths.count <= LinkCandidates.mostNamesakes else {
      return nil
    }
    return found.areClear ? LinkSuggestion(first) : LinkSuggestion(oneOf: found.paths)
  }

  /// The path from the site's folder of what a file refers to by a path.
  func contentPath(_ path: String, from own: String) -> String? {
    if path.hasPrefix("/") { return Self.normal(path, in: SiteFolder.content) }
    if path.hasPrefix("@/") {
      return Self.normal(String(path.dropFirst(2)), in: SiteFolder.content)
    }
    return Self.normal(path, in: FilePaths.folder(of: own))
  }

  /// The files of the content folder, listed once.
  private var contentFiles: LinkCandidates.ContentFiles {
    mutating get {
      let linked = linked
      return candidates.files { linked.paths(in: SiteFolder.content) }
    }
  }
}
