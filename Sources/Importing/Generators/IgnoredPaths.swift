import FileSystem

/// The paths that a generator does not read, as a setting or a file of a site says.
package struct IgnoredPaths: Sendable {
  /// What says so, for notes, such as `'exclude' of _config.yml`.
  package let origin: String
  /// The patterns that cannot be applied.
  package let unknown: [String]
  private let generator: SiteGenerator
  private var patterns: [String]

  /// Takes the patterns of a generator.
  ///
  /// - Parameters:
  ///   - generator: The generator, whose rules decide what a pattern means.
  ///   - patterns: The patterns, as they are written.
  ///   - origin: What they are written in.
  package init(of generator: SiteGenerator, _ patterns: [String], in origin: String) {
    self.origin = origin
    self.generator = generator
    let read = patterns.map { Self.read($0, of: generator) }
    unknown = zip(patterns, read).filter { $0.1 == nil }.map(\.0)
    self.patterns = read.flatMap { $0 ?? [] }.compactMap { Self.plain($0, of: generator) }
  }

  /// The patterns that one stands for; nil where it cannot be applied.
  private static func read(_ pattern: String, of generator: SiteGenerator) -> [String]? {
    switch generator {
    case .jekyll: [pattern]
    case .zola: Alternatives.expanded(pattern)
    case .eleventy: pattern.contains(where: "{}()".contains) ? nil : [pattern]
    // Regular expressions.
    case .hugo, .astro: nil
    }
  }

  /// Reads `.eleventyignore`, or the `.gitignore` that Eleventy reads in the same way: a pattern a
  /// line; a line that begins with `!` has no meaning.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - origin: The name of the file.
  package init(eleventy text: String, named origin: String) {
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    self.init(
      of: .eleventy, lines.filter { !$0.isEmpty && !"#!".contains($0.prefix(1)) }, in: origin)
  }

  /// The same without the patterns that fit a path: what was asked for by its own path is read.
  package func without(_ path: String) -> Self {
    var rest = self
    guard !path.isEmpty else { return rest }
    rest.patterns = patterns.filter { !matches(path, $0) }
    return rest
  }

  /// Whether a path, from the folder in which the patterns hold, is one of these, or is in one.
  package func contains(_ path: String) -> Bool {
    patterns.contains { matches(path, $0) }
  }

  /// A pattern without what means nothing at its ends.
  private static func plain(_ pattern: String, of generator: SiteGenerator) -> String? {
    var plain = pattern[...]
    if plain.hasPrefix("./") { plain = plain.dropFirst(2) }
    plain = plain.drop { $0 == "/" }
    // For Jekyll, `plans/` is no beginning of `plans.md`.
    if generator != .jekyll { while plain.last == "/" { plain = plain.dropLast() } }
    return plain.isEmpty ? nil : String(plain)
  }

  /// Jekyll takes a pattern for the beginning of a path, too, and its signs for any characters
  /// (lib/jekyll/entry_filter.rb of Jekyll 4). Eleventy compares name by name, and takes the name of
  /// a folder for all that is in it (src/EleventyFiles.js of Eleventy 3). Zola takes a pattern for a whole
  /// path or for that of a file in the folder of its page, and its signs for any characters
  /// (components/site/src/lib.rs of Zola).
  private func matches(_ path: String, _ pattern: String) -> Bool {
    let parts = path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } + [path]
    let signs = PathPattern(pattern)
    switch generator {
    case .jekyll:
      return (path + "/").hasPrefix(pattern) || parts.contains(where: signs.matchesAcrossFolders)
    case .zola:
      let behind = PathPattern("*/" + pattern)
      return parts.contains {
        signs.matches($0) || signs.matchesAcrossFolders($0)
          || behind.matchesAcrossFolders("/" + $0)
      }
    case .hugo, .astro, .eleventy: return parts.contains(pattern) || signs.matches(path)
    }
  }
}
