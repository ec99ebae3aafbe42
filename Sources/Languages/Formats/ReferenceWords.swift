/// The words by which a language refers to a place in a text: "see *p.* 12", "dough from *step* 2".
struct ReferenceWords: Sendable {
  private let whole: Set<String>
  /// Those that are such words with a full stop only.
  private let short: Set<String>

  init(_ whole: String = "", short: String = "") {
    self.whole = Set(whole.split(separator: " ").map(String.init))
    self.short = Set(short.split(separator: " ").map(String.init))
  }

  /// Whether a word in lower case is one of them, in short if a full stop is behind it.
  func contains(_ word: String, isShort: Bool) -> Bool {
    whole.contains(word) || isShort && short.contains(word)
  }
}

extension LanguageFormat {
  /// The words for references; of other languages none are known.
  var referenceWords: ReferenceWords {
    Self.referenceWordsByLanguage[String(tag.prefix { $0 != "-" })] ?? Self.noReferenceWords
  }

  private static let noReferenceWords = ReferenceWords()

  private static let referenceWordsByLanguage = [
    "en": ReferenceWords(
      "page pages recipe recipes step steps note notes footnote figure chapter stage",
      short: "p pp pg fig ch"),
    "de": ReferenceWords(
      "seite seiten rezept rezepte rezepten schritt schritte schritten schritts anmerkung hinweis "
        + "fußnote kapitel abbildung punkt", short: "s abb kap anm"),
    "fr": ReferenceWords(
      "page pages recette recettes étape étapes note notes chapitre figure", short: "p pp fig"),
    "es": ReferenceWords(
      "página páginas receta recetas paso pasos nota notas capítulo figura",
      short: "p pp pág págs pag fig"),
    "it": ReferenceWords(
      "pagina pagine ricetta ricette passo passi passaggio passaggi nota note fase capitolo figura",
      short: "p pp pag fig"),
    "pt": ReferenceWords(
      "página páginas receita receitas passo passos etapa etapas nota notas capítulo figura",
      short: "p pp pág págs pag fig"),
    "sk": ReferenceWords(
      "strana stranu strany strane strán stranách recept receptu recepty krok kroku kroky krokov "
        + "poznámka poznámku poznámky poznámke kapitola kapitoly", short: "s str pozn obr"),
    "cs": ReferenceWords(
      "strana stranu strany straně stran stranách recept receptu recepty krok kroku kroky kroků "
        + "poznámka poznámku poznámky poznámce kapitola kapitoly", short: "s str pozn obr"),
    "pl": ReferenceWords(
      "strona stronę strony stronie stron stronach przepis przepisu przepisy krok kroku kroki kroków "
        + "etap etapu uwaga uwagę uwagi przypis przypisu rozdział", short: "s str rys rozdz"),
  ]
}
