import Documents
import FileSystem
import Schema
import Tables

/// Hides in copies of Markdown files what their generator did not publish, by `draft`, `publish`
/// and `expires`.
struct HiddenEntries {
  private let site: FormerSite?
  private let now: Int64
  private let inherited: [InheritedMatter]
  /// The keys of which files give values to other pages, folded.
  private let inheritedNames: Set<String>
  private let bundles: Set<String>
  /// The paths of the files that began with front matter.
  private let fenced: Set<String>
  private var found: [(sentence: Sentence, paths: [String])] = []

  /// - Parameters:
  ///   - site: The site that the files come from; nil if it is not known.
  ///   - now: The moment at which they are taken over, in seconds since 1970-01-01T00:00:00Z.
  ///   - inherited: What files give to the pages of their folders.
  ///   - former: All files as they were: here, each may have front matter.
  init(
    of site: FormerSite?, at now: Int64, inheriting inherited: [InheritedMatter],
    among former: [(path: String, bytes: [UInt8])]
  ) {
    (self.site, self.now) = (site, now)
    // The nearest folder comes first.
    self.inherited =
      inherited.sorted { $0.scope.utf8.count > $1.scope.utf8.count } + (site?.defaults ?? [])
    inheritedNames = Set(self.inherited.flatMap { $0.tree.foldedNames(in: $0.root) })
    let indices = former.map(\.path).filter {
      $0.hasSuffix("/index.md") && $0.split(separator: "/").count > 2
    }
    bundles = site?.generator == .hugo ? Set(indices.map(FilePaths.folder)) : []
    fenced = Set(former.filter { Self.hasFence($0.bytes) }.map(\.path))
  }

  /// Whether a file begins with front matter as Jekyll reads it (`has_yaml_header?` of
  /// lib/jekyll/utils.rb of Jekyll 4).
  private static func hasFence(_ bytes: [UInt8]) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let line = text.prefix { $0 != UInt8(ascii: "\n") }
    return line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy { $0 <= 0x20 }
  }

  /// A note, in which the number of entries comes after its start.
  private struct Sentence: Equatable {
    let start: String
    /// What comes after "one entry", and after "2 entries".
    let one: String
    let many: String

    func text(of paths: [String]) -> String {
      let count = NamedFiles.counted(paths.count)
      return "\(start)\(count) \(paths.count == 1 ? one : many): \(NamedFiles.list(paths))"
    }
  }

  /// What was done, one sentence each.
  var notes: [String] { found.map { $0.sentence.text(of: $0.paths.sorted()) } }

  private mutating func note(_ sentence: Sentence, _ path: String) {
    if let index = found.firstIndex(where: { $0.sentence == sentence }) {
      found[index].paths.append(path)
    } else {
      found.append((sentence, [path]))
    }
  }

  private mutating func note(of key: String, _ end: String, _ path: String) {
    note(Sentence(start: "the '\(key)' of ", one: end, many: end), path)
  }

  /// A page, and what is known of it.
  private struct Page {
    let path: String
    let formerPath: String
    var matter: EditedMatter
    /// Why it is a draft.
    var reasons: [String] = []
    /// The pair that says so.
    var hidingPair: EditedMatter.Pair?
    /// The dates that it was given: `publish` and `expires`.
    var dates: Set<String> = []

    func has(_ key: String) -> Bool { dates.contains(key) || matter.pair(of: key) != nil }
  }

  /// A file that is hidden as it was.
  ///
  /// - Parameters:
  ///   - path: The path that it has now.
  ///   - former: The path that it had.
  ///   - bytes: The file.
  /// - Returns: The file; nil if nothing has to be changed.
  mutating func hidden(_ path: String, formerly former: String, _ bytes: [UInt8]) -> [UInt8]? {
    guard let matter = EditedMatter(path: path, bytes) else { return nil }
    var page = Page(path: path, formerPath: former, matter: matter)
    if let folder = hidingFolder(of: former) { page.reasons.append("the folder '\(folder)'") }
    if let reason = reasonInName(of: former) { page.reasons.append(reason) }
    if let whole = wholePage(of: former) { page.reasons.append("\(whole), of which it is a part,") }
    let names = inheritedNames.union(matter.tree.foldedNames(in: .root))
    for key in HidingKey.all(of: site?.generator) where key.isIn(names) { take(key, for: &page) }
    hideUntilItsDate(&page)
    noteMoments(of: page)
    finish(&page)
    return page.matter.bytes
  }

  /// The folder for whose sake a file was no page.
  private func hidingFolder(of path: String) -> Substring? {
    let folders = path.split(separator: "/").dropLast()
    if folders.contains("_drafts") { return "_drafts" }
    // The first folder is the one that was asked for.
    let hidden = folders.dropFirst().filter { $0.hasPrefix("_") }
    return switch site?.generator {
    case .jekyll:
      hidden.first { folder in
        let name = String(folder)
        return name != "_posts" && site?.publishedFolders.contains(name) != true
          && (site?.isWhole != true || site?.dataFolders.contains(name) != true)
      }
    case .astro: hidden.first
    case .hugo, .zola, .eleventy, nil: nil
    }
  }

  /// Why a file of Jekyll was no page, as far as its name and its beginning say: a post has a date
  /// in its name, any other page has front matter.
  private func reasonInName(of path: String) -> String? {
    // What begins with `_` is no entry anyway.
    guard site?.generator == .jekyll, !FilePaths.name(of: path).hasPrefix("_") else { return nil }
    let folders = path.split(separator: "/").dropLast()
    if folders.contains("_drafts") { return nil }
    if folders.contains("_posts") {
      return DatedName.isPost(FilePaths.name(of: path)) ? nil : "a name that begins with no date"
    }
    return fenced.contains(path) ? nil : "a lack of front matter"
  }

  /// The page of Hugo of which a file is a part, because it lies in the folder of the page.
  private func wholePage(of path: String) -> String? {
    guard !bundles.isEmpty else { return nil }
    // Also that of a translation, 'index.de.md'.
    let name = FilePaths.name(of: path)
    let isIndex = name.hasPrefix("index.") && name.hasSuffix(".md")
    var folder = FilePaths.folder(of: path)
    if isIndex { folder = FilePaths.folder(of: folder) }
    while !folder.isEmpty {
      if bundles.contains(folder) { return folder + "/index.md" }
      folder = FilePaths.folder(of: folder)
    }
    return nil
  }

  /// Does what a key of the page, or one that it inherits, asks for.
  private mutating func take(_ key: HidingKey, for page: inout Page) {
    let tree = page.matter.tree
    let written = tree.pairs(at: key.path, in: .root)
    let own =
      written.first { tree.texts(of: $0.value).contains(where: key.meaning.isMeant) }
      ?? written.first
    let source = inherited.first { file in
      (page.path.hasPrefix(file.scope) || page.formerPath.hasPrefix(file.scope))
        && (own == nil || file.hidesAll) && file.value(at: key.path) != nil
        && isMeant(page, by: file)
    }
    let texts = source?.value(at: key.path).map { [$0] } ?? own.map { tree.texts(of: $0.value) }
    guard let text = texts?.first(where: key.meaning.isMeant) else { return }
    let word = own.map { tree.string(of: $0.key) } ?? key.path.last ?? ""
    let pair = source == nil && key.path.count == 1 ? own : nil
    switch key.meaning {
    // Inference reports it, also in data.
    case .perhaps: return
    case .draft:
      page.reasons.append("'\(word): \(text)'" + (source.map { " of \($0.file)" } ?? ""))
      if page.hidingPair == nil { page.hidingPair = pair }
    case .publish: date(&page, "publish", text, from: word, pair)
    case .expires: date(&page, "expires", text, from: word, pair)
    case .unlisted:
      note(
        Sentence(
          start: "lists show ", one: "here that '\(word): \(text)' kept out of them",
          many: "here that '\(word): \(text)' kept out of them"), page.path)
    }
  }

  private func isMeant(_ page: Page, by file: InheritedMatter) -> Bool {
    guard let target = file.target else { return true }
    return target.contains(site?.sitePath(of: page.formerPath) ?? page.formerPath, of: site)
  }

  /// Gives a page the date from which on, or until which, it is published.
  private mutating func date(
    _ page: inout Page, _ key: String, _ text: String, from word: String,
    _ pair: EditedMatter.Pair?
  ) {
    guard !page.has(key) else { return }
    guard Observation.fits(Array(text.utf8)[...], .date) else {
      page.reasons.append("'\(word): \(text)', which is no date such as '2026-03-29',")
      return
    }
    let line = "\(key): \(pair.map { page.matter.written($0.value) } ?? text)"
    if let pair { page.matter.replace(pair, with: line) } else { page.matter.add(line) }
    page.dates.insert(key)
    note(of: word, "is '\(key)' here", page.path)
    // A page of Hugo without a date has this one.
    if key == "publish", !page.has("date") { page.matter.add("date: \(text)") }
  }

  /// Hides a page whose date is in the future until then, as Hugo and Jekyll do.
  private mutating func hideUntilItsDate(_ page: inout Page) {
    let isDocument = page.formerPath.split(separator: "/").dropLast().contains { $0.hasPrefix("_") }
    guard site?.generator == .hugo || site?.generator == .jekyll && isDocument,
      !page.has("publish"), let pair = page.matter.pair(of: "date")
    else { return }
    let text = page.matter.tree.text(of: pair.value)
    guard let moment = Self.moment(text) else {
      if !text.isEmpty { note(of: "date", "cannot be read, and hides nothing here", page.path) }
      return
    }
    guard moment > now else { return }
    page.matter.add("publish: \(page.matter.written(pair.value))")
    note(of: "date", "is in the future, and is 'publish' as well here", page.path)
  }

  /// Names dates by which a tool that is not known may hide the page, now or until then. They may as
  /// well be those of a concert.
  private mutating func noteMoments(of page: Page) {
    let tree = page.matter.tree
    guard site == nil, now > 0, page.reasons.isEmpty, !tree.isEmpty else { return }
    for (key, value) in tree.pairs(of: .root) {
      let name = tree.string(of: key)
      guard !page.has("publish"), DateNames.isOfPublication(name) else { continue }
      guard let moment = Self.moment(tree.text(of: value)), moment > now else { continue }
      note(
        of: name,
        "is in the future, and hides nothing here: 'publish' with that date does until then",
        page.path)
    }
    for (key, value) in tree.pairs(of: .root) {
      let name = tree.string(of: key)
      guard !page.has("expires"), DateNames.isOfEnd(name) else { continue }
      guard let moment = Self.moment(tree.text(of: value)), moment < now else { continue }
      note(
        of: name, "is in the past, and hides nothing here: 'expires' with that date does", page.path
      )
    }
  }

  private static func moment(_ text: ArraySlice<UInt8>) -> Int64? {
    do throws(ScalarMistake) {
      return try Scalar.date(text.span).seconds
    } catch {
      // The caller says so.
      return nil
    }
  }

  /// Writes whether a page is a draft.
  private mutating func finish(_ page: inout Page) {
    let draft = page.matter.pair(of: "draft")
    let text = draft.map { page.matter.tree.string(of: $0.value) } ?? ""
    let line = draft.map { "\(page.matter.written($0.key)): \(page.matter.written($0.value))" }
    let isNo = ["", "~", "null"].contains(text) || HidingKey.isNo(text)
    if let reason = page.reasons.first ?? (isNo ? nil : "'draft: \(text)'") {
      guard line != "draft: true" else { return }
      if let pair = draft ?? page.hidingPair {
        page.matter.replace(pair, with: "draft: true")
      } else {
        page.matter.add("draft: true")
      }
      let end = "hidden by \(reason)"
      note(
        Sentence(start: "", one: "\(end) is a draft here", many: "\(end) are drafts here"),
        page.path)
    } else if let draft, HidingKey.isNo(text), line != "draft: false" {
      page.matter.replace(draft, with: "draft: false")
      note(of: "draft", "is 'false' here rather than '\(text)'", page.path)
    }
  }
}

extension HiddenEntries {
  /// Hides what the generator did not publish.
  struct Step: ImportStep {
    func apply(to imported: inout ImportedFiles) {
      let sections = imported.sections
      let inherited = sections.flatMap { section in
        InheritedMatter.section(at: section.path, section.bytes, of: imported.generator)
      }
      var hiding = HiddenEntries(
        of: imported.site, at: imported.now, inheriting: inherited + imported.inherited,
        among: imported.unconverted)
      for index in imported.entries {
        let (path, bytes) = imported.files[index]
        imported.files[index].bytes =
          hiding.hidden(path, formerly: imported.formerPaths[index], bytes) ?? bytes
      }
      imported.notes += hiding.notes
      imported.note(
        "a 'cascade' for some pages, of which it cannot be told which, hides nothing here: ",
        sections.filter { InheritedMatter.hasUnknownTarget(at: $0.path, $0.bytes) }.map(\.path))
    }
  }
}
