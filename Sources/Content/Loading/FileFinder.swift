import Diagnostics
import FileSystem
import Languages
import Tables

/// Finds the files of all collections.
struct FileFinder {
  let definitions: [CollectionDefinition]
  let folder: ContentFolder
  /// Whether the definitions are all collections, as they are meant.
  let knowsAllCollections: Bool

  /// The files of all collections, ordered by the bytes of their paths.
  func find(log: inout DiagnosticLog) -> [ContentFile] {
    let start = log.mark
    var uses: [[ContentFile.Use]] = Array(repeating: [], count: folder.paths.count)
    var patterns: [(definition: CollectionDefinition, pattern: FilePattern)] = []
    var found = definitions.map { definition -> Files in
      guard !definition.isRepetition else { return Files(paths: [], selection: nil) }
      do throws(FilePattern.Unusable) {
        let pattern = try FilePattern(definition.from)
        patterns.append((definition, pattern))
        return Files(
          paths: files(of: definition, pattern, log: &log), selection: pattern.selection)
      } catch {
        log.report(.badPattern(definition.from, reason: error.reason, at: definition.fromSpan))
        return Files(paths: [], selection: nil)
      }
    }
    separateLanguages(of: &found, log: &log)
    for (index, definition) in definitions.enumerated() where definition.isRepetition {
      if let translation = definition.translation {
        found[index] = found[translation.original.position]
      }
    }
    for (index, files) in found.enumerated() {
      for path in files.paths {
        uses[path.position].append(
          ContentFile.Use(collection: CollectionIndex(index), selection: files.selection))
      }
    }
    var content: [ContentFile] = []
    content.reserveCapacity(uses.count)
    for (path, uses) in zip(folder.paths, uses) where !uses.isEmpty {
      guard let format = ContentFormat(path: path[...]) else { continue }
      content.append(ContentFile(path: path, format: format, uses: uses))
    }
    // Where a pattern or a name in `site.yaml` is wrong, that is why files are not taken.
    guard knowsAllCollections, log.certainty(since: start) == .certain else { return content }
    let untaken = zip(folder.paths, uses).filter { $0.1.isEmpty }.map { inside($0.0) }
    UntakenFiles(beside: patterns).report(untaken, in: folder.path, log: &log)
    return content
  }

  /// A path among those of the content folder.
  typealias PathIndex = TableIndex<String>

  /// The files of one collection, and what to take of each.
  struct Files {
    var paths: [PathIndex]
    let selection: String?
  }

  /// The indices of the paths of one collection's files.
  private func files(
    of definition: CollectionDefinition, _ pattern: FilePattern, log: inout DiagnosticLog
  ) -> [PathIndex] {
    let candidates = indices(below: pattern.fixedStart)
    let isFolder = !pattern.hasWildcards && !candidates.contains { isExactly(pattern, $0) }
    var hasOther = false
    let found = candidates.filter { index in
      let path = inside(folder.paths[index])
      if isFolder { return ContentFormat(path: path) != nil && isBelow(pattern, path) }
      guard pattern.matches(path) else { return false }
      if ContentFormat(path: path) != nil { return true }
      if !pattern.isOpen {
        hasOther = true
        log.report(.unknownFormat(path: String(path), at: definition.fromSpan))
      }
      return false
    }
    for path in folder.misnamedFolders where pattern.matches(inside(path)) {
      hasOther = true
      let problem = FileError(.read, path, .isFolder)
      log.report(.unreadableFile(problem, at: definition.fromSpan))
    }
    if found.isEmpty, !hasOther { reportNothing(definition, pattern, log: &log) }
    if let selection = pattern.selection {
      let text = found.lazy.map { folder.paths[$0] }.first {
        ContentFormat(path: $0[...]) == .markdown
      }
      guard text == nil else {
        log.report(.listOfMarkdown(selection, of: definition.from, at: definition.fromSpan))
        return []
      }
    }
    return found
  }

  private func isExactly(_ pattern: FilePattern, _ index: PathIndex) -> Bool {
    pattern.matches(inside(folder.paths[index]))
  }

  /// Whether a path lies in the folder that a pattern names, without hidden names below it.
  func isBelow(_ pattern: FilePattern, _ path: Substring) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count > pattern.names.count
      && zip(parts, pattern.names).allSatisfy { $0 == $1 }
      && !FilePattern.hasHiddenName(
        parts.dropFirst(pattern.names.count).joined(separator: "/")[...])
  }

  /// A path without the content folder.
  func inside(_ path: String) -> Substring {
    guard !folder.path.isEmpty else { return path[...] }
    return Substring(path.utf8.dropFirst(folder.path.utf8.count + 1))
  }

  /// The indices of the paths at or below a path in the content folder.
  private func indices(below start: String) -> Range<PathIndex> {
    let wanted = (folder.path.isEmpty ? start : folder.path + "/" + start).utf8
    let paths = folder.paths
    // They are contiguous: first the paths before the prefix, then those with the prefix, then all
    // others.
    let start = Self.firstIndex(in: paths, from: PathIndex(0)) {
      !$0.utf8.lexicographicallyPrecedes(wanted)
    }
    return start..<Self.firstIndex(in: paths, from: start) { !$0.utf8.starts(with: wanted) }
  }

  /// The index of the first path, from a given one on, that satisfies a condition that all later
  /// ones satisfy too.
  private static func firstIndex(
    in paths: [String], from start: PathIndex, where holds: (String) -> Bool
  ) -> PathIndex {
    var (low, high) = (start, paths.tableIndices.upperBound)
    while low < high {
      let middle = low + low.distance(to: high) / 2
      if holds(paths[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Why none of the files in an existing folder matches.
  private func nothingTaken(
    _ definition: CollectionDefinition, from start: String
  ) -> Diagnostic {
    let name = definition.from.split(separator: "/").last ?? ""
    let ending = name[(name.lastIndex(of: "*").map { name.index(after: $0) } ?? name.startIndex)...]
    let others = folder.paths.map { inside($0) }.filter {
      $0.hasPrefix(start + "/") && $0.hasSuffix(ending)
    }
    let visible = others.filter { !FilePattern.hasHiddenName($0.dropFirst(start.count)) }
    let deep = "\(start)/**/\(name)"
    let way: NothingTaken =
      if !visible.isEmpty, definition.from != deep, !isOfOtherLanguage(deep, than: definition) {
        .deeper(deep)
      } else if let hidden = others.first(where: { !visible.contains($0) }) {
        .hidden(String(hidden))
      } else {
        .otherEnding(String(ending), folder: start)
      }
    return .noContent(
      collection: definition.name, pattern: definition.from, at: definition.fromSpan, because: way,
      first: firstTranslation(of: definition))
  }

  private func reportNothing(
    _ definition: CollectionDefinition, _ pattern: FilePattern, log: inout DiagnosticLog
  ) {
    if let inner = definition.from.below(folder.path) {
      return log.report(
        .pathWithContentFolder(
          inner, folder: folder.path, of: definition.name, pattern: definition.from,
          at: definition.fromSpan))
    }
    if definition.from.contains("{") {
      return log.report(
        .bracesInPattern(definition.from, of: definition.name, at: definition.fromSpan))
    }
    let typed = pattern.hasWildcards ? pattern.fixedStart : pattern.names.joined(separator: "/")
    if pattern.hasWildcards, folder.paths.contains(where: { inside($0).hasPrefix(typed + "/") }) {
      log.report(nothingTaken(definition, from: typed))
      return
    }
    log.report(
      .noContent(
        collection: definition.name, pattern: definition.from, at: definition.fromSpan,
        nearest: nearest(to: typed, of: definition, log: &log),
        first: firstTranslation(of: definition)))
  }
}

extension String {
  /// What is behind a folder at its beginning; nil where it begins with none or another.
  fileprivate func below(_ folder: String) -> String? {
    let name = folder.split(separator: "/").last.map { $0 + "/" } ?? ""
    let start = hasPrefix("./") ? dropFirst(2) : self[...]
    guard !name.isEmpty, start.hasPrefix(name), start.count > name.count else { return nil }
    return String(start.dropFirst(name.count))
  }
}
