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
    (
      "for (let f = (x) => (\"a\" in x); false;) { f; }",
      "for(let f=x=>(\"a\"in x);!1;){f}"
    ),
    ("for (var a = 1, f = (x) => (a in x); ;) f();", "for(var a=1,f=x=>(a in x);;)f();"),
    ("for (f = (x) => (y) => (x in y); ;) f();", "for(f=x=>y=>(x in y);;)f();"),
    ("for (let f = async (x) => (x in y); ;) f();", "for(let f=async x=>(x in y);;)f();"),
    ("for (let f = a ? (x) => (x in y) : b; ;) f();", "for(let f=a?x=>(x in y):b;;)f();"),
    ("for (let f = [(x) => (x in y)]; ;) f();", "for(let f=[x=>x in y];;)f();"),
    ("for (let f = 0; ; f = (x) => (x in y)) f();", "for(let f=0;;f=x=>x in y)f();"),
    ("for (let f of (x) => (x in y)) f();", "for(let f of x=>x in y)f();"),
    ("let f = (x) => (x in y);", "let f=x=>x in y;"),
  ])
  func `an 'in' keeps its brackets where it would end the head of a loop`(
    text: String, expected: String
  ) {
    #expect(compacted(text) == expected)
  }

  @Test(arguments: [
    "/*! licence */\nlet a = 1;\n", "// @license MIT\nlet a = 1;\n",
    "let a = 1;\n//# sourceMappingURL=a.map\n",
    "#!/usr/bin/env node\nlet  a  =  1;\n",
  ])
  func `what is meant for others stays as it is`(_ text: String) {
    #expect(compacted(text) == text)
  }

  @Test(arguments: ["\u{2028}", "\u{2029}"])
  func `what is behind a separator of lines is no part of a comment`(_ separator: String) {
    for text in [
      "let n = 1 // c\(separator)n = 2\nconsole.log(n)\n", "return /* c\(separator) */ value\n",
      "<!-- c\(separator)n = 2\n",
    ] {
      #expect(compacted(text) == text)
    }
    let tokens = ScriptTokenizer(Array("// c\(separator)import \"a.js\"".utf8)).tokens
    #expect(tokens.map(\.kind) == [.name, .string])
  }

  @Test(arguments: [
    "\u{A0}", "\u{1680}", "\u{2003}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{FEFF}",
  ])
  func `white space outside of ASCII is no part of a name`(_ blank: String) {
    let text = "(() => {\n  let number = 1;\(blank)number = 2;\n  show(number);\n})();\n"
    #expect(compacted(text) == text)
    let tokens = ScriptTokenizer(Array("a\(blank)b".utf8)).tokens
    #expect(tokens.map(\.range.count) == [1, 1])
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

  @Test(arguments: [
    ("(", "1", ")", ";"), ("[", "", "]", ";"), ("{", "", "}", ""), ("if(a)", "b", "", ";"),
    ("if(a)b;else ", "c", "", ";"), ("a=>", "b", "", ";"), ("x=>(", "x", ")", ";"),
    ("f(function(){", "", "})", ";"), ("`${", "a", "}`", ";"), ("let [", "a", "]", "=b;"),
    ("{a:", "1", "}", ";"), ("a?b:", "c", "", ";"), ("!", "a", "", ";"), ("-(", "a", ")", ";"),
  ])
  func `nesting without end is no trap, and takes time in proportion`(
    open: String, middle: String, close: String, end: String
  ) {
    for depth in [3, 20_000] {
      let script =
        String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
        + end
      #expect(compacted(script).utf8.count <= script.utf8.count)
    }
  }
}
