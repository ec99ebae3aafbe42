import Content
import Importing
import Testing

struct IgnoredPathsTests {
  @Test(
    arguments: [
      // Jekyll: a beginning, a path with signs that also stand for `/`, or a folder of these.
      (.jekyll, "plans/", ["plans/a.md", "plans/b/c.md"], ["plans.md", "other/plans/a.md"]),
      (.jekyll, "READ", ["README.md"], ["a/README.md"]),
      (.jekyll, "/secret.md", ["secret.md"], ["not/secret.md"]),
      (.jekyll, "*.bak.md", ["a.bak.md", "b/c/a.bak.md"], ["a.md"]),
      (.jekyll, "**/old", ["a/old/b.md", "a/b/old/c.md"], ["old/a.md", "a/older/b.md"]),
      (.jekyll, "no[a-c]e.md", ["noce.md"], ["node.md"]),
      // Eleventy: names one by one, a folder with all that is in it.
      (.eleventy, "drafts", ["drafts/a.md", "drafts/b/c.md"], ["a/drafts/b.md", "drafts.md"]),
      (.eleventy, "./drafts/", ["drafts/a.md"], ["draft/a.md"]),
      (.eleventy, "*.bak.md", ["a.bak.md"], ["b/a.bak.md"]),
      (.eleventy, "**/*.bak.md", ["a.bak.md", "b/c/a.bak.md"], ["a.md"]),
      (.eleventy, "a/**/b.md", ["a/b.md", "a/c/d/b.md"], ["b.md", "a/b.md/c.md"]),
      (
        .eleventy, "**/a/**/b/**/c.md", ["a/b/c.md", "x/a/a/b/a/b/c.md"],
        ["a/c.md", "b/a/c.md", "a/b/c.md/d"]
      ),
      (
        .eleventy, String(repeating: "**/a/", count: 40) + "b",
        [String(repeating: "a/", count: 80) + "b"], [String(repeating: "a/", count: 80) + "c"]
      ),
      // Zola: a whole path or its end, with signs that also stand for `/`.
      (.zola, "*.{tmp,bak}.md", ["a.tmp.md", "a/b.bak.md"], ["a.md", "tmp.md"]),
      (.zola, "**/old", ["a/old/b.md", "old/a.md"], ["a/older/b.md", "bold/a.md"]),
      (.zola, "temp.*", ["temp.md", "a/temp.md"], ["a/untemp.md"]),
      (.eleventy, "no?e/**", ["node/a.md", "node/b/a.md"], ["nose.md", "noise/a.md"]),
    ] as [(SiteGenerator, String, [String], [String])])
  func `patterns mean what they mean for their generator`(
    _ generator: SiteGenerator, _ pattern: String, _ ignored: [String], _ others: [String]
  ) {
    let paths = IgnoredPaths(of: generator, [pattern], in: "a test")
    for path in ignored { #expect(paths.contains(path), "\(path)") }
    for path in others { #expect(!paths.contains(path), "\(path)") }
    #expect(paths.unknown.isEmpty)
    #expect(!paths.without(ignored[0]).contains(ignored[0]))
    #expect(paths.without(others[0]).contains(ignored[0]))
  }

  @Test func `regular expressions of Hugo and braces that are not closed are not applied`() {
    let paths = IgnoredPaths(of: .hugo, ["\\.foo$"], in: "a test")
    #expect(paths.unknown == ["\\.foo$"] && !paths.contains("a.foo"))
    let open = IgnoredPaths(of: .zola, ["{a,b", "{{a,b},c}.md"], in: "a test")
    #expect(open.unknown == ["{a,b"])
    #expect(["a.md", "b.md", "c.md"].allSatisfy(open.contains))
  }

  @Test func `a file of Eleventy has a pattern a line`() {
    let text = "# Not yet\r\n\r\n  plans/  \r\n!plans/a.md\n{a,b}.md\n*.txt"
    let paths = IgnoredPaths(eleventy: text, named: ".eleventyignore")
    #expect(paths.contains("plans/a.md"))
    #expect(paths.contains("b.txt"))
    #expect(!paths.contains("a.md"))
    #expect(!paths.contains("# Not yet"))
    #expect(paths.unknown == ["{a,b}.md"])
  }
}
