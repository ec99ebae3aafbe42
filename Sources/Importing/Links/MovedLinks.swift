import Content
import Diagnostics
import Documents
import Escaping
import FileSystem
import Markdown
import Schema

/// Changes links in copies of Markdown files from the former address of a page, such as
/// `/a/intro/`, to its file, such as `a/intro.md`. The former addresses are the path of the file,
/// `permalink` or `url` of its front matter, and its aliases. Links to files that have another ending now follow,
/// and links of wikis, and those by shortcodes of Hugo and tags of Jekyll, become links of Markdown.
struct MovedLinks {
  /// A Markdown file of the copy.
  struct File {
    /// Its path from the content folder.
    let path: String
    let bytes: [UInt8]
    /// The slug of its entry.
    let slug: String
    /// The addresses in its front matter.
    let formerAddresses: [String]
  }

  /// The files by their former addresses, without slashes around them; nil if several files had the
  /// same address.
  private var files: [String: File?] = [:]
  private let paths: Set<String>
  /// The folders of pages, where links are relative to the address of their page, not to its file.
  private let folders: Set<String>
  /// The pages whose folder is their own.
  private let bundles: Set<String>
  private let wiki: WikiLinks
  private let references: PageReferences
  private let anchors: HeadingAnchors
  /// Whether the files are those of Jekyll, which reads lists of attributes such as `{: .note}`.
  private let hasAttributes: Bool

  /// Takes the files, the paths of all others, those of pages whose folder is their own, and the
  /// generator of the former site, if it is known.
  init(
    to all: [File], beside paths: some Sequence<String>, bundles: Set<String>,
    of generator: SiteGenerator?
  ) {
    hasAttributes = generator == .jekyll
    anchors = HeadingAnchors(of: all.map { ($0.path, $0.bytes) })
    self.bundles = bundles
    let pages = all.map(\.path)
    self.paths = Set(pages).union(paths)
    folders = generator == .hugo || generator == .zola ? Self.folders(of: pages) : []
    wiki = WikiLinks(to: pages, and: paths)
    references = PageReferences(to: pages)
    for file in all {
      let whole = Self.address(ofFileAt: file.path)
      let inner = whole.firstIndex(of: "/").map { String(whole[whole.index(after: $0)...]) }
      let named = file.formerAddresses.map { Self.withoutSlashes($0[...]) }
      for address in Set([whole, inner].compactMap { $0 } + named) where !address.isEmpty {
        files[address] = files.keys.contains(address) ? .some(nil) : file
      }
    }
  }

  /// A file with its links corrected.
  struct Corrected {
    let bytes: [UInt8]
    /// The number of links to former addresses.
    let moved: Int
    /// The number of links of wikis.
    let ofWiki: Int
    /// The number of links by shortcodes and tags.
    let byTag: Int
    /// The number of lists of attributes that were taken out.
    let attributes: Int
    /// The numbers in two pairs of brackets that are also names of files, each after the path of its
    /// file: links of a wiki, or lists.
    let numbers: [String]
    /// The links of a wiki in whose place it shows the text of a page, each after its file and line.
    let embedded: [String]
  }

  /// A file with its links corrected; nil if none needs it.
  func corrected(_ file: File) -> Corrected? {
    var own = DetachedFile(path: file.path, file.bytes)
    let document = own.markdown
    var (html, anchors) = ([UInt8](), AnchorSet())
    let links = MarkdownPart(document).appendHTML(to: &html, anchors: &anchors).holes
    let definitions = LinkDefinitions(in: file.bytes)
    var edits = LinkEdits()
    for link in links where link.kind == .link || link.kind == .image {
      let destination = Array(document.bytes(of: link.destination))
      let written = String(decoding: destination, as: UTF8.self)
      guard let target = newDestination(written, isImage: link.kind == .image, in: file),
        let range = Self.place(
          of: destination, in: file.bytes, definitions, writtenAt: link.span.range)
      else { continue }
      edits.replace(range, with: target, as: .moved)
    }
    let (numbers, embedded) = addWikiLinks(of: document, in: file, to: &edits)
    for mistake in own.log.diagnostics where mistake.code == .templateSyntaxInText {
      guard let span = mistake.span else { continue }
      if hasAttributes, let range = Self.attributes(at: span.range, in: file.bytes) {
        edits.replace(range, with: "", as: .attributes)
      } else if let (range, destination) = destination(at: span.range, in: file) {
        edits.replace(range, with: destination, as: .byTag)
      }
    }
    guard !edits.all.isEmpty || !numbers.isEmpty else { return nil }
    let counts = edits.counts
    return Corrected(
      bytes: edits.all.applied(to: file.bytes), moved: counts[.moved] ?? 0,
      ofWiki: counts[.ofWiki] ?? 0, byTag: counts[.byTag] ?? 0,
      attributes: counts[.attributes] ?? 0, numbers: numbers, embedded: embedded)
  }

  /// Adds the links of a wiki, and returns the numbers that may be such links, and those in whose
  /// place the wiki shows the text of a page.
  private func addWikiLinks(
    of document: MarkdownDocument, in file: File, to edits: inout LinkEdits
  ) -> (numbers: [String], embedded: [String]) {
    var (numbers, embedded) = ([String](), [String]())
    var (line, counted) = (1, 0)
    for place in WikiLinkPlaces.all(in: document) {
      guard let (range, link) = wikiLink(at: place, in: file.bytes) else { continue }
      let inside = file.bytes[place.lowerBound + 2..<place.upperBound - 2]
      if WikiLinks.isShortNumber(inside) {
        numbers.append("\(file.path) '\(String(decoding: file.bytes[place], as: UTF8.self))'")
      } else {
        edits.replace(range, with: link, as: .ofWiki)
        guard range.lowerBound < place.lowerBound, !link.hasPrefix("!"),
          wiki.isPage(String(decoding: inside, as: UTF8.self))
        else { continue }
        line += file.bytes[counted..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
        counted = range.lowerBound
        let written = String(decoding: file.bytes[range], as: UTF8.self)
        embedded.append("\(file.path):\(line) '\(written)'")
      }
    }
    return (numbers, embedded)
  }

  /// What may be before a tag in a destination, without blanks: the address of a Jekyll site.
  private static let prefixes: Set<String> = [
    "", "{{site.baseurl}}", "{{site.url}}", "{{site.url}}{{site.baseurl}}",
  ]
  /// How far before a tag its link begins, blanks included.
  private static let longestPrefix = 64
  /// How far around a tag the words and the rest of the address of its link are read.
  private static let longestLink = 2_000

  /// The range of a list of attributes such as `{: .note}`, with its line if nothing else is on it;
  /// nil for an id, to which links may lead, and for other marks.
  private static func attributes(at range: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    let list = bytes[range]
    guard list.starts(with: "{:".utf8),
      list.dropFirst(2).first.map({ " .".utf8.contains($0) }) == true,
      !list.contains(UInt8(ascii: "#"))
    else { return nil }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let start = bytes[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex { !isBlank($0) } ?? bytes.count
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"),
      end == bytes.count || bytes[end] == UInt8(ascii: "\n")
    else { return range }
    return start..<min(end + 1, bytes.count)
  }

  /// The new destination of a link or an image, without the address of a Jekyll site before it, and
  /// with the anchor that the page has; nil if it is right.
  private func newDestination(_ written: String, isImage: Bool, in file: File) -> String? {
    let prefix = Self.prefixes.filter { !$0.isEmpty && written.hasPrefix($0 + "/") }
      .max { $0.count < $1.count }
    let link = prefix.map { String(written.dropFirst($0.count)) } ?? written
    guard !isImage else { return prefix == nil ? nil : link }
    let target = target(of: link, in: file) ?? link
    let new = withAnchor(target, in: file) ?? target
    return new == written ? nil : new
  }

  /// A link with the anchor that its page has in place of the one that another generator makes.
  private func withAnchor(_ link: String, in file: File) -> String? {
    guard let cut = link.firstIndex(of: "#"), !link[..<cut].contains("?") else { return nil }
    let path = link[..<cut]
    let isFromRoot = path.hasPrefix("@/") || path.hasPrefix("/")
    let plain = String(path.drop { $0 == "@" })
    let decoded = PercentEncoding.decodedPath(plain) ?? plain
    let whole =
      path.isEmpty
      ? file.path
      : FilePaths.path(of: decoded, from: isFromRoot ? "" : FilePaths.folder(of: file.path))
    let anchor = String(link[link.index(after: cut)...])
    return whole.flatMap { anchors.meant(by: anchor, onPageAt: $0) }.map { path + "#" + $0 }
  }

  /// What a shortcode or tag stands for, where it is the destination of a link, and the range of it
  /// with the address of a Jekyll site before it.
  private func destination(at range: Range<Int>, in file: File) -> (Range<Int>, String)? {
    let bytes = file.bytes
    let start = max(0, range.lowerBound - Self.longestPrefix)
    guard let opening = bytes[start..<range.lowerBound].lastRange(of: "](") else { return nil }
    let next = bytes[range.upperBound...].first
    let own = bytes[opening.upperBound..<range.upperBound].filter { $0 != UInt8(ascii: " ") }
    if next == UInt8(ascii: "/"), Self.prefixes.contains(String(decoding: own, as: UTF8.self)) {
      // The rest is the address from the root of the site.
      let rest = bytes[range.upperBound...].prefix(Self.longestLink).prefix {
        !" )\n".utf8.contains($0)
      }
      let address = String(decoding: rest, as: UTF8.self)
      let isImage =
        bytes[..<opening.lowerBound].suffix(Self.longestLink).lastIndex(of: UInt8(ascii: "["))
        .map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "!") } ?? false
      let new = newDestination(address, isImage: isImage, in: file) ?? address
      return (opening.upperBound..<rest.endIndex, new)
    }
    guard next.map({ ") #".utf8.contains($0) }) == true else { return nil }
    let before = bytes[opening.upperBound..<range.lowerBound].filter { $0 != UInt8(ascii: " ") }
    guard Self.prefixes.contains(String(decoding: before, as: UTF8.self)) else { return nil }
    let tag = String(decoding: bytes[range], as: UTF8.self)
    if let address = Self.relativeAddress(in: tag), before.isEmpty {
      return (opening.upperBound..<range.upperBound, target(of: address, in: file) ?? address)
    }
    return references.destination(of: tag, in: file.path).map {
      (opening.upperBound..<range.upperBound, $0)
    }
  }

  /// The address in a tag such as `{{ "/a.png" | relative_url }}` of Jekyll; nil for another tag.
  private static func relativeAddress(in tag: String) -> String? {
    let inside = tag.dropFirst(2).dropLast(2).split(separator: "|").map { part in
      part.split(separator: " ").joined(separator: " ")
    }
    guard tag.hasPrefix("{{"), inside.count == 2,
      ["relative_url", "absolute_url"].contains(inside[1]),
      let quote = inside[0].first, quote == "\"" || quote == "'", inside[0].count > 2,
      inside[0].last == quote
    else { return nil }
    let text = inside[0].dropFirst().dropLast()
    guard !text.contains(where: { " ()<>\"'".contains($0) }), !text.contains(":") else {
      return nil
    }
    return text.hasPrefix("/") ? String(text) : "/" + text
  }

  /// The range of a wiki link, with the `!` before it, and the link in Markdown.
  private func wikiLink(at range: Range<Int>, in bytes: [UInt8]) -> (Range<Int>, String)? {
    let inside = bytes[range.lowerBound + 2..<range.upperBound - 2]
    let start = range.lowerBound
    let isEmbedded = start > 0 && bytes[start - 1] == UInt8(ascii: "!")
    let text = String(decoding: inside, as: UTF8.self)
    return wiki.markdown(for: text, isEmbedded: isEmbedded).map { link in
      (start - (isEmbedded ? 1 : 0)..<range.upperBound, link)
    }
  }

  /// Where a destination is written: in the link, or in the definition of its label.
  private static func place(
    of destination: [UInt8], in bytes: [UInt8], _ definitions: LinkDefinitions,
    writtenAt range: Range<Int>
  ) -> Range<Int>? {
    if bytes[range].elementsEqual(destination) { return range }
    guard bytes[range].first == UInt8(ascii: "[") else { return nil }
    return definitions[destination].first
  }

  /// The new destination of a link, which names the file that was meant; nil if the link is right.
  private func target(of link: String, in file: File) -> String? {
    let cut = link.firstIndex { $0 == "#" || $0 == "?" } ?? link.endIndex
    let path = link[..<cut]
    if path.hasSuffix("_index.md"), let section = section(at: path, in: file) {
      return section + link[cut...]
    }
    if path.hasPrefix("@/") {
      let folder = file.path.prefix { $0 != "/" }
      let nested = "\(folder)/\(path.dropFirst(2))"
      return !paths.contains(String(path.dropFirst(2))) && paths.contains(nested)
        ? "@/" + nested + link[cut...] : nil
    }
    if let renamed = renamed(path, in: file) { return renamed + link[cut...] }
    guard let address = formerAddress(path, in: file), let meant = files[address], let meant,
      !stays(path, meant)
    else { return (list(at: path, file) ?? beside(path, file)).map { $0 + link[cut...] } }
    let target = "@/" + meant.path + link[cut...]
    return target.contains { " ()<>".contains($0) } ? nil : target
  }

  /// The address of the section whose page a link means by its file.
  private func section(at path: Substring, in file: File) -> String? {
    let isFromRoot = path.hasPrefix("@/") || path.hasPrefix("/")
    let inner = path.drop { $0 == "@" }
    let whole = FilePaths.path(of: inner, from: isFromRoot ? "" : FilePaths.folder(of: file.path))
    guard let whole, paths.contains(whole) else { return nil }
    return PageReferences.sectionAddress(ofFileAt: whole)
  }

  /// The path of a file by its new ending (`OneEnding`), where a link says the former one.
  private func renamed(_ path: Substring, in file: File) -> String? {
    let (former, new) = (".markdown", ".md")
    guard path.hasSuffix(former), !path.hasPrefix("/") else { return nil }
    guard let whole = FilePaths.path(of: path, from: FilePaths.folder(of: file.path)),
      !paths.contains(whole), paths.contains(whole.dropLast(former.count) + new)
    else { return nil }
    return path.dropLast(former.count) + new
  }

  /// The path of the page that a link beside it names without the ending of its file, or with the
  /// ending of what a generator makes of it: `tea`, `tea.html`, `tea/` for `tea/index.md`.
  private func beside(_ path: Substring, _ file: File) -> String? {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.contains(":"),
      let whole = FilePaths.path(
        of: PercentEncoding.decodedPath(String(path)) ?? String(path),
        from: FilePaths.folder(of: file.path)),
      !whole.isEmpty, !paths.contains(whole)
    else { return nil }
    if path.hasSuffix(".html"), paths.contains(whole.dropLast(5) + ".md") {
      return path.dropLast(5) + ".md"
    }
    if !path.hasSuffix("/"), paths.contains(whole + ".md") { return path + ".md" }
    let folder = path.hasSuffix("/") ? path : path + "/"
    if paths.contains(whole + "/index.md") { return folder + "index.md" }
    return PageReferences.sectionAddress(ofFileAt: whole + "/_index.md").flatMap {
      paths.contains(whole + "/_index.md") ? $0 : nil
    }
  }

  /// The address that a link meant in the former site.
  private func formerAddress(_ path: Substring, in file: File) -> String? {
    if path.hasPrefix("/") { return path.hasPrefix("//") ? nil : Self.withoutSlashes(path) }
    // Relative to the page; a name without a slash is that of a file.
    guard path.hasSuffix("/"), !path.contains(":") else { return nil }
    return FilePaths.path(of: path, from: Self.address(ofFileAt: file.path))
  }

  /// The folders of files, and those around them.
  private static func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var folder = FilePaths.folder(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted {
        folder = FilePaths.folder(of: folder)
      }
    }
    return folders
  }

  /// The address of the list of a folder that a link meant by its address from that of the page:
  /// `../`.
  private func list(at path: Substring, _ file: File) -> String? {
    guard !path.hasPrefix("/"), let folder = formerAddress(path, in: file),
      folders.contains(folder)
    else { return nil }
    return folder.contains("/") ? "/\(folder)/" : "/\(InferredNames.address(folder))/"
  }

  /// Whether a link from the root is right as it is, because it is the path or address of the page.
  private func stays(_ path: Substring, _ file: File) -> Bool {
    let address = Self.address(
      ofPageAt: file.path, slug: file.slug, isBundle: bundles.contains(file.path))
    return path.hasPrefix("/")
      && (path.dropFirst() == file.path || Self.withoutSlashes(path) == address)
  }

  /// The address of the page of a file in the new site, without slashes around it.
  static func address(ofPageAt path: String, slug: String, isBundle: Bool) -> String {
    path.contains("/") && !isBundle
      ? "\(InferredNames.address(String(path.prefix { $0 != "/" })))/\(slug)" : slug
  }

  /// The address that most generators give to the page of a file.
  private static func address(ofFileAt path: String) -> String {
    var parts = path.split(separator: "/")
    let name = parts.popLast() ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return (parts + (stem == "index" ? [] : [stem])).joined(separator: "/")
  }

  /// An address without slashes around it, and without `index.html` and endings, which are
  /// optional.
  private static func withoutSlashes(_ address: Substring) -> String {
    var parts = address.split(separator: "/").map(String.init)
    if parts.last == "index.html" { parts.removeLast() }
    for ending in [".html", ".md"] where parts.last?.hasSuffix(ending) == true {
      parts[parts.count - 1].removeLast(ending.count)
    }
    return parts.joined(separator: "/")
  }
}

extension ArraySlice<UInt8> {
  /// Where a text occurs last.
  fileprivate func lastRange(of text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    return indices.reversed().lazy
      .filter { $0 + wanted.count <= self.endIndex }
      .first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
      .map { $0..<$0 + wanted.count }
  }
}
