package import Diagnostics
import Escaping

/// An image of raw HTML that says how wide and how high it is, and has neither a style nor a class
/// that could fit the picture in.
package struct SizedImage: Sendable {
  /// The path of its file.
  package let destination: MarkdownText
  package let width: Int
  package let height: Int
  /// Where its path is written.
  package let span: Span

  /// The image of a tag with an address; nil for any other tag.
  init?(_ tag: RawTag, _ source: RawAttribute, in bytes: ArraySlice<UInt8>, of file: SourceID) {
    func number(_ name: String) -> Int? {
      tag.attributes.first { $0.name == name }.flatMap {
        Int(String(decoding: bytes[$0.value], as: UTF8.self))
      }
    }
    guard tag.name == "img", case .address(.image, .single) = source.meaning,
      let address = source.addresses.first, address.kind == .local,
      let width = number("width"), let height = number("height"),
      (1...100_000).contains(width), (1...100_000).contains(height),
      !tag.attributes.contains(where: { $0.name == "style" || $0.name == "class" })
    else { return nil }
    destination = address.destination
    (self.width, self.height) = (width, height)
    span = Span(file, address.source)
  }
}

extension RawTag.Attribute {
  /// Whether it gives an image a width or a height, or may do so by a style: with the picture's own
  /// beside it, the picture could be distorted.
  func maySize(in bytes: ArraySlice<UInt8>) -> Bool {
    guard name == "style" else { return name == "width" || name == "height" }
    let text = String(decoding: bytes[value], as: UTF8.self).lowercased()
    return ["width", "height", "size", "ratio", "all:", "zoom", "\\", "&"].contains {
      text.contains($0)
    }
  }
}
