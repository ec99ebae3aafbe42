import Markdown

/// Converts links of wikis, such as `[[Page]]`, `[[Page#Heading|words]]` and `![[picture.png]]`, to
/// links of Markdown. They name a file, which may be in any folder.
struct WikiLinks {
  /// The paths of files by their last names in lower case, those of Markdown without the ending.
  private var paths: [String: [String]] = [:]
  /// The files of Markdown.
  private let pages: Set<String>

  /// Takes the paths of the Markdown files, and of all others.
  init(to pages: some Sequence<String>, and others: some Sequence<String>) {
    self.pages = Set(pages)
    for path in self.pages.union(others).sorted() {
      let name = Self.last(of: path)
      paths[Self.key(self.pages.contains(path) ? Self.stem(of: name) : name), default: []]
        .append(path)
    }
  }

  /// The Markdown link for the text between the brackets, with a `!` before it for a picture; nil if no
  /// file, or more than one, has the name.
  func markdown(for link: String, isEmbedded: Bool) -> String? {
    // In a table, the bar has a backslash before it.
    let parts = link.replacing("\\|", with: "|").split(separator: "|", maxSplits: 1)
      .map(String.init)
    let names = (parts.first ?? "").split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false
    ).map { String($0).trimmed }
    guard let name = names.first else { return nil }
    if name.isEmpty, names.count > 1 {
      return Self.heading(names[1], words: parts.count > 1 ? parts[1].trimmed : nil)
    }
    guard let path = path(named: name) else { return nil }
    let isPage = pages.contains(path)
    var destination = "@/" + path
    // A name after '^' is that of a block, which has no anchor.
    if isPage, names.count > 1, !names[1].isEmpty, !names[1].hasPrefix("^") {
      var anchors = AnchorSet()
      let anchor = anchors.anchor(for: Array(names[1].utf8)[...])
      destination += "#" + String(decoding: anchor, as: UTF8.self)
    }
    // Instead of words, a picture may have its width here.
    var words = parts.count > 1 ? parts[1].trimmed : ""
    let isSize = !isPage && words.allSatisfy { $0.isNumber || $0 == "x" }
    if isEmbedded, !isPage, let bar = words.lastIndex(of: "|"),
      words[bar...].dropFirst().allSatisfy({ $0.isNumber || $0 == "x" })
    {
      words = String(words[..<bar]).trimmed
    }
    let last = Self.last(of: name)
    let title = isPage && !last.hasSuffix(".md") ? last : Self.stem(of: last)
    let text = words.isEmpty || isSize ? title : words
    let isPlain = !destination.contains { " ()".contains($0) }
    return (isEmbedded && Self.isPicture(path) ? "!" : "")
      + "[\(text)](\(isPlain ? destination : "<\(destination)>"))"
  }

  /// Whether the text between the brackets names a page, or a part of one.
  func isPage(_ link: String) -> Bool {
    let name = String(link.prefix { $0 != "|" && $0 != "#" && $0 != "\\" }).trimmed
    return name.isEmpty || path(named: name).map(pages.contains) == true
  }

  /// Whether the text of a link may as well be an element of a list of numbers, or the mark of a
  /// note: `[[1]]`. Numbers that are moments, such as `202603291415`, are longer.
  static func isShortNumber(_ text: ArraySlice<UInt8>) -> Bool {
    text.count < 8 && text.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The link to a heading of the same text; nil for a block, which has no anchor.
  private static func heading(_ name: String, words: String?) -> String? {
    guard !name.isEmpty, !name.hasPrefix("^") else { return nil }
    var anchors = AnchorSet()
    let anchor = anchors.anchor(for: Array(name.utf8)[...])
    return "[\(words ?? name)](#\(String(decoding: anchor, as: UTF8.self)))"
  }

  private static func isPicture(_ path: String) -> Bool {
    ["avif", "bmp", "gif", "jpeg", "jpg", "png", "svg", "webp"].contains(
      path.split(separator: ".").last.map { $0.lowercased() } ?? "")
  }

  /// The file that a name means, which may include folders.
  private func path(named name: String) -> String? {
    let last = Self.last(of: name)
    let found = paths[Self.key(last.hasSuffix(".md") ? Self.stem(of: last) : last)] ?? []
    let wanted = Self.key("/" + name)
    let fitting = found.filter { path in
      let whole = Self.key("/" + path)
      return whole.hasSuffix(wanted) || Self.stem(of: whole).hasSuffix(wanted)
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  private static func last(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func key(_ name: String) -> String { name.lowercased() }

  /// A name without its ending.
  private static func stem(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
