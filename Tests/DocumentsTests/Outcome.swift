import Diagnostics
import Documents
import Tables

/// A document and what was reported on it, in a form that tests can compare.
struct Outcome {
  let source: Source
  let tree: DocumentTree
  let log: DiagnosticLog

  static func json(_ text: String, _ rules: JSONRules = .content) -> Outcome {
    json(Array(text.utf8), rules)
  }

  static func json(_ bytes: [UInt8], _ rules: JSONRules = .content) -> Outcome {
    let source = source("a.json", bytes)
    var log = DiagnosticLog()
    let tree = DocumentTree(json: source, rules, log: &log)
    return Outcome(source: source, tree: tree, log: log)
  }

  static func yaml(_ text: String) -> Outcome { yaml(Array(text.utf8)) }

  static func yaml(_ bytes: [UInt8]) -> Outcome {
    let source = source("a.yaml", bytes)
    var log = DiagnosticLog()
    let tree = DocumentTree(yaml: source, log: &log)
    return Outcome(source: source, tree: tree, log: log)
  }

  static func frontMatter(_ text: String) -> (outcome: Outcome, parts: FrontMatter) {
    frontMatter(Array(text.utf8))
  }

  static func frontMatter(_ bytes: [UInt8]) -> (outcome: Outcome, parts: FrontMatter) {
    let source = source("a.md", bytes)
    var log = DiagnosticLog()
    let parts = FrontMatter(source, log: &log)
    return (Outcome(source: source, tree: parts.tree, log: log), parts)
  }

  private static func source(_ path: String, _ bytes: [UInt8]) -> Source {
    var sources = SourceMap()
    return sources.add(path: path, bytes: bytes)
  }

  /// What was reported, a line each: `line:column severity code message`.
  var messages: [String] {
    log.diagnostics.map { diagnostic in
      let place = diagnostic.span.map { position(of: Int($0.start)) + " " } ?? ""
      return place + "\(diagnostic.severity) \(diagnostic.code.number) \(diagnostic.message)"
    }
  }

  /// The line and the column of a byte, both from 1: columns in characters without the byte order
  /// mark, CRLF as one line break.
  func position(of offset: Int) -> String {
    let before = source.bytes[source.textStart..<max(source.textStart, offset)]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
    let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    return "\(line):\(column)"
  }

  /// The tree as one line, such as `{title: "a", tags: [b, c]}`: texts in quotes unless they are
  /// plain.
  var outline: String { tree.isEmpty ? "" : outline(of: .root) }

  private func outline(of index: NodeIndex) -> String {
    switch tree[index].kind {
    case .mapping:
      let pairs = tree.pairs(of: index).map {
        outline(of: $0.key) + ": " + outline(of: $0.value)
      }
      return "{" + pairs.joined(separator: ", ") + "}"
    case .sequence:
      return "[" + tree.children(of: index).map { outline(of: $0) }.joined(separator: ", ") + "]"
    case .string: return "\"" + tree.string(of: index) + "\""
    default: return tree.string(of: index)
    }
  }

  /// What is wrong with the shape of the tree, nothing when it is sound: every span inside the
  /// source and inside its parent's, every `next` where the following sibling starts.
  var flaws: [String] {
    guard !tree.isEmpty else { return [] }
    var flaws: [String] = []
    if tree[.root].next != NodeIndex(tree.nodes.count) {
      flaws.append("the root does not end the tree")
    }
    for index in tree.nodes.tableIndices {
      let node = tree[index]
      if node.start > node.end || Int(node.end) > source.bytes.count {
        flaws.append("span of \(index.position): \(node.start)..<\(node.end)")
      }
      if node.isScalar {
        let room = node.isDecoded ? tree.decoded.count : source.bytes.count
        if Int(node.textStart) + Int(node.count) > room {
          flaws.append("text of \(index.position)")
        }
        if node.next != index + 1 { flaws.append("next of scalar \(index.position)") }
        if String(validating: tree.text(of: index), as: UTF8.self) == nil {
          flaws.append("text of \(index.position) is not UTF-8")
        }
        continue
      }
      let children = Array(tree.children(of: index))
      let count = node.kind == .mapping ? children.count / 2 : children.count
      if Int(node.count) != count {
        flaws.append("count of \(index.position): \(node.count), \(count)")
      }
      if let last = children.last, tree[last].next != node.next {
        flaws.append("next of \(index.position)")
      }
      if node.kind == .mapping {
        if !children.count.isMultiple(of: 2) { flaws.append("half a pair in \(index.position)") }
        for key in tree.pairs(of: index).map(\.key) where !tree[key].isScalar {
          flaws.append("key \(key.position) is no scalar")
        }
      }
    }
    return flaws
  }
}
