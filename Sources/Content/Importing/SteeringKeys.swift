import Documents
import Tables

/// Keys of front matter that tell a generator how to make a page, and readers nothing.
struct SteeringKeys: FileEdit {
  private let generator: SiteGenerator?
  private let keys: Set<String>
  private var removed: Set<String> = []

  /// - Parameter generator: The generator of the former site; nil if it is not known.
  init(of generator: SiteGenerator?) {
    self.generator = generator
    keys = Self.keys(of: generator)
  }

  var notes: [String] {
    let list = removed.sorted().map { "'\($0)'" }.joined(separator: ", ")
    let whose = generator?.name ?? "a generator"
    return removed.isEmpty
      ? [] : ["keys that tell \(whose) how to make pages are left out of front matter: \(list)"]
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard let matter = EditedMatter(path: path, bytes), !matter.tree.isEmpty else { return nil }
    var edited = matter
    for (key, value) in matter.tree.pairs(of: .root) {
      let name = matter.tree.string(of: key)
      guard keys.contains(name.lowercased()), edited.remove((key, value)) else { continue }
      removed.insert(name)
    }
    return edited.bytes
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
        "menus", "outputs", "sitemap", "translationkey", "type", "url",
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
