import Planning
import Testing

struct OutsideAddressTests {
  @Test(
    arguments: [
      ("example.com", "https://example.com"), ("www.example.cz/a", "https://www.example.cz/a"),
      ("notes.org/page", "https://notes.org/page"), ("notes.org", nil), ("notes.md", nil),
      ("www.org", nil), ("me@example.org", "mailto:me@example.org"), ("me@host", nil),
      ("me@.org", nil), ("me@example.org/a", nil), ("a..com", nil), ("a b.com", nil),
      ("pies/example.com", nil), ("", nil),
    ] as [(String, String?)])
  func `an address without its scheme is known by what no file is called`(
    _ written: String, _ meant: String?
  ) {
    #expect(OutsideAddress.meant(by: written) == meant)
  }
}
