/// What the value of an attribute means to a browser.
enum AttributeRole: Hashable, Sendable {
  /// Text.
  case plain
  case url
  /// A URL from which a script or a page of its own is loaded: only addresses of the site.
  case resource
  case srcset
  case style
  /// Not to be printed to, with the help to give.
  case forbidden(help: String)
  /// Decides what the element is; read, and not to be printed to.
  case fact(Fact)

  /// An attribute that decides what its element, or another of its attributes, means.
  enum Fact: Hashable, Sendable {
    /// The `type` of a script.
    case scriptType
    /// The `http-equiv` of a `meta`.
    case httpEquiv
    /// The `name` or `property` of a `meta`: text that may be printed to.
    case metaName
    /// The `content` of a `meta` that refreshes, or of one that is text.
    case metaContent
    /// The `rel` of a `link`: whether its address is followed or loaded.
    case linkRel
    /// The `itemprop` of a `link`, which needs no `rel`.
    case linkItem
    /// The `href` of a `link`.
    case linkAddress
  }

  /// The role of the attribute `name` of the element `tag`, both in lower case.
  ///
  /// Names with a namespace count as those after the colon, and `data-` names as those after the
  /// hyphen where that holds a URL, since scripts tend to copy them there.
  init(of name: [UInt8], in tag: [UInt8]) {
    let plainName = AttributeRole.nameWithoutNamespace(name)
    let tag = String(decoding: tag, as: UTF8.self)
    if AttributeRole.specialTags.contains(tag) {
      let special = name.elementsEqual("xlink:href".utf8) ? plainName : name[...]
      let text = String(decoding: special, as: UTF8.self)
      if let role = AttributeRole.role(of: text, inSpecial: tag) {
        self = role
        return
      }
    }
    self = AttributeRole.role(of: name, plainName: plainName)
  }

  private static func nameWithoutNamespace(_ name: [UInt8]) -> ArraySlice<UInt8> {
    if name.starts(with: "data-".utf8) { return name[5...] }
    guard let colon = name.firstIndex(of: UInt8(ascii: ":")) else { return name[...] }
    return name[(colon + 1)...]
  }

  /// The elements that have attributes with a special meaning.
  private static let specialTags: Set<String> = [
    "animate", "animatemotion", "animatetransform", "annotation-xml", "applet", "base", "embed",
    "html", "link", "meta", "object", "param", "portal", "script", "set", "use",
  ]

  private static func role(of name: String, inSpecial tag: String) -> AttributeRole? {
    switch (tag, name) {
    case ("script", "type"): .fact(.scriptType)
    case ("script", "src"), ("script", "href"), ("object", "data"), ("embed", "src"),
      ("use", "href"), ("portal", "src"), ("html", "manifest"), ("object", "classid"),
      ("object", "codebase"), ("object", "archive"), ("applet", "codebase"),
      ("applet", "archive"):
      .resource
    case ("link", "rel"): .fact(.linkRel)
    case ("link", "itemprop"): .fact(.linkItem)
    case ("link", "href"): .fact(.linkAddress)
    case ("script", "language"), ("object", "type"), ("embed", "type"), ("applet", "code"),
      ("applet", "object"), ("annotation-xml", "encoding"):
      .forbidden(help: "write the value in the template: it decides what runs")
    case ("base", "href"):
      .forbidden(help: "write the address in the template: it changes every link of the page")
    case ("meta", "charset"):
      .forbidden(help: "write it in the template: pages are UTF-8")
    case ("param", "value"): .url
    case ("meta", "http-equiv"): .fact(.httpEquiv)
    case ("meta", "name"), ("meta", "property"), ("meta", "itemprop"): .fact(.metaName)
    case ("meta", "content"): .fact(.metaContent)
    case ("animate", "to"), ("animate", "from"), ("animate", "by"), ("animate", "values"),
      ("animate", "attributename"), ("set", "to"), ("set", "attributename"),
      ("animatetransform", "attributename"), ("animatemotion", "attributename"):
      .forbidden(help: "write the value in the template: it could animate a link's address")
    default: nil
    }
  }

  private static func role(of name: [UInt8], plainName: ArraySlice<UInt8>) -> AttributeRole {
    if name.starts(with: "xmlns:".utf8) { return .url }
    if name.elementsEqual("xml:base".utf8) {
      return .forbidden(help: "write the address in the template: it changes the links inside")
    }
    let isData = name.starts(with: "data-".utf8)
    let text = String(decoding: plainName, as: UTF8.self)
    switch text {
    case "srcdoc" where !isData:
      return .forbidden(help: "give the frame an address with 'src'")
    case "style" where !isData: return .style
    case _ where !isData && loadingNames.contains(text):
      return .forbidden(help: "write the value in the template: it decides what may load or run")
    case "srcset", "imagesrcset": return .srcset
    default: break
    }
    if !isData, plainName.starts(with: "on".utf8) {
      return .forbidden(
        help: "put the value in a data attribute, data-…=\"{{ … | json }}\", and listen in a script"
      )
    }
    return urlNames.contains(text) || looksLikeURL(plainName) ? .url : .plain
  }

  /// Whether a name has `src`, `uri` or `url` in it, as names of addresses tend to.
  private static func looksLikeURL(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count > 2 else { return false }
    for index in name.startIndex...(name.endIndex - 3) {
      let part = name[index..<index + 3]
      if part.elementsEqual("src".utf8) || part.elementsEqual("uri".utf8)
        || part.elementsEqual("url".utf8)
      {
        return true
      }
    }
    return false
  }

  /// The names of attributes that say what an element may load or run, and with which rights.
  private static let loadingNames: Set<String> = [
    "allow", "crossorigin", "csp", "integrity", "is", "nonce", "sandbox", "shadowrootmode",
  ]

  private static let urlNames: Set<String> = [
    "action", "archive", "background", "cite", "classid", "codebase", "data", "formaction",
    "href", "icon", "itemid", "itemtype", "longdesc", "manifest", "ping", "poster", "profile",
    "src", "usemap", "xmlns",
  ]

  /// The names of `meta` elements whose content is a URL.
  static let metaURLNames: Set<String> = [
    "og:url", "og:image", "og:image:url", "og:image:secure_url", "og:video", "og:video:url",
    "og:video:secure_url", "og:audio", "og:audio:url", "og:audio:secure_url", "twitter:image",
    "twitter:player", "twitter:url", "canonical", "image", "url", "thumbnailurl",
  ]
}
