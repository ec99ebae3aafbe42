import Diagnostics
import Markdown
import Testing

/// The name of an entry between `<` and `>` that is not a link.
struct EntryInBracketsTests {
  private func parsed(_ text: String) -> Parsed {
    var options = MarkdownOptions()
    options.collections = ["posts", "p", "a_b"]
    return Parsed(text, options: options)
  }

  @Test(arguments: [
    ("See <posts:Number one>.", "the name of the entry has a space", "[](<posts:Number one>)"),
    ("# <posts:Number one>", "the name of the entry has a space", "[](<posts:Number one>)"),
    ("**<posts:It's & one>**", "the name of the entry has a space", "[](<posts:It's & one>)"),
    ("| a |\n|---|\n| <posts:a b> |", "the name of the entry has a space", "[](<posts:a b>)"),
    ("<p:one>", "no address begins with 'p:'", "[](<p:one>)"),
    ("<a_b:one>", "no address begins with 'a_b:'", "[](<a_b:one>)"),
  ])
  func `is told with the link that it is meant to be`(
    _ text: String, _ reason: String, _ link: String
  ) throws {
    let diagnostics = parsed(text).log.diagnostics
    try #require(diagnostics.count == 1)
    #expect(diagnostics[0].message == "this is not a link, because \(reason)")
    #expect(diagnostics[0].help.map(\.message) == ["write '\(link)'"])
    #expect(parsed(text.replacing(/<[^>]*>/, with: link)).log.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "\\<posts:Number one>", "`<posts:Number one>`", "    <posts:Number one>", "<posts:one>",
    "[](<posts:Number one>)", "[a](<posts:Number one>)", "<others:Number one>",
    "<posts: as in this text>", "&lt;posts:Number one>", "<posts:a\nb>", "a < posts:b c > d",
    "<posts:Number one", "<posts:a <b c>",
  ])
  func `is not told where it is not meant, or is a link`(text: String) {
    #expect(!parsed(text).log.diagnostics.contains { $0.code.number == "0414" })
  }
}
