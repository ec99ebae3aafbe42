import Content
import Diagnostics
import Escaping
import FileSystem
import Schema
import Tables

/// Resolves the links and images in Markdown, and reports broken ones.
///
/// A destination is `#anchor`; or an address inside the site, from `/` on; or the path of a file,
/// relative to the file the link is in, or from the content folder after `/` or `@/`; or the slug
/// or key of an entry after the name of its collection and a colon. The path of an entry's file
/// means the entry's page.
struct LinkResolver<Files: FileSystem> {
  let content: SiteContent
  let plan: PagePlanner
  /// What absolute URLs of the site begin with; empty where it has none.
  private let siteAddress: [UInt8]
  /// The paths of static files, by their addresses.
  let staticFiles: [String: String]
  /// The files that links refer to.
  private(set) var linked: LinkedFiles<Files>
  /// The names of all collections that `site.yaml` declares, whether their entries are known.
  private let declared: Set<String>
  /// The entries of each collection that occurs in links, for each language.
  private var names: [EntryNames.Scope: EntryNames] = [:]
  private var tops: TopAnchors
  /// The possible targets of broken links.
  var candidates = LinkCandidates()
  /// The definitions of broken links by reference.
  private var definitions = BrokenDefinitions()
  /// The languages of the files whose entries are translations.
  private var languages: [SourceID: String] = [:]

  init(
    content: SiteContent, plan: PagePlanner, files: LinkedFiles<Files>,
    staticFiles: [StaticFile], definition: SiteDefinition
  ) {
    self.staticFiles = Dictionary(
      staticFiles.map { ($0.address, $0.path) }, uniquingKeysWith: { first, _ in first })
    declared = Set(definition.collectionNames)
    siteAddress = definition.addressWithoutSlash
    self.content = content
    self.plan = plan
    linked = files
    tops = TopAnchors(of: content, on: plan.recordPages)
    for collection in content.collections {
      guard let language = collection.definition.translation?.language,
        !collection.definition.isRepetition
      else { continue }
      for entry in collection.entries { languages[entry.source] = language }
    }
  }

  /// The targets of all holes of all fragments.
  mutating func resolveAll(threads: Int, log: inout DiagnosticLog) -> LinkTable {
    var table = LinkTable()
    let found = pagesOfHoles(threads: threads)
    table.reserve(
      fragments: content.store.fragments.count, targets: found.reduce(0) { $0 + $1.count })
    var pages = found.joined().makeIterator()
    for fragment in content.store.fragments {
      table.beginFragment(of: page(ofLinksIn: fragment))
      let isExcerpt = fragment.isExcerpt
      let isReported = isExcerpt || isRepeated(fragment)
      for position in fragment.holes {
        if let page = pages.next() ?? nil {
          table.add(LinkTable.Target(output: .page(page), suffix: []))
          continue
        }
        let hole = content.store.parts.holes[position]
        let destination = content.store.string(hole.destination)
        do throws(Refusal) {
          table.add(try target(of: destination, hole: hole, isExcerpt: isExcerpt))
          if !isReported { reportTwoEntries(namedBy: destination, in: hole, log: &log) }
        } catch {
          // The full text contains the same as its excerpt.
          if !isReported { report(error, of: destination, in: hole, log: &log) }
          table.add(LinkTable.Target(output: .none, suffix: []))
        }
      }
    }
    return table
  }

  /// Finds the files of the content at these addresses, to which assets and templates refer, and
  /// returns those that are there, each once. Where another output is at an address, or a source of
  /// entries, nothing is found: the reference is reported.
  mutating func addFiles(at addresses: [String]) -> [(address: String, file: FileReferenceIndex)] {
    var known: Set<String> = []
    var found: [(address: String, file: FileReferenceIndex)] = []
    for address in addresses where known.insert(address).inserted {
      guard plan.pages.page(at: address) == nil, staticFiles[address] == nil,
        let path = Self.normal(String(address.dropFirst()), in: SiteFolder.content),
        path == SiteFolder.content + address, case .free = content.role(ofFile: path)
      else { continue }
      do throws(LinkedFiles<Files>.Refusal) {
        found.append((address, try linked.file(at: path, isImage: false).file))
      } catch {
        // A reference without a target is reported where it is written.
        continue
      }
    }
    return found
  }

  /// Why a destination is broken.
  private enum Refusal: Error {
    /// There is nothing there.
    case nothing
    /// There may be something there, but other mistakes hide it.
    case unknown
    /// There is an entry that is left out.
    case omitted(Omission)
    /// There is no entry of this name in a collection.
    case unknownEntry(String, in: EntryNames.Scope)
    /// There is an entry, and it has no page.
    case withoutPage
    /// There is a file from which a collection takes its entries.
    case source(String)
    /// There is no file, or it cannot be used.
    case file(LinkedFiles<Files>.Refusal)

    /// Whether there is nothing there.
    var isNothing: Bool {
      switch self {
      case .nothing, .file(.missing): true
      case .unknown, .omitted, .unknownEntry, .withoutPage, .source, .file: false
      }
    }
  }

  private mutating func report(
    _ refusal: Refusal, of destination: String, in hole: Fragment.Hole, log: inout DiagnosticLog
  ) {
    let span = hole.span
    switch refusal {
    case .nothing, .file(.missing):
      let source = content.sources[span.source]
      let isVerbatim = source.bytes[span.range].elementsEqual(destination.utf8)
      let definition = isVerbatim ? nil : definitions.place(of: destination, in: source)
      if let definition, !definitions.isFirstUse(of: definition) { return }
      let suggestion = suggestion(for: destination, of: hole, log: &log)
      var diagnostic = Diagnostic.brokenLink(
        destination, at: definition ?? span, isVerbatim: isVerbatim || definition != nil,
        suggestion: suggestion)
      if let definition {
        diagnostic.help += BrokenDefinitions.help(for: definition, in: source)
        diagnostic.places.append(Diagnostic.Place(span, "this link leads there"))
      }
      log.report(diagnostic)
    case .unknown: break
    case .omitted(let omission):
      let own = content.sources.path(of: span.source)
      guard !content.omitted.contains(where: { $0.path == own }) else { return }
      log.report(
        .linkToOmitted(
          destination, reason: omission.reason.words, at: span, because: omission.span))
    case .unknownEntry(let name, let scope):
      let known = log.gathered { names[scope]?.known ?? [] } ?? []
      let decoded = String(decoding: PercentEncoding.decoded(Array(name.utf8)[...]), as: UTF8.self)
      let nearest = known.contains(decoded) ? decoded : log.nearest(to: name, among: known)
      log.report(
        .unknownEntry(
          name, in: scope.collection, at: span, suggestion: nearest,
          place: place(of: name, in: destination, at: span)))
    case .withoutPage: log.report(.entryWithoutPage(destination, at: span))
    case .source(let path): log.report(.publishedSource(path, at: span))
    case .file(.unusableImage(let reason)):
      log.report(.unusableImage(destination, reason: reason, at: span))
    case .file(.unreadable(let error)):
      log.report(.unreadableFile(error, at: span))
    }
  }

  /// Where the name of an entry is written in a destination; nil where that is not written
  /// literally. A name that needs the destination to be between `<` and `>` is there.
  private func place(of name: String, in destination: String, at span: Span) -> Span? {
    let written = content.sources[span.source].bytes[span.range]
    guard written.elementsEqual(destination.utf8), let colon = written.firstIndex(of: 0x3A) else {
      return nil
    }
    return Span(span.source, colon + 1, colon + 1 + name.utf8.count)
  }

  private mutating func target(
    of destination: String, hole: Fragment.Hole, isExcerpt: Bool
  ) throws(Refusal) -> LinkTable.Target {
    let cut = destination.firstIndex { $0 == "#" || $0 == "?" } ?? destination.endIndex
    let path = String(destination[..<cut])
    let suffix = PercentEncoding.encoded(destination[cut...].utf8)
    let own = content.sources.path(of: hole.span.source)
    let language = languages[hole.span.source]
    if let inside = whole(destination) {
      do throws(Refusal) {
        return try target(of: inside, hole: hole, isExcerpt: isExcerpt)
      } catch {
        guard error.isNothing, hole.kind != .image else { throw error }
        // Another program of the host may answer there: the message names the page.
        return LinkTable.Target(
          output: .none, suffix: PercentEncoding.encoded(destination.utf8))
      }
    }
    guard !path.isEmpty else {
      if hole.kind == .image { throw .nothing }
      // An anchor of an excerpt is one of the whole text's page.
      let page: Value = (try? entryPage(ofFile: own, in: nil)) ?? Value.none
      if tops.isTop(destination[cut...], of: page) { return .init(output: page, suffix: []) }
      return LinkTable.Target(output: isExcerpt ? page : .none, suffix: suffix)
    }
    if hole.kind == .link || hole.kind == .name,
      let named = EntryDestination(destination, in: declared)
    {
      let scope = EntryNames.Scope(collection: named.collection, language: language)
      let entry = try entry(named: named.name, in: scope)
      if hole.kind == .name { return LinkTable.Target(output: .text(entry.key), suffix: []) }
      return LinkTable.Target(output: try page(of: entry, in: language), suffix: suffix)
    }
    let output: Value
    let decoded = PercentEncoding.decodedPath(path)  // Else the name as it is in the folder.
    do throws(Refusal) {
      output = try self.output(at: decoded ?? path, kind: hole.kind, from: own, in: language)
    } catch {
      guard error.isNothing, decoded != nil else { throw error }
      output = try self.output(at: path, kind: hole.kind, from: own, in: language)
    }
    let isTop = tops.isTop(destination[cut...], of: output)
    return LinkTable.Target(output: output, suffix: isTop ? [] : suffix)
  }

  /// The address inside the site of an absolute URL of the site; nil for all others.
  private func whole(_ destination: String) -> String? {
    let bytes = Array(destination.utf8).drop { $0 == UInt8(ascii: " ") }
    return SiteAddress.length(in: bytes.span, of: siteAddress).map {
      let rest = String(decoding: bytes.dropFirst($0), as: UTF8.self)
      return rest.utf8.first == UInt8(ascii: "/") ? rest : "/" + rest
    }
  }

  private mutating func output(
    at path: String, kind: Fragment.Hole.Kind, from own: String, in language: String?
  ) throws(Refusal) -> Value {
    path.hasPrefix("/")
      ? try site(path, kind: kind, in: language)
      : try relative(path, to: own, kind: kind, in: language)
  }

  // MARK: Entries

  /// The entry of a collection with this slug or key.
  private mutating func entry(
    named name: String, in scope: EntryNames.Scope
  ) throws(Refusal) -> Entry {
    let collection = scope.collection
    guard let index = content.collectionIndex(named: collection) else { throw .unknown }
    let known = names[scope] ?? EntryNames(in: scope, of: content)
    names[scope] = known
    if let entry = known.entry(named: name) { return entry }
    if let omission = omission(of: name, in: collection) { throw .omitted(omission) }
    if content.uncertainCollections.contains(index) { throw .unknown }
    throw .unknownEntry(name, in: scope)
  }

  /// Warns of a link by a name that is the key of one entry and the slug of another.
  private func reportTwoEntries(
    namedBy destination: String, in hole: Fragment.Hole, log: inout DiagnosticLog
  ) {
    guard hole.kind == .link, !names.isEmpty else { return }
    guard let named = EntryDestination(destination, in: declared) else { return }
    let scope = EntryNames.Scope(
      collection: named.collection, language: languages[hole.span.source])
    guard let known = names[scope], let key = known.entry(named: named.name),
      let other = known.entry(withSlugLikeKey: named.name)
    else { return }
    log.report(.linkToOneOfTwo(destination, at: hole.span, key: key.span, slug: other.span))
  }

  private func omission(of name: String, in collection: String) -> Omission? {
    content.omitted.first { omission in
      omission.collection == collection
        && (omission.name == name || EntryNames.slug(of: omission.name) == name
          || omission.path.hasSuffix("/\(name).md"))
    }
  }

  /// The page of an entry in a language, otherwise in the first that it has one in.
  private func page(of entry: Entry, in language: String?) throws(Refusal) -> Value {
    guard let page = firstPage(of: entry.slot, in: language) else {
      throw plan.droppedPages.isEmpty ? .withoutPage : .unknown
    }
    return .page(page)
  }

  private func firstPage(of slot: SlotIndex, in language: String?) -> PageIndex? {
    let header = content.store.slots[slot]
    let pages = plan.recordPages
    return language.map { pages.page(of: header, in: $0) } ?? pages.firstPage(of: header)
  }

  /// The page of the translation of an entry that is none itself.
  private func page(ofTranslationOf entry: Entry, in language: String?) -> PageIndex? {
    guard let language, content.pairs.original(of: entry.slot) == entry.slot,
      let slot = content.pairs.translation(of: entry.slot, in: language)
    else { return nil }
    return firstPage(of: slot, in: language)
  }

  /// The page of the entry that is a whole file, for an entry in the first language that of its
  /// translation into another; nil where the file is not an entry.
  private func entryPage(
    ofFile path: String, in language: String?
  ) throws(Refusal) -> Value? {
    switch content.role(ofFile: path) {
    case .entry(let reference):
      let entry = content[reference]
      if let page = page(ofTranslationOf: entry, in: language) { return .page(page) }
      return try page(of: entry, in: language)
    case .omitted(let omission): throw .omitted(omission)
    case .data, .free: return nil
    }
  }

  // MARK: Paths

  /// What is at an address inside the site: a page, or a file of the content folder.
  private mutating func site(
    _ path: String, kind: Fragment.Hole.Kind, in language: String?
  ) throws(Refusal) -> Value {
    if kind == .link {
      // The file of a folder's page is published, too.
      let folder = path.hasSuffix("/index.html") ? [String(path.dropLast(10))] : []
      for address in [path, path + "/"] + folder {
        if let page = plan.pages.page(at: address) { return .page(page) }
      }
      if plan.droppedPages.mayHave(path) { throw .unknown }
    }
    if let file = staticFiles[path] {
      do throws(LinkedFiles<Files>.Refusal) {
        return try linked.file(at: file, isImage: kind == .image)
      } catch {
        throw .file(error)
      }
    }
    guard let normal = Self.normal(String(path.dropFirst()), in: SiteFolder.content) else {
      throw .nothing
    }
    if kind == .link, let page = try entryPage(ofFile: normal, in: language) { return page }
    return try file(at: normal, for: kind)
  }

  /// What is at a path relative to the folder of a file, or after `@/` to the content folder: the
  /// page of an entry, or a file.
  private mutating func relative(
    _ path: String, to own: String, kind: Fragment.Hole.Kind, in language: String?
  ) throws(Refusal) -> Value {
    guard let normal = contentPath(path, from: own) else { throw .nothing }
    if kind == .link, let page = try entryPage(ofFile: normal, in: language) { return page }
    guard FilePaths.isBelow(normal, SiteFolder.content) else { throw .nothing }
    return try file(at: normal, for: kind)
  }

  private mutating func file(
    at path: String, for kind: Fragment.Hole.Kind
  ) throws(Refusal) -> Value {
    if SiteFolder.isOfSettings(path) { throw .source(path) }
    switch content.role(ofFile: path) {
    case .free: break
    case .entry, .omitted, .data:
      throw content.uncertainCollections.isEmpty ? .source(path) : .unknown
    }
    do throws(LinkedFiles<Files>.Refusal) {
      return try linked.file(at: path, isImage: kind == .image)
    } catch {
      throw .file(error)
    }
  }
}
