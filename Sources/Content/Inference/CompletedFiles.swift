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
/// one. Where all names begin with a date, as is usual for posts, or the generator takes it for
/// that of the page, it is written to the front matter. A folder loses the `_` before its name,
/// because patterns do not match such folders. Front matter in TOML or JSON becomes YAML, what the
/// generator hides stays hidden, also comments of templates, and what is not an entry is left out.
/// Keys that only tell the generator how to make a page are taken out. Files of one name in several
/// folders get slugs that differ, also those of data, and so do files with a name or a slug of
/// which no address can be made. Links to former addresses of pages, and those of wikis, become
/// links to their files. Pictures without an alternative text get the name of their file.
package struct CompletedFiles {
  /// All files, by the paths that they have now.
  package internal(set) var files: [(path: String, bytes: [UInt8])]
  /// What was done, one sentence each.
  package internal(set) var notes: [String] = []
  /// The slugs that were replaced, by the places of their files.
  private(set) var formerSlugs: [Int: String] = [:]
  /// The pages whose folder is their own; they are entries beside the folders.
  private(set) var bundles: Set<String> = []
  /// The places of files that had no slug, and have one.
  private(set) var addedSlugs: Set<Int> = []

  /// The paths that the files had, by their places.
  let formerPaths: [String]
  /// The site that they come from; nil if it is not known.
  let site: FormerSite?

  /// Completes files, whose paths are relative to the content folder.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - site: The site that they come from; nil if it is not known.
  ///   - now: The moment at which they are taken over, in seconds since 1970-01-01T00:00:00Z.
  package init(
    _ files: [(path: String, bytes: [UInt8])], of site: FormerSite? = nil, at now: Int64 = 0
  ) {
    self.site = site
    let data = ConvertedData(files)
    let kept = LeftOutFiles(data.files, of: site)
    let converted = ConvertedFrontMatter(kept.files)
    self.files = converted.files
    formerPaths = converted.files.map(\.path)
    notes = data.notes + kept.notes + converted.notes
    if let site, site.isWhole {
      let paths = SitePaths(self.files, of: site).paths
      for (index, path) in zip(self.files.indices, paths) { self.files[index].path = path }
    }
    uncoverFolders()
    uniteEndings()
    if site?.isWhole == true { bundles = SourceFinder.bundles(among: self.files.map(\.path)) }
    edit(with: OneSpelling(of: site?.generator, in: self.files.filter { Self.isMarkdown($0.path) }))
    edit(with: TemplateComments(of: site?.generator, in: files.filter { Self.isMarkdown($0.path) }))
    edit(with: HighlightedCode(of: site?.generator))
    edit(with: NamedPictures())
    edit(
      with: ReadableDates(of: site?.generator, in: files.filter { Self.isMarkdown($0.path) }))
    edit(with: RepeatedTitles(in: files.filter { Self.isMarkdown($0.path) }))
    edit(with: TermLists(of: site?.generator, in: files.filter { Self.isMarkdown($0.path) }))
    let entries = self.files.indices.filter { isMarkdown($0) && !isSection($0) }
    let folders = Dictionary(grouping: entries) { index in
      let path = self.files[index].path
      return bundles.contains(path)
        ? "" : FilePaths.folder(of: path).split(separator: "/").first.map(String.init) ?? ""
    }
    for (_, indices) in folders.sorted(by: { $0.key < $1.key }) { complete(indices) }
    hideEntries(at: now, inheriting: kept.inherited, formerly: kept.files)
    makeDataReadable()
    completeData()
    let addresses = addressesInMatter()
    let carried = carryAddresses()
    correctLinks(to: addresses)
    notes += carried
    edit(with: SteeringKeys(of: site?.generator))
    notes += ForeignPages(self.files, of: site?.generator).notes
    notes += LanguageFolders(self.files.map(\.path)).notes
  }

  func isMarkdown(_ index: Int) -> Bool { Self.isMarkdown(files[index].path) }

  private static func isMarkdown(_ path: String) -> Bool {
    ContentFormat(path: path[...]) == .markdown
  }

  /// Whether a file is about the section that its folder is.
  func isSection(_ index: Int) -> Bool {
    FilePaths.name(of: files[index].path).hasPrefix("_index.")
  }

  /// Takes the `_` off the names of folders, except of one that was asked for, which a pattern names.
  private mutating func uncoverFolders() {
    var taken = Set(files.map(\.path))
    var renamed: Set<String> = []
    for index in files.indices {
      let parts = files[index].path.split(separator: "/")
      let new = parts.indices.map { place -> Substring in
        guard place > 0 || site?.isWhole == true, place < parts.count - 1,
          parts[place].hasPrefix("_")
        else {
          return parts[place]
        }
        return parts[place].drop { $0 == "_" }
      }
      let path = new.joined(separator: "/")
      guard path != files[index].path, !new.contains(""), taken.insert(path).inserted else {
        continue
      }
      renamed.formUnion(zip(parts, new).filter { $0 != $1 }.map { String($0.0) })
      files[index].path = path
    }
    for folder in renamed.sorted() {
      notes.append("the folder '\(folder)' lost its '_', because no pattern takes such names")
    }
  }

  /// Gives files of one format and folder one ending.
  private mutating func uniteEndings() {
    let endings = OneEnding(files.map(\.path))
    for (index, path) in endings.paths { files[index].path = path }
    notes += endings.notes
  }

  private mutating func complete(_ indices: [Int]) {
    let matters = indices.compactMap { index in
      MatterOfFile(path: files[index].path, files[index].bytes).map { matter in
        DatesOfNames.File(
          index: index, path: files[index].path, formerPath: formerPaths[index], matter: matter)
      }
    }
    guard !matters.isEmpty else { return }
    // Where all entries have another naming field, that distinguishes them.
    let hasNames = ["name", "key", "id", "code"].contains { name in
      matters.allSatisfy { $0.matter.keys.contains(name) }
    }
    let hasHeadings = matters.allSatisfy { $0.matter.heading != nil && !$0.matter.hasTitle }
    let needsTitles = !hasNames && !hasHeadings && !matters.allSatisfy(\.matter.hasTitle)
    let dated = DatesOfNames(of: matters, from: site)
    let slugs = distinctSlugs(
      of: matters.map { (index: $0.index, slug: $0.matter.slug, title: $0.matter.givenTitle) })
    let anchors = needsTitles ? LinkedAnchors.all(in: matters.map { files[$0.index].bytes }) : []
    var titles = 0
    for file in matters {
      var (matter, lines) = (file.matter, "")
      if needsTitles, !matter.hasTitle {
        lines += "title: \(YAMLText.quoted(matter.title))\n"
        titles += 1
      }
      if let date = dated.dates[file.index] { lines += "date: \(date)\n" }
      if let slug = slugs[file.index] {
        if matter.slug == nil { lines += "slug: \(slug)\n" } else { matter.newSlug = slug }
        formerSlugs[file.index] = matter.slug
      }
      if !lines.isEmpty || matter.newSlug != nil {
        files[file.index].bytes = matter.bytes(
          adding: lines, withoutHeading: needsTitles, keeping: anchors)
      }
    }
    if titles > 0 {
      let count = titles == 1 ? "one file" : "\(titles) files"
      notes.append("\(count) had no title: it is the first heading now, or the name of the file")
    }
    notes += dated.notes
    noteSlugs(slugs)
  }

  /// Hides what the generator did not publish.
  private mutating func hideEntries(
    at now: Int64, inheriting values: [InheritedMatter],
    formerly former: [(path: String, bytes: [UInt8])]
  ) {
    let markdown = files.indices.filter { isMarkdown($0) }
    let inherited = markdown.filter(isSection).flatMap { index in
      InheritedMatter.section(at: files[index].path, files[index].bytes, of: site?.generator)
    }
    var hiding = HiddenEntries(
      of: site, at: now, inheriting: inherited + values, among: former)
    for index in markdown where !isSection(index) {
      let (path, bytes) = files[index]
      files[index].bytes = hiding.hidden(path, formerly: formerPaths[index], bytes) ?? bytes
    }
    notes += hiding.notes
    let unknown = markdown.filter(isSection).map { files[$0] }
      .filter { InheritedMatter.hasUnknownTarget(at: $0.path, $0.bytes) }.map(\.path)
    note(
      "a 'cascade' for some pages, of which it cannot be told which, hides nothing here: ", unknown)
  }

  /// Makes a change in each Markdown file that may be an entry.
  private mutating func edit(with change: some FileEdit) {
    var change = change
    for index in files.indices where isMarkdown(index) && !isSection(index) {
      let (path, bytes) = files[index]
      files[index].bytes = change.edited(path, bytes) ?? bytes
    }
    notes += change.notes
  }

  /// Writes values of data as Apus reads them.
  private mutating func makeDataReadable() {
    for index in files.indices {
      guard let readable = ReadableData(path: files[index].path, files[index].bytes) else {
        continue
      }
      files[index].bytes = readable.bytes
      notes += readable.notes
    }
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
    // Files beside lists of entries, and files of different things, are named one by one, and a file
    // that is alone may be a list.
    let named = groups.filter { key, group in
      !others.contains(key) && !(group.count == 1 && group[0].entry.hasList)
        && !FileShape.areAllDifferent(group.map(\.entry.shape))
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
    completeLists(besides: Set(found.map(\.index)))
  }

  /// Gives the entries of lists the slugs that they need.
  private mutating func completeLists(besides single: Set<Int>) {
    let listed = files.indices.filter { !single.contains($0) }.compactMap { index in
      ListedSlugs(path: files[index].path, files[index].bytes).map { (index, $0) }
    }
    for (index, slugs) in listed { files[index].bytes = slugs.bytes }
    for index in files.indices where !single.contains(index) {
      guard let added = AddedSlugs(path: files[index].path, files[index].bytes) else { continue }
      files[index].bytes = added.bytes
      notes.append(
        "the entries of \(files[index].path) have a 'slug' of \(Diagnostic.list(added.keys, joinedBy: "and")), because "
          + added.reason)
    }
    note(
      Self.replacedSlugs,
      listed.flatMap { index, slugs in
        slugs.replaced.map { "\(files[index].path) '\($0.new)' for '\($0.old)'" }
      })
  }

  /// The folder and the ending of the files of a collection, of which a file is one.
  private func collection(of index: Int) -> [String] {
    let path = files[index].path
    let folder =
      bundles.contains(path) ? "" : SourceFinder.namedFolder(of: path.split(separator: "/"))
    return [folder, path.split(separator: ".").last.map(String.init) ?? ""]
  }

  /// The slugs that files need in their collections, each of which has one folder and one ending.
  private func distinctSlugs(
    of entries: [(index: Int, slug: String?, title: String)]
  ) -> [Int: String] {
    let named = entries.filter { entry in
      let path = files[entry.index].path
      let hasPattern = path.contains("/") || site?.isWhole == true
      return hasPattern && !FilePaths.name(of: path).hasPrefix("_")
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
    let new = slugs.filter { formerSlugs[$0.key] == nil }
    addedSlugs.formUnion(new.keys)
    let added = new.map { "\(files[$0.key].path) '\($0.value)'" }
    let replaced = slugs.compactMap { index, slug in
      formerSlugs[index].map { "\(files[index].path) '\(slug)' for '\($0)'" }
    }
    note("files whose names give no address of their own have a 'slug': ", added)
    note(Self.replacedSlugs, replaced)
  }

  private static let replacedSlugs = "slugs of which no address can be made are others now: "

  /// Notes how often something was done, unless it was never done.
  mutating func note(_ count: Int, _ one: String, _ many: String) {
    if count > 0 { notes.append(count == 1 ? one : "\(count)\(many)") }
  }

  /// Notes what was done to some files, of which the first six are named.
  mutating func note(_ text: String, _ files: [String]) {
    if !files.isEmpty { notes.append(text + NamedFiles.list(files.sorted())) }
  }
}
