import Diagnostics
import Documents
import Escaping
package import FileSystem
import Planning

/// Applies suggestions of diagnostics, as far as they are safe: misspelt names, links to former
/// addresses of pages, brackets of lists, front matter in TOML.
///
/// Nothing is trusted: a suggestion is kept only if it removes its mistake and adds no other.
package struct SiteFixer {
  /// A file before and after.
  package struct Edit: Hashable, Sendable {
    package let path: String
    package let old: [UInt8]
    package let new: [UInt8]
    /// Whether it contains secrets, so that its lines must not be shown.
    package let hasSecrets: Bool
  }

  /// Which suggestions may be applied.
  package enum Extent: Sendable {
    /// Those that are likely, for users who check the edits.
    case likely
    /// Only those that are certain: brackets around one text where a list is expected.
    case certain
  }

  /// Fixing a mistake can uncover another one, at most this often.
  private static let roundLimit = 8
  /// How often the site may be checked.
  private static let checkLimit = 100

  /// Checks the site with other bytes in some files.
  private let check: ([String: [UInt8]]) throws(FileError) -> CheckedSite
  private let extent: Extent
  private var bytes: [String: [UInt8]] = [:]
  private var originals: [String: [UInt8]] = [:]
  private var secretive: Set<String> = []
  private var checkCount = 1

  /// The site with all edits.
  package private(set) var site: CheckedSite

  /// Finds all safe edits of a site.
  ///
  /// - Parameters:
  ///   - extent: Which suggestions may be applied.
  ///   - check: Checks the site with other bytes in the files at some paths.
  /// - Throws: Where a file that is there cannot be read.
  package init(
    _ extent: Extent = .likely,
    _ check: @escaping ([String: [UInt8]]) throws(FileError) -> CheckedSite
  ) throws(FileError) {
    self.check = check
    self.extent = extent
    site = try check([:])
    for _ in 0..<Self.roundLimit {
      guard try fixSome() else { break }
    }
  }

  /// The edits, in the order of their paths.
  package var edits: [Edit] {
    bytes.sorted { $0.key < $1.key }.compactMap { path, new in
      guard let old = originals[path], old != new else { return nil }
      return Edit(path: path, old: old, new: new, hasSecrets: secretive.contains(path))
    }
  }

  /// A replacement of some bytes of a file.
  private struct Fix: Hashable {
    let path: String
    let range: Range<Int>
    let text: String
    /// The mistake that has to be gone with it.
    let mistake: MistakeKey
    /// Where more mistakes may appear with it.
    var uncovers = Uncovered.nothing
  }

  /// What could not be checked because of a mistake.
  private enum Uncovered {
    case nothing
    /// The file, which could not be read.
    case file
    /// Whatever depends on a setting or a model: content, templates, pages and other settings.
    case site
  }

  /// What a mistake is known by before and after an edit, which moves its place.
  private struct MistakeKey: Hashable {
    let code: DiagnosticCode
    let message: String
    /// The path of its file; nil for a mistake without a place.
    let path: String?

    init(_ diagnostic: Diagnostic, in site: CheckedSite) {
      code = diagnostic.code
      message = diagnostic.message
      path = diagnostic.span.map { site.sources.path(of: $0.source) }
    }

    /// Whether it is a mistake that is found only once pages are made: in a link, or in their HTML.
    var concernsPages: Bool { code.number.hasPrefix("06") || code.number.hasPrefix("08") }

    /// Whether it is a mistake in how a file of data, a model or a template is written: a key that
    /// is there twice, a declaration that cannot be read.
    var concernsSyntax: Bool { ["01", "02", "05"].contains(code.number.prefix(2)) }
  }

  /// Applies the suggestions of the site as it is now; false where none is left.
  private mutating func fixSome() throws(FileError) -> Bool {
    // The last first, so that the ranges of the others stay valid.
    try takeMost(of: Self.fixes(of: site, extent).reversed()[...])
  }

  /// Applies fixes together or, where that adds mistakes, each half by itself, down to single ones;
  /// false where none is applied.
  private mutating func takeMost(of fixes: ArraySlice<Fix>) throws(FileError) -> Bool {
    guard !fixes.isEmpty, checkCount < Self.checkLimit else { return false }
    if try take(fixes) { return true }
    guard fixes.count > 1 else { return false }
    let middle = fixes.startIndex + fixes.count / 2
    let first = try takeMost(of: fixes[..<middle])
    let second = try takeMost(of: fixes[middle...])
    return first || second
  }

  /// Applies fixes if all their mistakes are gone then, and no others have come.
  private mutating func take(_ fixes: ArraySlice<Fix>) throws(FileError) -> Bool {
    var trial = bytes
    for (path, fixes) in Dictionary(grouping: fixes, by: \.path) {
      guard let old = trial[path] ?? source(at: path)?.bytes else { return false }
      var edits = TextEdits()
      for fix in fixes {
        guard fix.range.upperBound <= old.count else { return false }
        edits.replace(fix.range, with: fix.text)
      }
      trial[path] = edits.applied(to: old)
    }
    let mended = try check(trial)
    checkCount += 1
    guard Self.isBetter(mended, than: site, by: fixes) else { return false }
    for path in Set(fixes.map(\.path)) {
      guard let source = source(at: path) else { continue }
      if originals[path] == nil { originals[path] = source.bytes }
      // A file that could not be read before may turn out to contain secrets.
      if Self.hasSecrets(path, in: site) || Self.hasSecrets(path, in: mended) {
        secretive.insert(path)
      }
    }
    (bytes, site) = (trial, mended)
    return true
  }

  private func source(at path: String) -> Source? { Self.source(at: path, in: site) }

  private static func source(at path: String, in site: CheckedSite) -> Source? {
    site.sources.sources.first { $0.path == path }
  }

  private static func hasSecrets(_ path: String, in site: CheckedSite) -> Bool {
    guard let source = source(at: path, in: site) else { return false }
    return site.sources.shown(source.wholeSpan.range, of: source.id).text
      .contains(SecretRanges.mark)
  }

  /// Whether the mistakes of fixes are gone from a site, and no others have come, except in files
  /// that could not be read before, below names of settings and models that hid them, and in pages
  /// that were not made because of errors.
  private static func isBetter(
    _ new: CheckedSite, than old: CheckedSite, by fixes: ArraySlice<Fix>
  ) -> Bool {
    let uncovered = Set(fixes.lazy.filter { $0.uncovers == .file }.map(\.path))
    let changed = Set(fixes.lazy.map(\.path))
    let uncoversSite = fixes.contains { $0.uncovers == .site }
    var changes: [MistakeKey: Int] = [:]
    for diagnostic in new.log.diagnostics {
      changes[MistakeKey(diagnostic, in: new), default: 0] += 1
    }
    for diagnostic in old.log.diagnostics {
      changes[MistakeKey(diagnostic, in: old), default: 0] -= 1
    }
    let mayUncoverPages =
      old.log.hasErrors && fixes.allSatisfy { !SafeReplacement.isPlace($0.mistake.code) }
    guard
      changes.allSatisfy({ key, change in
        change <= 0 || key.path.map { uncovered.contains($0) } == true
          || mayUncoverPages && key.concernsPages
          || uncoversSite && !(key.concernsSyntax && key.path.map(changed.contains) ?? true)
      })
    else { return false }
    for fix in fixes { changes[fix.mistake, default: 0] += 1 }
    return fixes.allSatisfy { changes[$0.mistake] ?? 0 <= 0 }
  }

  /// The edit that replaces front matter in TOML by YAML.
  private static func yaml(insteadOf diagnostic: Diagnostic, in site: CheckedSite) -> Fix? {
    guard diagnostic.code == .toml, let span = diagnostic.span,
      let matter = TOMLFrontMatter(site.sources[span.source].bytes),
      let text = String(validating: matter.bytes, as: UTF8.self)
    else { return nil }
    let source = site.sources[span.source]
    return Fix(
      path: source.path, range: source.wholeSpan.range, text: text,
      mistake: MistakeKey(diagnostic, in: site), uncovers: .file)
  }

  /// Whether what a file says decides what is checked in others.
  private static func isOfSite(_ path: String) -> Bool {
    [.settings, .model].contains(SiteFolder.role(ofFileAt: path))
  }

  /// The safe suggestions of a site that do not overlap, in the order of their places.
  private static func fixes(of site: CheckedSite, _ extent: Extent) -> [Fix] {
    var fixes = site.log.diagnostics.compactMap { yaml(insteadOf: $0, in: site) }
    for diagnostic in site.log.diagnostics {
      guard let help = diagnostic.help.first(where: { $0.replacement != nil }),
        let span = help.span, let replacement = help.replacement,
        SafeReplacement.isSafe(
          replacement, of: span, in: site.sources, for: diagnostic.code, extent)
      else { continue }
      let source = site.sources[span.source]
      guard let text = help.text(in: source), !text.isEmpty else { continue }
      fixes.append(
        Fix(
          path: source.path, range: span.range, text: text,
          mistake: MistakeKey(diagnostic, in: site),
          uncovers: isOfSite(source.path) ? .site : .nothing))
    }
    let sorted = Set(fixes).sorted {
      ($0.path, $0.range.lowerBound, $0.range.upperBound, $0.text)
        < ($1.path, $1.range.lowerBound, $1.range.upperBound, $1.text)
    }
    var kept: [Fix] = []
    for fix in sorted {
      if let last = kept.last, last.path == fix.path, last.range.upperBound > fix.range.lowerBound {
        continue
      }
      kept.append(fix)
    }
    return kept
  }
}
