package import Documents
import Escaping

/// Finds the references of an SVG picture: `href`, `xlink:href`, `url()` in attributes and in its
/// style sheets, and style sheets that instructions name.
package enum PictureReferences {
  /// The references of a picture in their order.
  ///
  /// - Throws: where the picture is not well-formed.
  package static func all(in bytes: [UInt8]) throws(XMLFault) -> [AssetReference] {
    var found: [AssetReference] = []
    var reader = XMLReader(bytes)
    var isStyle = false
    while let event = try reader.next() {
      switch event {
      case .start(let name, let attributes, let isEmpty):
        for attribute in attributes { found += references(of: attribute, in: bytes) }
        isStyle = !isEmpty && bytes[name].elementsEqual("style".utf8)
      case .end: isStyle = false
      case .text(let range): if isStyle { found += style(range, in: bytes) }
      case .characterData(let range):
        if isStyle {
          found += StyleReferences.all(in: Array(bytes[range])).map {
            $0.moved { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
          }
        }
      case .instruction(let target, let content):
        guard bytes[target].elementsEqual("xml-stylesheet".utf8) else { continue }
        found += instruction(content, in: bytes)
      }
    }
    return found
  }

  private static func references(
    of attribute: XMLAttribute, in bytes: [UInt8]
  ) -> [AssetReference] {
    let name = String(decoding: bytes[attribute.name], as: UTF8.self)
    guard name == "href" || name == "xlink:href" else { return style(attribute.value, in: bytes) }
    let text = XMLText(decoding: attribute.value, of: bytes)
    let first = text.bytes.firstIndex { $0 > 0x20 } ?? text.bytes.endIndex
    let last = text.bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? first
    let inner = first..<last
    return [AssetReference(.file, Array(text.bytes[inner]), at: text.place(of: inner))]
  }

  /// The references of CSS in an attribute or an element.
  private static func style(_ range: Range<Int>, in bytes: [UInt8]) -> [AssetReference] {
    guard bytes[range].contains(UInt8(ascii: "(")) || bytes[range].contains(UInt8(ascii: "@"))
    else { return [] }
    let text = XMLText(decoding: range, of: bytes)
    return StyleReferences.all(in: text.bytes).map { $0.moved(text.place) }
  }

  /// The `href` of an instruction that names a style sheet.
  private static func instruction(_ content: Range<Int>, in bytes: [UInt8]) -> [AssetReference] {
    let key = ArraySlice("href=".utf8)
    guard let quote = bytes[content].firstIndex(ofBytes: key).map({ $0 + key.count }),
      quote < content.upperBound
    else { return [] }
    let start = quote + 1
    guard let end = bytes[start..<content.upperBound].firstIndex(of: bytes[quote])
    else { return [] }
    let text = XMLText(decoding: start..<end, of: bytes)
    return [AssetReference(.file, text.bytes, at: start..<end)]
  }
}

extension AssetReference {
  /// The same reference at another place.
  fileprivate func moved(_ place: (Range<Int>) -> Range<Int>) -> AssetReference {
    AssetReference(kind, address, at: place(range))
  }
}
