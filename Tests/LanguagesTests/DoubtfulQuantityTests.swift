import Languages
import Testing

/// Amounts and lengths of time that may be read in two ways, which stay as they are, and what tells
/// which of two numbers is meant.
struct DoubtfulQuantityTests {
  @Test(arguments: [
    ("en", "4 fillets of 150 g", "[4] fillets of 150 g"),
    ("en", "4 fillets of 150 to 180 g", "[4] fillets of 150 to 180 g"),
    ("en", "2 cups of 200 ml", "[2]s cups of 200 ml"),
    ("en", "2 boxes of 12 eggs", "[2] boxes of 12 eggs"),
    ("en", "2 (3 1/2) pound chickens", "[2] (3 1/2) pound chickens"),
    ("en", "2 bottles, ½l capacity each", "[2] bottles, ½l capacity each"),
    ("de", "4 Filets von 150 g", "[4] Filets von 150 g"),
    ("de", "4 Filets zu 150 g", "[4] Filets zu 150 g"),
    ("fr", "4 filets de 150 g", "[4] filets de 150 g"),
    ("fr", "4 filets d’environ 150 g", "[4] filets d’environ 150 g"),
    ("es", "4 filetes de pescado de 150 g", "[4] filetes de pescado de 150 g"),
    ("it", "4 filetti da 150 g", "[4] filetti da 150 g"),
    ("it", "2 scatole da 400 g", "[2] scatole da 400 g"),
    ("pt-BR", "4 filés de 150 g", "[4] filés de 150 g"),
    ("pt-BR", "4 filés de cerca de 150 g", "[4] filés de cerca de 150 g"),
    ("pt-BR", "2 copos de 200 ml de leite", "[2]s copos de 200 ml de leite"),
    ("sk", "4 filety s hmotnosťou 150 g", "[4] filety s hmotnosťou 150 g"),
    ("cs", "4 filety o váze 150 g", "[4] filety o váze 150 g"),
    ("pl", "4 filety o wadze 150 g", "[4] filety o wadze 150 g"),
    // Of a share only what it is taken from.
    ("en", "2/3 of 1 cup", "2/3 of [1]s cup"), ("en", "¾ of 2 cups", "¾ of [2]s cups"),
    ("en", "1/2 of 1 onion", "1/2 of [1] onion"),
    ("de", "1/2 von 2 Zitronen", "1/2 von [2] Zitronen"),
    ("sk", "1/2 z 2 citrónov", "1/2 z [2] citrónov"),
    ("pt-BR", "1/2 de 1 cebola", "1/2 de [1] cebola"),
    // What is not said of each thing is scaled as well.
    ("en", "1 tbsp juice of 1 lemon", "[1]s tbsp juice of [1] lemon"),
    ("en", "1 cup of 2 mashed bananas", "[1]s cup of [2] mashed bananas"),
    ("en", "2 eggs, and a mix of 200 g flour", "[2] eggs, and a mix of [200]d g flour"),
    ("en", "2 eggs and 100 g flour", "[2] eggs and [100]d g flour"),
  ])
  func `of two amounts in one only one is scaled`(language: String, text: String, expected: String)
  {
    #expect(marked(text, language) == expected)
    #expect(!amounts(in: text, language).contains("data-unscaled"))
  }

  @Test(arguments: [
    ("en", "1/2 of the dough"), ("en", "1/2 the dough"), ("es", "1/2 del queso"),
    ("fr", "1/2 du beurre"), ("fr", "1/2 de la pâte"), ("it", "1/2 della pasta"),
    ("pt-BR", "1/2 da massa"), ("de", "1/2 der Butter"),
  ])
  func `a share of what is known stays, for any number of servings`(language: String, text: String)
  {
    #expect(amounts(in: text, language) == text)
  }

  @Test(arguments: [
    ("en", "1 of 2 packets"), ("en", "2 slices of 1 lemon"), ("en", "10/12 cherries"),
    ("en", "30/40 g butter"), ("en", "2/3 eggs"), ("en", "4/6 potatoes"), ("en", "9/10 cloves"),
    ("en", "4/5 cups"), ("en", "2/3 g salt"), ("en", "2 30/40 g sausages"),
    ("it", "2/3 cucchiai di olio"), ("it", "1/2 cucchiai"), ("it", "2/3 kg di patate"),
    ("es", "2/3 dientes de ajo"), ("fr", "2/3 cuillères à soupe"), ("pt-BR", "2/3 colheres"),
    ("de", "2/3 Tassen Mehl"), ("fr", "1.500 g"), ("sk", "1.500 g"), ("cs", "1.500 g"),
    ("pl", "1.500 g"), ("pt-PT", "1.500 g"), ("sv", "1.500 g"), ("uk", "1.500 g"),
    ("en", "1.500 g"), ("de", "1,500 g"), ("fr", "1.500 kg"), ("xx", "1.500 kg"),
    ("en", "3 to 4-pound chicken"), ("en", "1’500 g"), ("en", "1 1/2 to 2-pound steak"),
  ])
  func `an amount that may be two or another stays and says so`(language: String, text: String) {
    #expect(amounts(in: text, language) == text + "<span data-unscaled></span>")
  }

  @Test(arguments: [
    ("2 eggs, 30/40 g butter", "[2] eggs, 30/40 g butter"),
    ("1/4 tsp yeast or 1.25/4 tsp dry yeast", "[1/4]s tsp yeast or 1.25/4 tsp dry yeast"),
    ("4 cutlets (1 ~ 150 g)", "[4] cutlets (1 ~ 150 g)"),
  ])
  func `a text says so too where others of its amounts are scaled`(text: String, expected: String) {
    #expect(marked(text, "en") == expected)
    #expect(amounts(in: text, "en").hasSuffix("<span data-unscaled></span>"))
  }

  @Test(arguments: [
    ("en", "3/4 cup", "[3/4]s cup"), ("en", "2/3 cups", "[2/3]s cups"),
    ("en", "1/10 cup", "[1/10]s cup"),
    ("en", "2/3 pound", "[2/3] pound"), ("en", "3/4 of a bowl", "[3/4] of a bowl"),
    ("en", "1 2/3 onions", "[5/3] onions"), ("en", "2⁄3 onion", "[2/3] onion"),
    ("en", "²⁄₃ cup milk", "[2/3]s cup milk"), ("en", "1¹⁄₂ cups", "[3/2]s cups"),
    ("en", "2/3-3/4 cup", "[2/3]s-[3/4]s cup"), ("en", "2 and 1/4 tsp", "[9/4]s tsp"),
    ("es", "1 y 1/2 tazas", "[3/2]s tazas"), ("pt-BR", "1 e 1/2 xícara", "[3/2]s xícara"),
    ("es", "3/4 de taza", "[3/4] de taza"), ("it", "3/4 cucchiaio", "[3/4]s cucchiaio"),
    ("fr", "1/2 càs", "[1/2]s càs"), ("fr", "½ d’oignon", "[1/2] d’oignon"),
    ("de", "3/8 l Sahne", "[3/8]d2 l Sahne"),
    ("pl", "3/4 szklanki", "[3/4]s szklanki"), ("en", "1.250 kg", "[5/4]d2 kg"),
    ("de", "1,250 kg", "[5/4]d2 kg"), ("en", "1.125 cups", "[9/8]s cups"),
    ("en", "0.125 g saffron", "[1/8]d g saffron"), ("de", "1.500 g", "[1500]d g"),
    ("de-CH", "1’500 g", "[1500]d g"),
  ])
  func `a number whose meaning is certain is scaled`(
    language: String, text: String, expected: String
  ) {
    #expect(marked(text, language) == expected)
    #expect(!amounts(in: text, language).contains("data-unscaled"))
  }

  @Test(arguments: [
    ("en", "1/4 to 1/2 teaspoon", "[1/4]s to [1/2]s teaspoon"),
    ("en", "100 to 150 g", "[100]d to [150]d g"), ("en", "5~10 g", "[5]d~[10]d g"),
    ("en", "between 2 and 3 cups", "between [2]s and [3]s cups"),
    ("en", "1 or 2 400 g tins", "[1] or [2] 400 g tins"),
    ("en", "1 or 2-3 eggs", "[1] or [2]-[3] eggs"),
    ("en", "1 can or 2 cups", "[1] can or [2]s cups"),
    ("en", "2 cm to 3 cm ginger", "[2]d cm to [3]d cm ginger"),
    ("de", "1/4 bis 1/2 TL", "[1/4]s bis [1/2]s TL"), ("es", "2 o 3 tazas", "[2]s o [3]s tazas"),
    ("fr", "2 à 3 tasses", "[2]s à [3]s tasses"), ("it", "da 2 a 3 tazze", "da [2]s a [3]s tazze"),
    ("pt-BR", "2 a 3 colheres", "[2]s a [3]s colheres"),
    ("sk", "2 až 3 lyžice", "[2]s až [3]s lyžice"),
    ("cs", "2 až 3 lžíce", "[2]s až [3]s lžíce"), ("pl", "2 do 3 łyżek", "[2]s do [3]s łyżek"),
    // Neither end is an amount.
    ("en", "rest 1 to 2 hours", "rest 1 to 2 hours"),
    ("en", "oil, 1 to 2 inches deep", "oil, 1 to 2 inches deep"),
    ("en", "1 3 to 4-pound chicken", "[1] 3 to 4-pound chicken"),
    ("en", "cook 45 ~ 60 min", "cook 45 ~ 60 min"),
    ("de", "1 bis 2 Stunden", "1 bis 2 Stunden"),
  ])
  func `both ends of a range are amounts of one kind, or none`(
    language: String, text: String, expected: String
  ) {
    #expect(marked(text, language) == expected)
  }

  @Test(arguments: [
    ("en", "Cook 30/40 minutes"), ("en", "Bake 10/15 min"), ("en", "10 / 15 min"), ("en", "2/3 h"),
    ("en", "3/4 hours"), ("it", "3/4 ore"), ("it", "1/2 ore"), ("de", "1/2 Stunden"),
    ("en", "1.500 min"), ("fr", "1.500 minutes"), ("en", "1.30 min"),
    ("en", "1-2 h 30 min"), ("en", "1 to 2 hours and 30 minutes"), ("en", "1–2 h 30"),
    ("en", "Prove 1 d 2 h"), ("en", "Rest 2 days, 12 hours"), ("en", "Rest 1 week 3 hours"),
    ("en", "1 wk 2 h"), ("de", "1 Woche und 3 Stunden"), ("fr", "1 semaine 3 heures"),
    ("fr", "1 j 2 h"), ("es", "1 semana y 3 horas"), ("it", "1 settimana 3 ore"),
    ("pt-BR", "1 semana e 3 horas"), ("sk", "1 týždeň 3 hodiny"), ("cs", "1 týden 3 hodiny"),
    ("pl", "1 tydzień 3 godziny"), ("pl", "1 dobę i 2 godziny"), ("en", "1 h 30 - 2 h"),
    ("en", "2 days to 3 days"),
  ])
  func `a length that may be another has no timer`(language: String, text: String) {
    #expect(timed(text, language) == text)
  }

  @Test(arguments: [
    ("en", 1800, "1/2 h"), ("en", 2700, "3/4 hour"), ("en", 2700, "3/4 of an hour"),
    ("en", 1800, "½ of an hour"), ("en", 1800, "1/2 an hour"), ("de", 2700, "3/4 Stunde"),
    ("fr", 2700, "3/4 d’heure"), ("it", 2700, "3/4 d’ora"), ("it", 2700, "3/4 ora"),
    ("es", 2700, "3/4 de hora"), ("pl", 1800, "1/2 godziny"), ("en", 1800, "1/2–3/4 h"),
    ("en", 2700, "45 minutes to 1 hour"), ("en", 1800, "30 min – 1 h"),
    ("en", 1800, "half an hour to an hour"), ("en", 4800, "1 h 20 min to 1 h 40 min"),
    ("en", 43200, "12 hours to 2 days"), ("de", 600, "10 Min. bis 1 Stunde"),
    ("fr", 2700, "45 minutes à 1 heure"), ("es", 2700, "45 minutos a 1 hora"),
    ("it", 2700, "45 minuti a 1 ora"), ("pt-BR", 2700, "45 minutos a 1 hora"),
    ("sk", 2700, "45 minút až 1 hodinu"), ("cs", 2700, "45 minut až 1 hodinu"),
    ("pl", 2700, "45 minut do 1 godziny"), ("xx", 2700, "45 min - 1 h"),
  ])
  func `a range and a certain fraction have one timer`(
    language: String, seconds: Int, text: String
  ) {
    #expect(timed("x \(text) x", language) == "x (\(seconds): \(text)) x")
  }

  @Test(arguments: [
    ("en", "between 45 minutes and 1 hour", "between (2700: 45 minutes and 1 hour)"),
    ("en", "1 hour or 30 minutes", "(3600: 1 hour) or (1800: 30 minutes)"),
    ("en", "Fry 5 min – 2 min per side", "Fry (300: 5 min) – (120: 2 min) per side"),
    ("pl", "gotuj dobrze 30 minut", "gotuj dobrze (1800: 30 minut)"),
  ])
  func `two lengths of which the second is shorter are no range`(
    language: String, text: String, expected: String
  ) {
    #expect(timed(text, language) == expected)
  }
}
