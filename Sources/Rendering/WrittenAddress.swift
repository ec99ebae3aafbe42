import Documents
import Escaping
import Planning

/// An address as it is written on a page.
struct WrittenAddress {
  /// Where it is in the page.
  let range: Range<Int>
  /// Its decoded text, where it is written with escapes of CSS, JavaScript or JSON.
  var decoded: [UInt8]?
  /// Whether it is in the text of a script.
  var isOfScript = false
  /// Whether it is that of a module, which begins with `/`, `./`, `../` or a scheme.
  var isModule = false

  /// The addresses that a part of a page names in a form, in their order.
  static func all(
    _ form: AddressForm, in part: Range<Int>, of page: [UInt8]
  ) -> [WrittenAddress] {
    switch form {
    case .style: style(in: part, of: page)
    case .styleSheet:
      StyleReferences.all(in: Array(page[part])).map {
        let (start, end) = ($0.range.lowerBound, $0.range.upperBound)
        return WrittenAddress(
          range: part.lowerBound + start..<part.lowerBound + end, decoded: $0.address)
      }
    case .script, .importMap, .speculationRules:
      ScriptAddresses.all(form, in: part, of: page)
    case .single, .list, .candidates, .refresh, .metaContent:
      form.places(in: part, of: page[...]).map { WrittenAddress(range: $0) }
    }
  }

  /// The addresses of declarations in an attribute; most have none, which is found out quickly.
  private static func style(in part: Range<Int>, of page: [UInt8]) -> [WrittenAddress] {
    guard page[part].contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "&") }) else {
      return []
    }
    let text = XMLText(decoding: part, of: page)
    return StyleReferences.all(in: text.bytes).map {
      WrittenAddress(range: text.place(of: $0.range), decoded: $0.address)
    }
  }
}
