import Escaping
import Testing

@testable import Rendering

struct WrittenAddressTests {
  private func addresses(_ form: AddressForm, in text: String) -> [String] {
    let page = Array("<p>\(text)</p>".utf8)
    return WrittenAddress.all(form, in: 3..<page.count - 4, of: page).map { address in
      let shown = String(decoding: page[address.range], as: UTF8.self)
      let decoded = address.decoded.map { String(decoding: $0, as: UTF8.self) }
      return decoded.map { "\(shown) is \($0)" } ?? shown
    }
  }

  @Test(
    arguments: [
      (.single, " a.png ", ["a.png"]), (.candidates, "a.png 1x, b.png 2x", ["a.png", "b.png"]),
      (.styleSheet, "p { background: url(a.png) }", ["a.png is a.png"]),
      (.styleSheet, "p { background: url(\\61.png) }", ["\\61.png is a.png"]),
      (.style, "background: url(a.png)", ["a.png is a.png"]),
      (.style, "background: url&#40;a&amp;b)", ["a&amp;b is a&b"]), (.style, "color: red", []),
    ] as [(AddressForm, String, [String])])
  func `addresses are where they are written, and decoded`(
    _ form: AddressForm, _ text: String, _ expected: [String]
  ) {
    #expect(addresses(form, in: text) == expected)
  }

  @Test(
    arguments: [
      ("https://example.org/", nil), ("mailto:me@example.org?subject=x", nil), ("mailto:", nil),
      ("mailto:?subject=x", nil), ("tel:+49", nil), ("mailto:%22a%20b%22@example.org", nil),
      ("mailto:a%20b@example.org", .blank), ("mailto:nobody", .nobody), ("tel:none", .nobody),
      ("http:/x", .withoutHost), ("javascript:x()", .program), ("a/b", nil), ("myapp:x", nil),
      ("htp://x", .unknown("htp", meant: "http")), ("mail:x@y", .unknown("mail", meant: "mailto")),
    ] as [(String, SchemeSlip?)])
  func `a slip in the beginning of an address is known`(_ address: String, _ slip: SchemeSlip?) {
    let found = SchemeSlip(Array(address.utf8).span)
    #expect(found == slip)
  }
}
