import Diagnostics
import Documents
import FileSystem
import Tables

/// Values that a generator gives to all pages of a folder, from one file.
struct InheritedMatter {
  /// What the paths of the pages begin with.
  let scope: String
  /// The file, as notes name it.
  let file: String
  let tree: DocumentTree
  /// The mapping that holds the values.
  let root: NodeIndex
  /// Whether only `draft` counts, also for pages that say otherwise.
  var hidesAll = false
  /// The pages of the folder for which they are meant; nil for all.
  var target: PageTarget?

  /// How exactly its target says which pages are meant.
  var precision: Int { target?.precision ?? 0 }

  /// The value that is reached by these keys, which are folded as those of the file are compared.
  func value(at path: [String]) -> String? {
    guard !hidesAll || path == ["draft"] else { return nil }
    return tree.pairs(at: path, in: root).first.map { tree.string(of: $0.value) }
  }

  /// What the file of a section, `_index.md`, gives to its pages.
  static func section(
    at path: String, _ bytes: [UInt8], of generator: SiteGenerator?
  ) -> [InheritedMatter] {
    guard let matter = EditedMatter(path: path, bytes) else { return [] }
    let tree = matter.tree
    func values(_ root: NodeIndex, hidingAll: Bool = false) -> InheritedMatter {
      let folder = FilePaths.folder(of: path)
      return InheritedMatter(
        scope: folder.isEmpty ? "" : folder + "/", file: path, tree: tree, root: root,
        hidesAll: hidingAll)
    }
    var found: [InheritedMatter] = []
    if generator != .hugo, let draft = matter.pair(of: "draft"),
      tree.string(of: draft.value).lowercased() == "true"
    {
      // A section of Zola that is a draft has no pages.
      found.append(values(.root, hidingAll: true))
    }
    for cascade in cascades(of: matter) {
      guard let node = target(of: cascade, in: tree) else {
        found.append(values(cascade))
        continue
      }
      guard let (target, isForPages) = PageTarget.hugo(node, of: tree), isForPages else { continue }
      var some = values(cascade)
      some.target = target
      found.append(some)
    }
    return found
  }

  private static func cascades(of matter: EditedMatter) -> [NodeIndex] {
    guard let cascade = matter.pair(of: "cascade")?.value else { return [] }
    let tree = matter.tree
    return tree[cascade].kind == .sequence ? Array(tree.children(of: cascade)) : [cascade]
  }

  private static func target(of cascade: NodeIndex, in tree: DocumentTree) -> NodeIndex? {
    ["_target", "target"].lazy.compactMap { tree.pair(of: $0, in: cascade)?.value }.first
  }

  /// Whether the file of a section gives values to some pages, and it cannot be told to which.
  static func hasUnknownTarget(at path: String, _ bytes: [UInt8]) -> Bool {
    guard let matter = EditedMatter(path: path, bytes) else { return false }
    return cascades(of: matter).contains { cascade in
      target(of: cascade, in: matter.tree).map { PageTarget.hugo($0, of: matter.tree) == nil }
        ?? false
    }
  }

  /// What a file of data of Eleventy gives to the pages of its folder, such as `posts/posts.json`, or to
  /// one page, such as `posts/tea.11tydata.json`; nil for any other file.
  static func directoryData(
    at path: String, _ bytes: [UInt8], of generator: SiteGenerator?
  ) -> InheritedMatter? {
    let folder = FilePaths.folder(of: path)
    let name = FilePaths.name(of: path)
    let endings = [".11tydata.json", ".json"]
    guard generator == nil || generator == .eleventy, !folder.isEmpty,
      let ending = endings.first(where: { name.hasSuffix($0) })
    else { return nil }
    let isWhole = name.dropLast(ending.count) == FilePaths.name(of: folder)
    guard isWhole || ending == endings[0] else { return nil }
    var file = DetachedFile(path: path, bytes)
    guard let tree = file.data, !tree.isEmpty, tree[.root].kind == .mapping else { return nil }
    let scope = folder + "/" + (isWhole ? "" : name.dropLast(ending.count) + ".")
    return InheritedMatter(scope: scope, file: path, tree: tree, root: .root)
  }
}
