/// The attribute that is being read.
struct HTMLAttribute: Hashable, Sendable {
  /// How the value is read, by what it means.
  enum Value: Hashable, Sendable {
    case plain
    case url(URLState)
    /// A URL that only an address of the site may be.
    case resource(URLState, help: String)
    case srcset(SrcsetState)
    case style(StyleState)
    /// A value that decides what the element is, with its bytes so far.
    case fact(AttributeRole.Fact, [UInt8])
    case forbidden(help: String)
  }

  /// Its name, in lower case; at most 64 bytes are kept.
  private(set) var name: [UInt8] = []
  /// Whether branches before it may have written the beginning of its name.
  var isUnclear = false
  private(set) var value = Value.plain
  private var decoder = CharacterReferenceDecoder()

  /// Whether its value has no parts that matter.
  var isPlain: Bool {
    if case .plain = value { return true }
    return false
  }

  /// Whether its value is an address, a word or a list of words: no `<` is ever in it.
  var neverHoldsTags: Bool { HTMLAttribute.wordNames.contains(name) }

  private static let wordNames = Set(
    [
      "action", "aria-current", "aria-describedby", "aria-labelledby", "class", "cite", "colspan",
      "datetime", "dir", "enctype", "for", "form", "formaction", "height", "href", "hreflang", "id",
      "lang", "list", "loading", "media", "method", "name", "poster", "rel", "role", "rowspan",
      "scope", "sizes", "src", "srcset", "tabindex", "target", "type", "width",
    ].map { Array($0.utf8) })

  /// Whether its value is neither code nor, as far as its name tells, for a framework.
  var takesValues: Bool {
    guard !isUnclear else { return false }
    switch value {
    case .style, .forbidden: return false
    case .plain, .url, .resource, .srcset, .fact: break
    }
    return name.allSatisfy(isLetter) && !name.starts(with: "on".utf8)
      || name.starts(with: "data-".utf8) || name.starts(with: "aria-".utf8)
  }

  /// Reads a byte of the name.
  mutating func appendToName(_ byte: UInt8) {
    if name.count < 64 { name.append(lowercased(byte)) }
  }

  /// Begins the value, in this tag.
  mutating func beginValue(in tag: HTMLTag) {
    decoder = CharacterReferenceDecoder()
    guard !isUnclear else {
      let help = "write the whole attribute inside the branch, or all of it outside"
      return value = .forbidden(help: help)
    }
    switch AttributeRole(of: name, in: tag.name) {
    case .plain: value = .plain
    case .url: value = .url(URLState())
    case .resource: value = .resource(URLState(), help: HTMLAttribute.resourceHelp)
    case .srcset: value = .srcset(SrcsetState())
    case .style: value = .style(StyleState(isAttribute: true))
    case .forbidden(let help): value = .forbidden(help: help)
    case .fact(.metaContent): value = HTMLAttribute.contentValue(in: tag)
    case .fact(.linkAddress): value = HTMLAttribute.linkValue(in: tag)
    case .fact(let fact): value = .fact(fact, [])
    }
  }

  private static let resourceHelp = "print the result of 'asset(\"…\")', and nothing else"

  private static func linkValue(in tag: HTMLTag) -> Value {
    switch tag.linkUse {
    case .reference: .url(URLState())
    case .resource: .resource(URLState(), help: resourceHelp)
    case .unclear: .resource(URLState(), help: "write the whole 'link' element in each branch")
    case nil: .resource(URLState(), help: "write 'rel' before 'href'")
    }
  }

  private static func contentValue(in tag: HTMLTag) -> Value {
    switch tag.metaContent {
    case .text: .fact(.metaContent, [])
    case .url: .url(URLState())
    case .header: .forbidden(help: "use a page of the kind 'redirect' in site.yaml")
    case .unclear: .forbidden(help: "write the whole 'meta' element in each branch")
    }
  }

  /// Reads a byte of the value; true when it makes a hole before it a scheme.
  mutating func advance(over byte: UInt8) -> Bool {
    if case .plain = value { return false }
    return take(decoder.advance(over: byte))
  }

  /// Ends the value, and notes in the tag what it decides; true as for a byte.
  mutating func endValue(in tag: inout HTMLTag) -> Bool {
    let isFault = take(decoder.finish(before: nil))
    if case .fact(let fact, let bytes) = value { tag.note(fact, value: bytes) }
    value = .plain
    return isFault
  }

  private mutating func take(_ bytes: [UInt8]) -> Bool {
    var isFault = false
    for byte in bytes where take(byte) { isFault = true }
    return isFault
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    var isFault = false
    switch value {
    case .plain, .forbidden: break
    case .url(var state):
      isFault = state.advance(over: byte)
      value = .url(state)
    case .resource(var state, let help):
      isFault = state.advance(over: byte)
      value = .resource(state, help: help)
    case .srcset(var state):
      isFault = state.advance(over: byte)
      value = .srcset(state)
    case .style(var state):
      isFault = state.advance(over: byte)
      value = .style(state)
    case .fact(let fact, let bytes): if bytes.count < 64 { value = .fact(fact, bytes + [byte]) }
    }
    return isFault
  }

  /// Steps over a hole, in this tag.
  mutating func advanceOverHole(in tag: inout HTMLTag) {
    _ = take(decoder.finish(before: nil))
    switch value {
    case .plain, .forbidden: break
    case .url(var state):
      state.advanceOverHole()
      value = .url(state)
    case .resource(var state, let help):
      state.advanceOverHole()
      value = .resource(state, help: help)
    case .srcset(var state):
      state.advanceOverHole()
      value = .srcset(state)
    case .style(var state):
      state.advanceOverHole()
      value = .style(state)
    case .fact(let fact, let bytes):
      if fact == .metaContent { tag.hasPrintedContent = true }
      value = .fact(fact, bytes + [0xFF])
    }
  }

  /// The escaper of a hole in the value, or why there is none.
  func escaper(forHoleOf kind: HoleKind) -> Result<Escaper, Refusal> {
    let quoted = "'\(String(decoding: name, as: UTF8.self))'"
    if decoder.isInReference {
      return .failure(
        Refusal("after '&' in the attribute \(quoted)", help: "write '&amp;' for an ampersand"))
    }
    if kind == .markup {
      return .failure(
        Refusal("as markup in the attribute \(quoted)", help: "print its plain text"))
    }
    switch value {
    case .plain, .fact(.metaName, _), .fact(.metaContent, _), .fact(.linkItem, _):
      return .success(HTMLAttribute.plainEscaper(for: kind))
    case .url(let state): return state.escaper(forHoleOf: kind, in: quoted)
    case .resource(let state, let help):
      if kind == .address, state.isEmpty { return .success(.html) }
      return .failure(
        Refusal(
          "in the attribute \(quoted), unless it is an address of the site", help: help))
    case .srcset(let state): return state.escaper(forHoleOf: kind, in: quoted)
    case .style(let state): return state.escaper(forHoleOf: kind)
    case .fact(.scriptType, _), .fact(.httpEquiv, _), .fact(.linkRel, _), .fact(.linkAddress, _):
      return .failure(
        Refusal(
          "in the attribute \(quoted), which decides what the element does",
          help: "write the value in the template"))
    case .forbidden(let help):
      return .failure(Refusal("in the attribute \(quoted)", help: help))
    }
  }

  private static func plainEscaper(for kind: HoleKind) -> Escaper {
    switch kind {
    case .text, .address, .markup: .html
    case .number: .verbatim
    case .json: .htmlJSON
    }
  }

  /// What part of its value comes next, for messages; empty where it has no parts.
  var partName: String {
    switch value {
    case .url(let state), .resource(let state, _): state.name
    case .style(let state): state.name
    case .plain, .srcset, .fact, .forbidden: ""
    }
  }

  /// The state after two branches that end in these two; nil where what follows would differ.
  func joined(with other: HTMLAttribute) -> HTMLAttribute? {
    guard name == other.name, isUnclear == other.isUnclear, decoder == other.decoder else {
      return nil
    }
    var result = self
    switch (value, other.value) {
    case (let left, let right) where left == right: break
    case (.url(let left), .url(let right)): result.value = .url(left.joined(with: right))
    case (.resource(let left, let help), .resource(let right, _)):
      result.value = .resource(left.joined(with: right), help: help)
    case (.srcset(let left), .srcset(let right)):
      result.value = .srcset(left.joined(with: right))
    case (.style(let left), .style(let right)):
      guard let joined = left.joined(with: right) else { return nil }
      result.value = .style(joined)
    case (.fact(let left, _), .fact(let right, _)) where left == right:
      // A byte that no type or name has: the value is none of the known ones.
      result.value = .fact(left, [0xFF])
    default: return nil
    }
    return result
  }
}
