package import Diagnostics
import Documents
import FileSystem
import Schema
import Tables

/// The file that a binder works on.
package struct BoundFile: Sendable {
  let source: SourceID
  /// Its path from the root of the file system.
  let path: String
  /// Its bytes.
  let bytes: [UInt8]
  /// The path of its folder from the root of the file system, without a slash at its end.
  let folder: String
  /// Where the chunk stores the decoded text of its tree.
  var decoded = TextSlice(buffer: BufferIndex(0), start: 0, count: 0)
  /// How it writes data.
  let notation: FileNotation
  /// Whether its entries are translations of others.
  var isTranslation = false
  /// The destinations of the links in it that show the names of entries, which are not known yet.
  var namelessLinks: [[UInt8]] = []

  /// Makes one from a source.
  package init(source: Source) {
    self.source = source.id
    self.path = source.path
    self.bytes = source.bytes
    self.folder = FilePaths.folder(of: source.path)
    self.notation = FileNotation(path: source.path)
  }
}

extension BoundFile {
  /// Whether it is Markdown without front matter.
  var isTextAlone: Bool {
    ContentFormat(path: FilePaths.name(of: path)[...]) == .markdown
      && !bytes.starts(with: "---".utf8) && !bytes.starts(with: "\u{FEFF}---".utf8)
  }

  /// The slice of a scalar's text.
  func slice(of node: DocumentNode) -> TextSlice {
    node.isDecoded
      ? TextSlice(
        buffer: decoded.buffer, start: node.textStart + decoded.start, count: node.count)
      : TextSlice(buffer: ValueStore.buffer(of: source), start: node.textStart, count: node.count)
  }

  /// A scalar of a tree.
  func text(of node: NodeIndex, in tree: DocumentTree) -> WrittenText {
    WrittenText(
      bytes: tree.text(of: node), slice: slice(of: tree[node]), span: tree.span(of: node),
      kind: tree[node].kind)
  }

  /// The first line of a node: it is underlined where the whole would be too much.
  func head(of node: NodeIndex, in tree: DocumentTree) -> Span {
    let span = tree.span(of: node)
    return tree[node].isScalar ? span : firstLine(of: span)
  }

  /// The first line of a place in the file being bound.
  func firstLine(of span: Span) -> Span {
    let limit = min(Int(span.end), bytes.count)
    var end = Int(span.start)
    while end < limit, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return Span(span.source, Int(span.start), max(end, min(Int(span.start) + 1, limit)))
  }
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

extension DocumentTree {
  /// Whether a node means that there is no value: JSON's `null`, and in YAML nothing, `~` or `null`
  /// without quotes.
  func isNothing(_ node: NodeIndex) -> Bool {
    let written = self[node]
    switch written.kind {
    case .null: return true
    case .plain:
      return switch written.count {
      case 0: true
      case 1: text(of: node).first == UInt8(ascii: "~")
      case 4: text(of: node).elementsEqual("null".utf8)
      default: false
      }
    case .mapping, .sequence, .string, .number, .bool: return false
    }
  }

  /// The place at which something missing in a mapping is reported: its first key, or its brace.
  func start(of node: NodeIndex) -> Span {
    let written = self[node]
    let first = Int(written.start)
    if written.kind == .mapping, written.count > 0, first < source.bytes.count,
      source.bytes[first] != UInt8(ascii: "{")
    {
      return span(of: node + 1)
    }
    return Span(source.id, first, min(first + 1, max(Int(written.end), first)))
  }
}

extension WrittenText {
  /// The default value of a field, which no file writes: as if it were at the beginning of one.
  init(default bytes: [UInt8], _ slice: TextSlice, in source: SourceID) {
    self.init(bytes: bytes[...], slice: slice, span: Span(source, 0, 0), kind: .plain)
  }
}
