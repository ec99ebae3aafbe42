import Markdown
import Testing

/// Quotation marks where no blank says whether they open or close, and signs within addresses.
struct QuotationTests {
  private func written(_ text: String, _ language: String) -> String {
    var options = MarkdownOptions()
    options.typography = Typography(language: language)
    let html = Parsed(text + "\n", options: options).html
    return String(html.dropFirst(3).dropLast(5))
  }

  @Test(arguments: [
    ("ja", "彼は\"はい\"と言った。", "彼は「はい」と言った。"),
    ("ja", "彼は\"はい\"、彼女は\"いいえ\"と言った。", "彼は「はい」、彼女は「いいえ」と言った。"),
    ("ja", "\"はい\"と言った。\n\n彼は\"「x」\"と", "「はい」と言った。</p>\n<p>彼は「「x」」と"),
    ("zh-Hans", "他说\"你好\"吗?", "他说“你好”吗?"), ("zh-Hans", "他说\"hello\"吗", "他说“hello”吗"),
    ("zh-Hans", "他说：\"你好！\"她笑了。", "他说：“你好！”她笑了。"),
    ("zh-Hans", "他在\"2025\"年", "他在“2025”年"), ("zh-Hans", "他说'你好'吗", "他说‘你好’吗"),
    ("zh-Hant", "他說\"你好\"嗎", "他說「你好」嗎"), ("th", "เขาพูดว่า\"ใช่\"แล้ว", "เขาพูดว่า“ใช่”แล้ว"),
    ("ko", "그는 \"네\"라고 말했다", "그는 “네”라고 말했다"),
  ])
  func `quotation marks between letters of a script without spaces open and close in turn`(
    language: String, text: String, expected: String
  ) {
    #expect(written(text, language) == expected)
  }

  @Test(arguments: [
    ("pt", "“a ‘b’ c”"), ("pt-BR", "“a ‘b’ c”"), ("pt-PT", "«a “b” c»"), ("pt-AO", "«a “b” c»"),
    ("hu", "„a »b« c”"), ("pl", "„a «b» c”"), ("de-CH", "«a ‹b› c»"),
  ])
  func `each language has its own quotation marks`(language: String, expected: String) {
    #expect(written("\"a 'b' c\"", language) == expected)
  }

  @Test(arguments: [
    "彼は\"はいと言った。", "彼は\"は\"い\"と", "画面は5\"と6\"です", "彼は`\"`と\"はい\"と",
  ])
  func `quotation marks that are not certain stay straight`(text: String) {
    #expect(written(text, "ja").contains { "「」".contains($0) } == false)
  }

  @Test(arguments: [
    ("en", "\"Hamlet\"'s plot", "“Hamlet”’s plot"), ("en", "“Hamlet”'s plot", "“Hamlet”’s plot"),
    ("en", "\"*Hamlet*\"'s plot", "“<em>Hamlet</em>”’s plot"),
    ("fr", "\"Hamlet\"'s", "«\u{202F}Hamlet\u{202F}»’s"), ("de", "\"Hamlet\"'s", "„Hamlet“’s"),
    ("en", "\"'Yes', he said\"", "“‘Yes’, he said”"), ("sv", "\"'ja' sa han\"", "”’ja’ sa han”"),
  ])
  func `a sign behind a quotation is an apostrophe`(
    language: String, text: String, expected: String
  ) {
    #expect(written(text, language) == expected)
  }

  @Test(arguments: [
    ("See \"https://e.example/wiki/O'Hara\" now.", "See “https://e.example/wiki/O'Hara” now."),
    ("(see:https://e.example/O'Hara/it's)", "(see:https://e.example/O'Hara/it's)"),
    ("\"www.e.example/O'Hara\", it's", "“www.e.example/O'Hara”, it’s"),
    ("'https://e.example/a' it's", "‘https://e.example/a’ it’s"),
  ])
  func `an address that is no link keeps its signs`(text: String, expected: String) {
    #expect(written(text, "en") == expected)
  }

  @Test(arguments: [
    ("[a](https://e.org)'s", "a’s"), ("[c](mailto:a@e.org)'s", "c’s"),
    ("[b](https://e.org/x \"t\")'s", "b’s"), ("[e](https://e.org/)...", "e…"),
    ("<https://e.org>--y", "https://e.org–y"), ("![x](https://e.org/a.png)'s", "’s"),
    ("[a b](https://e.org/x_(y))'s", "a b’s"), ("[a](https://e.org)--[b](https://e.org)", "a–b"),
    ("so...[a](https://e.org)", "so…a"), ("[it's...](https://e.org)", "it’s…"),
    ("[Ana's](mailto:a@e.org)", "Ana’s"), ("<https://e.org/a--b>", "https://e.org/a--b"),
    ("[a](https://e.org/a--b's)", "a"),
  ])
  func `a sign beside a link to an address is written like any other`(
    text: String, expected: String
  ) {
    #expect(written(text, "en").replacing(#/<[^>]+>/#, with: "") == expected)
  }

  @Test(arguments: [
    ("A '5' C. '5%'", "A ‘5’ C. ‘5%’"), ("'2026' ended", "‘2026’ ended"), ("'12'", "‘12’"),
    ("'50%' off", "‘50%’ off"), ("'1984 is a book', he said", "‘1984 is a book’, he said"),
    ("in '68, the '90s", "in ’68, the ’90s"), ("the year ('26)", "the year (’26)"),
    ("in £ ('000)", "in £ (’000)"), ("'7", "‘7"),
  ])
  func `before digits a sign opens a quotation, except before a year without its century`(
    text: String, expected: String
  ) {
    #expect(written(text, "en") == expected)
  }
}
