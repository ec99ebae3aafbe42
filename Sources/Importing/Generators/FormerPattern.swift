/// A pattern by which Jekyll or Hugo makes addresses, such as `/:year/:month/:title/`.
struct FormerPattern {
  private let text: String

  /// A pattern of Hugo, which makes folders of addresses without an ending.
  init(ofHugo text: String) {
    let isFile = text.split(separator: "/").last?.contains(".") == true
    self.text = isFile || text.hasSuffix("/") ? text : text + "/"
  }

  /// An address as it is.
  init(address: String) { text = address }

  /// The pattern of Jekyll that a setting names or is.
  init(ofJekyll setting: String) {
    text =
      switch setting {
      case "date": "/:categories/:year/:month/:day/:title:output_ext"
      case "pretty": "/:categories/:year/:month/:day/:title/"
      case "none": "/:categories/:title:output_ext"
      case "ordinal": "/:categories/:year/:y_day/:title:output_ext"
      case "weekdate": "/:categories/:year/W:week/:short_day/:title:output_ext"
      default: setting
      }
  }

  /// What Jekyll adds to the path of a page which is not a post, by this pattern of posts.
  var endOfPages: String { text.hasSuffix("/") ? "/" : ".html" }

  /// The address with values in the places of names, in which a part without a value is left out;
  /// nil where a value is not known, or no address.
  ///
  /// An address of Jekyll without an ending is that of a file, which hosts show without `.html`.
  func address(_ value: (String) -> String?) -> String? {
    var result = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == ":" else {
        result.append(first)
        continue
      }
      let name = rest.prefix { $0.isASCII && $0.isLetter || $0 == "_" }
      rest = rest.dropFirst(name.count)
      guard let part = value(String(name)) else { return nil }
      result += part
    }
    let parts = result.split(separator: "/")
    guard !parts.isEmpty, parts.allSatisfy(Self.isPlain) else { return nil }
    let whole = parts.map { "/" + $0 }.joined()
    if whole.hasSuffix(".html") { return whole }
    return whole + (result.hasSuffix("/") ? "/" : ".html")
  }

  /// Whether a part of an address is written the same by every generator.
  private static func isPlain(_ part: Substring) -> Bool {
    !part.hasPrefix(".")
      && part.utf8.allSatisfy { byte in
        switch byte | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: (0x30...0x39).contains(byte) || "-_.".utf8.contains(byte)
        }
      }
  }
}
