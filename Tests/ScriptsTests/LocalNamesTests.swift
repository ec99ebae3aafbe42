import Scripts
import Testing

/// Short names for what is local to a script, and for nothing else.
struct LocalNamesTests {
  private func compacted(_ text: String) -> String {
    String(decoding: ScriptCompactor.compacted(Array(text.utf8)), as: UTF8.self)
  }

  @Test(
    arguments: [
      ("f = (first, second) => first + second", "f=(e,t)=>e+t"),
      ("f = first => g(first)", "f=e=>g(e)"),
      ("f = async first => await first", "f=async e=>await e"),
      ("f = async (first) => { await first; }", "f=async e=>{await e}"),
      ("async(first)", "async(first)"),
      // The names of members and of properties stay, also where one name is both.
      ("f = (first) => first.first?.first", "f=e=>e.first?.first"),
      ("f = (first) => ({ first, second: first })", "f=e=>({first:e,second:e})"),
      (
        "f = ({ first, second: { third = 1 } }) => first + third + third",
        "f=({first:t,second:{third:e=1}})=>t+e+e"
      ),
      ("f = (first) => ({ get first() { return first } })", "f=e=>({get first(){return e}})"),
      (
        "f = (value) => ({ value(value) { return value + value } })",
        "f=e=>({value(e){return e+e}})"
      ),
      ("f = (first) => { ({ first } = first + first); }", "f=e=>{({first:e}=e+e)}"),
      // What is declared nowhere here belongs to others, and so does the script's own scope.
      ("const first = 1; f = (second) => first + second + e", "let first=1;f=t=>first+t+e"),
      // A name is free again where nothing of the other scope is used.
      (
        "f = (first) => { { const second = 1; g(second) } { const third = first; g(third) } }",
        "f=t=>{{let e=1;g(e)}{let e=t;g(e)}}"
      ),
      (
        "f = (first) => { const second = (third) => third(second); }",
        "f=e=>{let t=e=>e(t)}"
      ),
      // What is caught, and parameters, cannot be declared once more inside.
      (
        "f = (first) => { const second = 1; g(second, second, second) }",
        "f=t=>{let e=1;g(e,e,e)}"
      ),
      (
        "try { } catch (error) { const second = 1; g(second, second) }",
        "try{}catch(t){let e=1;g(e,e)}"
      ),
      // `var` and functions belong to their function, from its beginning on.
      (
        "(function () { g(first); if (a) { var first = 1; } function second() { second(); } })()",
        "(function(){g(e);if(a){var e=1}function t(){t()}})()"
      ),
      ("f = function name(first) { return name(first) + name }", "f=function t(e){return t(e)+t}"),
      (
        "f = (list) => { for (const item of list) g(item); for (let i = 0; i < list; i += 1) g(i) }",
        "f=t=>{for(let e of t)g(e);for(let i=0;i<t;i+=1)g(i)}"
      ),
      (
        "f = () => { try { g() } catch (error) { g(error) } finally { g() } }",
        "f=()=>{try{g()}catch(e){g(e)}finally{g()}}"
      ),
      ("f = (first, second) => `${first} ${`${second}`} first`", "f=(e,t)=>`${e} ${`${t}`} first`"),
      ("f = (first) => a ? (second) => second : first", "f=e=>a?e=>e:e"),
      ("f = (first) => first ?? first?.[first] ?.5:1", "f=e=>e??e?.[e]?.5:1"),
      ("const f = (first) => first\ng(first)", "let f=e=>e\ng(first)"),
      ("const f = (first) => {\n first()\n}\n(first)", "let f=e=>{e()}\n(first)"),
      (
        "f = ([first, , ...rest] = [], { ['a']: second } = {}) => first(rest, second)",
        "f=([e,,...t]=[],{['a']:s}={})=>e(t,s)"
      ),
    ] as [(String, String)])
  func `local names become short and mean the same`(_ text: String, _ expected: String) {
    #expect(compacted(text) == expected)
  }

  @Test(arguments: [
    "f = (first) => eval(first)", "f = function () { return (first) => arguments }",
    "class A { m(first) { return first } }", "f = (first) => { one: for (;;) break one; }",
    "f = (first) => { switch (first) { case first: } }", "f = (first) => { with (first) g() }",
    "export const f = (first) => first", "f = (f\\u{69}rst) => first",
    "f = function* (first) { yield first }", "f = (first) => { if (a) { function first() {} } }",
    "f = (first) => { var first; }", "f = () => { try { } catch (first) { var first = 1; } }",
    "f = (first) => first first", "f = (first => first", "import(first); f = (first) => first",
  ])
  func `where anything is uncertain all names stay`(_ text: String) {
    #expect(compacted(text).contains("first"))
  }

  @Test(
    arguments: [
      ("const first = 1; const second = 2; let third = 3;", "let first=1,second=2,third=3;"),
      ("const first = 1; var second = 2;", "let first=1;var second=2;"),
      // What assigns to a constant fails where it does, and continues doing so.
      ("const first = 1; first = 2;", "const first=1;first=2;"),
      ("const first = 1; first++;", "const first=1;first++;"),
      ("const first = 1; ({ first } = second);", "const first=1;({first}=second);"),
      ("const first = 1; { let first; first += 2; }", "let first=1;{let e;e+=2}"),
      ("f = () => (first ? second : third)", "f=()=>first?second:third"),
      ("f = () => ({})", "f=()=>({})"),
      ("f = () => (first, second)", "f=()=>(first,second)"),
      ("f = () => (first)(second)", "f=()=>(first)(second)"),
      ("first(second, [third,], { fourth, },)", "first(second,[third],{fourth})"),
      ("[first,,]", "[first,,]"),
      ("first = true; second = !false", "first=!0;second=!!1"),
      ("true.first", "true.first"),
      ("if (first) {\n  second()\n}\nthird()\nfourth", "if(first){second()}third()\nfourth"),
      ("first = second\n  .third\n  ?? fourth", "first=second .third??fourth"),
    ] as [(String, String)])
  func `what means the same is written shorter`(_ text: String, _ expected: String) {
    #expect(compacted(text) == expected)
  }

  @Test func `nothing is cut in half, whatever is cut off`() {
    let text = "f=(first,{second:[third]})=>{for(const a of`${first}x${{a,b:third}}`)g(a??first)}"
    for count in 0...text.utf8.count {
      let once = ScriptCompactor.compacted(Array(text.utf8.prefix(count)))
      #expect(ScriptCompactor.compacted(once) == once)
    }
  }
}
