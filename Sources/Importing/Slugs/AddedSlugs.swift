import Content
import Diagnostics
import Documents
import Escaping
import Tables

/// Gives the entries of lists slugs where no field names them, as in a list of verses, or names give
/// the same address, as `C` and `C++` do: in JSON, YAML and CSV.
struct AddedSlugs {
  /// The longest text that becomes a part of a slug.
  private static let longestPart = 60

  /// The file with its new slugs.
  private(set) var bytes: [UInt8]
  /// The keys whose values the slugs consist of.
  private(set) var keys: [String] = []
  /// Why they are needed.
  private(set) var reason = ""

  /// Reads a file; nil where it is no data, cannot be read, or needs no slugs.
  init?(path: String, _ bytes: [UInt8]) {
    var file = DetachedFile(path: path, bytes)
    guard let tree = file.data, !tree.isEmpty else { return nil }
    var edits: [(place: Int, text: String)] = []
    for list in ListedSlugs.lists(in: tree) {
      let entries = Array(tree.children(of: list))
      guard entries.count > 1, let names = Self.names(of: entries, in: tree)
      else { continue }
      let isTable = file.format == .csv
      if isTable { edits += Self.header(over: entries[0], in: tree).map { [$0] } ?? [] }
      (keys, reason) = names
      var free = FreeSlugs()
      for entry in entries {
        let parts = keys.map { tree.value(of: $0, in: entry).map { tree.string(of: $0) } ?? "" }
        let slug = Self.slug(of: parts.joined(separator: " "), &free)
        edits.append(Self.edit(adding: slug, to: entry, in: tree, isTable: isTable))
      }
    }
    // An alias of YAML is an entry that is written elsewhere, and maybe in another list.
    let isInOrder = zip(edits, edits.dropFirst()).allSatisfy { $0.place < $1.place }
    guard !edits.isEmpty, isInOrder else { return nil }
    var all = TextEdits()
    for (place, text) in edits { all.replace(place..<place, with: text) }
    self.bytes = all.applied(to: bytes)
  }

  /// A slug that is free: with words for the signs of a name where another entry has that of its
  /// letters.
  private static func slug(of name: String, _ free: inout FreeSlugs) -> String {
    let slug = FreeSlugs.slug(from: name, or: "entry")
    let spelled = FreeSlugs.slug(from: SpelledSigns.words(for: name), or: "entry")
    return free.take(free.areFree([slug]) && slug != "entry" ? slug : spelled)
  }

  /// The keys whose values together distinguish the entries: one that names them, as their address or
  /// by signs and accents only, otherwise the first keys, without those that are not needed for it;
  /// nil where one alone is the key of the model, or all together do not.
  private static func names(
    of entries: [NodeIndex], in tree: DocumentTree
  ) -> (keys: [String], reason: String)? {
    guard entries.allSatisfy({ tree[$0].kind == .mapping && tree.value(of: "slug", in: $0) == nil })
    else { return nil }
    var seen = Observation()
    for entry in entries { seen.take(entry, of: tree) }
    let hasKey = seen.members.contains { name, member in
      member.isKey(of: entries.count, named: name)
        || KeyNames.distinguishing.contains(name) && member.isKey(of: entries.count)
    }
    guard !hasKey else { return nil }
    let parts = Self.parts(of: seen, in: entries.count)
    let columns = parts.map { name in
      entries.map { entry in
        FreeSlugs.slug(
          from: tree.value(of: name, in: entry).map { tree.string(of: $0) } ?? "", or: "")
      }
    }
    if let name = KeyNames.distinguishing.first(where: {
      parts.contains($0) && seen.isDistinct($0, entries.count)
    }) {
      return ([name], "some of these texts give no address, or the same one")
    }
    func distinguish(_ chosen: [Int]) -> Bool {
      var rows: Set<[String]> = []
      return entries.indices.allSatisfy { row in
        rows.insert(chosen.map { columns[$0][row] }).inserted
      }
    }
    guard var chosen = parts.indices.lazy.map({ Array(0...$0) }).first(where: distinguish) else {
      return nil
    }
    let naming = parts.indices.filter { seen.mayName(parts[$0]) }
    for part in chosen.reversed() {
      let others = chosen.filter { $0 != part }
      // An amount alone names nothing.
      let isName = others.contains(where: naming.contains) || !naming.contains(part)
      if !others.isEmpty, isName, distinguish(others) { chosen = others }
    }
    return (chosen.map { parts[$0] }, "no field names them")
  }

  /// The keys of short texts and numbers that all entries have.
  private static func parts(of seen: Observation, in count: Int) -> [String] {
    seen.members.filter { name, member in
      !SecretNames.isSecret(name) && member.count == count
        && member.lists + member.mappings + member.bools == 0
        && member.values.texts.allSatisfy { $0.count <= longestPart }
    }.map(\.name)
  }

  /// What is written before the first cell of a table's header.
  private static func header(
    over row: NodeIndex, in tree: DocumentTree
  ) -> (place: Int, text: String)? {
    guard let first = tree.pairs(of: row).first(where: { _ in true }) else { return nil }
    let key = tree.span(of: first.key)
    return (Int(key.start), "slug" + separator(behind: Int(key.end), in: tree))
  }

  /// The sign behind a cell.
  private static func separator(behind end: Int, in tree: DocumentTree) -> String {
    let bytes = tree.source.bytes
    guard end < bytes.count, !"\r\n".utf8.contains(bytes[end]) else { return "," }
    return String(decoding: [bytes[end]], as: UTF8.self)
  }

  /// What is written to give an entry a slug.
  private static func edit(
    adding slug: String, to entry: NodeIndex, in tree: DocumentTree, isTable: Bool
  ) -> (place: Int, text: String) {
    let start = Int(tree[entry].start)
    let bytes = tree.source.bytes
    if isTable {
      let key =
        tree.pairs(of: entry).first { _ in true }.map { Int(tree.span(of: $0.key).end) } ?? start
      return (start, slug + separator(behind: key, in: tree))
    }
    if bytes[start] == UInt8(ascii: "{") { return (start + 1, "\"slug\": \"\(slug)\", ") }
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (start, "slug: \"\(slug)\"\n" + String(repeating: " ", count: start - line))
  }
}

extension Observation {
  /// Whether the texts of a key name entries.
  fileprivate func mayName(_ name: String) -> Bool {
    member(name).map { KeyNames.mayName(name, $0) } == true
  }

  /// Whether the texts of a key are different in so many entries.
  fileprivate func isDistinct(_ name: String, _ count: Int) -> Bool {
    member(name)?.values.texts.count == count
  }
}
