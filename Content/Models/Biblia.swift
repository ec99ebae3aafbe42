import ApusModels

/// Um livro da Bíblia, com os capítulos que esta versão tem.
struct Book: Entry {
  /// O nome de três letras que os catálogos usam, como `RUT`, o mesmo em todas as versões.
  @Key @Matches("[1-3A-Z][A-Z]{2}") var usfm: String
  /// O nome por extenso.
  var name: String
  /// O nome pelo qual os leitores o conhecem, que é também o seu endereço.
  @Unique var shortName: String
  var abbrev: String
  var testament: Testament
  @Count(1...) var chapters: [Chapter]
}

/// Um capítulo.
struct Chapter: Component {
  @Within(1...) @Ascending var number: Int
  @Count(1...) var verses: [Verse]
  /// Os números que esta versão não tem, e que por isso não faltam.
  var knownGaps: [Int] = []
}

/// Um versículo; em textos poéticos, uma linha por verso.
struct Verse: Component {
  @Ascending(1..., \Chapter.knownGaps) var number: Int
  /// Vazio onde a versão não tem este versículo.
  @Absent("") var text: String?
  var notes: [String] = []
}

/// As duas partes da Bíblia.
enum Testament: String, Choice {
  case old = "VT"
  case new = "NT"
}

/// O que se sabe de um livro em qualquer versão.
struct BookFact: Entry {
  @Key var usfm: String
  /// O nome em português.
  var name: String
  /// O nome que outros textos lhe dão, como `Ruth`.
  @Unique var osis: String
  var testament: Testament
  var genre: String
  /// Quantos capítulos o livro tem ao todo.
  @Within(1...150) var chapterCount: Int
}

/// O mesmo livro numa segunda versão, para ler lado a lado.
struct ParallelBook: Entry {
  @Key var usfm: String
  var name: String
  var chapters: [ParallelChapter]
}

/// Um capítulo da segunda versão.
struct ParallelChapter: Component {
  @Ascending var number: Int
  var verses: [Verse]
}

/// Um versículo para um dia.
struct DayVerse: Entry {
  @Key var number: Int
  var book: Reference<Book>
  @Within(1...150) var chapter: Int
  @Within(1...176) var verse: Int
  /// As palavras que se citam, onde o versículo inteiro não se entende sozinho.
  var text: String?
}
