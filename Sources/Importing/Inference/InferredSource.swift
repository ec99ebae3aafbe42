import Content
import Diagnostics
import Documents
import FileSystem
import Schema
import Tables

/// The files of one collection, and what was observed in them.
struct InferredSource {
  /// A source among those that were found.
  typealias Index = TableIndex<InferredSource>

  /// Its name in `site.yaml`.
  var name: String
  /// Its files as `site.yaml` names them.
  var from: String
  /// The path of its file, where all its entries are in one.
  var onlyFile: String?
  /// What its entries have in common; a mapping for each.
  var seen = Observation()
  /// The paths of the files that are an entry each.
  var paths: Set<String> = []
  /// What is in the texts of Markdown files.
  var markdown: MarkdownObservation?
  /// Whether each entry is a file that gives it its name.
  var isFilePerEntry = false
  /// The slugs that the names of files give entries, where no entry writes its own.
  var slugs: Set<String> = []
  /// Keys beside the lists of a file, which do not belong to an entry.
  var leftOut: [String] = []

  /// How many entries there are.
  var count: Int { seen.mappings }

  /// The source whose entries are files, if all of these are of one.
  static func index(ofAll files: [String], among all: [InferredSource]) -> Index? {
    files.isEmpty ? nil : all.tableIndices.first { files.allSatisfy(all[$0].paths.contains) }
  }

  /// Whether each entry says its slug.
  var haveSlugs: Bool { seen.member("slug")?.count == count }

  /// Notes the slug that the name of a file gives its entry.
  mutating func noteSlug(of file: Source) {
    guard let format = ContentFormat(path: file.path[...]) else { return }
    let name = String(format.entryName(ofFileAt: file.path, in: nil))
    if FreeSlugs.isSlug(name) { slugs.insert(name) }
  }

  /// A sentence for each folder whose entries are parted by the endings of their files.
  static func notes(of all: [InferredSource]) -> [String] {
    let patterns = all.filter { $0.isFilePerEntry && $0.from.contains("*") }
    let folders = patterns.map {
      [String($0.from.prefix { $0 != "*" }), $0.markdown == nil ? "" : "md"]
    }
    return folders.indices.filter { folders.firstIndex(of: folders[$0]) == $0 }.compactMap {
      first in
      let same = folders.indices.filter { folders[$0] == folders[first] }.map { patterns[$0].from }
      return same.count < 2
        ? nil
        : "\(same.joined(separator: " and ")) are \(same.count) collections, because a pattern takes one "
          + "ending: if their entries are of one kind, give all files one format"
    }
  }
}

/// Sorts files into collections and observes their contents.
struct SourceFinder {
  private(set) var sources: [InferredSource] = []
  private var log = DiagnosticLog()
  /// The anchors to which links of the content lead.
  private let linked: Set<[UInt8]>
  /// Files that could not be read, with the first reason.
  private(set) var unreadable: [UnreadContent] = []
  /// What was found out about the files, one sentence each.
  private(set) var notes: [String] = []

  /// Sorts all files of a map.
  ///
  /// - Parameters:
  ///   - map: The files.
  ///   - isWhole: Whether they are all content of a site: then Markdown outside of folders is its
  ///     pages.
  init(_ map: SourceMap, isWhole: Bool) {
    let texts = map.sources.filter { ContentFormat(path: $0.path[...]) == .markdown }
    linked = LinkedAnchors.ofLinks(in: texts.map(\.bytes))
    var groups: [(key: String, files: [Source])] = []
    var places: [String: Int] = [:]
    let bundles: Set<String> = isWhole ? Self.bundles(among: map.sources.map(\.path)) : []
    for source in map.sources.sorted(by: { $0.path < $1.path }) {
      guard let format = ContentFormat(path: source.path[...]) else { continue }
      let names = source.path.split(separator: "/")
      // Patterns do not match files whose names begin with `_`.
      guard names.last?.hasPrefix("_") == false else { continue }
      let ending = format.ending(of: source.path[...])
      let key =
        names.count > 1 && !bundles.contains(source.path)
        ? "\(Self.namedFolder(of: names))/*.\(ending)"
        : isWhole && format == .markdown ? "*.\(ending)" : source.path
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append((key, []))
      }
      groups[place].files.append(source)
    }
    // Pages outside of folders, such as that about the author, come behind all sections.
    let (sections, pages) = (
      groups.filter { !$0.key.hasPrefix("*.") }, groups.filter { $0.key.hasPrefix("*.") }
    )
    for group in sections + pages { take(group.files, from: group.key) }
    sources = DistinctSources.named(sources)
  }

  /// The pages of a whole site whose folder is their own, such as `about/index.md`.
  static func bundles(among paths: [String]) -> Set<String> {
    let markdown = paths.filter { path in
      path.contains("/") && ContentFormat(path: path[...]) == .markdown
        && !FilePaths.name(of: path).hasPrefix("_")
    }
    let folders = Dictionary(grouping: markdown) { path in String(path.prefix { $0 != "/" }) }
    let own = folders.values.filter { files in
      files.allSatisfy { path in
        path.split(separator: "/").count == 2 && FilePaths.name(of: path).hasPrefix("index.")
      }
    }
    return Set(own.joined())
  }

  /// The folder that a pattern has to name: the first one, or the last whose name begins with `_`;
  /// empty where there is none.
  static func namedFolder(of names: [Substring]) -> String {
    guard names.count > 1 else { return "" }
    let last = names.dropLast().lastIndex { $0.hasPrefix("_") } ?? 0
    return names[...last].joined(separator: "/")
  }

  private mutating func take(_ files: [Source], from key: String) {
    let depth = key.split(separator: "/").count
    let isNested = files.contains { $0.path.split(separator: "/").count > depth }
    let from = isNested ? key.replacing("/*.", with: "/**/*.") : key
    let name = Self.name(of: key)
    if ContentFormat(path: files[0].path[...]) == .markdown {
      takeMarkdown(files, InferredSource(name: name, from: from, isFilePerEntry: true))
      return
    }
    takeData(files, named: name, from: from)
  }

  /// Takes files of data: one entry each, or lists of entries.
  private mutating func takeData(_ files: [Source], named name: String, from: String) {
    var whole = InferredSource(name: name, from: from)
    var lists: [(file: Source, tree: DocumentTree)] = []
    var mappings: [(file: Source, tree: DocumentTree)] = []
    for file in files {
      let count = log.diagnostics.count
      let tree = tree(of: file)
      let mistake = log.diagnostics.dropFirst(count).first
      guard !tree.isEmpty else {
        unreadable.append(Self.unread(file, mistake, otherwise: "it is empty"))
        continue
      }
      switch tree[.root].kind {
      case .sequence where tree[.root].count == 0:
        unreadable.append(Self.unread(file, mistake, otherwise: Self.reason(ofEmpty: file)))
      case .sequence: lists.append((file, tree))
      case .mapping:
        mappings.append((file, tree))
        take(tree, into: &whole, isAlone: files.count == 1)
        whole.noteSlug(of: file)
      case .plain, .string, .number, .bool, .null:
        unreadable.append(
          UnreadContent(file.path, "it is one value, not an entry or a list of entries"))
      }
    }
    let areDifferent = FileShape.areAllDifferent(mappings.map { FileShape(of: $0.tree) })
    guard whole.count > 0, !lists.isEmpty || areDifferent, mappings.count <= FileShape.mostNamed
    else {
      if whole.count > 0 { sources.append(whole) }
      take(lists, named: name, from: from)
      return
    }
    if areDifferent {
      notes.append(
        "the files of \(from) have different keys, so that each is a collection of its own: "
          + NamedFiles.list(mappings.map(\.file.path)))
    }
    // A pattern would match the entries of all, so each file is named.
    takeEach(mappings)
    take(lists, named: name, from: nil)
  }

  /// Takes files that are mappings as a collection each.
  private mutating func takeEach(_ mappings: [(file: Source, tree: DocumentTree)]) {
    for (file, tree) in mappings {
      var alone = InferredSource(name: Self.name(ofFile: file.path), from: file.path)
      alone.onlyFile = file.path
      take(tree, into: &alone, isAlone: true)
      if alone.count > 0 { sources.append(alone) }
    }
  }

  private mutating func tree(of file: Source) -> DocumentTree {
    switch ContentFormat(path: file.path[...]) {
    case .json: DocumentTree(json: file, log: &log)
    case .csv: DocumentTree(csv: file, log: &log)
    case .yaml, .markdown, nil: DocumentTree(yaml: file, log: &log)
    }
  }

  /// Takes files that are lists of entries: together where they have most keys in common, otherwise
  /// each as a separate collection, named after the file; also where no pattern matches exactly
  /// these files.
  private mutating func take(
    _ lists: [(file: Source, tree: DocumentTree)], named name: String, from: String?
  ) {
    var together = InferredSource(name: name, from: from ?? "")
    var shared: Set<String>?
    var each: [InferredSource] = []
    for (file, tree) in lists {
      noteElementsThatAreNoEntries(of: tree, in: file)
      Self.takeElements(of: tree, into: &together)
      var alone = InferredSource(name: Self.name(ofFile: file.path), from: file.path)
      alone.onlyFile = file.path
      Self.takeElements(of: tree, into: &alone)
      let keys = Set(alone.seen.members.map(\.name))
      shared = shared?.intersection(keys) ?? keys
      each.append(alone)
    }
    if lists.count == 1 { together.onlyFile = lists[0].file.path }
    let isOne = from != nil && (shared?.count ?? 0) * 2 >= together.seen.members.count
    sources += (isOne ? [together] : each).filter { $0.count > 0 }
  }

  /// Reports elements of a list of entries that are not entries: numbers, texts and lists.
  private mutating func noteElementsThatAreNoEntries(of tree: DocumentTree, in file: Source) {
    let others = tree.children(of: .root).filter { tree[$0].kind != .mapping }
    guard let first = others.first else { return }
    let place = "\(file.path):\(file.location(of: Int(tree[first].start)).line)"
    let what = others.count == 1 ? "an element of the list has" : "\(others.count) elements have"
    unreadable.append(UnreadContent(place, "\(what) no keys and cannot be entries"))
  }

  private static func takeElements(of tree: DocumentTree, into source: inout InferredSource) {
    for element in tree.children(of: .root) where tree[element].kind == .mapping {
      source.seen.take(element, of: tree)
    }
  }

  private mutating func take(
    _ tree: DocumentTree, into whole: inout InferredSource, isAlone: Bool
  ) {
    let answer = isAlone ? EnvelopedLists(in: tree) : nil
    guard let answer, !answer.lists.isEmpty else {
      whole.isFilePerEntry = true
      whole.seen.take(.root, of: tree)
      return
    }
    for (index, list) in answer.lists.enumerated() {
      let name = list.path.last ?? ""
      var source = InferredSource(
        name: name, from: "\(whole.from)#\(list.path.joined(separator: "."))")
      if index == 0 { source.leftOut = answer.others }
      for element in tree.children(of: list.node) { source.seen.take(element, of: tree) }
      sources.append(source)
    }
  }

  /// Whether a value is a list of mappings.
  static func isListOfEntries(_ node: NodeIndex, in tree: DocumentTree) -> Bool {
    tree[node].kind == .sequence && tree[node].count > 1
      && tree.children(of: node).allSatisfy { tree[$0].kind == .mapping }
  }

  private mutating func takeMarkdown(_ files: [Source], _ source: InferredSource) {
    var source = source
    var parts: [(source: Source, body: Range<Int>)] = []
    for file in files {
      let count = log.diagnostics.count
      let matter = FrontMatter(file, log: &log)
      guard matter.fence == nil || !matter.tree.isEmpty else {
        unreadable.append(
          UnreadContent(
            file.path, Self.reason(of: log.diagnostics.dropFirst(count).first, in: file.bytes)))
        continue
      }
      if matter.tree.isEmpty {
        source.seen.takeEmptyMapping()
      } else {
        source.seen.take(.root, of: matter.tree)
      }
      source.noteSlug(of: file)
      parts.append((file, matter.body))
    }
    source.paths = Set(parts.map(\.source.path))
    source.markdown = MarkdownObservation(parts, linked: linked)
    if source.count > 0 { sources.append(source) }
  }

  /// A file without entries, with the first mistake in it.
  private static func unread(
    _ file: Source, _ mistake: Diagnostic?, otherwise reason: String
  ) -> UnreadContent {
    guard let mistake, let span = mistake.span else { return UnreadContent(file.path, reason) }
    let location = file.location(of: Int(span.start))
    let help = mistake.help.first.map { ": " + $0.message } ?? ""
    return UnreadContent(
      "\(file.path):\(location.line):\(location.column)", mistake.message + help)
  }

  /// Why a file has no entries, although it is a list of them.
  private static func reason(ofEmpty file: Source) -> String {
    switch ContentFormat(path: file.path[...]) {
    case .csv: "it has no line below that of the names"
    case .json, .yaml, .markdown, nil: "its list is empty"
    }
  }

  /// Why front matter was not read.
  private static func reason(of mistake: Diagnostic?, in file: [UInt8]) -> String {
    guard let mistake else { return "its front matter cannot be read" }
    guard mistake.code == .toml else { return mistake.message }
    return TOMLFrontMatter(file) == nil
      ? "its front matter is TOML with a mistake, such as a key twice: write it as YAML"
      : "its front matter is TOML, which 'apus new FOLDER --from PATH' writes as YAML"
  }

  /// The name of a file without its folders and its ending.
  private static func name(ofFile path: String) -> String {
    name(of: path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// The name of a collection: of the folder, or of the file without its ending.
  private static func name(of key: String) -> String {
    if key.hasPrefix("*.") { return "pages" }
    let names = key.split(separator: "/").map(String.init)
    if names.count > 1, key.contains("*") { return names[names.count - 2] }
    let first = (names.count > 1 ? names.dropLast().last : names.first) ?? ""
    return first.firstIndex(of: ".").map { String(first[..<$0]) } ?? first
  }
}
