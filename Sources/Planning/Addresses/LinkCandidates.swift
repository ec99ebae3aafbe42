package import Diagnostics
import Schema
import Tables

/// The possible targets of broken links, collected once for all of them.
package struct LinkCandidates {
  private var addresses: [String]?
  private var files: ContentFiles?

  /// How many files of one name are proposed: with more of them, nobody knows which was meant.
  static let mostNamesakes = 3
  /// The work of comparing the folders of a file with those of a path, in bytes.
  static let workOfNamesake = 64

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

  /// The address that is most similar to the target of a broken one which is relative to a page; only
  /// what differs from the page's own address counts, which nobody wrote.
  package mutating func address(
    like target: String, on page: String, in index: AddressIndex,
    suggesting log: inout DiagnosticLog
  ) -> String? {
    guard let found = address(like: target, in: index, suggesting: &log) else { return nil }
    let shared = zip(target.utf8, page.utf8).prefix { $0 == $1 }.map(\.0)
    let folder = shared[..<((shared.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)]
    guard found.utf8.starts(with: folder) else { return nil }
    let rest = { (address: String) in
      String(decoding: address.utf8.dropFirst(folder.count), as: UTF8.self)
    }
    return log.nearest(to: rest(target), among: [rest(found)]).map { _ in found }
  }

  /// Whether a file is a picture, by its name.
  static func isPicture(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg"].contains {
      name.hasSuffix($0)
    }
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
      return arePictures ? all.filter(LinkCandidates.isPicture) : all
    }

    /// Whether there is a file at a path.
    func holds(_ path: String) -> Bool {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      return names[String(path.dropLast(name.count + 1))]?.contains(name) ?? false
    }

    /// How many files have this name.
    func count(named name: String) -> Int { places[Self.spelling(of: name)]?.count ?? 0 }

    /// The paths of the files of this name that a broken path may mean.
    ///
    /// Of several, the one is meant in whose path the folders that were written are; the last of them
    /// count most. The only file of a name is clearly meant unless folders were written of which it is
    /// in none: then it may be another thing.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - folders: The folders before the name, as they were written.
    ///   - own: The folder of the file in which the path is.
    /// - Returns: One path, and whether it is clear that it is meant; or several, which fit equally.
    func paths(
      ofFileNamed name: String, in folders: [Substring], around own: String
    ) -> (paths: [String], areClear: Bool) {
      let alike = places[Self.spelling(of: name)] ?? []
      let same = alike.filter { $0.name == name }
      let found = same.isEmpty ? alike : same
      let path = { (file: (folder: String, name: String)) in file.folder + "/" + file.name }
      let fits = found.map { Fit(of: folders, to: $0.folder.split(separator: "/")) }
      guard found.count > 1 else {
        return (found.map(path), folders.isEmpty || fits.first.map { $0.last > 0 } == true)
      }
      let best = fits.max() ?? Fit()
      let nearest = zip(found, fits).filter { $0.1 == best }.map(\.0)
      if best.last > 0, nearest.count == 1 { return (nearest.map(path), true) }
      let around = nearest.filter { own == $0.folder || own.hasPrefix($0.folder + "/") }
      if best.common == folders.count,
        let last = around.max(by: { $0.folder.count < $1.folder.count })
      {
        return ([path(last)], false)
      }
      return (nearest.map(path), false)
    }

    /// How well the folders of a file fit those that were written.
    private struct Fit: Comparable {
      /// How many of the last folders are the same.
      var last = 0
      /// How many of them are in the path in the same order.
      var common = 0

      init() {}

      init(of written: [Substring], to folders: [Substring]) {
        last = zip(written.reversed(), folders.reversed()).prefix { $0 == $1 }.count
        var rest = folders[...]
        for folder in written {
          guard let place = rest.firstIndex(of: folder) else { continue }
          rest = rest[(place + 1)...]
          common += 1
        }
      }

      static func < (one: Fit, other: Fit) -> Bool {
        (one.last, one.common) < (other.last, other.common)
      }
    }

    private static func spelling(of name: String) -> String {
      name.lowercased().filter { $0 != "-" && $0 != "_" }
    }
  }
}
