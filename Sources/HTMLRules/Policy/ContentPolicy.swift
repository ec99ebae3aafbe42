/// A Content Security Policy, as a `meta` element gives it to its page (Content Security Policy
/// Level 3, sections 2.2 and 6).
///
/// It answers only what is certain: hashes are not computed, so what one may allow is allowed.
struct ContentPolicy: Sendable {
  /// What a page loads or runs, by the directives that decide about it: the first that a policy
  /// has counts (section 6.8.3).
  enum Use: Hashable, Sendable {
    case script, eventHandler, style, styleAttribute, image, font, media, frame, object, manifest
    case formTarget, base

    /// The directives that decide, the most special first.
    var directives: [String] {
      switch self {
      case .script: ["script-src-elem", "script-src", "default-src"]
      case .eventHandler: ["script-src-attr", "script-src", "default-src"]
      case .style: ["style-src-elem", "style-src", "default-src"]
      case .styleAttribute: ["style-src-attr", "style-src", "default-src"]
      case .image: ["img-src", "default-src"]
      case .font: ["font-src", "default-src"]
      case .media: ["media-src", "default-src"]
      case .frame: ["frame-src", "child-src", "default-src"]
      case .object: ["object-src", "default-src"]
      case .manifest: ["manifest-src", "default-src"]
      case .formTarget: ["form-action"]
      case .base: ["base-uri"]
      }
    }
  }

  /// A directive: its name and its words.
  struct Directive: Sendable {
    let name: String
    let sources: [String]

    /// How it is written.
    var text: String { ([name] + sources).joined(separator: " ") }
  }

  /// The directives, of each name the first.
  private var directives: [String: Directive] = [:]

  /// Reads a policy; `sandbox`, `report-uri` and `frame-ancestors` mean nothing in a `meta`.
  init(_ text: String) {
    for part in text.split(separator: ";") {
      let words = part.split { $0.isWhitespace }.map(String.init)
      guard let name = words.first?.lowercased(), directives[name] == nil else { continue }
      directives[name] = Directive(name: name, sources: Array(words.dropFirst()))
    }
  }

  /// The directive that blocks markup with code or styles in it; nil where it is allowed.
  func directiveBlockingInline(_ use: Use, nonce: AttributeValue?) -> Directive? {
    guard let directive = directive(for: use) else { return nil }
    let sources = directive.sources.map { $0.lowercased() }
    let hasHash = sources.contains(where: Self.isHash)
    let isAttribute = use == .eventHandler || use == .styleAttribute
    if hasHash, !isAttribute || sources.contains("'unsafe-hashes'") { return nil }
    if !isAttribute, Self.allows(nonce, directive.sources) { return nil }
    let isScript = use == .script || use == .eventHandler
    let isGeneral =
      sources.contains("'unsafe-inline'") && !hasHash && !sources.contains(where: Self.isNonce)
      && !(isScript && sources.contains("'strict-dynamic'"))
    return isGeneral ? nil : directive
  }

  /// The directive that blocks an address; nil where it is allowed.
  func directiveBlocking(
    _ address: String, _ use: Use, nonce: AttributeValue?, origin: String?
  ) -> Directive? {
    guard let directive = directive(for: use) else { return nil }
    if use == .script || use == .style, Self.allows(nonce, directive.sources) { return nil }
    let sources = directive.sources.map { $0.lowercased() }
    if use == .script {
      // A hash may be that of the file.
      if sources.contains(where: Self.isHash) { return nil }
      if sources.contains("'strict-dynamic'") { return directive }
    }
    let target = AddressParts(address, origin: origin)
    return directive.sources.contains { target.matches($0) } ? nil : directive
  }

  /// The directive that blocks the site's own files; nil where they are allowed.
  func directiveBlockingOwn(
    _ use: Use, nonce: AttributeValue?, origin: String?
  ) -> Directive? {
    directiveBlocking("", use, nonce: nonce, origin: origin)
  }

  private func directive(for use: Use) -> Directive? {
    use.directives.lazy.compactMap { directives[$0] }.first
  }

  /// Whether one of the nonces is that of the element; one that is not known may be.
  private static func allows(_ nonce: AttributeValue?, _ sources: [String]) -> Bool {
    guard let nonce, sources.contains(where: { isNonce($0.lowercased()) }) else { return false }
    return !nonce.isWhole || sources.contains { $0.dropFirst(7).dropLast() == nonce.text }
  }

  private static func isNonce(_ source: String) -> Bool { source.hasPrefix("'nonce-") }

  private static func isHash(_ source: String) -> Bool {
    source.hasPrefix("'sha256-") || source.hasPrefix("'sha384-") || source.hasPrefix("'sha512-")
  }
}
