import Documents
import FileSystem
import Tables

/// The pages for which values are meant that a generator gives to many.
struct PageTarget {
  private enum Kind {
    /// Patterns of the paths of pages, without their ending; nil for all.
    case hugo(patterns: [String]?)
    /// What paths begin with, and the name of a collection, `posts` or `pages`; nil for all.
    case jekyll(path: String, type: String?)
  }

  private let kind: Kind
  /// How exactly it says which pages are meant: of two that mean a page, the greater one counts.
  let precision: Int

  /// Reads the `target` of a cascade of Hugo, whose `path` is a pattern of the path in the content folder
  /// (resources/page/page_matcher.go of Hugo).
  ///
  /// - Returns: What is meant; nil where that cannot be told.
  static func hugo(_ node: NodeIndex, of tree: DocumentTree) -> (target: Self, isForPages: Bool)? {
    guard tree[node].kind == .mapping else { return nil }
    var patterns: [String]?
    var isForPages = true
    for (key, value) in tree.pairs(of: node) {
      guard [.plain, .string].contains(tree[value].kind),
        let texts = Alternatives.expanded(tree.string(of: value).lowercased())
      else { return nil }
      switch tree.string(of: key).lowercased() {
      case "path": patterns = texts
      case "kind": isForPages = isForPages && fits("page", texts)
      case "environment": isForPages = isForPages && fits("production", texts)
      default: return nil
      }
    }
    return (Self(kind: .hugo(patterns: patterns), precision: 0), isForPages)
  }

  private static func fits(_ word: String, _ patterns: [String]) -> Bool {
    patterns.contains { PathPattern($0).matches(word) }
  }

  /// Reads the `scope` of defaults of Jekyll (lib/jekyll/frontmatter_defaults.rb of Jekyll 4).
  static func jekyll(_ node: NodeIndex, of tree: DocumentTree) -> Self {
    let text = { (key: String) in tree.pair(of: key, in: node).map { tree.string(of: $0.value) } }
    let path = String((text("path") ?? "").drop { $0 == "/" })
    let type = text("type")
    return Self(
      kind: .jekyll(path: path, type: type), precision: path.count * 2 + (type == nil ? 0 : 1))
  }

  /// Whether a page is meant, by the path of its file in the folder of the site.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - site: The site.
  /// - Returns: Whether it is.
  func contains(_ path: String, of site: FormerSite?) -> Bool {
    switch kind {
    case .hugo(let patterns):
      guard let patterns else { return true }
      let whole = path.lowercased()
      let folder = FilePaths.folder(of: whole)
      let name = String(FilePaths.name(of: whole).prefix { $0 != "." })
      let page = name == "index" ? folder : folder.isEmpty ? name : folder + "/" + name
      return patterns.contains { pattern in
        let signs = PathPattern(pattern)
        // In a part of a name, `**` also stands for `/`.
        let crosses = pattern.split(separator: "/").contains { $0 != "**" && $0.contains("**") }
        return [page, whole].contains {
          crosses ? signs.matchesAcrossFolders("/" + $0) : signs.matches($0)
        }
      }
    case .jekyll(let scope, let type):
      guard type.map({ $0 == site?.jekyllType(ofFileAt: path) }) ?? true else { return false }
      guard scope.contains("*") else { return path.hasPrefix(scope) }
      let signs = PathPattern(scope)
      let ends = path.indices.filter { path[$0] == "/" } + [path.endIndex]
      return ends.contains { signs.matches(String(path[..<$0])) }
    }
  }
}
