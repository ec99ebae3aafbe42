import Diagnostics
import Documents
import Markdown
import Schema
import Tables

/// Binds what files say to what models ask: trees and Markdown become the slots of a chunk, and
/// everything that does not fit becomes a diagnostic with the rule it breaks.
///
/// One binder works on the files of one chunk, one after another; `document` says which.
struct Binder {
  let plan: BindingPlan
  let folder: ContentFolder
  let isLenient: Bool
  /// The file being bound.
  var document: BoundFile
  var chunk: ValueChunk
  var log = DiagnosticLog(isPart: true)
  /// The entry being bound.
  var entry = BoundEntry()
  /// How Markdown is read.
  var markdown = MarkdownOptions()
  /// Whether what is bound now is part of the value of a secret field.
  var isInSecret = false

  init(
    plan: BindingPlan, folder: ContentFolder, isLenient: Bool, buffer: BufferIndex, file: BoundFile
  ) {
    self.plan = plan
    self.folder = folder
    self.isLenient = isLenient
    self.document = file
    self.chunk = ValueChunk(buffer: buffer)
  }

  /// The rule a diagnostic about a field shows.
  func rule(_ field: FieldPath) -> Diagnostic.FieldRule {
    let structure = plan.models[field.structure]
    var rule = Diagnostic.FieldRule(
      structure.fields(for: .checking)[Int(field.index)], of: structure, isInSecret: isInSecret)
    rule.notation = document.notation
    return rule
  }
}

/// Where a value is bound to, and as what.
struct BindingTarget: BitwiseCopyable {
  /// The field whose value it is, or in whose list it stands.
  let field: FieldPath
  let type: TypePlan
  let slot: SlotIndex
}

extension Binder {
  /// Takes over the decoded texts of a tree, so that its scalars have slices.
  mutating func begin(_ tree: DocumentTree) {
    document.decoded = TextSlice(
      buffer: chunk.buffer, start: UInt32(chunk.text.count),
      count: UInt32(tree.decoded.count))
    chunk.text.append(contentsOf: tree.decoded)
  }

  /// Binds a node to a slot. The slot stays without a value where the node does not fit, which
  /// the log says.
  mutating func bind(_ node: NodeIndex, of tree: DocumentTree, to target: BindingTarget) {
    let written = tree[node]
    chunk.places[target.slot] = SlotPlace(tree.span(of: node))
    // What is wrong inside of its text was reported, and says nothing about what it should be.
    if tree.certainty(ofText: node) == .uncertain, written.isScalar { return }
    let isData = if case .tree = target.type.kind { !target.type.isOptional } else { false }
    if written.kind == .null || written.kind == .plain, !isData, tree.isNothing(node) {
      bindNothing(to: target, at: tree.span(of: node))
      return
    }
    switch target.type.kind {
    case .scalar(.string) where isPlainText(written, of: tree):
      chunk.slots[target.slot] = .text(document.slice(of: written))
    case .list: bindList(node, of: tree, to: target)
    case .component: bindComponent(node, of: tree, to: target)
    case .image: bindImage(node, of: tree, to: target)
    case .tree: bindTree(node, of: tree, to: target)
    default:
      guard written.isScalar else {
        reportShape(node, of: tree, target: target)
        return
      }
      bindText(document.text(of: node, in: tree), to: target)
    }
  }

  /// Whether a scalar is a text that begins with something to read: most are, and need no
  /// further look.
  private func isPlainText(_ node: DocumentNode, of tree: DocumentTree) -> Bool {
    guard node.kind == .plain || node.kind == .string, node.count > 0 else { return false }
    let start = Int(node.textStart)
    let first = node.isDecoded ? tree.decoded[start] : tree.source.bytes[start]
    return first > 0x20 && first < 0x80
  }

  /// Binds an empty value: none, an empty list, or a mistake.
  mutating func bindNothing(to target: BindingTarget, at span: Span) {
    if target.type.isOptional { return }
    if target.type.kind == .list {
      chunk.slots[target.slot] = .list(first: chunk.end, count: 0)
    } else {
      log.report(.emptyField(rule(target.field), at: span))
    }
  }

  /// Reports that a node has another shape than its type.
  mutating func reportShape(_ node: NodeIndex, of tree: DocumentTree, target: BindingTarget) {
    guard entry.certainty == .certain, plan.certainty(of: target.type) == .certain else { return }
    let found = tree[node].kind
    log.report(
      .wrongShape(
        rule(target.field), expected: plan.words(for: target.type), found: found.words,
        at: document.head(of: node, in: tree),
        help: plan.shapeHelp(
          for: target.type, found: node, of: tree, in: document.notation, isInSecret: isInSecret)))
  }
}
