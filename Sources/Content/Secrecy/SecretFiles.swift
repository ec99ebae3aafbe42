import Diagnostics
import Documents
import Schema

/// Finds what is secret in the files of collections.
struct SecretFiles: Sendable {
  private let text: SecretText
  private let definitions: [CollectionDefinition]

  init(models: Models, definitions: [CollectionDefinition]) {
    text = SecretText(models: models)
    self.definitions = definitions
  }

  /// What is secret in a file. Cost: none, except for files of models with secrets, which are read
  /// once more.
  func ranges(in source: Source, of file: ContentFile) -> [Range<Int>] {
    let uses = file.uses.filter { text.isHeld(by: definitions[$0.collection].model) }
    guard !uses.isEmpty else { return [] }
    var ignored = DiagnosticLog()
    switch file.format {
    case .markdown:
      return uses.flatMap { ranges(inMarkdown: source, as: definitions[$0.collection].model) }
    case .yaml:
      let tree = DocumentTree(yaml: source, log: &ignored)
      return uses.flatMap { ranges(in: tree, $0) }
    case .json:
      let tree = DocumentTree(json: source, log: &ignored)
      return uses.flatMap { ranges(in: tree, $0) }
    case .csv:
      let tree = DocumentTree(csv: source, log: &ignored)
      return uses.flatMap { ranges(in: tree, $0) }
    }
  }

  private func ranges(in tree: DocumentTree, _ use: ContentFile.Use) -> [Range<Int>] {
    let id = definitions[use.collection].model
    guard !tree.isEmpty else { return text.ranges(in: tree, roots: [], as: id) }
    var root = NodeIndex.root
    if let selection = use.selection {
      var ignored = DiagnosticLog()
      let from = definitions[use.collection].from
      guard let node = tree.select(selection, at: nil, in: from, log: &ignored) else {
        return text.ranges(in: tree, roots: [], as: id)
      }
      root = node
    }
    let roots = tree[root].kind == .sequence ? Array(tree.children(of: root)) : [root]
    return text.ranges(in: tree, roots: roots, as: id)
  }

  private func ranges(inMarkdown source: Source, as id: StructureID) -> [Range<Int>] {
    var ignored = DiagnosticLog()
    let matter = FrontMatter(source, log: &ignored)
    if matter.fence != nil, matter.tree.isEmpty { return [0..<source.bytes.count] }
    let fields = matter.tree.isEmpty ? [] : text.ranges(in: matter.tree, roots: [.root], as: id)
    return fields + (text.isInMarkdown(of: id) ? [matter.body] : [])
  }
}
