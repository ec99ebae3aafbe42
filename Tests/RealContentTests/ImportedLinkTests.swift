import Content
import Importing
import Diagnostics
import TestSupport
import Testing

/// Links, anchors and pictures of content that comes from other generators.
struct ImportedLinkTests {
  private func file(_ path: String, _ text: String) -> (path: String, bytes: [UInt8]) {
    (path, Array(text.utf8))
  }

  @Test(arguments: [
    // Below the folder, or from it; with any ending; from page to page.
    ("/a/other/", "@/n/a/other.md"), ("/n/a/other", "@/n/a/other.md"),
    ("/a/other.html#x", "@/n/a/other.md#x"), ("/a/other/index.html", "@/n/a/other.md"),
    ("../other/", "@/n/a/other.md"), ("/moved/here/", "@/n/far.md"),
    ("@/a/other.md#x", "@/n/a/other.md#x"),
    // What leads there already, or elsewhere.
    ("other.md", nil), ("/n/a/other.md", nil), ("/n/far/", nil), ("@/n/a/other.md", nil),
    ("//a/other/", nil), ("https://a/other/", nil), ("/gone/", nil), ("#a", nil),
  ])
  func `links to where pages were lead to their files`(_ link: String, _ new: String?) {
    let text = "---\ntitle: T\n---\n`[x](\(link))` [x](\(link)) and [x][r].\n\n[r]: \(link)\n"
    let completed = CompletedFiles([
      file("n/a/own.md", text), file("n/a/other.md", "---\ntitle: O\n---\n"),
      file("n/far.md", "---\ntitle: F\npermalink: /moved/here/\n---\n"),
    ])
    let expected =
      "---\ntitle: T\n---\n`[x](\(link))` [x](\(new ?? link)) and [x][r].\n\n[r]: \(new ?? link)\n"
    #expect(String(decoding: completed.files[0].bytes, as: UTF8.self) == expected)
    #expect(completed.notes.contains { $0.contains("led to where") } == (new != nil))
  }

  @Test(arguments: [
    ("/2020/01/03/two.html", "@/posts/2020-01-03-two.md"),
    ("/2020/01/03/two", "@/posts/2020-01-03-two.md"), ("/old/two/", "@/posts/2020-01-03-two.md"),
    ("/gone/", nil), ("/posts/two/", nil),
  ])
  func `links to the aliases of pages lead to their files`(_ link: String, _ new: String?) {
    var site = FormerSite(
      of: .jekyll, configuration: "_config.yml",
      Array("permalink: /:year/:month/:day/:title.html\n".utf8))
    site.isWhole = true
    let completed = CompletedFiles(
      [
        file("s/_posts/2020-01-02-one.md", "---\ntitle: One\n---\n[x](\(link))\n"),
        file(
          "s/_posts/2020-01-03-two.md", "---\ntitle: Two\nredirect_from: /old/two/\n---\nText.\n"),
      ], of: site)
    let texts = completed.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts[0].hasSuffix("---\n[x](\(new ?? link))\n"), "\(texts)")
    #expect(texts[1].contains("\"/2020/01/03/two.html\""), "\(texts)")
    #expect(texts[1].contains("\"/old/two/\""), "\(texts)")
  }

  @Test(arguments: [
    ("b", "b.md"), ("b.html", "b.md"), ("./b.html#x", "./b.md#x"), ("sub/", "sub/index.md"),
    ("sub", "sub/index.md"), ("../far", "../far.md"), ("a%20b", "a%20b.md"),
    // What is there, what nobody has, and what is elsewhere.
    ("c.html", nil), ("c", nil), ("doc", nil), ("gone", nil), ("mailto:b", nil), ("/b", nil),
  ])
  func `links to pages beside them without the ending of their files lead to these`(
    _ link: String, _ new: String?
  ) {
    let completed = CompletedFiles([
      file("n/m/own.md", "---\ntitle: T\n---\n[x](\(link))\n"),
      file("n/m/b.md", "---\ntitle: B\n---\n"), file("n/m/a b.md", "---\ntitle: A\n---\n"),
      file("n/m/sub/index.md", "---\ntitle: S\n---\n"), file("n/far.md", "---\ntitle: F\n---\n"),
      file("n/m/c.html", "<p>"), file("n/m/c", "c"), file("n/m/doc", "d"),
    ])
    #expect(
      String(decoding: completed.files[0].bytes, as: UTF8.self)
        == "---\ntitle: T\n---\n[x](\(new ?? link))\n")
  }

  @Test(arguments: [
    ("#get-page", "#get_page"), ("b.md#two-words", "b.md#two_words"),
    ("@/n/b.md#two-words", "@/n/b.md#two_words"),
    // What is right, what several headings may be, and what no heading is.
    ("#get_page", nil), ("#gone", nil), ("b.md#one-more", nil), ("c.md#two-words", nil),
  ])
  func `anchors as another generator makes them are those of the headings`(
    _ link: String, _ new: String?
  ) {
    let completed = CompletedFiles([
      file("n/a.md", "---\ntitle: T\n---\n[x](\(link))\n\n## `get_page`\n\nText.\n"),
      file(
        "n/b.md",
        "---\ntitle: B\n---\n## `two_words`\n\n## `one_more`\n\n## one\\_\\_more\n\nText.\n"),
    ])
    #expect(
      String(decoding: completed.files[0].bytes, as: UTF8.self).contains("[x](\(new ?? link))"),
      "\(String(decoding: completed.files[0].bytes, as: UTF8.self))")
  }

  @Test(arguments: [
    ("![p]({{ \"/assets/p.png\" | relative_url }})", "![p](/assets/p.png)"),
    ("[p]({{ 'tea.pdf' | absolute_url }})", "[p](/tea.pdf)"),
    ("![p]({{ site.baseurl }}/assets/p.png)", "![p](/assets/p.png)"),
    ("![p]({{site.baseurl}}/assets/p.png)", "![p](/assets/p.png)"),
    ("[p]({{ site.url }}{{ site.baseurl }}/tea.pdf)", "[p](/tea.pdf)"),
    ("[x]({{ site.baseurl }}/posts/b/#c)", "[x](@/posts/b.md#c)"),
    ("Text.\n{: .note }\n", "Text.\n"), ("## Head {: .a}\n", "## Head \n"),
    (
      "{% highlight ruby linenos %}\nputs 1\n```\n{% endhighlight %}\n",
      "````ruby\nputs 1\n```\n````\n"
    ),
    (
      "A\r\n{% highlight c %}\r\nx\r\n{% raw %}\r\n{% endhighlight %}\r\nB\r\n",
      "A\r\n```c\r\nx\r\n\n```\r\nB\r\n"
    ),
    (
      "{% highlight a %}\nb\n{% endhighlight %}\n{% highlight c %}\nd\n{% endhighlight %}\n",
      "```a\nb\n```\n```c\nd\n```\n"
    ),
    ("{% endhighlight %}\n{% highlight a %}\nb\n", nil),
    // A list of attributes inside of something else that is written again.
    ("[[b|text {: .x}]]\n", "[text {: .x}](@/posts/b.md)\n"),
    (
      "[[b|text {: .x}]] and more text, so that it is seen.\n",
      "[text {: .x}](@/posts/b.md) and more text, so that it is seen.\n"
    ),
    ("[[b|{: .x} {: .y}]] {: .z}[[b]]\n", "[{: .x} {: .y}](@/posts/b.md) [b](@/posts/b.md)\n"),
    ("  {: .x} {: .y}\n", "   \n"), ("A\n\t{: .x} \nB\n", "A\nB\n"), ("A\n{: .x}", "A\n"),
    ("- a\n  {%- highlight sh -%}\n  ls\n  {%- endhighlight -%}\n", "- a\n  ```sh\n  ls\n  ```\n"),
    // An id to which links may lead, code, other tags, and what is in the line.
    ("Text.\n{: #there .note}\n", nil), ("`{: .note}`\n", nil), ("{% include a.html %}\n", nil),
    ("```\n{% highlight a %}\nb\n{% endhighlight %}\n```\n", nil),
    ("![p]({{ page.image | relative_url }})", nil), ("[x]({{ site.other }}/b)", nil),
  ])
  func `tags of Jekyll that have a plain meaning become Markdown`(_ text: String, _ new: String?) {
    let completed = CompletedFiles(
      [
        file("x/_posts/a.md", "---\ntitle: T\n---\n\(text)"),
        file("x/_posts/b.md", "---\ntitle: B\n---\n"),
      ], of: FormerSite(of: .jekyll))
    let written = String(decoding: completed.files[0].bytes, as: UTF8.self)
    #expect(
      written.replacing("x/posts", with: "posts").hasSuffix("---\n\(new ?? text)"), "\(written)")
  }

  @Test(arguments: [
    ("![](a/IMG_1.png)", "![IMG_1.png](a/IMG_1.png)"),
    ("![ ](my%20p.png)", "![my p.png](my%20p.png)"),
    ("![](<my p.png> \"T\")", "![my p.png](<my p.png> \"T\")"),
    // A picture in the alternative text of another one.
    ("![![](a.png)](b.png)", "![![a.png](a.png)](b.png)"),
    ("![![A b](a.png)](b.png)", nil), ("[![](a.png)](b.md)", "[![a.png](a.png)](b.md)"),
    ("![](b.svg \"decorative\")", nil), ("![A b](b.svg)", nil), ("`![](b.svg)`", nil),
  ])
  func `pictures without an alternative text have the name of their file`(
    _ picture: String, _ new: String?
  ) {
    let completed = CompletedFiles([file("n/a.md", "---\ntitle: T\n---\n\(picture)\n")])
    #expect(
      String(decoding: completed.files[0].bytes, as: UTF8.self)
        == "---\ntitle: T\n---\n\(new ?? picture)\n")
    #expect(
      completed.notes.contains { $0.hasSuffix("what they show: n/a.md") } == (new != nil),
      "\(completed.notes)")
  }

  @Test(arguments: [
    // Beside the file, from the folder of all content, and anywhere; with and without an ending.
    ("{{< ref \"near.md\" >}}", "@/n/near.md"), ("{{% relref near %}}", "@/n/near.md"),
    ("{{<ref `/n/near`>}}", "@/n/near.md"), ("{{< ref \"a/far\" >}}", "@/n/a/far.md"),
    ("{{< ref \"far#part\" >}}", "@/n/a/far.md#part"), ("{{< ref \"#part\" >}}", "#part"),
    ("{{< ref path=\"far\" >}}", "@/n/a/far.md"), ("{{< relref \"pie/\" >}}", "@/n/pie/index.md"),
    ("{% link n/near.md %}", "@/n/near.md"), ("{%- post_url far -%}", "@/n/a/far.md"),
    ("{{ site.baseurl }}{% link n/near.md %}", "@/n/near.md"),
    // What nobody has, what two have, what says more, and what is something else.
    ("{{< ref \"gone\" >}}", nil), ("{{< ref \"twin\" >}}", nil), ("{{< ref \"#\" >}}", nil),
    ("{{< ref path=\"far\" lang=\"de\" >}}", nil), ("{{< figure \"far\" >}}", nil),
    ("{{< ref \"two words\" >}}", nil), ("{% include far %}", nil), ("{{ far }}", nil),
    ("/x{% link n/near.md %}", nil), ("{{ other }}{% link n/near.md %}", nil),
  ])
  func `links by shortcodes and tags are those of Markdown`(_ tag: String, _ new: String?) {
    let text = { (tag: String, link: String) in
      "---\ntitle: T\n---\n`[x](\(tag))` \(tag) [x](\(link)) and [x](\(link) \"T\").\n"
    }
    let completed = CompletedFiles([
      file("n/own.md", text(tag, tag)), file("n/near.md", "---\ntitle: N\n---\n"),
      file("n/a/far.md", "---\ntitle: F\n---\n"), file("n/pie/index.md", "---\ntitle: P\n---\n"),
      file("n/two words.md", "---\ntitle: W\n---\n"),
      file("n/a/twin.md", "---\ntitle: A\nslug: a\n---\n"),
      file("n/b/twin.md", "---\ntitle: B\nslug: b\n---\n"),
    ])
    let own = completed.files.first { $0.path == "n/own.md" }?.bytes ?? []
    #expect(String(decoding: own, as: UTF8.self) == text(tag, new ?? tag))
    #expect(completed.notes.contains { $0.hasPrefix("2 links by tags") } == (new != nil))
  }

  @Test(arguments: [
    ("tea", "@/n/tea.de.md"), ("tea.md", "@/n/tea.de.md"), ("/n/pie", "@/n/pie/index.de.md"),
    // What there is in the first language only.
    ("milk.md", "@/n/milk.md"), ("sage", "@/n/sage.de.md"),
  ])
  func `the links of a translation lead to pages in its language`(_ name: String, _ new: String) {
    let completed = CompletedFiles([
      file("n/own.md", "---\ntitle: T\n---\n"),
      file("n/own.de.md", "---\ntitle: T\n---\n[x]({{< ref \"\(name)\" >}})\n"),
      file("n/tea.md", "---\ntitle: A\n---\n"), file("n/tea.de.md", "---\ntitle: B\n---\n"),
      file("n/pie/index.md", "---\ntitle: C\n---\n"),
      file("n/pie/index.de.md", "---\ntitle: D\n---\n"),
      file("m/milk.de.md", "---\ntitle: F\n---\n"), file("n/sage.de.md", "---\ntitle: G\n---\n"),
      file("n/milk.md", "---\ntitle: E\n---\n"),
    ])
    let own = completed.files.first { $0.path == "n/own.de.md" }?.bytes ?? []
    #expect(String(decoding: own, as: UTF8.self).contains("[x](\(new))"))
  }

  @Test(arguments: [
    ("[[other]]", "[other](@/n/a/Other.md)"), ("[[a/Other|it]]", "[it](@/n/a/Other.md)"),
    ("[[Other.md#Big Part]]", "[Other](@/n/a/Other.md#big-part)"),
    ("[[Two words]]", "[Two words](<@/n/Two words.md>)"), ("[[v1.2]]", "[v1.2](@/n/v1.2.md)"),
    ("![[pic.svg]]", "![pic](@/n/img/pic.svg)"), ("![[pic.svg|300]]", "![pic](@/n/img/pic.svg)"),
    ("![[pic.svg|A dot]]", "![A dot](@/n/img/pic.svg)"), ("[[pic.svg]]", "[pic](@/n/img/pic.svg)"),
    ("[[Other#^goal]]", "[Other](@/n/a/Other.md)"),
    ("[[#Part two]]", "[Part two](#part-two)"), ("[[#Part two|there]]", "[there](#part-two)"),
    ("![[pic.svg|A dot|100x20]]", "![A dot](@/n/img/pic.svg)"),
    ("![[doc.pdf]]", "[doc](@/n/doc.pdf)"),
    (
      "\n\n| a | b |\n|---|---|\n| [[Other\\|it]] | 2 |\n",
      "\n\n| a | b |\n|---|---|\n| [it](@/n/a/Other.md) | 2 |\n"
    ),
    // A page is not put into another.
    ("![[Other]]", "[Other](@/n/a/Other.md)"),
    // What nobody has, and what two have.
    ("[[gone]]", nil), ("[[twin]]", nil), ("[[b/twin]]", "[twin](@/n/b/twin.md)"),
    ("`[[other]]`", nil), ("[[2024-01-02]]", "[2024-01-02](@/n/2024-01-02.md)"),
    ("[[123 idea]]", "[123 idea](<@/n/123 idea.md>)"), ("[[1]]", nil), ("[[1, 2]]", nil),
    ("[[202603291415]]", "[202603291415](@/n/202603291415.md)"), ("[[202603291416]]", nil),
  ])
  func `links of wikis are those of Markdown`(_ link: String, _ new: String?) {
    let text = { (link: String) in "---\ntitle: T\n---\nSee \(link), so.\n" }
    let completed = CompletedFiles([
      file("n/own.md", text(link)), file("n/a/Other.md", "---\ntitle: O\n---\n"),
      file("n/2024-01-02.md", "---\ntitle: D\nslug: d\n---\n"),
      file("n/123 idea.md", "---\ntitle: I\n---\n"), file("n/1.md", "---\ntitle: N\n---\n"),
      file("n/202603291415.md", "---\ntitle: M\n---\n"),
      file("n/Two words.md", "---\ntitle: W\n---\n"),
      file("n/v1.2.md", "---\ntitle: V\n---\n"), file("n/img/pic.svg", "<svg/>"),
      file("n/doc.pdf", "%PDF"),
      file("n/a/twin.md", "---\ntitle: A\nslug: a\n---\n"),
      file("n/b/twin.md", "---\ntitle: B\nslug: b\n---\n"),
    ])
    #expect(String(decoding: completed.files[0].bytes, as: UTF8.self) == text(new ?? link))
    #expect(completed.notes.contains { $0.contains("of a wiki") } == (new != nil))
    let named =
      "numbers in brackets stay as they are, although files have their names: n/own.md '[[1]]'"
    #expect(completed.notes.contains(named) == (link == "[[1]]"), "\(completed.notes)")
  }

  @Test(arguments: [
    ("related: \"[[B]]\"", true), ("people: ['[[B|Bee]]']", true), ("numbers: [[1, 2]]", false),
  ])
  func `links of wikis in front matter are named`(_ line: String, _ isNamed: Bool) {
    let completed = CompletedFiles([file("n/a.md", "---\ntitle: T\n\(line)\n---\nText.\n")])
    let notes = completed.notes.filter { $0.contains("front matter are texts here") }
    #expect(notes.count == (isNamed ? 1 : 0), "\(completed.notes)")
  }

  @Test(
    arguments: [
      ("docs/guide/usage.md", "../", "/docs/guide/"),
      ("docs/guide/usage.md", "../#x", "/docs/guide/#x"),
      ("docs/guide/usage.md", "../../", "/docs/"), ("docs/usage.md", "../", "/docs/"),
      ("docs/guide/usage.md", "../setup/", "@/docs/guide/setup.md"),
      ("docs/guide/deep/index.md", "../", "/docs/guide/"), ("docs/guide/usage.md", "setup.md", nil),
    ] as [(String, String, String?)])
  func `a link to a folder means the list at its address, as Hugo and Zola have it`(
    _ path: String, _ link: String, _ new: String?
  ) {
    for generator in [SiteGenerator.hugo, .zola] {
      var site = FormerSite(of: generator)
      site.isWhole = true
      let completed = CompletedFiles(
        [
          file("c/" + path, "---\ntitle: T\n---\n[up](\(link))\n"),
          file("c/docs/_index.md", "---\ntitle: D\n---\n"),
          file("c/docs/guide/setup.md", "---\ntitle: S\n---\n"),
        ], of: site)
      let text = String(decoding: completed.files[0].bytes, as: UTF8.self)
      #expect(text.contains("[up](\(new ?? link))\n"), "\(text)")
    }
  }

  @Test func `texts that a wiki shows in others are named with their places`() {
    let completed = CompletedFiles([
      file("v/plan.md", "# Plan\n\n![[Budget]] [[Budget]] ![[pic.svg]]\n\n![[Budget#Costs]]\n"),
      file("v/Budget.md", "# Budget\n\n## Costs\n\nMany.\n"), file("v/pic.svg", "<svg/>"),
    ])
    let notes = completed.notes.filter { $0.hasPrefix("a wiki shows texts in the place of these") }
    #expect(notes.count == 1 && notes.first?.contains("[[pic") == false, "\(completed.notes)")
    for place in ["3 '![[Budget]]'", "5 '![[Budget#Costs]]'"] {
      #expect(notes.first?.contains(place) == true, "\(completed.notes)")
    }
    let text = String(decoding: completed.files[0].bytes, as: UTF8.self)
    #expect(text.contains("\n[Budget](@/v/Budget.md)"), "\(text)")
  }
}
