import Documents
import HTMLRules
import Planning
import TestSupport
import Testing

/// What the tokenizers of assets find, as `kind address` at the bytes that say so.
struct AssetReferenceTests {
  private func addresses(_ found: [AssetReference], in text: String) -> [String] {
    let bytes = Array(text.utf8)
    return found.map { reference in
      #expect(reference.range.upperBound <= bytes.count)
      return String(decoding: reference.address, as: UTF8.self)
    }
  }

  @Test(arguments: [
    (#"a { background: url(a.png) }"#, ["a.png"]),
    (#"a { background: url( "a b.png" ) }"#, ["a b.png"]),
    (#"a { background: URL('a.png'), u\72l(b.png) }"#, ["a.png", "b.png"]),
    (#"@import "a.css" screen; @import url(b.css);"#, ["a.css", "b.css"]),
    (#"@font-face { src: url(a.woff2) format("woff2"), local("x") }"#, ["a.woff2"]),
    (
      #"a { background: image-set("a.png" 1x, url(b.png) 2x, "c" type("image/png")) }"#,
      ["a.png", "b.png", "c"]
    ),
    (#"/* url(no.png) */ a { content: "url(no.png)" } "#, []),
    (#"a { background: url(a\)b.png) }"#, ["a)b.png"]),
    (#"a { background: url("a\000041.png") }"#, ["aA.png"]),
    (#"a { background: url("\61 b.png"), url(\62 c.png) }"#, ["ab.png", "bc.png"]),
    (#"@namespace svg url(http://www.w3.org/2000/svg); a { src: src("x") }"#, ["x"]),
    (#"@charset "utf-8"; a::after { content: "x.png" }"#, []),
    ("a { x: \"open\n } b { background: url(c.png) }", ["c.png"]),
    ("a {} /*# sourceMappingURL=a.css.map */", ["a.css.map"]),
    (#"a { curl: curl(no.png); mask: url(#m) }"#, ["#m"]),
    (#"@supports (a: b) { a { b: url(c.png) } }"#, ["c.png"]),
  ])
  func `a style sheet refers by url, src, image-set and import alone`(
    _ text: String, _ expected: [String]
  ) {
    #expect(addresses(StyleReferences.all(in: Array(text.utf8)), in: text) == expected)
  }

  @Test func `what a style sheet loads is a sheet, a font inside of its block, or a picture`() {
    let text = "@import 'a.css'; @font-face { src: url(b.woff2) } p { background: url(c.png) }"
    #expect(
      StyleReferences.all(in: Array(text.utf8)).map(\.loading) == [.style, .font, .picture])
  }

  @Test(arguments: [
    (#"import "./a.js""#, ["./a.js"]),
    (
      #"import a, { b as c, default as d } from './a.js'; import * as e from "./b.js""#,
      ["./a.js", "./b.js"]
    ),
    (
      #"export * from "./a.js"; export { b } from "./b.js"; export { c }; const from = "./no.js""#,
      ["./a.js", "./b.js"]
    ),
    (#"const a = await import("./a.js"); import(b); import(`./c.js`)"#, ["./a.js", "./c.js"]),
    (#"new Worker(new URL("w.js", import.meta.url), { type: "module" })"#, ["w.js"]),
    (#"new URL("/x", location.href); import.meta.url"#, []),
    (#"importScripts("a.js", 'b.js')"#, ["a.js", "b.js"]),
    (#"import.meta.resolve("./a.js")"#, ["./a.js"]),
    (#"// import "no.js""#, []),
    ("/* import 'no.js' */ const s = \"import('no.js')\" // export * from 'no.js'", []),
    (#"const r = /import "x"/; import "./a.js""#, ["./a.js"]),
    (#"const x = a / import.meta.b / "c"; import "./a.js""#, ["./a.js"]),
    (#"if (x) /["']/.test(y); import "./a.js""#, ["./a.js"]),
    (#"const r = s.replace(/[/"]/g, ""); import "./a.js""#, ["./a.js"]),
    ("`a ${ b ? `import 'no.js'` : { c: 1 } } import('no.js')`; import './a.js'", ["./a.js"]),
    (#"a.import("./no.js"); x = { import: 1 }"#, []),
    (#"import "./a\u002ejs""#, ["./a.js"]),
    (#"x++ / 2; y = "/"; import "./a.js""#, ["./a.js"]),
    ("function f() {}\n/['\"]/.test(a)\nimport './a.js'", ["./a.js"]),
    ("import './a.js'\n//# sourceMappingURL=a.js.map", ["./a.js", "a.js.map"]),
    ("import data from './a.json' with { type: 'json' }", ["./a.json"]),
  ])
  func `a script refers by imports and by addresses relative to itself`(
    _ text: String, _ expected: [String]
  ) {
    #expect(addresses(ScriptReferences.all(in: Array(text.utf8)), in: text) == expected)
  }

  @Test(arguments: [
    (##"<svg><image href="a.png"/><use href="#a"/></svg>"##, ["a.png", "#a"]),
    (
      #"<svg xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="s.svg#a"/></svg>"#,
      ["s.svg#a"]
    ),
    (
      #"<svg><rect style="fill: url(&quot;p.svg#x&quot;)" mask="url(m.svg#m)"/></svg>"#,
      ["p.svg#x", "m.svg#m"]
    ),
    (#"<svg><style>@import "a.css"; a { b: url(c.png) }</style></svg>"#, ["a.css", "c.png"]),
    (
      #"<svg><style><![CDATA[a { b: url(c.png) }]]></style><a href="?a=1&amp;b=2"/></svg>"#,
      ["c.png", "?a=1&b=2"]
    ),
    (#"<?xml-stylesheet href="a.css"?><svg><!-- <image href="no.png"/> --></svg>"#, ["a.css"]),
    (#"<svg><text>url(no.png)</text></svg>"#, []),
  ])
  func `a picture refers by href, url and style sheets`(
    _ text: String, _ expected: [String]
  ) throws {
    #expect(addresses(try PictureReferences.all(in: Array(text.utf8)), in: text) == expected)
  }

  @Test func `any text is read to its end, and references lie within it in order`() {
    var random = SeededGenerator(7)
    let parts = [
      "url(", ")", "\"", "'", "`", "${", "}", "{", "(", "/", "*", "\\", "\n", "import ", "from ",
      "@import ", "export ", "<svg>", "</svg>", "<style>", "&amp;", "&", "href=", "<!--", "-->",
      "]]>", "<![CDATA[", "[", "]", "a.js", "é", "\u{0}", "#", "//# sourceMappingURL=x", "new URL(",
    ]
    for _ in 0..<4_000 {
      let count = Int.random(in: 0..<30, using: &random)
      let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(text.utf8)
      for found in [StyleReferences.all(in: bytes), ScriptReferences.all(in: bytes)] {
        var end = 0
        for reference in found {
          #expect(reference.range.lowerBound >= end && reference.range.upperBound <= bytes.count)
          end = reference.range.upperBound
        }
      }
      do {
        for reference in try PictureReferences.all(in: bytes) {
          #expect(reference.range.upperBound <= bytes.count)
        }
      } catch {
        #expect(error.range.upperBound <= bytes.count)
      }
    }
  }
}
