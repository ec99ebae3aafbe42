import Diagnostics

/// A page or file of the site that a tag loads, and what it has to be for that.
struct LoadedTarget {
  /// The attribute that names it.
  let attribute: String
  let span: Span
  /// How the address is written.
  let address: String
  let kind: MediaKind
  /// What the tag loads, the kind that messages name first.
  let expected: [MediaKind]

  /// The targets of a tag of which a browser can show or run nothing; `origin` is that of the site.
  static func wrong(of tag: Tag, origin: String?) -> [LoadedTarget] {
    var found: [LoadedTarget] = []
    for (name, expected) in expectations(of: tag) {
      for attribute in tag.attributes where attribute.name == name {
        for value in attribute.values {
          for address in addresses(of: value, name, origin: origin) {
            // A `.ts` may be a film.
            guard let kind = MediaKind(ofPath: path(of: address)), !expected.contains(kind),
              kind != .source || !expected.contains(.film)
            else { continue }
            found.append(
              LoadedTarget(
                attribute: name, span: attribute.span, address: address, kind: kind,
                expected: expected))
          }
        }
      }
    }
    return found
  }

  private static func addresses(
    of value: AttributeValue, _ name: String, origin: String?
  ) -> [String] {
    switch value.target {
    case .path(let path): [path]
    case .unknown: []
    case nil:
      value.addresses(ofAttribute: name).filter { AddressParts($0, origin: origin).isOwn }
    }
  }

  /// The path of an address; that of a file where it has none and means the page itself.
  private static func path(of address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.isEmpty ? "#" : String(path)
  }

  // MARK: What tags load

  /// The attributes by which a tag loads something, and what that has to be.
  private static func expectations(of tag: Tag) -> [(attribute: String, [MediaKind])] {
    switch tag.name {
    case "img": [("src", [.picture]), ("srcset", [.picture])]
    case "image": [("href", [.picture]), ("xlink:href", [.picture])]
    case "input": tag.word("type") == "image" ? [("src", [.picture])] : []
    case "source": [("src", [.film, .sound]), ("srcset", [.picture])]
    case "video": [("src", [.film, .sound]), ("poster", [.picture])]
    case "audio": [("src", [.sound, .film])]
    case "track": [("src", [.captions])]
    case "script": tag.all("type").allSatisfy(isCode) ? [("src", [.script])] : []
    case "link": ofLink(tag)
    default: []
    }
  }

  private static func isCode(_ type: TagAttribute) -> Bool {
    type.values.allSatisfy { value in
      value.word.map { $0.isEmpty || $0 == "module" || $0.hasSuffix("javascript") } == true
    }
  }

  private static func ofLink(_ tag: Tag) -> [(attribute: String, [MediaKind])] {
    let words = tag.all("rel").flatMap(\.values).flatMap(\.words).map { $0.lowercased() }
    // The `rel` that a branch or a value decides is not known.
    guard tag.value(of: "rel")?.isWhole == true else { return [] }
    if words.contains("stylesheet") { return [("href", [.style])] }
    if words.contains("icon") || words.contains("apple-touch-icon") || words.contains("mask-icon") {
      return [("href", [.picture])]
    }
    if words.contains("manifest") { return [("href", [.data])] }
    if words.contains("modulepreload") { return [("href", [.script])] }
    guard words.contains("preload"), let kinds = preloaded[tag.word("as") ?? ""] else { return [] }
    return [("href", kinds), ("imagesrcset", kinds)]
  }

  private static let preloaded: [String: [MediaKind]] = [
    "script": [.script], "style": [.style], "image": [.picture], "font": [.font],
    "audio": [.sound, .film], "video": [.film, .sound], "track": [.captions],
  ]
}
