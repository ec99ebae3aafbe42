import Languages
import Testing

/// Numbers that name something or say how large it is, which stay, and amounts in rarer forms.
struct AmountNameTests {
  @Test(arguments: [
    ("en", "1 batch dough (see p. 12)", "[1] batch dough (see p. 12)"),
    ("en", "dough from page 12", "dough from page 12"),
    ("en", "1 cup stock (see recipe 3)", "[1]s cup stock (see recipe 3)"),
    ("en", "sauce from step 2", "sauce from step 2"), ("en", "see pages 12 and 14", ""),
    ("en", "1 cup sauce (note 2)", "[1]s cup sauce (note 2)"), ("en", "n° 405 flour", ""),
    ("de", "1 Teig (siehe S. 12)", "[1] Teig (siehe S. 12)"), ("de", "Teig (Seite 12)", ""),
    ("de", "Soße aus Schritt 2", ""), ("fr", "voir page 12", ""),
    ("fr", "sauce de l’étape 2", ""), ("pt-BR", "ver página 12", ""), ("es", "ver paso 2", ""),
    ("it", "vedi pagina 12", ""), ("pl", "zobacz stronę 12", ""), ("cs", "viz strana 12", ""),
    ("sk", "pozri stranu 12", ""),
  ])
  func `references stay`(language: String, text: String, expected: String) {
    #expect(marked(text, language) == (expected.isEmpty ? text : expected))
  }

  @Test(arguments: [
    ("en", "1 9x13 pan", "[1] 9x13 pan"), ("en", "butter for a 9x13 pan", ""),
    ("en", "9×13 pan", ""), ("en", "1 9 by 13 pan", "[1] 9 by 13 pan"),
    ("de", "Blech 30 x 40", ""), ("fr", "moule 20 x 30", ""), ("pt-BR", "forma 20 x 30", ""),
    ("de", "Springform Ø 26", ""), ("en", "2” piece ginger", ""),
    ("en", "2'' piece ginger", "2&#39;&#39; piece ginger"),
    // Times a number of things.
    ("de", "2mal 200 g", "[2]mal 200 g"), ("fr", "2 fois 200 g", "[2] fois 200 g"),
    ("en", "2 x 12 eggs", ""), ("en", "2 x 6-pack eggs", "[2] x 6-pack eggs"),
  ])
  func `sides without a unit stay`(language: String, text: String, expected: String) {
    #expect(marked(text, language) == (expected.isEmpty ? text : expected))
  }

  @Test(arguments: [
    ("de", "200 g Mehl 405", "[200]d g Mehl 405"), ("de", "Mehl 405, 200 g", "Mehl 405, [200]d g"),
    ("en", "1 bottle 2019 Merlot", "[1] bottle 2019 Merlot"),
    ("en", "200 ml wine (2019)", "[200]d ml wine (2019)"),
    ("fr", "4 filets, 150 g pièce", "[4] filets, 150 g pièce"),
    ("it", "4 filetti (150 g l’uno)", "[4] filetti (150 g l’uno)"),
    ("de", "4 Filets, 150 g das Stück", "[4] Filets, 150 g das Stück"),
    ("en", "6 eggs at 60 g", "[6] eggs at 60 g"), ("en", "about 100 olives", "about [100] olives"),
    ("it", "sale e 100 olive", "sale e [100] olive"),
    ("en", "2000 g flour", "[2000]d g flour"),
  ])
  func `years, numbers of names and the sizes of pieces stay`(
    language: String, text: String, expected: String
  ) {
    #expect(marked(text, language) == expected)
    #expect(!amounts(in: text, language).contains("data-unscaled"))
  }

  @Test(arguments: [
    ("en", "12 large (50 g) eggs", "[12] large (50 g) eggs"), ("en", "a 400 g tin tomatoes", ""),
    ("en", "1 onion and a 400 g tin", "[1] onion and a 400 g tin"), ("en", "-2 eggs", ""),
    ("en", "[2] eggs", ""), ("en", "x2 eggs", ""), ("en", "about a cup", ""),
    ("en", "half-cup sugar", ""), ("en", "one or two hundred prawns", ""),
    ("fr", "quatre-vingts grammes de beurre", ""), ("fr", "soixante et onze grammes", ""),
    ("pl", "jedna czwarta szklanki", ""), ("de", "Mehl 405", ""),
  ])
  func `what is not scaled says so`(language: String, text: String, expected: String) {
    #expect(marked(text, language) == (expected.isEmpty ? text : expected))
    #expect(amounts(in: text, language).hasSuffix("<span data-unscaled></span>"))
  }

  @Test(arguments: [
    ("en", "one and three quarter cups", "[7/4]s cups"),
    ("en", "one and three-quarters cups", "[7/4]s cups"),
    ("en", "2 and three quarters cups", "[11/4]s cups"),
    ("en", "two-and-a-half cups", "[5/2]s cups"), ("en", "about half a cup", "about [1/2]s cup"),
    ("en", "about one cup", "about [1]s cup"), ("en", "one or two", "[1] or [2]"),
    ("de", "zwei einhalb EL", "[5/2]s EL"), ("de", "ca. eine Tasse Mehl", "ca. [1]s Tasse Mehl"),
    ("pl", "trzy czwarte szklanki", "[3/4]s szklanki"),
  ])
  func `sums in words are whole`(language: String, text: String, expected: String) {
    #expect(marked(text, language) == expected)
    #expect(!amounts(in: text, language).contains("data-unscaled"))
  }
}
