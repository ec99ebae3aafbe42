import Content
import Diagnostics
import FileSystem

/// The files that lie with the content, such as pictures.
struct FilesBesideEntries {
  private let paths: Set<String>
  /// The paths, and what is behind each of their folders.
  private var ends: Set<String> = []

  init(_ paths: [String]) {
    self.paths = Set(paths)
    for path in paths {
      var rest = path[...]
      ends.insert(path)
      while let slash = rest.firstIndex(of: "/") {
        rest = rest[rest.index(after: slash)...]
        ends.insert(String(rest))
      }
    }
  }

  /// Whether a text is the path of a file, or the end of one.
  func holds(_ text: String) -> Bool {
    let names = text.split(separator: "/").filter { $0 != "." && $0 != ".." }
    let path = names.joined(separator: "/")
    return path.contains(".") && ends.contains(path)
  }

  /// Whether a text is the path of a file as a file of content in a folder has to write it.
  func holds(_ text: String, from folder: String) -> Bool {
    let isFromRoot = text.utf8.first == UInt8(ascii: "/")
    return FilePaths.path(of: text, from: isFromRoot ? "" : folder).map(paths.contains) == true
  }

  /// Whether each text of a field is the path of a file, and the first ones are as they have to be
  /// written.
  func holdAll(_ seen: Observation, of map: SourceMap) -> Bool {
    seen.values.areAll && !seen.meanings.isEmpty && seen.texts == seen.count
      && seen.meanings.allSatisfy { holds($0) }
      && seen.scalarPlaces.allSatisfy { isPath(at: $0, of: map) }
  }

  /// Whether a text, by its place, is the path of a file as it has to be written; also where it means
  /// no value.
  private func isPath(at place: Span, of map: SourceMap) -> Bool {
    let source = map[place.source]
    let quotes = "\"'".utf8
    let written = source.bytes[place.range].filter { !quotes.contains($0) }
    let text = String(decoding: written, as: UTF8.self)
    return !holds(text) || holds(text, from: FilePaths.folder(of: source.path))
  }
}
