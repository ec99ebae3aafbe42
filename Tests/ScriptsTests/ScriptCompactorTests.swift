import Scripts
import Testing

/// Scripts as they are published: fewer bytes, the same meaning.
struct ScriptCompactorTests {
  private func compacted(_ text: String) -> String {
    String(decoding: ScriptCompactor.compacted(Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("let a = 1; // one\n  let b = 2;\n", "let a=1,b=2;"),
      ("/* of */ const f = (x) => {\n  return x;\n};\n", "let f=x=>{return x};"),
      ("a\n++b\n", "a\n++b"),
      ("return\n  value", "return\nvalue"),
      ("a /* one\n line */ b", "a\nb"),
      ("a + +b - -c / d", "a+ +b- -c/d"),
      ("a < !--b", "a< !--b"),
      ("1 .toString()", "1 .toString()"),
      ("[\n  one,\n  two,\n]\n.map(f)", "[one,two].map(f)"),
      ("x = '  //  ' + \"/* */\" + `a  ${ b  + `  ${ c } ` }  // d`", nil),
      ("r = /[/]  \\/\\/ /g.test(s) // end", "r=/[/]  \\/\\/ /g.test(s)"),
      ("if (a) /b  c/.test(d)", "if(a)/b  c/.test(d)"),
      ("f()\n(g)()", "f()(g)()"),
      ("const é = \"\u{2028}\"", "const é=\"\u{2028}\""),
      ("", ""),
      ("// only this", ""),
    ] as [(String, String?)])
  func `comments and idle white space go, strings and the ends of statements stay`(
    _ text: String, _ expected: String?
  ) {
    #expect(
      compacted(text)
        == expected ?? "x='  //  '+\"/* */\"+`a  ${b+`  ${c} `}  // d`")
  }

  @Test(arguments: [
    "/*! licence */\nlet a = 1;\n", "// @license MIT\nlet a = 1;\n",
    "let a = 1;\n//# sourceMappingURL=a.map\n",
    "#!/usr/bin/env node\nlet  a  =  1;\n",
  ])
  func `what is meant for others stays as it is`(_ text: String) {
    #expect(compacted(text) == text)
  }

  @Test func `nothing is left to do after the first time, whatever is cut off`() {
    let text = "const a = `x ${ /* c */ b } y`; // d\nif (e) /f [/] /g; \"h\\\n i\"; 'j"
    for count in 0...text.utf8.count {
      let part = Array(text.utf8.prefix(count))
      let once = ScriptCompactor.compacted(part)
      #expect(once.count <= part.count)
      #expect(ScriptCompactor.compacted(once) == once)
    }
  }
}
