import Schema
import Testing

/// Telephone numbers as addresses, and as people write them.
struct TelephoneTests {
  private func said(_ text: String) -> String? {
    do throws(ScalarMistake) {
      try Scalar.checkURL(Array(text.utf8).span)
      return nil
    } catch { return error.help }
  }

  @Test(arguments: [
    "tel:+421900123456", "tel:112", "tel:+421-900-123456;ext=12", "tel:112;phone-context=a.example",
  ])
  func `an address of a telephone is taken`(text: String) { #expect(said(text) == nil) }

  @Test(arguments: [
    "+421 900 123 456", "tel:+421 900 123 456", "+421900123456", "0900/123 456", "tel:112 ",
    "(0900) 123-456", "tel:+421 900 123 456",
  ])
  func `the help for a telephone number says how it is written`(text: String) {
    #expect(said(text) == "write 'tel:' and the digits without blanks, as in 'tel:+421900123456'")
  }

  @Test(arguments: [
    ("https://a.example/ ", "leave the blank out"), (" https://a.example/", "leave the blank out"),
    (
      "https://a.example/a b",
      "write a space as '%20' and other such characters as '%' and two digits"
    ),
    ("tel:112;", "write all of it, as in 'https://example.org/page'"),
    ("12", "write all of it, as in 'https://example.org/page'"),
  ])
  func `other addresses have other help`(text: String, help: String) { #expect(said(text) == help) }
}
