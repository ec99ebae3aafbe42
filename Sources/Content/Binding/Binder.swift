import Diagnostics
import Documents
import Markdown
import Schema

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
  /// The built-in keys of the entry being bound.
  var entryKeys = EntryKeys()
  /// How Markdown is read.
  var markdown = MarkdownOptions()
  /// The index of the collection whose entries are being bound.
  var collection = 0
  /// The anchors of the headings of the entry being bound.
  var anchors = AnchorSet()
  /// The slot of that entry; nil for a document of no collection.
  var owner: Int?
  /// Whether the entry being bound holds a mistake of syntax that was read over and may have
  /// moved its fields elsewhere: then nothing is said of fields that are unknown or missing.
  var certainty = Certainty.certain
  /// Whether what is bound now is part of the value of a secret field.
  var isInSecret = false

  init(plan: BindingPlan, folder: ContentFolder, isLenient: Bool, buffer: Int, file: BoundFile) {
    self.plan = plan
    self.folder = folder
    self.isLenient = isLenient
    self.document = file
    self.chunk = ValueChunk(buffer: buffer)
  }

  /// The rule a diagnostic about a field shows.
  func rule(_ field: FieldPath) -> Diagnostic.FieldRule {
    let structure = plan.models.structures[Int(field.structure)]
    var rule = Diagnostic.FieldRule(
      structure.fields(for: .checking)[Int(field.index)], of: structure, isInSecret: isInSecret)
    rule.notation = document.notation
    return rule
  }
}

/// The file a binder is at work on.
struct BoundFile: Sendable {
  let source: SourceID
  /// Its path from the root of the file system.
  let path: String
  /// Its bytes.
  let bytes: [UInt8]
  /// The path of its folder from the root of the file system, without a slash at its end.
  let folder: String
  /// Where the decoded text of its tree begins in the chunk's text.
  var decodedStart = 0
  /// How it writes data.
  let notation: FileNotation

  init(source: Source) {
    self.source = source.id
    self.path = source.path
    self.bytes = source.bytes
    self.folder = ContentFolder.folder(of: source.path)
    self.notation = FileNotation(path: source.path)
  }
}

/// Where a value is bound to, and as what.
struct BindingTarget: BitwiseCopyable {
  /// The field whose value it is, or in whose list it stands.
  let field: FieldPath
  let type: TypePlan
  let slot: Int
}

/// A scalar as a file writes it.
struct WrittenText {
  /// Its text, decoded.
  let bytes: ArraySlice<UInt8>
  /// Where the text will be in the store.
  let slice: TextSlice
  /// Where it is written.
  let span: Span
  /// Whether it is a text that may mean anything, rather than a JSON number, true or false.
  let kind: DocumentNode.Kind

  /// The text as true or false. In quotes it is a text, which is neither.
  func bool() throws(ScalarMistake) -> Bool {
    let truth = try Scalar.bool(bytes.span)
    if kind == .string { throw ScalarMistake(.bool, .quoted) }
    return truth
  }
}

extension Binder {
  /// Takes over the decoded texts of a tree, so that its scalars have slices.
  mutating func begin(_ tree: DocumentTree) {
    document.decodedStart = chunk.text.count
    chunk.text.append(contentsOf: tree.decoded)
  }

  /// The slice of a scalar's text.
  func slice(of node: DocumentNode) -> TextSlice {
    node.isDecoded
      ? TextSlice(
        buffer: UInt32(chunk.buffer), start: node.textStart + UInt32(document.decodedStart),
        count: node.count)
      : TextSlice(buffer: document.source.index, start: node.textStart, count: node.count)
  }

  /// A scalar of a tree.
  func text(of node: Int, in tree: DocumentTree) -> WrittenText {
    WrittenText(
      bytes: tree.text(of: node), slice: slice(of: tree[node]), span: tree.span(of: node),
      kind: tree[node].kind)
  }

  /// Whether a node says that there is no value: JSON's `null`, and in YAML nothing, `~` or
  /// `null` without quotes.
  func isNothing(_ node: Int, in tree: DocumentTree) -> Bool {
    let written = tree[node]
    switch written.kind {
    case .null: return true
    case .plain:
      return switch written.count {
      case 0: true
      case 1: tree.text(of: node).first == UInt8(ascii: "~")
      case 4: tree.text(of: node).elementsEqual("null".utf8)
      default: false
      }
    default: return false
    }
  }

  /// Binds a node to a slot. The slot stays without a value where the node does not fit, which
  /// the log says.
  mutating func bind(_ node: Int, of tree: DocumentTree, to target: BindingTarget) {
    let written = tree[node]
    chunk.places[target.slot] = SlotPlace(tree.span(of: node))
    let isData = target.type.kind == .tree && !target.type.isOptional
    if written.kind == .null || written.kind == .plain, !isData, isNothing(node, in: tree) {
      bindNothing(to: target, at: tree.span(of: node))
      return
    }
    switch target.type.kind {
    case .scalar(.string) where isPlainText(written, of: tree):
      chunk.slots[target.slot] = .text(slice(of: written))
    case .list: bindList(node, of: tree, to: target)
    case .component: bindComponent(node, of: tree, to: target)
    case .image: bindImage(node, of: tree, to: target)
    case .tree: bindTree(node, of: tree, to: target)
    default:
      guard written.isScalar else {
        reportShape(node, of: tree, target: target)
        return
      }
      bindText(text(of: node, in: tree), to: target)
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
      chunk.slots[target.slot] = .list(first: chunk.slots.count, count: 0)
    } else {
      log.report(.emptyField(rule(target.field), at: span))
    }
  }

  /// Reports that a node has another shape than its type.
  mutating func reportShape(_ node: Int, of tree: DocumentTree, target: BindingTarget) {
    guard certainty == .certain, certainty(of: target.type) == .certain else { return }
    let found = tree[node].kind
    log.report(
      .wrongShape(
        rule(target.field), expected: words(for: target.type), found: Self.words(for: found),
        at: head(of: node, in: tree), help: shapeHelp(for: target.type, found: node, of: tree)))
  }

  /// Whether the model that a type is of has mistakes, which were reported: then what does not fit
  /// it may be right.
  private func certainty(of type: TypePlan) -> Certainty {
    switch type.kind {
    case .list: certainty(of: plan.types[Int(type.element)])
    case .component: plan.models.structures[Int(type.id)].certainty
    default: .certain
    }
  }

  /// The first line of a node: what is underlined where the whole would be too much.
  func head(of node: Int, in tree: DocumentTree) -> Span {
    let span = tree.span(of: node)
    return tree[node].isScalar ? span : firstLine(of: span)
  }

  /// The first line of a place in the file being bound.
  func firstLine(of span: Span) -> Span {
    let limit = min(Int(span.end), document.bytes.count)
    var end = Int(span.start)
    while end < limit, document.bytes[end] != 0x0A, document.bytes[end] != 0x0D { end += 1 }
    return Span(span.source, Int(span.start), max(end, min(Int(span.start) + 1, limit)))
  }
}
