import Documents
import Escaping

/// Turns the addresses that pages had by their front matter, such as `permalink: /pie/`, into
/// `aliases`, which lead readers of the former site to the pages as they are now.
struct FormerAddresses {
  /// The keys that name the address of a page.
  private let keys: [String]
  /// The names of folders, which begin the addresses of sections.
  private let folders: Set<String>
  private var taken: Set<String> = []
  private var moved = 0
  /// Files whose address is none that can be redirected.
  private var left: [String] = []

  /// Makes the rules for files from a site.
  ///
  /// - Parameters:
  ///   - site: The site that the files come from; nil if it is not known.
  ///   - paths: The paths of all files.
  init(of site: FormerSite?, among paths: [String]) {
    keys =
      switch site?.generator {
      case .jekyll: ["permalink", "url"]
      case .eleventy: ["permalink"]
      case .hugo: ["url"]
      case .zola, .astro, nil: []
      }
    folders = Set(paths.flatMap { $0.split(separator: "/").dropLast().map { $0.lowercased() } })
  }

  /// What was done, one sentence each.
  var notes: [String] {
    var notes: [String] = []
    if moved > 0 {
      let what = moved == 1 ? "the address of one page is" : "the addresses of \(moved) pages are"
      notes.append("\(what) among its 'aliases' now, which lead to where it is here")
    }
    if !left.isEmpty {
      notes.append(
        "the address that these give themselves is not taken over: \(NamedFiles.list(left)). "
          + "Write 'aliases' for the addresses that readers know")
    }
    return notes
  }

  /// Makes the address of a page one of its aliases.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: Its bytes.
  ///   - slug: The last part of the address that its page has from now on.
  /// - Returns: The file; nil where nothing has to be changed.
  mutating func moved(_ path: String, _ bytes: [UInt8], slug: String) -> [UInt8]? {
    guard !keys.isEmpty, var matter = EditedMatter(path: path, bytes),
      let pair = keys.lazy.compactMap({ matter.pair(of: $0) }).first
    else { return nil }
    let written = matter.tree.string(of: pair.value)
    guard let address = Self.address(written), matter.pair(of: "aliases") == nil else {
      left.append(path)
      return nil
    }
    let parts = address.split(separator: "/").map { $0.lowercased() }
    let isSection = parts.count == 1 && folders.contains(parts[0]) && address.hasSuffix("/")
    guard !isSection, taken.insert(address.lowercased()).inserted else {
      left.append(path)
      return nil
    }
    if parts.count == 2, folders.contains(parts[0]), parts[1] == slug.lowercased() {
      // It is where it was, or may be.
      return nil
    }
    matter.replace(pair, with: "aliases: [\"\(address)\"]")
    moved += 1
    return matter.bytes
  }

  /// An address that can be an alias; nil for patterns, the home page and what is not a path.
  private static func address(_ written: String) -> String? {
    let address =
      written.hasSuffix("/index.html") ? String(written.dropLast("index.html".count)) : written
    guard address.hasPrefix("/"), address != "/", address != "/404.html",
      PercentEncoding.isPlainPath(Array(address.utf8).span)
    else { return nil }
    let parts = address.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.dropLast().contains(""), !parts.contains(where: { $0.hasPrefix(".") }) else {
      return nil
    }
    return address
  }
}
