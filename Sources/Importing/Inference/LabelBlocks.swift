import Diagnostics
import Escaping
import FileSystem
import Markdown
import Tables

/// The labels of one text that are data, and those that are part of what the text says.
///
/// A label is data in a block of labels only: a list or a paragraph of which each line is one, at the
/// top of the text, or of several lines before its first heading. Elsewhere the text would lose a
/// sentence.
struct LabelBlocks {
  /// The labels in blocks of labels, in order.
  private(set) var labels: [MarkdownLabelled] = []
  /// The names of the others, as they are compared.
  private(set) var others: Set<String> = []
  /// The names of those that are a paragraph each, in order: it may mean something, as in a dialogue.
  private(set) var paragraphs: [String] = []
  /// The names of those whose values have markup, which a plain value would lose.
  private(set) var markedUp: [String] = []
  /// The files that are the whole value of a label, as links to them, with its name.
  private(set) var links: [(name: String, path: String)] = []

  /// Finds the labels in what is left of a text.
  init(in part: MarkdownPart) {
    let all = part.labelled
    let continuation = LabelContinuation(in: part)
    var next = all.startIndex
    var place = Place()
    for block in part.blocks {
      let node = part.document.nodes[block]
      let start = next
      while next < all.endIndex, all[next].nodes.lowerBound < node.next { next += 1 }
      let inBlock = all[start..<next]
      let lines = Self.lineCount(of: block, in: part)
      let areLabels =
        inBlock.count == lines
        && inBlock.allSatisfy { found in
          let isFollowed = found.isFollowed || continuation.isContinued(found)
          return Self.isLabel(found, isFollowed: isFollowed) && !(node.kind == .list && isFollowed)
        }
      if areLabels, place.isTop || lines > 1 && !place.isNamed {
        take(inBlock, of: part.document)
        if lines == 1, node.kind == .paragraph { paragraphs += inBlock.map(Self.name) }
      } else {
        others.formUnion(inBlock.map(Self.name))
      }
      place.pass(block, of: part, isOfLabels: areLabels)
    }
  }

  private mutating func take(_ found: ArraySlice<MarkdownLabelled>, of document: MarkdownDocument) {
    labels += found
    markedUp += found.filter { Self.hasMarkup($0, in: document) }.map(Self.name)
    for found in found {
      if let path = Self.linkedFile(of: found, in: document) {
        links.append((Self.name(of: found), path))
      }
    }
  }

  /// The path of the file to which a link leads that is all of a value; nil where there is none.
  private static func linkedFile(
    of found: MarkdownLabelled, in document: MarkdownDocument
  ) -> String? {
    let link = found.nodes.first { document.nodes[$0].kind == .link }
    guard let link, document.nodes[link].start >= found.label.span.end,
      document.plainText(of: document.descendants(of: link)).bytes == found.value.bytes
    else { return nil }
    let text = document.bytes(of: document.nodes[link].text)
    let written = String(decoding: PercentEncoding.decoded(text), as: UTF8.self)
    let path = written.hasPrefix("@/") ? "/" + written.dropFirst(2) : written
    return path.hasPrefix("/")
      ? FilePaths.path(of: path.dropFirst(), from: "")
      : FilePaths.path(of: path[...], from: FilePaths.folder(of: document.source.path))
  }

  /// The name of a label, as it is compared.
  private static func name(of found: MarkdownLabelled) -> String {
    found.label.string.withoutDecoration.lowercased()
  }

  /// How many lines a paragraph has, or items a list; 0 for other blocks.
  private static func lineCount(of block: MarkdownNode.Index, in part: MarkdownPart) -> Int {
    let children = part.document.siblings(in: part.document.descendants(of: block))
    switch part.document.nodes[block].kind {
    case .list: return children.count
    case .paragraph:
      return 1
        + children.count { [.softBreak, .lineBreak].contains(part.document.nodes[$0].kind) }
    default: return 0
    }
  }

  /// Whether a line consists of a name and a value: neither is the name a sentence, nor the colon
  /// within a time such as `08:30` or an address, nor is the value continued below.
  private static func isLabel(_ found: MarkdownLabelled, isFollowed: Bool) -> Bool {
    !found.isWithinWord && isName(found.label.string) && !isText(found, isFollowed: isFollowed)
  }

  /// Whether a text is short enough for a name, and neither ends a sentence nor begins another.
  private static func isName(_ text: String) -> Bool {
    let words = text.withoutDecoration.split(separator: " ")
    return (1...5).contains(words.count)
      && !zip(words, words.dropFirst()).contains { word, next in
        word.last.map { ".!?;".contains($0) } == true && next.first?.isUppercase == true
      }
  }

  /// Whether what looks like a label is part of a text: a line such as `Ingredients:` above a list, or
  /// the first of several labels in one line, `Serves: 4 | Time: 10 min`.
  private static func isText(_ found: MarkdownLabelled, isFollowed: Bool) -> Bool {
    found.value.bytes.isEmpty
      ? isFollowed
      : found.value.string.split(separator: "|").dropFirst().contains { $0.contains(":") }
  }

  /// Whether a value has emphasis, a link or other markup.
  private static func hasMarkup(_ found: MarkdownLabelled, in document: MarkdownDocument) -> Bool {
    found.nodes.contains { index in
      let node = document.nodes[index]
      guard Int(node.start) >= Int(found.label.span.end) else { return false }
      switch node.kind {
      case .emphasis, .strong, .strikethrough, .code, .image, .footnoteReference, .htmlInline,
        .taskMarker:
        return true
      case .link: return !LostMarkup.all(inTextOf: index..<node.next, of: document).isEmpty
      default: return false
      }
    }
  }
}

/// Where in a text a block is.
private struct Place {
  /// Whether only a title and blocks of labels are before it.
  private(set) var isTop = true
  /// Whether it is below a heading, or a line that says what it is, which would be left with nothing.
  var isNamed: Bool { isBelowHeading || isBelowLine }
  private var isBelowHeading = false
  private var isBelowLine = false

  /// Goes on to what is behind a block.
  mutating func pass(_ block: MarkdownNode.Index, of part: MarkdownPart, isOfLabels: Bool) {
    let node = part.document.nodes[block]
    let isTitle = node.kind == .heading && node.level == 1 && isTop
    isBelowHeading = isBelowHeading || node.kind == .heading && !isTitle
    let text = part.document.plainText(of: part.document.descendants(of: block))
    isBelowLine = node.kind == .paragraph && text.bytes.last == UInt8(ascii: ":")
    isTop = isTop && (isTitle || isOfLabels)
  }
}
