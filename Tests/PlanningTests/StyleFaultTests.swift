import Planning
import Testing

/// What is not complete in a style sheet (CSS Syntax Module Level 3).
struct StyleFaultTests {
  private func faults(_ text: String) -> [StyleFault] {
    StyleReferences(readingAll: Array(text.utf8)).faults
  }

  @Test(arguments: [
    (
      ".d { background: url(\"bg.svg }\n.e { color: red }", StyleFault.Kind.brokenString,
      "\"bg.svg }"
    ),
    ("a::after { content: 'x\n}", .brokenString, "'x"), ("a { b: \"x", .unclosedString, "\"x"),
    ("a { b: url(x.png", .unclosedAddress, "x.png"),
    ("a { b: url( x.png ;}", .unclosedAddress, "x.png"),
    ("a { b: url(x y.png) }", .badAddress, "x"), ("a { b: url(x'y.png) }", .badAddress, "x'y.png"),
    ("a { b: url(x(y.png) }", .badAddress, "x(y.png"), ("a { b: c } /* end", .comment, "/*"),
    ("a { b: c", .block(UInt8(ascii: "{")), "{"), ("@media print { a { b: c }", .block(0x7B), "{"),
    ("a { b: url(\"x.png\" ; } c { d: e }", .block(UInt8(ascii: "(")), "("),
    ("a[b=\"c\" { d: e }", .block(UInt8(ascii: "[")), "["),
    ("a { b: c } } d { e: f }", .strayBrace, "}"),
  ])
  func `is found once, with its place`(text: String, kind: StyleFault.Kind, part: String) {
    let found = faults(text)
    #expect(found.map(\.kind) == [kind])
    guard let first = found.first else { return }
    #expect(String(decoding: Array(text.utf8)[first.range], as: UTF8.self) == part)
  }

  @Test(arguments: [
    "a { b: url(x.png) url(\"y z.png\") url( 'w' ) }", "a::after { content: \"a\\\nb\" '\\'' }",
    "a { b: url(data:image/png;base64,AA==) }", "/* { ( [ \" */ a { b: c }", "a\\{ { b: c }",
    "@media (width > 3em) { a[b='}'] { c: calc(1px + (2px * 3)) } }",
    "a { --x: { b: c }; --y: [] }",
    "@import url(a.css) layer(x) supports(display: grid);", ".a\\(b\\) { c: \"}\" }", "",
    "a { b: url(x\\ y.png) url(x\\(y.png) url() }", "<!-- a { b: c } -->",
    "a { b: ')' } c { d: e }",
  ])
  func `is none of what is complete`(text: String) {
    #expect(faults(text) == [])
  }
}
