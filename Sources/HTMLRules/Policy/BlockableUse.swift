import Diagnostics

/// Something that a tag loads or runs, and that a policy may block.
struct BlockableUse {
  enum Content: Hashable {
    /// Code or styles in the page itself.
    case inline
    /// What is at an address, which is completely known.
    case address(String)
    /// A page or file of the site, at an address that Apus writes.
    case own
  }

  let kind: ContentPolicy.Use
  let content: Content
  /// The attribute that it is about; nil for the element's text.
  let attribute: String?
  let span: Span

  /// All that a tag certainly loads or runs.
  static func all(of tag: Tag) -> [BlockableUse] {
    var uses = handlersAndStyles(of: tag)
    switch tag.name {
    case "script": uses += script(tag)
    case "style":
      uses.append(BlockableUse(kind: .style, content: .inline, attribute: nil, span: tag.span))
    case "link": uses += link(tag)
    default: break
    }
    for (attribute, kind) in loading[tag.name] ?? [] {
      uses += addresses(of: attribute, in: tag, as: kind)
    }
    return uses
  }

  /// The attributes by which elements load something.
  private static let loading: [String: [(String, ContentPolicy.Use)]] = [
    "img": [("src", .image), ("srcset", .image)], "input": [("src", .image)],
    "image": [("href", .image), ("xlink:href", .image)],
    "source": [("src", .media), ("srcset", .image)],
    "video": [("src", .media), ("poster", .image)], "audio": [("src", .media)],
    "track": [("src", .media)], "iframe": [("src", .frame)], "embed": [("src", .object)],
    "object": [("data", .object)], "form": [("action", .formTarget)],
    "button": [("formaction", .formTarget)], "base": [("href", .base)],
  ]

  private static func handlersAndStyles(of tag: Tag) -> [BlockableUse] {
    tag.attributes.compactMap { attribute in
      guard attribute.hasValue, !attribute.isUnclear,
        !attribute.values.allSatisfy(\.isBlank)
      else { return nil }
      let kind: ContentPolicy.Use
      if attribute.name == "style" {
        kind = .styleAttribute
      } else if attribute.name.hasPrefix("on"), AttributeTable.global.contains(attribute.name) {
        kind = .eventHandler
      } else {
        return nil
      }
      return BlockableUse(
        kind: kind, content: .inline, attribute: attribute.name, span: attribute.span)
    }
  }

  private static func script(_ tag: Tag) -> [BlockableUse] {
    let types = tag.all("type")
    guard types.allSatisfy({ $0.values.allSatisfy { $0.word.map(isScript) == true } }) else {
      return []
    }
    if tag.mayHave("src") { return addresses(of: "src", in: tag, as: .script) }
    return [BlockableUse(kind: .script, content: .inline, attribute: nil, span: tag.span)]
  }

  /// Whether a browser runs a script of this type, or takes it for rules about scripts.
  private static func isScript(_ type: String) -> Bool {
    type.isEmpty || type == "module" || type == "importmap" || type == "speculationrules"
      || type.hasSuffix("javascript") || type.hasSuffix("ecmascript")
  }

  private static func link(_ tag: Tag) -> [BlockableUse] {
    let words = tag.all("rel").flatMap(\.values).flatMap(\.words).map { $0.lowercased() }
    let kind: ContentPolicy.Use? =
      if words.contains("stylesheet") {
        .style
      } else if words.contains("icon") || words.contains("apple-touch-icon") {
        .image
      } else if words.contains("manifest") {
        .manifest
      } else if words.contains("modulepreload") {
        .script
      } else if words.contains("preload") {
        preloaded[tag.word("as") ?? ""]
      } else {
        nil
      }
    return kind.map { addresses(of: "href", in: tag, as: $0) } ?? []
  }

  private static let preloaded: [String: ContentPolicy.Use] = [
    "script": .script, "style": .style, "image": .image, "font": .font, "audio": .media,
    "video": .media, "track": .media,
  ]

  private static func addresses(
    of name: String, in tag: Tag, as kind: ContentPolicy.Use
  ) -> [BlockableUse] {
    tag.all(name).flatMap { attribute in
      attribute.values.flatMap { value in
        let contents =
          value.target != nil
          ? [Content.own] : value.addresses(ofAttribute: name).map { Content.address($0) }
        return contents.map {
          BlockableUse(kind: kind, content: $0, attribute: name, span: attribute.span)
        }
      }
    }
  }
}
