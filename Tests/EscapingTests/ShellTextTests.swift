import Escaping
import Testing

/// Words of command lines in advice.
struct ShellTextTests {
  @Test(
    arguments: [
      ("site", "site"), ("../my-site/part_1", "../my-site/part_1"),
      ("--clock=2026-03-01T10:00:00Z", nil),
      ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("%1", "'%1'"), ("=ls", "'=ls'"),
      ("~", "'~'"), ("$HOME", "'$HOME'"), ("a\nb", "'a\nb'"), ("{a,b}", "'{a,b}'"), ("é", "'é'"),
      ("a;b", "'a;b'"), ("*", "'*'"),
    ] as [(String, String?)])
  func `a word is in quotes where a shell would change it`(word: String, expected: String?) {
    #expect(ShellText.word(word) == expected ?? word)
  }

  @Test func `a line has blanks between its words`() {
    #expect(ShellText.line(["cd", "my site", ""]) == "cd 'my site' ''")
  }
}
