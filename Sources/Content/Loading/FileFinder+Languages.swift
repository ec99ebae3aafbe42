import Diagnostics
import FileSystem
import Languages
import Tables

// The files of collections in several languages: each file is in one of them.

extension FileFinder {
  /// Leaves to translations the files that the pattern of the originals takes too, and reports two
  /// languages of a collection with the same files: one would show the texts of the other.
  func separateLanguages(of found: inout [Files], log: inout DiagnosticLog) {
    var owners: [Int: [PathIndex: Int]] = [:]
    for (index, definition) in definitions.enumerated() where !definition.isRepetition {
      guard let original = definition.translation?.original.position,
        found[original].selection == found[index].selection, !found[index].paths.isEmpty
      else { continue }
      let own = found[index].paths
      let known = owners[original, default: [:]]
      if let shared = own.first(where: { known[$0] != nil }), let other = known[shared] {
        report(index, shares: shared, with: other, log: &log)
        found[index].paths.removeAll { known[$0] != nil }
        continue
      }
      let translated = Set(own)
      if !names(ownLanguageOf: definition), found[original].paths.allSatisfy(translated.contains),
        let first = found[original].paths.first
      {
        report(index, shares: first, with: original, log: &log)
        found[index].paths = []
        continue
      }
      found[original].paths.removeAll(where: translated.contains)
      for path in own { owners[original, default: [:]][path] = index }
    }
    guard !log.hasErrors else { return }
    warnOfUnnamedLanguages(among: found, log: &log)
    warnOfMisplacedTranslations(among: found, log: &log)
  }

  private func report(
    _ index: Int, shares path: PathIndex, with other: Int, log: inout DiagnosticLog
  ) {
    guard let translation = definitions[index].translation else { return }
    log.report(
      .sharedTranslation(
        of: definitions[translation.original.position].name, into: translation.language,
        and: definitions[other].translation?.language, path: folder.paths[path],
        at: definitions[index].fromSpan, other: definitions[other].fromSpan))
  }

  /// Whether the last name of a translation's pattern has its language before the ending, as
  /// `*.de.md` has.
  private func names(ownLanguageOf definition: CollectionDefinition) -> Bool {
    guard let language = definition.translation?.language,
      let name = definition.from.split(separator: "/").last
    else { return false }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 2 && LanguageTag.areEqual(String(parts[parts.count - 2]), language)
  }

  // MARK: Languages that no translation has

  /// Warns of originals that are named as translations of others are (`pie.fr.md` beside `pie.md`
  /// and `pie.de.md`), but into a language that the collection does not have.
  private func warnOfUnnamedLanguages(among found: [Files], log: inout DiagnosticLog) {
    for (index, definition) in definitions.enumerated() where definition.translation == nil {
      let named = definitions.first {
        $0.translation?.original.position == index && names(ownLanguageOf: $0)
      }
      guard let named, let language = named.translation?.language else { continue }
      var files: [String: [String]] = [:]
      for path in found[index].paths {
        guard let tag = languageTag(ofFileAt: folder.paths[path]) else { continue }
        files[tag, default: []].append(folder.paths[path])
      }
      for (tag, paths) in files.sorted(by: { $0.key < $1.key }) {
        log.report(
          .unnamedLanguage(
            tag, paths: paths, collection: definition.name,
            pattern: named.from.replacing(".\(language).", with: ".\(tag).")))
      }
    }
  }

  /// Warns of originals that are named as translations are (`pie.de.md`) into a language whose
  /// translations are in a folder of their own.
  private func warnOfMisplacedTranslations(among found: [Files], log: inout DiagnosticLog) {
    for definition in definitions where !definition.isRepetition && definition.from.contains("*") {
      guard let translation = definition.translation, !names(ownLanguageOf: definition)
      else { continue }
      let original = translation.original.position
      for path in found[original].paths.map({ folder.paths[$0] }) {
        let name = FilePaths.nameSlice(of: path)
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2,
          LanguageTag.areEqual(String(parts[parts.count - 2]), translation.language)
        else { continue }
        let plain = parts.dropLast(2).joined(separator: ".")
        let wanted =
          path.dropLast(inside(path).count) + Self.path(of: plain, in: definition.from)
        log.report(
          .misplacedTranslation(
            path, into: translation.language, collection: definitions[original].name,
            pattern: definition.from, wanted: String(wanted)))
      }
    }
  }

  /// The path that a file of this name would have among those that a pattern takes.
  private static func path(of name: String, in pattern: String) -> String {
    pattern.split(separator: "/").filter { $0 != "**" }
      .map { $0.replacing("*", with: name) }.joined(separator: "/")
  }

  /// The language before the ending of a file's name, where the folder has the same file without
  /// it.
  private func languageTag(ofFileAt path: String) -> String? {
    let name = FilePaths.nameSlice(of: path)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, case let tag = String(parts[parts.count - 2]),
      LanguageTag.isCommon(tag)
    else { return nil }
    let plain = (parts.dropLast(2) + [parts[parts.count - 1]]).joined(separator: ".")
    return folder.contains(path.dropLast(name.count) + plain) ? tag : nil
  }

  // MARK: Suggestions

  /// The path nearest to what was typed for a collection whose pattern takes nothing, with the
  /// pattern for it; never one that would show the texts of another language of the collection.
  func nearest(
    to typed: String, of definition: CollectionDefinition, log: inout DiagnosticLog
  ) -> (path: String, pattern: String)? {
    var known = Set(
      folder.paths.flatMap { path -> [String] in
        let inner = String(inside(path))
        return [inner, FilePaths.folder(of: inner)]
      })
    // Each round takes away the folders of one or more languages.
    for _ in definitions.indices {
      let near = log.allNearest(to: typed, among: known.sorted())
      let usable = near.filter { path in
        !isOfOtherLanguage(path + definition.from.dropFirst(typed.count), than: definition)
      }
      if usable.count == 1, let path = usable.first {
        return (path, path + definition.from.dropFirst(typed.count))
      }
      guard usable.isEmpty, !near.isEmpty else { return nil }
      known.subtract(near)
    }
    return nil
  }

  /// Whether a pattern would give a language of a collection what belongs to another of its
  /// languages.
  func isOfOtherLanguage(_ text: String, than definition: CollectionDefinition) -> Bool {
    let family = self.family(of: definition)
    guard !family.isEmpty, let pattern = usablePattern(text) else { return false }
    let taken = folder.paths.map { inside($0) }.filter { takes(pattern, $0) }
    let others = family.filter { $0.translation != nil }.compactMap { usablePattern($0.from) }
    let foreign = taken.count { path in others.contains { takes($0, path) } }
    if definition.translation == nil { return foreign == taken.count }
    guard foreign == 0, let original = family.first(where: { $0.translation == nil }) else {
      return true
    }
    // A translation may take some of what the originals' pattern takes, but must leave some.
    guard let pattern = usablePattern(original.from) else { return false }
    let wanted = Set(taken)
    return folder.paths.lazy.map { inside($0) }.allSatisfy { path in
      !takes(pattern, path) || wanted.contains(path) || others.contains { takes($0, path) }
    }
  }

  /// The other languages of a definition's collection.
  private func family(of definition: CollectionDefinition) -> [CollectionDefinition] {
    guard let own = definitions.firstIndex(of: definition) else { return [] }
    let original = definition.translation?.original.position ?? own
    return definitions.enumerated().filter { index, other in
      index != own && !other.isRepetition
        && (index == original || other.translation?.original.position == original)
    }.map(\.element)
  }

  private func usablePattern(_ text: String) -> FilePattern? {
    do throws(FilePattern.Unusable) { return try FilePattern(text) } catch { return nil }
  }

  private func takes(_ pattern: FilePattern, _ path: Substring) -> Bool {
    guard ContentFormat(path: path) != nil else { return false }
    return pattern.matches(path) || (!pattern.hasWildcards && isBelow(pattern, path))
  }

  /// Where the first translation of a collection may be written; nil for originals.
  func firstTranslation(of definition: CollectionDefinition) -> String? {
    guard let translation = definition.translation else { return nil }
    let original = definitions[translation.original.position]
    let name =
      folder.paths.lazy.map { inside($0) }.first { path in
        usablePattern(original.from).map { takes($0, path) } ?? false
      }.map { path in
        let name = FilePaths.nameSlice(of: String(path))
        return String(name.prefix { $0 != "." })
      } ?? "first"
    return definition.from.prefix { $0 != "#" }.split(separator: "/").filter { $0 != "**" }
      .map { $0.replacing("*", with: name) }.joined(separator: "/")
  }
}
