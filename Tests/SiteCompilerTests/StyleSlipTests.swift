import Testing

/// What browsers leave out of a style sheet, since it means nothing to them.
struct StyleSlipTests {
  private func said(_ sheet: String, script: String = "") throws -> String {
    let base = (smallSite["Templates/base.html"] ?? "").replacing(
      "</head>", with: "<link rel=\"stylesheet\" href=\"{{ asset(\"own.css\") }}\"></head>")
    return try messages(
      about: smallSite.merging([
        "Templates/base.html": base, "Templates/assets/own.css": sheet,
        "Templates/assets/own.js": script,
      ]) { $1 })
  }

  @Test(arguments: [
    ("a { dispaly: grid }", "1:5: warning[W0711]: CSS has no property 'dispaly'", "'display'"),
    ("a {\n  display grid;\n}", "2:3: warning[W0711]: expected ':' after 'display'", "':'"),
    ("a { gap: 1px\n  color: red }", "2:3: warning[W0711]: expected ';' before 'color'", "';'"),
    ("@meida print { a { b: c } }", "1:1: warning[W0711]: CSS has no rule '@meida'", "'@media'"),
    ("@improt 'x.css';", "1:1: warning[W0711]: CSS has no rule '@improt'", "'@import'"),
    (
      "@media (min-widht: 4rem) { a { gap: 0 } }",
      "1:9: warning[W0711]: media queries have no 'min-widht'", "'min-width'"
    ),
    ("@media (min-width: 40) { a { gap: 0 } }", "1:9: warning[W0711]: 'min-width' expects", "unit"),
    ("a { color: #dde6e }", "1:12: warning[W0711]: '#dde6e' is no colour", "digits"),
    ("a { color: #dde6g0 }", "1:12: warning[W0711]: '#dde6g0' is no colour", "digits"),
    ("a { margin: 0 1rme }", "1:15: warning[W0711]: CSS has no unit 'rme'", "'rem'"),
    ("a { rotate: calc(3dge + 1deg) }", "1:18: warning[W0711]: CSS has no unit 'dge'", "'deg'"),
    ("a { &:hover { margin: 1.5pxx } }", "1:23: warning[W0711]: CSS has no unit 'pxx'", "'px'"),
    (
      ":root { --muted: red } a { color: var(--mutde) }",
      "1:39: warning[W0711]: nothing sets '--mutde'", "'--muted'"
    ),
  ])
  func `what means nothing is told at its place`(
    sheet: String, message: String, advice: String
  ) throws {
    let said = try said(sheet)
    #expect(said.contains("Templates/assets/own.css:" + message), "\(said)")
    #expect(said.contains(advice), "\(said)")
    #expect(said.split(separator: "\n").filter { $0.contains("warning[") }.count == 1, "\(said)")
  }

  @Test(arguments: [
    "a { *zoom: 1; _height: 1px; -ms-filter: 'x'; color: red\\9; width: 0\\9 }",
    "a { filter: progid:DXImageTransform.Microsoft.Alpha(opacity=50) }",
    "a { --x: { b: c }; --y: a:b #12; --z: 1foo } b { color: #FFF; margin: -.5em 1E3px }",
    "a:hover, a::before { content: 'a: b; c' } @media print { a { b: c } }",
    "a { color: red; &:hover { color: blue } @media (hover) { color: #12345678 } }",
    "a { background: url(a.png?x:y#zz) } b { background: url(data:image/png;base64,A#b==) }",
    "@font-face { font-family: A; unicode-range: U+0025-00FF, U+4?? }",
    "@supports (display: grid) and (not (gap: 1px)) { a { grid-area: 1 / 2 / span 3 } }",
    "@keyframes turn { from { rotate: 0deg } 50.5% { rotate: 1turn } }",
    "@page :first { size: a4; @top-left { content: counter(page) } }",
    "@property --x { syntax: '<length>'; inherits: false; initial-value: 1px }",
    "@tailwind base; @apply a b; @layer x, y; @custom-media --narrow (width < 30em);",
    "a { aspect-ratio: 16/9; transform: translate3d(1px, 2px, 3px) scale(1.5e-3) }",
    "a { colr: red; my-own: 3; mask: element(#ab); src: local(x) } /* a { b c; */ b {}",
    "a:not([x=':']) > b { transition: color .2s } .a\\:b { color: red }; c { color: red }",
    "a { color: var(--unknown); gap: var(--gpa, 1px) } b { --gap: 1px }",
    "a { gap: var(--from-script) }", "@media screen and (min-width:0) { a { gap: 0 } }",
    "", "a {", "a", "@", "a { b", "a { color: #", "a { margin: 1", "a { color: '", "a { u",
  ])
  func `what a browser or a tool may know is right`(sheet: String) throws {
    let said = try said(
      sheet, script: "a.style.setProperty('--from-scripts', '1px'); b('--from-script')")
    #expect(!said.contains("W0711"), "\(said)")
  }
}
