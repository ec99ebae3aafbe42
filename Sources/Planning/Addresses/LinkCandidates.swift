package import Diagnostics
import Schema
import Tables

/// The possible targets of broken links, collected once for all of them.
package struct LinkCandidates {
  private var addresses: [String]?
  private var files: ContentFiles?

  /// Makes candidates that are collected when they are needed.
  package init() {}

  /// The address that is most similar to a broken one; what follows its path is kept.
  ///
  /// - Parameters:
  ///   - address: The address, from the root of the site.
  ///   - index: The existing addresses.
  ///   - others: Addresses that are not in the index.
  ///   - log: Has the remaining work for suggestions.
  /// - Returns: The address; nil where none is similar.
  package mutating func address(
    like address: String, in index: AddressIndex,
    and others: some Sequence<String> = EmptyCollection(), suggesting log: inout DiagnosticLog
  ) -> String? {
    let end = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
    if let other = index.output(like: Array(address[..<end].utf8)) {
      return String(decoding: index[other], as: UTF8.self) + address[end...]
    }
    let nearest = log.nearest(to: String(address[..<end]), among: addresses(of: index, and: others))
    return nearest.map { $0 + address[end...] }
  }

  /// The path of a file as a destination, in which `#` and `?` do not end it (RFC 3986, 3.3).
  static func escaped(_ path: String) -> String {
    path.replacing("%", with: "%25").replacing("#", with: "%23").replacing("?", with: "%3F")
  }

  /// The addresses of all outputs.
  mutating func addresses(
    of index: AddressIndex, and others: some Sequence<String> = EmptyCollection()
  ) -> [String] {
    if let addresses { return addresses }
    let all =
      (OutputIndex(0)..<OutputIndex(index.count)).map {
        String(decoding: index[$0], as: UTF8.self)
      } + others.sorted()
    addresses = all
    return all
  }

  /// The content files, of which `paths` is the list.
  mutating func files(_ paths: () -> [String]) -> ContentFiles {
    if let files { return files }
    let all = ContentFiles(paths())
    files = all
    return all
  }

  /// The files of the content folder by their folders and by their names.
  struct ContentFiles {
    private var names: [String: [String]] = [:]
    /// The files by the spelling of their names, without letter case, `-` and `_`.
    private var places: [String: [(folder: String, name: String)]] = [:]

    init(_ paths: [String]) {
      for path in paths {
        let slash = path.lastIndex(of: "/")
        let name = String(slash.map { path[path.index(after: $0)...] } ?? path[...])
        let folder = slash.map { String(path[..<$0]) } ?? ""
        names[folder, default: []].append(name)
        places[Self.spelling(of: name), default: []].append((folder, name))
      }
    }

    /// The names of the files directly in a folder; only of pictures, if wanted.
    func names(inFolder folder: String, arePictures: Bool) -> [String] {
      let all = names[folder] ?? []
      return arePictures ? all.filter(Self.isPicture) : all
    }

    /// Whether there is a file at a path.
    func holds(_ path: String) -> Bool {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      return names[String(path.dropLast(name.count + 1))]?.contains(name) ?? false
    }

    /// Whether there are files of this name.
    func areNamed(_ name: String) -> Bool { places[Self.spelling(of: name)] != nil }

    /// The path of the only file of this name, or of the nearest one that is in a folder around the
    /// folder `own`; nil where there is none.
    func path(ofFileNamed name: String, around own: String) -> String? {
      let alike = places[Self.spelling(of: name)] ?? []
      let same = alike.filter { $0.name == name }
      let found = same.isEmpty ? alike : same
      let around = found.filter { own == $0.folder || own.hasPrefix($0.folder + "/") }
      let nearest =
        found.count == 1 ? found.first : around.max { $0.folder.count < $1.folder.count }
      return nearest.map { $0.folder + "/" + $0.name }
    }

    private static func spelling(of name: String) -> String {
      name.lowercased().filter { $0 != "-" && $0 != "_" }
    }

    private static func isPicture(_ name: String) -> Bool {
      let name = name.lowercased()
      return [".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg"].contains {
        name.hasSuffix($0)
      }
    }
  }
}
