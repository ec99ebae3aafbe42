/// A word of a policy that a browser ignores, or reads as something else than was meant.
enum PolicySlip: Hashable, Sendable {
  /// A keyword without its quotation marks, which is the name of a host.
  case unquoted(String)
  /// A word in quotation marks that is not a keyword.
  case unknownKeyword(String)
  /// A comma, which separates neither sources nor directives.
  case comma(String)
  /// A directive among the sources of another, for want of a `;`.
  case directiveAmongSources(String)
  /// `'none'` beside other sources.
  case noneBesideOthers(directive: String)
  case unknownDirective(String)
  /// A directive that is there before, which alone counts.
  case repeatedDirective(String)
  /// A directive that counts only in a header of the host.
  case onlyInHeader(String)

  /// The slips of a policy, in their order.
  static func all(in text: String) -> [PolicySlip] {
    var found: [PolicySlip] = []
    var names: Set<String> = []
    for part in text.split(separator: ";") {
      let words = part.split { $0.isWhitespace }.map(String.init)
      guard let name = words.first?.lowercased() else { continue }
      if !names.insert(name).inserted {
        found.append(.repeatedDirective(name))
      } else if headerDirectives.contains(name) {
        found.append(.onlyInHeader(name))
      } else if sourceDirectives.contains(name) {
        found += slips(among: words.dropFirst(), of: name)
      } else if !otherDirectives.contains(name) {
        found.append(.unknownDirective(name))
      }
    }
    return found
  }

  /// What was typed, and the names that may have been meant; nil where that is certain.
  var candidates: (typed: String, names: [String])? {
    switch self {
    case .unknownKeyword(let word): (word.filter { $0 != "'" }.lowercased(), Self.keywords)
    case .unknownDirective(let name): (name, Self.sourceDirectives)
    case .unquoted, .comma, .directiveAmongSources, .noneBesideOthers, .repeatedDirective,
      .onlyInHeader:
      nil
    }
  }

  /// Whether the policy allows or blocks something else because of it.
  var changesSources: Bool {
    switch self {
    case .unquoted, .unknownKeyword, .comma, .directiveAmongSources, .noneBesideOthers,
      .repeatedDirective:
      true
    case .unknownDirective, .onlyInHeader: false
    }
  }

  private static func slips(
    among sources: ArraySlice<String>, of directive: String
  ) -> [PolicySlip] {
    var found = sources.compactMap(slip)
    if sources.count > 1, sources.contains(where: { $0.lowercased() == "'none'" }) {
      found.append(.noneBesideOthers(directive: directive))
    }
    return found
  }

  private static func slip(in source: String) -> PolicySlip? {
    let word = source.lowercased()
    if word.hasSuffix(",") { return .comma(source) }
    let bare = String(word.drop(while: isMark).reversed().drop(while: isMark).reversed())
    if isKeyword(bare) { return word == "'\(bare)'" ? nil : .unquoted(source) }
    if sourceDirectives.contains(word) || headerDirectives.contains(word) {
      return .directiveAmongSources(source)
    }
    return word.hasPrefix("'") ? .unknownKeyword(source) : nil
  }

  private static func isMark(_ character: Character) -> Bool { "'\"`´‘’“”".contains(character) }

  private static func isKeyword(_ word: String) -> Bool {
    keywords.contains(word)
      || ["nonce-", "sha256-", "sha384-", "sha512-"].contains { word.hasPrefix($0) }
  }

  /// What is between quotation marks (Content Security Policy Level 3, section 2.3.1).
  static let keywords = [
    "inline-speculation-rules", "none", "report-sample", "self", "strict-dynamic",
    "trusted-types-eval", "unsafe-eval", "unsafe-hashes", "unsafe-inline", "wasm-unsafe-eval",
  ]

  /// The directives with a list of sources.
  static let sourceDirectives = [
    "base-uri", "child-src", "connect-src", "default-src", "fenced-frame-src", "font-src",
    "form-action", "frame-src", "img-src", "manifest-src", "media-src", "navigate-to",
    "object-src", "prefetch-src", "script-src", "script-src-attr", "script-src-elem", "style-src",
    "style-src-attr", "style-src-elem", "worker-src",
  ]

  /// Those that mean nothing in a `meta` (HTML standard, section 4.2.5.3).
  private static let headerDirectives: Set<String> = ["frame-ancestors", "report-uri", "sandbox"]

  private static let otherDirectives: Set<String> = [
    "block-all-mixed-content", "plugin-types", "report-to", "require-sri-for",
    "require-trusted-types-for", "trusted-types", "upgrade-insecure-requests", "webrtc",
  ]
}
