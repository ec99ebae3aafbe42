import Diagnostics
import Documents
import Escaping
import Markdown
import Tables

/// Takes comments of template languages out of copies, which their generator does not show: here,
/// each would be text of a page.
///
/// Where no generator is known, files are only named, except those of a wiki, whose comments are
/// between `%%` (Obsidian).
struct TemplateComments: FileEdit {
  private let generator: SiteGenerator?
  private let isWiki: Bool
  private var found: [String] = []

  /// - Parameters:
  ///   - generator: The generator of the former site; nil if it is not known.
  ///   - files: All files.
  init(of generator: SiteGenerator?, in files: [(path: String, bytes: [UInt8])]) {
    self.generator = generator
    isWiki = Self.areOfWiki(files, generator)
  }

  /// Whether files are those of a wiki, as their links say.
  static func areOfWiki(
    _ files: [(path: String, bytes: [UInt8])], _ generator: SiteGenerator?
  ) -> Bool {
    generator == nil && files.contains { hasWikiLink($0.bytes) }
  }

  /// Whether a text has a link such as `[[Page]]`.
  private static func hasWikiLink(_ bytes: [UInt8]) -> Bool {
    let bracket = UInt8(ascii: "[")
    return bytes.indices.dropLast(2).contains { index in
      bytes[index] == bracket && bytes[index + 1] == bracket && bytes[index + 2] > 0x20
        && bytes[index + 2] != bracket
    }
  }

  var notes: [String] {
    guard !found.isEmpty else { return [] }
    let list = NamedFiles.list(found.sorted())
    if let generator {
      return ["comments that \(generator.name) does not show are not in the copies of: \(list)"]
    }
    return [
      isWiki
        ? "comments between '%%', which wikis do not show, are not in the copies of: \(list)"
        : "what may be a comment that was not shown is text here, and published: \(list)"
    ]
  }

  mutating func edited(_ path: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard let language = CommentLanguage(of: generator, isWiki: isWiki) else { return nil }
    var file = DetachedFile(path: path, bytes)
    let matter = file.matter
    let isPlain =
      !matter.tree.isEmpty
      && matter.tree.pair(of: "render_with_liquid", in: .root).map {
        HidingKey.isNo(matter.tree.string(of: $0.value))
      } ?? false
    guard !isPlain else { return nil }
    // Generators replace before they read Markdown, also in code.
    let code = generator == nil ? Self.code(of: file.markdown) : []
    let ranges = language.comments(in: bytes, matter.body, besides: code)
    guard !ranges.isEmpty else { return nil }
    found.append(path)
    guard generator != nil || isWiki else { return nil }
    var edits = TextEdits()
    for range in ranges { edits.replace(range, with: "") }
    return edits.applied(to: bytes)
  }

  /// Where the code of a text is, in its order.
  static func code(of document: MarkdownDocument) -> [Range<Int>] {
    document.nodes.tableIndices.filter {
      [.code, .codeBlock].contains(document.nodes[$0].kind)
    }.map { document.span(of: $0).range }
  }
}
