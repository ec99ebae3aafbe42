/// The tag that is being read, with what its attributes so far decide.
struct HTMLTag: Hashable, Sendable {
  /// What the text of a `script` is.
  enum ScriptType: Hashable, Sendable {
    case javaScript
    case json
    /// An import map or speculation rules: they decide what else is loaded.
    case importMap
    /// Branches gave it different types.
    case unclear
  }

  /// What the `content` of a `meta` is.
  enum MetaContent: Hashable, Sendable {
    case text
    case url
    /// A redirection, or something else that a header would say.
    case header
    case unclear
  }

  /// What the address of a `link` is for.
  enum LinkUse: Hashable, Sendable {
    /// A page to go to, or a picture.
    case reference
    /// A style sheet, a module or something else that is loaded and decides what the page does.
    case resource
    /// Branches gave it different values.
    case unclear
  }

  /// Its name, in lower case; at most 64 bytes are kept.
  private(set) var name: [UInt8] = []
  let isEnd: Bool
  /// Whether `/` is before `>`.
  var isSelfClosing = false
  /// Nil before a `type` attribute.
  var scriptType: ScriptType?
  var metaContent = MetaContent.text
  /// Nil before a `rel` attribute.
  var linkUse: LinkUse?
  /// Whether a value was printed to the `content` of a `meta`.
  var hasPrintedContent = false

  init(isEnd: Bool = false) { self.isEnd = isEnd }

  /// Reads a byte of the name.
  mutating func appendToName(_ byte: UInt8) {
    if name.count < 64 { name.append(lowercased(byte)) }
  }

  /// The name as text.
  var text: String { String(decoding: name, as: UTF8.self) }

  /// Takes the value of an attribute that decides something; the first of a name counts.
  mutating func note(_ fact: AttributeRole.Fact, value bytes: [UInt8]) {
    let trimmed = bytes.drop(while: isWhitespace).reversed().drop(while: isWhitespace).reversed()
    let value = String(decoding: trimmed.map(lowercased), as: UTF8.self)
    switch fact {
    case .scriptType: if scriptType == nil { scriptType = HTMLTag.scriptType(value) }
    case .httpEquiv: metaContent = .header
    case .metaName:
      if metaContent == .text, AttributeRole.metaURLNames.contains(value) { metaContent = .url }
    case .linkRel: linkUse = HTMLTag.linkUse(value)
    case .linkItem: linkUse = linkUse ?? .reference
    case .metaContent, .linkAddress: break
    }
  }

  private static func linkUse(_ relations: String) -> LinkUse {
    let words = relations.split { " \t\n\u{0C}\r".contains($0) }
    return words.isEmpty || words.contains { !followedRelations.contains(String($0)) }
      ? .resource : .reference
  }

  /// The values of `rel` by which nothing is loaded that decides what the page does (HTML 4.6.7).
  private static let followedRelations: Set<String> = [
    "alternate", "amphtml", "apple-touch-icon", "apple-touch-icon-precomposed",
    "apple-touch-startup-image", "author", "authorization_endpoint", "bookmark", "canonical",
    "dns-prefetch", "external", "feed", "first", "help", "hub", "icon", "image_src",
    "indieauth-metadata", "last", "license", "mask-icon", "me", "micropub", "microsub", "next",
    "nofollow", "noopener", "noreferrer", "opener", "pingback", "preconnect", "prefetch",
    "preload", "prev", "privacy-policy", "search", "self", "shortcut", "shortlink", "start", "tag",
    "terms-of-service", "token_endpoint", "up", "webmention",
  ]

  private static func scriptType(_ type: String) -> ScriptType {
    switch type {
    case "application/json", "text/json": .json
    case "importmap", "speculationrules": .importMap
    default: type.hasSuffix("+json") ? .json : .javaScript
    }
  }

  /// What is known of a tag after branches that read the same name and different attributes.
  func joined(with other: HTMLTag) -> HTMLTag? {
    guard name == other.name, isEnd == other.isEnd else { return nil }
    var result = self
    if scriptType != other.scriptType { result.scriptType = .unclear }
    if linkUse != other.linkUse { result.linkUse = .unclear }
    if metaContent != other.metaContent { result.metaContent = .unclear }
    result.hasPrintedContent = hasPrintedContent || other.hasPrintedContent
    result.isSelfClosing = false
    return result
  }
}
