import Testing

/// What style sheets of the site load from elsewhere obeys the policies of the pages.
struct BlockedLoadTests {
  private static let theme =
    "default-src 'self'; img-src 'self' data:; object-src 'none'"

  private func said(_ sheet: String, policy: String = theme, link: String = "own.css") throws
    -> String
  {
    let base = (smallSite["Templates/base.html"] ?? "").replacing(
      "</head>",
      with: """
        <meta http-equiv="Content-Security-Policy" content="\(policy)">\
        <link rel="stylesheet" href="{{ asset("\(link)") }}"></head>
        """)
    return try messages(
      about: smallSite.merging([
        "Templates/base.html": base, "Templates/assets/own.css": sheet,
        "Templates/assets/outer.css": "@import 'own.css';", "Templates/assets/other.css": "",
      ]) { $1 })
  }

  @Test(arguments: [
    ("@import url(https://fonts.example/css2?family=A);", "style-src"),
    ("@import 'https://fonts.example/a.css' screen;", "style-src"),
    (
      "@font-face { font-family: A; src: url(https://x.example/a.woff2) format('woff2') }",
      "font-src"
    ),
    ("@font-face{font-family:A;src:local(A),url('//x.example/a.woff2')}", "font-src"),
    ("@font-face { src: url(data:font/woff2;base64,AAAA) }", "font-src"),
    ("p { background: url('https://x.example/a.png') }", "img-src"),
    ("@font-face { src: local(A) } p { background: url(https://x.example/a.png) }", "img-src"),
    ("@media print { p { background: image-set('https://x.example/a.png' 1x) } }", "img-src"),
  ])
  func `what the policy blocks is told at its place`(sheet: String, directive: String) throws {
    let said = try said(sheet)
    #expect(said.contains("Templates/assets/own.css:1:"), "\(said)")
    #expect(said.contains("error[E0812]: a browser blocks '"), "\(said)")
    #expect(said.contains("by '\(directive)'"), "\(said)")
    #expect(try self.said(sheet, link: "outer.css").contains("E0812"))
  }

  @Test(arguments: [
    ("p { background: url(data:image/png;base64,AAAA) }", theme),
    (
      "@import url(https://fonts.example/a.css);",
      "default-src 'self'; style-src 'self' https://fonts.example"
    ),
    ("@font-face { src: url(https://x.example/a.woff2) }", "default-src 'self'; font-src https:"),
    ("p { background: url(https://x.example/a.png) }", "script-src 'self'"),
    ("@namespace url(http://www.w3.org/1999/xhtml); p { color: red }", theme),
    ("/* url(https://x.example/a.png) */ p { mask: url(#a) }", theme),
  ])
  func `what the policy allows is right`(sheet: String, policy: String) throws {
    let said = try said(sheet, policy: policy)
    #expect(!said.contains("E0812"), "\(said)")
  }

  @Test func `a sheet that no page with a policy links may load anything`() throws {
    let sheet = "@import url(https://fonts.example/a.css);"
    #expect(!(try said(sheet, link: "other.css")).contains("E0812"))
  }
}
