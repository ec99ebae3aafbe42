import Documents
import Escaping

/// What an SVG that is shown as a picture may contain: browsers run no scripts in it and load
/// nothing for it, but opening its address directly would run them.
enum PictureRules {
  /// Why browsers would not show the picture as intended; nil where they do.
  static func fault(inSVG bytes: [UInt8]) -> String? {
    var reader = XMLReader(bytes)
    do throws(XMLFault) {
      while let event = try reader.next() {
        switch event {
        case .start(let name, let attributes, _):
          if let fault = fault(inElement: name, attributes, of: bytes) { return fault }
        case .text(let range), .characterData(let range):
          let style = bytes[range]
          if style.contains(bytesOf: "@import") { return Self.loads("@import") }
          if ["url(http", "url('http", "url(\"http"].contains(where: style.contains(bytesOf:)) {
            return Self.loads("url(…)")
          }
        case .instruction(let target, _):
          if bytes[target].elementsEqual("xml-stylesheet".utf8) {
            return Self.loads("xml-stylesheet")
          }
        case .end: break
        }
      }
      return nil
    } catch {
      return "it is not well-formed XML: \(error.message)"
    }
  }

  private static func fault(
    inElement name: Range<Int>, _ attributes: [XMLAttribute], of bytes: [UInt8]
  ) -> String? {
    let element = local(bytes[name])
    if element.elementsEqual("script".utf8) { return "it holds a script" }
    if element.elementsEqual("foreignObject".utf8) { return "it holds HTML ('foreignObject')" }
    for attribute in attributes {
      let (key, value) = (local(bytes[attribute.name]), bytes[attribute.value])
      if key.starts(with: "on".utf8) {
        return "it holds a script ('\(String(decoding: key, as: UTF8.self))')"
      }
      if key.elementsEqual("href".utf8) {
        let address = String(decoding: value, as: UTF8.self)
        let element = String(decoding: element, as: UTF8.self)
        if let fault = fault(inAddress: address, of: element) { return fault }
      }
      if key.elementsEqual("style".utf8), value.contains(bytesOf: "url(http") {
        return Self.loads("style")
      }
    }
    return nil
  }

  /// A name without its prefix.
  private static func local(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
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
