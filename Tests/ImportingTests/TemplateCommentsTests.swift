import Content
import Importing
import TestSupport
import Testing

/// Comments that another generator does not show are not published.
struct TemplateCommentsTests {
  private static func completed(
    _ text: String, of generator: SiteGenerator?, beside other: String = "Text.\n"
  ) -> (text: String, notes: [String]) {
    let files = [
      ("a/b.md", "---\ntitle: T\n---\n\(text)\n"), ("a/c.md", "---\ntitle: C\n---\n\(other)"),
    ]
    let completed = CompletedFiles(
      files.map { ($0, Array($1.utf8)) }, of: generator.map { FormerSite(of: $0) })
    let bytes = completed.files.first { $0.path == "a/b.md" }?.bytes ?? []
    let new = String(decoding: bytes, as: UTF8.self)
    return (
      String(new.dropFirst("---\ntitle: T\n---\n".count).dropLast()),
      completed.notes.filter { $0.hasSuffix(": a/b.md") }
    )
  }

  @Test(
    arguments: [
      (.jekyll, "x {% comment %} s {% endcomment %}y", "x y"),
      (.jekyll, "x {%- comment later -%}\n\ns {{ a }}\n\n{%- endcomment -%} y", "x  y"),
      (
        .jekyll, "{%comment%}a{% comment %}b{% endcomment %}c{%endcomment%}d",
        "d"
      ),
      (.jekyll, "`{% comment %}s{% endcomment %}`", "``"),
      (
        .jekyll, "{% raw %}{% comment %}s{% endcomment %}{% endraw %}",
        "{% raw %}{% comment %}s{% endcomment %}{% endraw %}"
      ),
      (.jekyll, "{% comment %} without an end", "{% comment %} without an end"),
      (.jekyll, "x {::comment}s{:/comment}y {:/}", "x y {:/}"),
      (.jekyll, "x {::comment}\ns\n{:/}y {:/comment}", "x y {:/comment}"),
      (.jekyll, "{::comment} without an end", "{::comment} without an end"),
      (.jekyll, "{# shown #}", "{# shown #}"), (.jekyll, "%%shown%%", "%%shown%%"),
      (.eleventy, "x {# s #}y", "x y"), (.eleventy, "x {#- s\n\nt -#}y", "x y"),
      (.eleventy, "{% comment %}s{% endcomment %}y", "y"), (.eleventy, "{% # s %}y", "y"),
      (.eleventy, "{{!-- s }} --}}y<%# s %>", "y"),
      (.eleventy, "{% raw %}{# s #}{% endraw %}", "{% raw %}{# s #}{% endraw %}"),
      (.eleventy, "## A {#a}\n\n## B {#b}", "## A {#a}\n\n## B {#b}"),
      (.hugo, "{{% comment %}}s{{% /comment %}}y", "y"),
      (.hugo, "{{< comment >}}s{{< / comment >}}y", "y"),
      (
        .hugo, "{{</* comment */>}}s{{</* /comment */>}}",
        "{{</* comment */>}}s{{</* /comment */>}}"
      ),
      (.hugo, "{# shown #}", "{# shown #}"), (.zola, "{# shown #}", "{# shown #}"),
      (.astro, "{% comment %}shown{% endcomment %}", "{% comment %}shown{% endcomment %}"),
    ] as [(SiteGenerator, String, String)])
  func `a comment that a generator does not show is taken out`(
    _ generator: SiteGenerator, _ old: String, _ new: String
  ) {
    let (text, notes) = Self.completed(old, of: generator)
    #expect(text == new)
    let note = "comments that \(generator.name) does not show are not in the copies of: a/b.md"
    #expect(notes.filter { $0.hasPrefix("comments") } == (old == new ? [] : [note]))
  }

  @Test(
    arguments: [
      ("x %%s%% y", "x  y"), ("%%\ns\n\nt\n%%\n\ny", "\n\ny"), ("`%%s%%` y %% z", nil),
      ("```\n%%a%%\n```", nil), ("{# shown #}", nil), ("`a` %%s%% `b` %%t%%", "`a`  `b` "),
    ] as [(String, String?)])
  func `a comment of a wiki is taken out`(_ old: String, _ new: String?) {
    let (text, notes) = Self.completed(old, of: nil, beside: "[[B]]\n")
    #expect(text == new ?? old)
    let note = "comments between '%%', which wikis do not show, are not in the copies of: a/b.md"
    #expect(notes == (new == nil ? [] : [note]))
  }

  @Test(arguments: [
    ("x %%s%% y", true), ("{# s #}", true), ("{% comment %}s{% endcomment %}", true),
    ("{{% comment %}}s{{% /comment %}}", true), ("`{# s #}`", false), ("100 %% and more", false),
    ("{% tag %} {{ value }}", false),
  ])
  func `what may be a comment is named where no generator is known`(
    _ written: String, _ isNamed: Bool
  ) {
    let (text, notes) = Self.completed(written, of: nil)
    #expect(text == written)
    let note = "what may be a comment that was not shown is text here, and published: a/b.md"
    #expect(notes == (isNamed ? [note] : []))
  }

  @Test(
    arguments: [
      (.jekyll, "{% comment %}\n"), (.jekyll, "{% raw %}{% comment %}"), (.eleventy, "{# "),
      (.eleventy, "{% "), (.eleventy, "{# a #}"), (.hugo, "{{< comment >}}"), (nil, "%%a%%{{!--"),
    ] as [(SiteGenerator?, String)])
  func `comments are found in linear time`(_ generator: SiteGenerator?, _ piece: String) {
    let growth = WorkGrowth.perByte(ofRepeating: 1 << 15) { count in
      _ = Self.completed(String(repeating: piece, count: count), of: generator)
    }
    #expect(growth < WorkGrowth.linear)
  }

  @Test(
    arguments: [
      (.eleventy, "{# {% #}x{% comment %}s{% endcomment %}y", "xy"),
      (.jekyll, "a {% b {% comment %}s{% endcomment %}c", "a {% b c"),
      (.jekyll, "{% comment %}a{% comment %}s{% endcomment %}c", "{% comment %}ac"),
    ] as [(SiteGenerator, String, String)])
  func `a tag that is not closed hides no comment`(
    _ generator: SiteGenerator, _ old: String, _ new: String
  ) {
    #expect(Self.completed(old, of: generator).text == new)
  }

  @Test func `Jekyll shows comments of pages without Liquid`() {
    let text = "---\ntitle: T\nrender_with_liquid: false\n---\n{% comment %}s{% endcomment %}\n"
    let completed = CompletedFiles(
      [("a/b.md", Array(text.utf8))], of: FormerSite(of: .jekyll))
    let new = String(decoding: completed.files[0].bytes, as: UTF8.self)
    #expect(new.contains("{% comment %}s{% endcomment %}"))
  }
}
