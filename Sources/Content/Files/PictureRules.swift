import Documents

/// What an SVG that is shown as a picture may contain: browsers run no scripts in it and load
/// nothing for it, but opening its address directly would run them.
enum PictureRules {
  /// Why browsers would not show the picture as intended; nil where they do.
  static func fault(inSVG bytes: [UInt8]) -> String? {
    var reader = XMLReader(bytes)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func local(_ range: Range<Int>) -> String {
      text(range).split(separator: ":").last.map(String.init) ?? ""
    }
    do throws(XMLFault) {
      while let event = try reader.next() {
        switch event {
        case .start(let name, let attributes, _):
          let element = local(name)
          if element == "script" { return "it holds a script" }
          if element == "foreignObject" { return "it holds HTML ('foreignObject')" }
          for attribute in attributes {
            let (key, value) = (local(attribute.name), text(attribute.value))
            if key.hasPrefix("on") { return "it holds a script ('\(key)')" }
            if key == "href", let fault = fault(inAddress: value, of: element) { return fault }
            if key == "style", value.contains("url(http") { return Self.loads("style") }
          }
        case .text(let range), .characterData(let range):
          let style = text(range)
          if style.contains("@import") { return Self.loads("@import") }
          if style.contains("url(http") || style.contains("url('http")
            || style.contains("url(\"http")
          {
            return Self.loads("url(…)")
          }
        case .instruction(let target, _):
          if text(target) == "xml-stylesheet" { return Self.loads("xml-stylesheet") }
        case .end: break
        }
      }
      return nil
    } catch {
      return "it is not well-formed XML: \(error.message)"
    }
  }

  private static func fault(inAddress value: String, of element: String) -> String? {
    let value = value.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    if value.lowercased().hasPrefix("javascript:") { return "it holds a script ('href')" }
    if element == "a" || value.isEmpty || value.hasPrefix("#") || value.hasPrefix("data:") {
      return nil
    }
    return loads("<\(element) href>")
  }

  private static func loads(_ what: String) -> String {
    "it loads another file with '\(what)', which a picture cannot"
  }
}
