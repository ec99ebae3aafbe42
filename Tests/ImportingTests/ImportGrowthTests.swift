import Content
import Importing
import TestSupport
import Testing

/// Content made to be slow to take over: the work grows as the content does.
struct ImportGrowthTests {
  private static func complete(_ text: String, of generator: SiteGenerator?) {
    let files = [
      ("a/b.md", "---\ntitle: T\n---\n\(text)\n"), ("a/c.md", "---\ntitle: C\n---\n# C\n\nText.\n"),
    ]
    _ = CompletedFiles(
      files.map { ($0, Array($1.utf8)) }, of: generator.map { FormerSite(of: $0) })
  }

  @Test(arguments: [
    "#", "a#", "(#a)", "[[a]] ", "[[c|a]] ", "[[", "![[", "![](a.png)", "![", "[a](/c/) ",
    "{{< ref \"c\" >}} ", "[a]({{< ref \"c\" >}}) ", "%%", "<!-- ", "a\n\n",
  ])
  func `a text is taken over in linear time`(piece: String) {
    let text = String(repeating: piece, count: 16_000)
    #expect(WorkGrowth.perByte(of: text) { Self.complete($0, of: nil) } < WorkGrowth.linear)
  }

  @Test(arguments: [
    "{: .x}", "{: .x} ", "{: .x}\n", "{% highlight a %}\n",
    "{% highlight a %}\n{% endhighlight %}\n", "{% endhighlight %}\n", "]({{site.url}}/",
    "]( {{site.url}}/a ", "[a]({{site.baseurl}}/c/) ",
    "{% post_url c %} ", "{{ \"/a\" | relative_url }}", "[[c|a {: .x}]] ",
  ])
  func `a text of Jekyll is taken over in linear time`(piece: String) {
    let text = String(repeating: piece, count: 16_000)
    #expect(WorkGrowth.perByte(of: text) { Self.complete($0, of: .jekyll) } < WorkGrowth.linear)
  }

  @Test func `entries that want the same slug get theirs in linear time`() {
    let growth = WorkGrowth.perByte(ofRepeating: 16_000) { count in
      let entries = (0..<count).map { _ in "{\"slug\":\"A B\",\"title\":\"T\"}" }
      let list = "[\(entries.joined(separator: ","))]"
      _ = CompletedFiles([(path: "a.json", bytes: Array(list.utf8))])
    }
    #expect(growth < WorkGrowth.linear)
  }

  @Test(arguments: ["\"a b\"", "1", "\"1,200.50\"", "\"<br\"", "\"yes\"", "{\"a\":1}", "[\"a\"]"])
  func `keys of an entry are inferred in linear time`(value: String) {
    let growth = WorkGrowth.perByte(ofRepeating: 8_000) { count in
      let pairs = (0..<count).map { "\"k\($0)x\":\(value)" }
      let text = "[{\"name\":\"N\",\(pairs.joined(separator: ","))}]"
      _ = ModelInference(of: [(path: "a.json", bytes: Array(text.utf8))])
    }
    #expect(growth < WorkGrowth.linear)
  }

  @Test func `folders become collections in linear time`() {
    let growth = WorkGrowth.perByte(ofRepeating: 4_000) { count in
      _ = ModelInference(
        of: (0..<count).map { ("f\($0).md", Array("---\ntitle: T\($0)\n---\nText.\n".utf8)) })
    }
    #expect(growth < WorkGrowth.linear)
  }
}
