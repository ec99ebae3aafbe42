import Content
import Importing
import Testing

/// Texts that mean values of a type which does not take them, by the form in which they are written.
struct WrittenFormTests {
  @Test(
    arguments: [
      ("12.50 €", "is an amount"), ("€ 12,50", "is an amount"), ("EUR 1'000", "is an amount"),
      ("-5 CHF", "is an amount"), ("1.200,50EUR", "is an amount"), ("12 €,-", "is an amount"),
      ("$-5", "is an amount"), ("12 Euro", nil), ("EU 5", nil), ("€", nil), ("12,- € net", nil),
      ("EURO 5", nil), ("12 €-", nil),
      ("12 %", "is no number"), ("-12,5%", "is no number"), ("12. %", nil), ("% 12", nil),
      ("10:30 am", "is no moment"), ("9:05p.m.", "is no moment"), ("10:30:15 AM", "is no moment"),
      ("10:3 am", nil), ("10:30:1 am", nil), ("10:30 xm", nil), ("110:30 am", nil),
      ("1.3.2026", "is no date"), ("1. 3. 2026", "is no date"), ("1/3-2026", "is no date"),
      ("1/3/2026 5:30 PM", "is no date"), ("1.3.2026, 17:30", "is no date"),
      ("1.3.2026 at", nil),
      ("1.3.26 x", nil), ("1.3", nil), ("111.3.2026", nil), ("1..3.2026", nil),
      ("nein", "is no Bool"), ("neither", nil), ("1,29.50", nil), ("1,299.", nil),
    ] as [(String, String?)])
  func `a text of a form is named with what it is not`(_ text: String, _ reason: String?) {
    let list = "[{\"name\":\"A\",\"x\":\"\(text)\"},{\"name\":\"B\",\"x\":\"\(text)\"}]"
    let notes = ModelInference(of: [(path: "a.json", bytes: Array(list.utf8))]).notes
      .filter { $0.contains(".x' is String, because") }
    #expect(notes.count == (reason == nil ? 0 : 1), "\(notes)")
    if let reason { #expect(notes.first?.contains(reason) == true, "\(notes)") }
  }

  @Test(arguments: [
    ("1,299.50", "12,299.50", true), ("-1,000,299", "-299.50", true), ("012,345.5", "0", true),
    ("1,299.50", "1,29.50", false), ("1,299.50", "01", false), ("1,299.50", "1299,500.5", false),
  ])
  func `numbers with commas between their thousands are named`(
    _ one: String, _ other: String, _ areNumbers: Bool
  ) {
    let list = "[{\"name\":\"A\",\"x\":\"\(one)\"},{\"name\":\"B\",\"x\":\"\(other)\"}]"
    let notes = ModelInference(of: [(path: "a.json", bytes: Array(list.utf8))]).notes
    #expect(
      notes.contains { $0.contains("has commas between its thousands") } == areNumbers, "\(notes)")
  }

  @Test(
    arguments: [
      ("a</b>c", "</b>"), ("x <br/> y", "<br/>"), ("<br", nil),
      ("<br <img src=a> b", "<br <img src=a>"),
      ("<hrx>", nil), ("a <b> c", nil), ("< /b>", nil), ("</1>", nil), ("</&amp;>", "&amp;"),
      ("&#160;", "&#160;"), ("&#xA0;", "&#xA0;"), ("&#x;", nil), ("&a;", nil), ("&amp", nil),
      ("a & b; c", nil), ("&abcdefghi;", nil),
    ] as [(String, String?)])
  func `HTML in a text of data is named`(_ text: String, _ markup: String?) {
    let list = "[{\"name\":\"A\",\"x\":\"\(text)\"}]"
    let notes = ModelInference(of: [(path: "a.json", bytes: Array(list.utf8))]).notes
    #expect(
      notes.contains { $0.contains("'A.x' has HTML, such as '\(markup ?? "")'") }
        == (markup != nil), "\(notes)")
  }
}
