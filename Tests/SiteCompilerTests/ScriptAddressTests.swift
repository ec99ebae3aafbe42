import SiteCompiler
import Testing

/// What the text of a `script` element names: modules, the addresses of import maps, the pages of
/// speculation rules.
struct ScriptAddressTests {
  private func messages(_ markup: String) throws -> String {
    try SiteCompilerTests.messages(
      about: site(
        baseTemplate(with: markup).merging([
          "Templates/assets/js/a.js": "export const a = 1", "Static/b.js": "export const b = 1",
        ]) { $1 }), strict: true)
  }

  @Test(arguments: [
    (#"<script type="module">import "./gone.js";</script>"#, "'./gone.js' leads to no page"),
    (#"<script type=module>import {a} from "/gone.js";</script>"#, "'/gone.js' leads to no page"),
    (#"<script>import("/gone.js")</script>"#, "'/gone.js' leads to no page"),
    (
      #"<script type="module">import "/assets/js/a.js";</script>"#,
      "put the script into a file of 'Templates/assets'"
    ),
    (
      #"<script type="importmap">{"imports": {"x": "/gone.js"}}</script>"#,
      "'/gone.js' leads to no page"
    ),
    (
      #"<script type="importmap">{"scopes": {"/a/": {"x": "/gone.js"}}}</script>"#,
      "'/gone.js' leads to no page"
    ),
    (
      #"<script type="importmap">{"imports": {"x": "b.js"}}</script>"#,
      "expected './', '../' or '/' before 'b.js'"
    ),
    (
      #"<script type="speculationrules">{"prefetch": [{"urls": ["/notes/", "/gone/"]}]}</script>"#,
      "'/gone/' leads to no page"
    ),
    (#"<script type="importmap">{"imports": {"x": "/b.js",}}</script>"#, "error[E0611]"),
    (#"<script type="speculationrules">{"prefetch": [}</script>"#, "error[E0611]"),
  ])
  func `leads to a page or file of the site`(markup: String, message: String) throws {
    let said = try messages(markup)
    #expect(said.contains("Templates/base.html:5:") && said.contains(message), "\(said)")
    #expect(said.ranges(of: "error[").count == 1, "\(said)")
  }

  @Test(arguments: [
    #"<script type="module">import {b} from "/b.js"; import "x"; import "https://e.org/a"</script>"#,
    #"<script>const a = "import('/gone.js')" // import("/gone.js")</script>"#,
    #"<script type="importmap">{"imports": {"x": "/b.js", "y/": "/js/", "z": null}}</script>"#,
    #"<script type="importmap">{"imports": {"x": "https://example.org/a.js"}}</script>"#,
    #"<script type="speculationrules">{"prerender": [{"where": {"href_matches": "/*"}}]}</script>"#,
    #"<script type="speculationrules">{"prefetch": [{"urls": ["{{ url("notes") }}"]}]}</script>"#,
    #"<script type="text/x-template">import "./gone.js"</script>"#,
  ])
  func `passes where it does, and where it names something else`(markup: String) throws {
    let said = try messages(markup)
    #expect(said == "", "\(said)")
  }

  @Test func `an import map names assets by their published addresses, relative to each page`()
    throws
  {
    let map =
      #"<script type="importmap">{"imports": {"x": "{{ asset("js/a.js") }}"}}</script>"#
      + #"<script type="module">import {a} from "x"</script>"#
    let built = try BuiltSite(
      site(
        baseTemplate(with: map).merging(["Templates/assets/js/a.js": "export const a = 1"]) {
          $1
        }))
    #expect(built.messages == "")
    let asset = built.paths.first { $0.hasPrefix("assets/js/a.") } ?? ""
    #expect(built["index.html"].contains(#"{"imports": {"x": "./\#(asset)"}}"#))
    #expect(built["notes/apple/index.html"].contains(#"{"imports": {"x": "../../\#(asset)"}}"#))
  }

  @Test(arguments: [
    #"{"imports": {"x": "{{ page.title }}"}}"#, #"{"imports": {"x": "/{{ asset("js/a.js") }}"}}"#,
    #"{"imports": {"x": {{ asset("js/a.js") | json }}}}"#,
    #"{"imports": {"{{ page.title }}": "/b.js"}}"#,
  ])
  func `values of the content do not say what is loaded`(map: String) throws {
    let said = try messages("<script type=\"importmap\">\(map)</script>")
    #expect(said.contains("error[E0550]"), "\(said)")
  }

  @Test(arguments: [
    (#"<meta property="og:image" content="">"#, true),
    (#"<meta property="og:image" content="{{ page.description | default("") }}">"#, true),
    (#"<meta name="twitter:image" content=" ">"#, true),
    (#"<meta property="og:title" content="">"#, false),
  ])
  func `a meta whose content is an address has one`(markup: String, isTold: Bool) throws {
    let said = try messages(markup)
    #expect(
      said.contains("Templates/base.html:5:")
        && said.contains("the address in this 'meta' is empty")
          == isTold
        || said == "" && !isTold, "\(said)")
  }
}
