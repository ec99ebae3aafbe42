import Diagnostics
import Documents
import Glibc
import Schema
import Tables

/// Binds a tree: its nodes become values in the slots of a binder's chunk, of the types in the
/// models.
///
/// A slot stays empty where its node does not fit, which is reported. Documents limit how deeply
/// nodes are nested, so the recursion needs no other limit.
struct TreeBinding {
  let tree: DocumentTree
  /// Whether there are scalars in it whose texts are not what their author meant.
  private let hasDamages: Bool

  /// Makes the binding of a tree of the file that the binder works on, which takes over the tree's
  /// decoded texts, so that scalars have slices. The trees of a file are bound one after another.
  init(_ tree: DocumentTree, by binder: inout Binder) {
    self.tree = tree
    hasDamages = tree.hasDamages
    binder.document.decoded = TextSlice(
      buffer: binder.chunk.buffer, start: UInt32(binder.chunk.text.count),
      count: UInt32(tree.decoded.count))
    binder.chunk.text.append(contentsOf: tree.decoded)
  }

  /// Binds a node to a slot.
  func bind(_ node: NodeIndex, to target: BindingTarget, by binder: inout Binder) {
    let written = tree[node]
    let span = Span(tree.source.id, Int(written.start), Int(written.end))
    binder.chunk.places[target.slot] = SlotPlace(span)
    // The mistake inside its text was reported; it tells nothing about the type.
    if hasDamages, tree.certainty(ofText: node) == .uncertain, written.isScalar { return }
    let isData = if case .tree = target.type.kind { !target.type.isOptional } else { false }
    if written.kind == .null || written.kind == .plain && written.count <= 4, !isData,
      tree.isNothing(node)
    {
      binder.bindNothing(to: target, at: span)
      return
    }
    switch target.type.kind {
    case .scalar(.string) where isPlainText(written):
      binder.chunk.slots[target.slot] = .text(binder.document.slice(of: written))
    case .list: bindList(node, to: target, by: &binder)
    case .component: bindComponent(node, to: target, by: &binder)
    case .image: bindImage(node, to: target, by: &binder)
    case .tree: bindData(node, to: target, by: &binder)
    default:
      guard written.isScalar else {
        reportShape(node, target: target, by: &binder)
        return
      }
      let text = binder.document.text(of: node, in: tree)
      reportReferences(in: text, to: target, by: &binder)
      reportMarkup(in: text, to: target, by: &binder)
      binder.bindText(text, to: target)
    }
  }

  /// Whether a scalar is a text that begins with a visible character, and has none that pages cannot
  /// hold, none that may be decomposed, no character reference and no markup: most do, and need no
  /// further check.
  private func isPlainText(_ node: DocumentNode) -> Bool {
    guard node.kind == .plain || node.kind == .string, node.count > 0 else { return false }
    let range = Int(node.textStart)..<Int(node.textStart) + Int(node.count)
    let text = (node.isDecoded ? tree.decoded.span : tree.source.bytes.span).extracting(range)
    guard text[0] > 0x20, text[0] < 0x7F else { return false }
    return text.isPlainASCII
      || !UnusableCharacters.mayBe(in: text) && !text.mayHoldReferences && !text.mayHoldMarkup
        && UTF8Text.isSurelyComposed(text)
  }

  /// Binds a node as data of any shape, which is stored as JSON without whitespace: exactly what
  /// the file writes.
  private func bindData(_ node: NodeIndex, to target: BindingTarget, by binder: inout Binder) {
    let start = binder.chunk.text.count
    TreeJSON(of: tree).append(node, to: &binder.chunk.text)
    binder.chunk.slots[target.slot] = .tree(
      TextSlice(buffer: binder.chunk.buffer, range: start..<binder.chunk.text.count))
  }

  /// Reports that the shape of a node does not match its type.
  func reportShape(_ node: NodeIndex, target: BindingTarget, by binder: inout Binder) {
    let plan = binder.plan
    guard binder.entry.certainty == .certain, plan.certainty(of: target.type) == .certain else {
      return
    }
    let found = tree[node].kind
    let declared = plan.type(of: target.field)
    let isElement =
      declared.kind == .list
      && (target.type.kind != .list || target.type.element != declared.element)
    binder.log.report(
      .wrongShape(
        binder.rule(target.field), isElement: isElement, expected: plan.words(for: target.type),
        found: found.words, at: binder.document.head(of: node, in: tree),
        help: binder.guide?.help(forShapeOf: node, of: target.field, in: plan)
          ?? plan.shapeHelp(
            for: target.type, found: node, of: tree, in: binder.document.notation,
            isInSecret: binder.isInSecret)))
  }
}

extension Swift.Span<UInt8> {
  /// Whether a text is printing ASCII that holds neither references nor markup. Of all texts for
  /// which this is so, `isPlainText` is true.
  fileprivate var isPlainASCII: Bool {
    unsafe withUnsafeBytes { bytes in
      var offset = 0
      while offset + ByteBlock.scalarCount <= bytes.count {
        let block = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: ByteBlock.self)
        guard block.isPlainText else { return false }
        offset += ByteBlock.scalarCount
      }
      while offset < bytes.count {
        guard unsafe bytes[offset].isPlainText else { return false }
        offset += 1
      }
      return true
    }
  }

  /// Whether a text may hold references to characters: an ampersand is in it.
  fileprivate var mayHoldReferences: Bool {
    unsafe withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return unsafe memchr(base, Int32(UInt8(ascii: "&")), bytes.count) != nil
    }
  }
}

extension UInt8 {
  /// Whether it is printing ASCII and none of the signs of references and markup: `&`, `*`, `{` and
  /// `]`.
  fileprivate var isPlainText: Bool {
    self &- 0x20 <= 0x5E && self != 0x26 && self != 0x2A && self != 0x7B && self != 0x5D
  }
}

extension ByteBlock {
  /// Whether this is so for each byte.
  fileprivate var isPlainText: Bool {
    func holds(_ byte: UInt8) -> SIMDMask<SIMD16<Int8>> { self .== Self(repeating: byte) }
    let isOther = self &- Self(repeating: 0x20) .> Self(repeating: 0x5E)
    return (isOther .| holds(0x26) .| holds(0x2A) .| holds(0x7B) .| holds(0x5D)).firstIndex
      == Self.scalarCount
  }
}
