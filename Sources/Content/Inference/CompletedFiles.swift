import Diagnostics
import Documents
import Escaping
import FileSystem
import Markdown
import Schema
import Tables

/// Copies of content files, in which what readers of the site expect is added.
///
/// Where some Markdown files of a folder have a title and others do not, or none has one, those
/// without get one: the heading that they begin with, or their name in words. The heading is
/// removed from the text if nothing is lost by that: it contains no link and is not the target of
/// one. Where all names begin with a date, as is usual for posts, the date is written to the front
/// matter. A folder loses the `_` before its name, because patterns do not match such folders.
/// Front matter in TOML becomes YAML. Files of one name in several folders get slugs that differ, also
/// those of data, and so do files with a name or a slug of which no address can be made. Links to
/// former addresses of pages, and those of wikis, become links to their files.
package struct CompletedFiles {
  /// All files, by the paths that they have now.
  package private(set) var files: [(path: String, bytes: [UInt8])]
  /// What was done, one sentence each.
  package private(set) var notes: [String] = []
  /// The slugs that were replaced, by the places of their files.
  private var formerSlugs: [Int: String] = [:]

  /// Completes files, whose paths are relative to the content folder.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    self.files = files
    uncoverFolders()
    convertFrontMatter()
    let folders = Dictionary(grouping: self.files.indices.filter { isMarkdown($0) }) { index in
      self.files[index].path.split(separator: "/").first.map(String.init) ?? ""
    }
    for (_, indices) in folders.sorted(by: { $0.key < $1.key }) { complete(indices) }
    completeData()
    correctLinks()
  }

  private func isMarkdown(_ index: Int) -> Bool {
    ContentFormat(path: files[index].path[...]) == .markdown
  }

  /// Takes the `_` off the names of folders, except the first, which a pattern names.
  private mutating func uncoverFolders() {
    var taken = Set(files.map(\.path))
    var renamed: Set<String> = []
    for index in files.indices {
      let parts = files[index].path.split(separator: "/")
      let new = parts.indices.map { place -> Substring in
        guard place > 0, place < parts.count - 1, parts[place].hasPrefix("_") else {
          return parts[place]
        }
        return parts[place].drop { $0 == "_" }
      }
      let path = new.joined(separator: "/")
      guard path != files[index].path, !new.contains(""), taken.insert(path).inserted else {
        continue
      }
      renamed.formUnion(parts.dropFirst().dropLast().filter { $0.hasPrefix("_") }.map(String.init))
      files[index].path = path
    }
    for folder in renamed.sorted() {
      notes.append("the folder '\(folder)' lost its '_', because no pattern takes such names")
    }
  }

  /// Writes front matter that is TOML as YAML.
  private mutating func convertFrontMatter() {
    var count = 0
    var opened: Set<String> = []
    for index in files.indices where isMarkdown(index) {
      guard TOMLFrontMatter.isPresent(in: files[index].bytes) else { continue }
      guard let matter = TOMLFrontMatter(files[index].bytes) else {
        notes.append(
          "the front matter of \(files[index].path) is TOML with a mistake, such as a key twice, and "
            + "stays as it is: write it as YAML")
        continue
      }
      files[index].bytes = matter.bytes
      opened.formUnion(matter.openedTables)
      count += 1
    }
    guard count > 0 else { return }
    notes.append(
      count == 1
        ? "the front matter of one file was TOML: it is YAML now"
        : "the front matter of \(count) files was TOML: it is YAML now")
    for table in opened.sorted() {
      notes.append("what stood in [\(table)] stands beside the other keys now")
    }
  }

  private mutating func complete(_ indices: [Int]) {
    let matters = indices.compactMap { index in
      MatterOfFile(path: files[index].path, files[index].bytes).map { (index: index, matter: $0) }
    }
    guard !matters.isEmpty else { return }
    // Where all entries have another naming field, that distinguishes them.
    let hasNames = ["name", "key", "id", "code"].contains { name in
      matters.allSatisfy { $0.matter.keys.contains(name) }
    }
    let isTitled = matters.allSatisfy { $0.matter.keys.contains("title") }
    let hasHeadings = matters.allSatisfy { $0.matter.heading != nil && !$0.matter.hasTitle }
    let needsTitles = !hasNames && !isTitled && !hasHeadings
    let needsDates = matters.allSatisfy {
      $0.matter.date != nil && !$0.matter.keys.contains("date")
    }
    let slugs = distinctSlugs(
      of: matters.map { (index: $0.index, slug: $0.matter.slug, title: $0.matter.givenTitle) })
    let anchors = needsTitles ? Self.anchors(in: matters.map { files[$0.index].bytes }) : []
    var titles = 0
    for (index, found) in matters {
      var (matter, lines) = (found, "")
      if needsTitles, !matter.hasTitle {
        lines += "title: \(ModelWriter.quoted(matter.title))\n"
        titles += 1
      }
      if needsDates, let date = matter.date { lines += "date: \(date)\n" }
      if let slug = slugs[index] {
        if matter.slug == nil { lines += "slug: \(slug)\n" } else { matter.newSlug = slug }
        formerSlugs[index] = matter.slug
      }
      if !lines.isEmpty || matter.newSlug != nil {
        files[index].bytes = matter.bytes(
          adding: lines, withoutHeading: needsTitles, keeping: anchors)
      }
    }
    if titles > 0 {
      let count = titles == 1 ? "one file" : "\(titles) files"
      notes.append("\(count) had no title: it is the first heading now, or the name of the file")
    }
    if needsDates { notes.append("the date is what the names of the files begin with") }
    noteSlugs(slugs)
  }

  /// Gives files of data that are an entry each the slugs that they need.
  private mutating func completeData() {
    var entries: [(index: Int, entry: DataEntry)] = []
    var others: Set<[String]> = []
    for (index, file) in files.enumerated() where file.path.contains("/") {
      if let entry = DataEntry(path: file.path, file.bytes) {
        entries.append((index, entry))
      } else {
        others.insert(collection(of: index))
      }
    }
    let groups = Dictionary(grouping: entries) { collection(of: $0.index) }
    // Files beside lists of entries are named one by one, and a file that is alone may be a list.
    let named = groups.filter { key, group in
      !others.contains(key) && !(group.count == 1 && group[0].entry.hasList)
    }
    let found = named.values.flatMap(\.self)
    let slugs = distinctSlugs(
      of: found.map { (index: $0.index, slug: $0.entry.slug, title: $0.entry.title) })
    for (index, entry) in found {
      guard let slug = slugs[index] else { continue }
      formerSlugs[index] = entry.slug
      files[index].bytes = entry.bytes(with: slug)
    }
    noteSlugs(slugs)
  }

  /// Corrects links to former addresses of pages, and links of wikis.
  private mutating func correctLinks() {
    let markdown = files.indices.filter { isMarkdown($0) }
    let found = markdown.compactMap { index -> (index: Int, file: MovedLinks.File)? in
      let (path, bytes) = files[index]
      guard let matter = MatterOfFile(path: path, bytes) else { return nil }
      let name = DistinctSlugs.Name(path).slug(withParents: 0)
      return (
        index,
        MovedLinks.File(
          path: path, bytes: bytes, slug: matter.slug ?? name,
          formerAddress: matter.formerAddress
            ?? formerSlugs[index].map { FilePaths.folder(of: path) + "/" + $0 })
      )
    }
    let links = MovedLinks(to: found.map(\.file), beside: files.map(\.path))
    var (moved, ofWiki) = (0, 0)
    for (index, file) in found {
      guard let corrected = links.corrected(file) else { continue }
      files[index].bytes = corrected.bytes
      moved += corrected.moved
      ofWiki += corrected.ofWiki
    }
    if moved > 0 {
      notes.append(
        moved == 1
          ? "one link led to where a page was: it leads to its file now"
          : "\(moved) links led to where pages were: they lead to their files now")
    }
    if ofWiki > 0 {
      notes.append(
        ofWiki == 1
          ? "one link of a wiki, such as '[[Page]]', is one of Markdown now"
          : "\(ofWiki) links of a wiki, such as '[[Page]]', are those of Markdown now")
    }
  }

  /// The folder and the ending of the files of a collection, of which a file is one.
  private func collection(of index: Int) -> [String] {
    let path = files[index].path
    let folder = SourceFinder.namedFolder(of: path.split(separator: "/"))
    return [folder, path.split(separator: ".").last.map(String.init) ?? ""]
  }

  /// The slugs that files need in their collections, each of which has one folder and one ending.
  private func distinctSlugs(
    of entries: [(index: Int, slug: String?, title: String)]
  ) -> [Int: String] {
    let named = entries.filter { entry in
      let names = files[entry.index].path.split(separator: "/")
      return names.count > 1 && names.last?.hasPrefix("_") == false
    }
    var slugs: [Int: String] = [:]
    for (key, files) in Dictionary(grouping: named, by: { collection(of: $0.index) }) {
      let distinct = DistinctSlugs(
        of: files.map { entry in
          let path = String(self.files[entry.index].path.dropFirst(key[0].count))
          return DistinctSlugs.File(path: path, slug: entry.slug, title: entry.title)
        })
      for (place, slug) in distinct.slugs { slugs[files[place].index] = slug }
    }
    return slugs
  }

  private mutating func noteSlugs(_ slugs: [Int: String]) {
    let added = slugs.filter { formerSlugs[$0.key] == nil }
      .map { "\(files[$0.key].path) '\($0.value)'" }
    let replaced = slugs.compactMap { index, slug in
      formerSlugs[index].map { "\(files[index].path) '\(slug)' for '\($0)'" }
    }
    note("files whose names give no address of their own have a 'slug': ", added)
    note("slugs of which no address can be made are others now: ", replaced)
  }

  /// Notes what was done to some files, of which the first six are named.
  private mutating func note(_ text: String, _ files: [String]) {
    guard !files.isEmpty else { return }
    let rest = files.count > 6 ? " and \(files.count - 6) more" : ""
    notes.append(text + files.sorted().prefix(6).joined(separator: ", ") + rest)
  }
}

extension CompletedFiles {
  /// What is after each `#` in texts, up to the end of an address.
  private static func anchors(in texts: [[UInt8]]) -> Set<[UInt8]> {
    let ends = Set(")>\"' \t\r\n".utf8)
    var anchors: Set<[UInt8]> = []
    for bytes in texts {
      for place in bytes.indices where bytes[place] == UInt8(ascii: "#") {
        let anchor = bytes[(place + 1)...].prefix { !ends.contains($0) }
        if !anchor.isEmpty { anchors.insert(PercentEncoding.decoded(anchor)) }
      }
    }
    return anchors
  }
}

/// What a Markdown file states before its text, and what is missing.
private struct MatterOfFile {
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
  /// The title that its name gives it.
  private let name: String
  /// The date that its name begins with: `2026-03-01-tea.md`.
  let date: String?
  private let bytes: [UInt8]
  /// Where lines are added: after the opening fence, or at the beginning of the text.
  private let start: Int
  private let hasFence: Bool

  struct Heading {
    let text: String
    /// Its lines.
    let range: Range<Int>
    /// Whether it consists of words only.
    let isPlain: Bool
    /// Its anchor.
    let anchor: [UInt8]
  }

  var hasTitle: Bool { keys.contains("title") }
  var title: String { heading?.text ?? name }

  /// Reads a file; nil where its front matter cannot be read.
  init?(path: String, _ bytes: [UInt8]) {
    var sources = SourceMap()
    let source = sources.add(path: path, bytes: bytes)
    var log = DiagnosticLog()
    let matter = FrontMatter(source, log: &log)
    guard matter.fence == nil || !matter.tree.isEmpty || !log.hasErrors else { return nil }
    let tree = matter.tree
    keys = tree.isEmpty ? [] : Set(tree.pairs(of: .root).map { tree.string(of: $0.key) })
    let text = { (key: String) -> String? in
      tree.isEmpty ? nil : tree.value(of: key, in: .root).map { tree.string(of: $0) }
    }
    slug = text("slug")
    givenTitle = text("title") ?? ""
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
    var part = MarkdownPart(
      MarkdownDocument(parsing: source, range: matter.body, log: &log))
    heading = Self.heading(of: &part, bytes)
    (name, date) = Self.name(ofFileAt: path)
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

  /// The title and the date in the name of a file; an index file is called like its folder.
  private static func name(ofFileAt path: String) -> (title: String, date: String?) {
    let parts = path.split(separator: "/").map(String.init)
    let file = parts.last ?? path
    var name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    if ["index", "_index", "readme"].contains(name.lowercased()), parts.count > 1 {
      name = parts[parts.count - 2]
    }
    guard let match = name.prefixMatch(of: /(\d{4}-\d{2}-\d{2})[-_ ]+/) else {
      return (InferredNames.title(name), nil)
    }
    let rest = String(name[match.range.upperBound...])
    let isDate = Observation.fits(Array(match.1.utf8)[...], .date)
    return (InferredNames.title(rest.isEmpty ? name : rest), isDate ? String(match.1) : nil)
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
      new.removeSubrange(heading.range)
    }
    if let newSlug { new.replaceSubrange(slugPlace, with: newSlug.utf8) }
    guard !lines.isEmpty else { return new }
    let text = hasFence ? lines : "---\n\(lines)---\n"
    new.insert(contentsOf: text.utf8, at: start)
    return new
  }
}
