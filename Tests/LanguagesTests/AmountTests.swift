import Languages
import Testing

/// What amounts are in each language: what is scaled, what stays, and what says that it is not scaled.
struct AmountTests {
  @Test(arguments: [
    ("en", "120 g minced beef per person"), ("en", "20 g/person"), ("en", "20 g / person"),
    ("en", "1 egg per person"), ("en", "120 g (4 oz) beef per person"),
    ("en", "2 slices of bread, per person"), ("en", "per person: 120 g beef, 1 egg"),
    ("en", "2 eggs and 1 sausage per serving"), ("en", "beef (120 g per person)"),
    ("de", "120 g Hackfleisch pro Person"), ("de", "1 Ei je Person"), ("de", "pro Kopf 2 Eier"),
    ("pl", "120 g wołowiny na osobę"), ("pl", "120 g wołowiny na osobe"),
    ("pl", "1 jajko na osobę"),
    ("pt-BR", "120 g de carne por pessoa"), ("pt-BR", "1 ovo por pessoa"),
    ("es", "120 g de carne por persona"), ("fr", "120 g de bœuf par personne"),
    ("it", "120 g di manzo a testa"), ("it", "120 g di manzo per persona"),
    ("sk", "120 g mäsa na osobu"), ("cs", "120 g masa na osobu"),
  ])
  func `what is for each person stays, for any number of them`(language: String, text: String) {
    #expect(amounts(in: text, language) == text)
  }

  @Test(arguments: [
    ("en", "500 g pasta (125 g per person)", "[500]d g pasta (125 g per person)"),
    ("en", "500 g pasta, 125 g per person", "[500]d g pasta, 125 g per person"),
    ("en", "500 g pasta – 125 g per person", "[500]d g pasta – 125 g per person"),
    ("en", "1 tsp chilli as per taste", "[1]s tsp chilli as per taste"),
    ("en", "2 cups rice, per the instructions", "[2]s cups rice, per the instructions"),
    ("en", "2 onions/shallots", "[2] onions/shallots"),
    ("it", "200 g di farina per la pasta", "[200]d g di farina per la pasta"),
    ("pl", "200 g mąki na ciasto", "[200]d g mąki na ciasto"),
    ("en", "3 potatoes, each about 150 g", "[3] potatoes, each about 150 g"),
    ("en", "3 potatoes à 150 g", "[3] potatoes à 150 g"),
    ("en", "3 potatoes of about 150 g each", "[3] potatoes of about 150 g each"),
    ("en", "4 fillets, 150 g (5 oz) each", "[4] fillets, 150 g (5 oz) each"),
    ("en", "4 fillets, 150 g/5 oz each", "[4] fillets, 150 g/5 oz each"),
    ("en", "3 potatoes, about 450 g", "[3] potatoes, about [450]d g"),
    ("en", "2 tbsp each salt and sugar", "[2]s tbsp each salt and sugar"),
    ("en", "3 carrots, 1 tsp each cumin and salt", "[3] carrots, [1]s tsp each cumin and salt"),
    ("en", "6 eggs (2 per person)", "[6] eggs (2 per person)"),
    ("en", "2 kg beef (1 onion per 2 kg)", "[2]d2 kg beef (1 onion per 2 kg)"),
    ("de", "3 Kartoffeln, je ca. 150 g", "[3] Kartoffeln, je ca. 150 g"),
    ("de", "3 Kartoffeln à etwa 150 g", "[3] Kartoffeln à etwa 150 g"),
    ("sk", "3 zemiaky, každý asi 150 g", "[3] zemiaky, každý asi 150 g"),
    ("cs", "3 brambory po asi 150 g", "[3] brambory po asi 150 g"),
    ("pl", "3 ziemniaki po około 150 g", "[3] ziemniaki po około 150 g"),
    ("pt-BR", "3 batatas, cada cerca 150 g", "[3] batatas, cada cerca 150 g"),
  ])
  func `what is said of each thing stays, and the things are scaled`(
    language: String, text: String, expected: String
  ) {
    #expect(amounts(in: text, language).contains("data-unscaled") == false)
    #expect(marked(text, language) == expected)
  }

  @Test(arguments: [
    ("en", "6 squares of puff pastry, 7x7 cm", "[6] squares of puff pastry, 7x7 cm"),
    ("en", "6 squares, 10 x 10 cm", "[6] squares, 10 x 10 cm"),
    ("en", "6 squares, 10 × 10 cm", "[6] squares, 10 × 10 cm"),
    ("en", "6 squares, 10 cm x 12 cm", "[6] squares, 10 cm x 12 cm"),
    ("en", "6 squares, 7 by 7 inches", "[6] squares, 7 by 7 inches"),
    ("en", "1 box, 20x30x5 cm", "[1] box, 20x30x5 cm"),
    ("de", "6 Stücke, 7 mal 7 cm", "[6] Stücke, 7 mal 7 cm"),
    ("en", "2 x 400 g tins", "[2] x 400 g tins"), ("en", "2 * 400 g tins", "[2] * 400 g tins"),
    ("en", "1 bottle 0.75 l wine", "[1] bottle 0.75 l wine"),
  ])
  func `dimensions stay`(language: String, text: String, expected: String) {
    #expect(marked(text, language) == expected)
  }

  @Test(arguments: [
    ("en", "1 (750 milliliter) bottle wine", "[1] (750 milliliter) bottle wine"),
    ("en", "1 (12 fluid ounce) can beer", "[1] (12 fluid ounce) can beer"),
    ("en", "1 (14.5 ounce) can", "[1] (14.5 ounce) can"),
    ("pt-BR", "1 caixinha (200 g)", "[1] caixinha (200 g)"),
    ("pt-BR", "2 caixinhas de creme de leite (200 g)", "[2] caixinhas de creme de leite (200 g)"),
    ("es", "1 latita (80 g)", "[1] latita (80 g)"),
    ("de", "1 Gläschen (100 g) Kapern", "[1] Gläschen (100 g) Kapern"),
    ("fr", "1 briquette (20 cl)", "[1] briquette (20 cl)"),
    ("it", "1 scatoletta (80 g)", "[1] scatoletta (80 g)"),
    ("sk", "1 kelímok (200 g)", "[1] kelímok (200 g)"),
    ("cs", "1 kelímek (200 g)", "[1] kelímek (200 g)"),
    ("pl", "1 kubeczek (200 g)", "[1] kubeczek (200 g)"),
    (
      "en", "4 cans of kidney beans (or 6 cups cooked beans)",
      "[4] cans of kidney beans (or [6]s cups cooked beans)"
    ),
    ("de", "2 Dosen Bohnen (oder 500 g frische)", "[2] Dosen Bohnen (oder [500]d g frische)"),
    ("en", "2 tins (800 g in total)", "[2] tins ([800]d g in total)"),
  ])
  func `packages keep their sizes, and alternatives are scaled with them`(
    language: String, text: String, expected: String
  ) {
    #expect(marked(text, language) == expected)
  }

  @Test(arguments: [
    ("beef, diced: 1 kg | 2 1/4lb", "beef, diced: [1]d2 kg | [9/4]lb"),
    ("500 g/1lb liver", "[500]d g/[1]lb liver"), ("1lbs./500g liver", "[1]lbs./[500]dg liver"),
    ("12oz/340g tofu", "[12]oz/[340]dg tofu"), ("8oz flour", "[8]oz flour"),
    ("3\u{2009}½ cups mushrooms", "[7/2]s cups mushrooms"),
    ("3\u{202F}½ cups", "[7/2]s cups"), ("3\u{A0}½ cups", "[7/2]s cups"),
    ("3\u{2006}½ cups", "[7/2]s cups"), ("3  ½ cups", "[7/2]s cups"),
    ("200\u{2009}g flour", "[200]d\u{2009}g flour"),
    (".5 cup sugar", "[1/2]s cup sugar"), (".5 TB oil", "[1/2]s TB oil"),
    (".25 TSP salt", "[1/4]s TSP salt"), ("about .5 cup", "about [1/2]s cup"),
    ("0.25 cup sugar", "[1/4]s cup sugar"), ("No.5", "No.5"), ("1..5 cups", "1..5 cups"),
    ("5 spice powder, 1 tsp", "5 spice powder, [1]s tsp"),
    ("five spice powder, 1 tsp", "five spice powder, [1]s tsp"),
    ("1 tsp 5 spice powder", "[1]s tsp 5 spice powder"), ("5 spice powder", "5 spice powder"),
  ])
  func `numbers are read as they are written`(text: String, expected: String) {
    #expect(marked(text, "en") == expected)
  }

  @Test(arguments: [
    ("de", "anderthalb Liter Milch", "[3/2]d2 Liter Milch"),
    ("de", "eineinhalb Liter Milch", "[3/2]d2 Liter Milch"),
    ("de", "dreiviertel Liter Wasser", "[3/4]d2 Liter Wasser"),
    ("de", "ein Viertel Sellerie", "[1/4] Sellerie"),
    ("de", "Saft einer halben Zitrone", "Saft [1/2] Zitrone"),
    ("de", "Saft einer Zitrone", "Saft [1] Zitrone"),
    ("pl", "półtora litra mleka", "[3/2]d2 litra mleka"),
    ("pl", "ćwierć szklanki", "[1/4]s szklanki"),
    ("pl", "sok z połowy cytryny", "sok z [1/2] cytryny"),
    ("sk", "pol citróna", "[1/2] citróna"), ("sk", "štvrť litra", "[1/4]d2 litra"),
    ("sk", "jeden a pol litra", "[3/2]d2 litra"), ("sk", "tri štvrte litra", "[3/4]d2 litra"),
    ("sk", "šťava z polovice citróna", "šťava z [1/2] citróna"),
    ("cs", "půl citronu", "[1/2] citronu"), ("cs", "čtvrt litru", "[1/4]d2 litru"),
    ("cs", "jeden a půl litru", "[3/2]d2 litru"), ("cs", "půldruhého litru", "[3/2]d2 litru"),
    ("cs", "dva a čtvrt hrnku", "[9/4]s hrnku"),
    ("en", "one third cup", "[1/3]s cup"), ("en", "two-thirds cup", "[2/3]s cup"),
    ("en", "three quarters cup", "[3/4]s cup"), ("en", "twenty-five prawns", "[25] prawns"),
    ("pt-BR", "um quarto de xícara", "[1/4] de xícara"),
    ("es", "tres cuartos de taza", "[3/4] de taza"),
    ("fr", "trois quarts de tasse", "[3/4] de tasse"),
    ("it", "un quarto di cipolla", "[1/4] di cipolla"),
    ("pt-BR", "vinte e cinco camarões", "[25] camarões"),
  ])
  func `fractions in words are scaled`(language: String, text: String, expected: String) {
    #expect(marked(text, language) == expected)
    #expect(!amounts(in: text, language).contains("data-unscaled"))
  }

  @Test(arguments: [
    ("en", "a pinch of salt"), ("en", "pinch of salt"), ("en", "few leaves"),
    ("de", "Prise Salz"), ("pl", "szczypta soli"), ("pl", "szklanka mąki"), ("pl", "kilka listków"),
    ("sk", "štipka soli"), ("sk", "lyžica oleja"), ("cs", "špetka soli"), ("cs", "lžíce oleje"),
    ("pt-BR", "pitada de sal"), ("es", "pizca de sal"), ("fr", "pincée de sel"),
    ("it", "pizzico di sale"), ("pl", "sok z cytryny"), ("sk", "šťava z citróna"),
    ("cs", "šťáva z citronu"), ("fr", "jus d’un demi-citron"), ("en", "two hundred prawns"),
    ("cs", "půl druhého litru"), ("en", "quarter of an onion"), ("en", "10 x 10 cm kombu"),
    ("pl", "puszka pomidorów"), ("de", "eine Prise Muskat"), ("de", "einen Schuss Wein"),
    ("fr", "une pincée de sel"), ("es", "una pizca de sal"), ("it", "un pizzico di sale"),
    ("pt-BR", "uma pitada de sal"), ("sk", "jedna štipka soli"), ("pl", "jedna szczypta soli"),
    ("cs", "jedna špetka soli"), ("en", "one pinch of salt"),
  ])
  func `an amount without a number that is known says that it is not scaled`(
    language: String, text: String
  ) {
    #expect(amounts(in: text, language).hasPrefix(text + "<span data-unscaled>"))
  }

  /// `1 000` is one number in any language; `1 500` may also be one thing of 500.
  @Test(arguments: [
    ("en", "1 000 g sugar", "[1000]d g sugar"), ("de", "1\u{A0}000 g Zucker", "[1000]d g Zucker"),
    ("en", "1\u{202F}500 ml milk", "[1500]d ml milk"), ("cs", "1 500 ml mléka", "[1500]d ml mléka"),
    ("en", "1 500 ml milk", "1 500 ml milk"), ("en", "(1 500 ml) milk", "(1 500 ml) milk"),
    ("en", "2 400 g tins", "[2] 400 g tins"), ("en", "1 50 g egg", "[1] 50 g egg"),
    ("en", "80/20 ground beef", "80/20 ground beef"), ("de", "50/50 Mischung", "50/50 Mischung"),
    ("en", "3/2 cups", "[3/2]s cups"),
  ])
  func `numbers that may be two are scaled where they are certain`(
    language: String, text: String, expected: String
  ) {
    #expect(marked(text, language) == expected)
    let isScaled = expected.contains("[")
    #expect(amounts(in: text, language).contains("<span data-unscaled>") == !isScaled)
  }

  @Test(arguments: [
    ("en", "1 l water at 37 degrees", "[1]d2 l water at 37 degrees"),
    ("en", "1 l water at 98 degrees Fahrenheit", "[1]d2 l water at 98 degrees Fahrenheit"),
    ("de", "1 l Wasser, 37 Grad", "[1]d2 l Wasser, 37 Grad"),
    ("fr", "1 l d’eau à 37 degrés", "[1]d2 l d’eau à 37 degrés"),
    ("pt-BR", "1 l de água a 37 graus", "[1]d2 l de água a 37 graus"),
    ("es", "1 l de agua a 37 grados", "[1]d2 l de agua a 37 grados"),
    ("it", "1 l d’acqua a 37 gradi", "[1]d2 l d’acqua a 37 gradi"),
    ("cs", "1 l vody, 37 stupňů", "[1]d2 l vody, 37 stupňů"),
    ("sk", "1 l vody, 37 stupňov", "[1]d2 l vody, 37 stupňov"),
    ("pl", "1 l wody, 37 stopni", "[1]d2 l wody, 37 stopni"),
    ("en", "gas mark 4", "gas mark 4"), ("fr", "thermostat 6", "thermostat 6"),
    ("fr", "four th. 6", "four th. 6"), ("de", "Gasherd Stufe 3", "Gasherd Stufe 3"),
    ("en", "E 330", "E 330"), ("en", "citric acid (E 330)", "citric acid (E 330)"),
    ("it", "FARINA E 250 G ZUCCHERO", "FARINA E [250]d G ZUCCHERO"),
    ("it", "sale e 100 olive", "sale e [100] olive"),
    ("en", "1 packet (8 per box)", "[1] packet (8 per box)"),
    ("en", "2 packets (8 pieces per box)", "[2] packets (8 pieces per box)"),
    ("de", "1 Packung (8 Stück pro Packung)", "[1] Packung (8 Stück pro Packung)"),
    ("fr", "1 paquet (8 par boîte)", "[1] paquet (8 par boîte)"),
    ("de", "Mark 1 Vanilleschote", "Mark [1] Vanilleschote"),
  ])
  func `temperatures in words, names with a number and the contents of packages stay`(
    language: String, text: String, expected: String
  ) {
    #expect(marked(text, language) == expected)
  }
}
