import Documents
import Tables

/// Keys of front matter that tell a generator how to make a page, and readers nothing.
struct SteeringKeys: FileEdit {
  private let generator: SiteGenerator?
  private let keys: Set<String>
  private var removed: Set<String> = []
  /// The number of files whose `aliases` are other names of them, as in a wiki.
  private var renamed = 0

  /// - Parameter generator: The generator of the former site; nil if it is not known.
  init(of generator: SiteGenerator?) {
    self.generator = generator
    keys = Self.keys(of: generator)
  }

  var notes: [String] {
    let list = removed.sorted().map { "'\($0)'" }.joined(separator: ", ")
    let whose = generator?.name ?? "a generator"
    let names =
      "the 'aliases' of \(renamed) \(renamed == 1 ? "file" : "files"), which are other names and not "
      + "addresses, are left out of front matter"
    return
      (removed.isEmpty
      ? [] : ["keys that tell \(whose) how to make pages are left out of front matter: \(list)"])
      + (renamed == 0 ? [] : [names])
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard let matter = EditedMatter(path: path, bytes), !matter.tree.isEmpty else { return nil }
    var edited = matter
    for (key, value) in matter.tree.pairs(of: .root) {
      let name = matter.tree.string(of: key)
      let isSteering = keys.contains(name.lowercased())
      guard isSteering || name == "aliases" && areNames(value, in: matter.tree),
        edited.remove((key, value))
      else { continue }
      if isSteering { removed.insert(name) } else { renamed += 1 }
    }
    return edited.bytes
  }

  /// Whether the aliases of a page are other names of it, as in a wiki, and not addresses.
  private func areNames(_ value: NodeIndex, in tree: DocumentTree) -> Bool {
    guard generator == nil else { return false }
    let values = tree[value].kind == .sequence ? Array(tree.children(of: value)) : [value]
    return values.allSatisfy { value in
      [.plain, .string, .number].contains(tree[value].kind) && !tree.string(of: value).contains("/")
    }
  }

  /// The keys in lower case. Not `weight`, which is the order of pages here as well, and no word
  /// that an author may use for something else.
  private static func keys(of generator: SiteGenerator?) -> Set<String> {
    let eleventy: Set<String> = [
      "eleventycomputed", "eleventyexcludefromcollections", "eleventyimport", "eleventynavigation",
    ]
    return switch generator {
    case .hugo:
      [
        "_build", "build", "cascade", "headless", "iscjklanguage", "layout", "markup", "menu",
        "menus", "outputs", "resources", "sitemap", "translationkey", "type", "url",
      ]
    case .zola: ["in_search_index", "path", "render", "template"]
    case .astro: ["layout"]
    case .jekyll:
      [
        "excerpt_separator", "layout", "permalink", "published", "redirect_from",
        "render_with_liquid", "sitemap",
      ]
    case .eleventy:
      eleventy.union([
        "dynamicpermalink", "layout", "override:tags", "pagination", "permalink",
        "templateengineoverride",
      ])
    case nil: eleventy.union(["_build"])
    }
  }
}
