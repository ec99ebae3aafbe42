import Diagnostics
import Documents
import Markdown
import Schema
import Tables

/// What a Markdown file states before its text, and what is missing.
struct MatterOfFile {
  /// The keys of the front matter.
  let keys: Set<String>
  /// The heading of the first level that its text begins with, and where it is.
  let heading: Heading?
  /// The address of its page in the front matter.
  let formerAddress: String?
  /// The slug in the front matter.
  let slug: String?
  /// What is written in place of it.
  var newSlug: String?
  private let slugPlace: Range<Int>
  /// The title in the front matter; empty where there is none.
  let givenTitle: String
  /// What patterns of addresses name of the front matter.
  let addressParts: AddressParts
  /// Its name; that of its folder for an index file.
  let name: DatedName
  private let bytes: [UInt8]
  /// Where lines are added: after the opening fence, or at the beginning of the text.
  private let start: Int
  private let hasFence: Bool

  struct AddressParts {
    /// The date, as it is written.
    let date: String?
    /// The categories of Jekyll.
    let categories: [String]

    fileprivate init(of tree: DocumentTree) {
      guard !tree.isEmpty else {
        (date, categories) = (nil, [])
        return
      }
      date = tree.value(of: "date", in: .root).map { tree.string(of: $0) }
      categories = ["category", "categories"].flatMap { key -> [String] in
        guard let value = tree.value(of: key, in: .root) else { return [] }
        if tree[value].kind == .sequence {
          return tree.children(of: value).map { tree.string(of: $0) }
        }
        // A text has several of them, with blanks between.
        let text = tree.string(of: value)
        return key == "category" ? [text] : text.split(separator: " ").map(String.init)
      }
    }
  }

  struct Heading {
    let text: String
    /// Its lines.
    let range: Range<Int>
    /// Whether it consists of words only.
    let isPlain: Bool
    /// Its anchor.
    let anchor: [UInt8]
  }

  var hasDate: Bool { keys.contains("date") }
  var hasTitle: Bool { keys.contains("title") }
  var title: String { heading?.text ?? InferredNames.title(name.rest) }

  /// Reads a file; nil where its front matter cannot be read.
  init?(path: String, _ bytes: [UInt8]) {
    var file = DetachedFile(path: path, bytes)
    let matter = file.matter
    guard matter.fence == nil || !matter.tree.isEmpty || !file.log.hasErrors else { return nil }
    let tree = matter.tree
    keys = tree.isEmpty ? [] : Set(tree.pairs(of: .root).map { tree.string(of: $0.key) })
    let text = { (key: String) -> String? in
      tree.isEmpty ? nil : tree.value(of: key, in: .root).map { tree.string(of: $0) }
    }
    slug = text("slug")
    givenTitle = text("title") ?? ""
    addressParts = AddressParts(of: tree)
    let place = tree.isEmpty ? nil : tree.value(of: "slug", in: .root).map { tree.span(of: $0) }
    slugPlace = place?.range ?? 0..<0
    // An address with a `:` is a pattern of Jekyll.
    formerAddress = [text("permalink"), text("url")].compactMap { $0 }
      .first { $0.hasPrefix("/") && !$0.contains(":") }
    self.bytes = bytes
    hasFence = matter.fence != nil
    if let fence = matter.fence {
      let end = Int(fence.end)
      start = bytes[end...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    } else {
      start = matter.body.lowerBound
    }
    var part = MarkdownPart(file.markdown)
    heading = Self.heading(of: &part, bytes)
    name = DatedName(Self.name(ofFileAt: path))
  }

  private static func heading(
    of part: inout MarkdownPart, _ bytes: [UInt8]
  ) -> Heading? {
    guard let first = part.firstBlock, part.document.nodes[first].kind == .heading,
      part.document.nodes[first].level == 1
    else { return nil }
    let range = part.document.span(of: first).range
    let isPlain = part.document.descendants(of: first).allSatisfy { index in
      [.text, .code, .emphasis, .strong].contains(part.document.nodes[index].kind)
    }
    guard let text = part.takeHeading()?.text.string, !text.isEmpty else { return nil }
    // Up to the end of its last line, which may have signs after the words.
    let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var anchors = AnchorSet()
    return Heading(
      text: text, range: range.lowerBound..<end, isPlain: isPlain,
      anchor: anchors.anchor(for: Array(text.utf8)[...]))
  }

  /// The name of a file without its ending; an index file is called like its folder.
  private static func name(ofFileAt path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let file = parts.last ?? path
    let name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    let isIndex = ["index", "_index", "readme"].contains(name.lowercased()) && parts.count > 1
    return isIndex ? parts[parts.count - 2] : name
  }

  /// The file with lines in its front matter, which is added if it has none.
  ///
  /// - Parameters:
  ///   - lines: Whole lines of YAML.
  ///   - withoutHeading: Whether the heading has become the title, where the file had none.
  ///   - anchors: The targets of links: their headings stay.
  /// - Returns: The bytes of the file.
  func bytes(
    adding lines: String, withoutHeading: Bool, keeping anchors: Set<[UInt8]>
  ) -> [UInt8] {
    var new = bytes
    if withoutHeading, !hasTitle, let heading, heading.isPlain, !anchors.contains(heading.anchor) {
      // The blank lines above the text are those that were above the heading.
      let end = bytes[heading.range.upperBound...].firstIndex { $0 != 0x0A && $0 != 0x0D }
      new.removeSubrange(heading.range.lowerBound..<(end ?? bytes.count))
    }
    if let newSlug { new.replaceSubrange(slugPlace, with: newSlug.utf8) }
    guard !lines.isEmpty else { return new }
    let text = hasFence ? lines : "---\n\(lines)---\n"
    new.insert(contentsOf: text.utf8, at: start)
    return new
  }
}
