import Languages
import TestSupport
import Testing

/// What `amounts` and `durations` find in texts.
struct QuantityTests {
  @Test(arguments: [
    ("320 g risotto rice", "[320]d g risotto rice"),
    ("1 ½ tsp salt", "[3/2]s tsp salt"), ("1½ tsp", "[3/2]s tsp"), ("½ lemon", "[1/2] lemon"),
    ("1/2 lemon", "[1/2] lemon"), ("1 / 2 cup", "[1/2]s cup"), ("1 ⁄ 2 cup", "[1/2]s cup"),
    ("1⁄2 cup", "[1/2]s cup"), ("1 1 / 2 cups", "[3/2]s cups"), ("0.500 kg", "[1/2]d2 kg"),
    ("0,500 kg", "[1/2]d2 kg"), ("0.125 l", "[1/8]d2 l"),
    ("1 1/2 cups", "[3/2]s cups"), ("2–3 apples", "[2]–[3] apples"),
    ("2-3 apples", "[2]-[3] apples"), ("2 – 3 apples", "[2] – [3] apples"),
    ("1.2 l stock", "[6/5]d2 l stock"), ("10g salt", "[10]dg salt"), ("1,200 g", "[1200]d g"),
    ("1 romanesco, about 700 g", "[1] romanesco, about [700]d g"),
    ("juice of 2 lemons", "juice of [2] lemons"), ("4 eggs (200 g)", "[4] eggs ([200]d g)"),
    ("2 x 400 g tins", "[2] x 400 g tins"), ("2×400 g tins", "[2]×400 g tins"), ("12", "[12]"),
    ("100–120 g", "[100]d–[120]d g"), ("Salt & 2 <b>", "Salt &amp; [2] &lt;b&gt;"),
    ("100g-150g flour", "[100]dg-[150]dg flour"), ("2 kg–3 kg", "[2]d2 kg–[3]d2 kg"),
    // No amounts to scale.
    ("1-½ cups", "1-½ cups"), ("12-10 eggs", "12-10 eggs"),
    ("salt", "salt"), ("180 °C", "180 °C"), ("180°C", "180°C"), ("E471", "E471"),
    ("flour type 405", "flour type 405"), ("00 flour", "00 flour"), ("3.5 % milk", "3.5 % milk"),
    ("a 22 cm tin", "a 22 cm tin"), ("rest 30 min", "rest 30 min"), ("2nd pan", "2nd pan"),
    ("2026-10-18", "2026-10-18"), ("18.10.2026", "18.10.2026"), ("10/18/2026", "10/18/2026"),
    ("10:30", "10:30"), ("1/0 cup", "1/0 cup"), ("0 eggs", "0 eggs"),
    ("vitamin B12", "vitamin B12"),
    ("30-minute rice", "30-minute rice"), ("9999999999 g", "9999999999 g"), ("", ""),
  ])
  func `amounts are found in English`(text: String, expected: String) {
    #expect(marked(text, "en") == expected)
  }

  @Test(arguments: [
    ("sk", "1,5 l vývaru", "[3/2]d2 l vývaru"), ("sk", "1\u{A0}200 g múky", "[1200]d g múky"),
    ("sk", "4 cvikly, asi 600 g", "[4] cvikly, asi [600]d g"),
    ("sk", "1. trieda", "1. trieda"), ("sk", "sušte 1 hodinu", "sušte 1 hodinu"),
    ("pt-BR", "1,5 xícara", "[3/2]s xícara"),
    ("pt-BR", "1.200 g de farinha", "[1200]d g de farinha"),
    ("pt-BR", "1 ovo e 2 gemas", "[1] ovo e [2] gemas"), ("pt-BR", "10 minutos", "10 minutos"),
    ("de", "0.500 kg Mehl", "[1/2]d2 kg Mehl"), ("de", "0,500 kg Mehl", "[1/2]d2 kg Mehl"),
    ("pt-BR", "0.250 kg", "[1/4]d2 kg"), ("ar", "0,500 kg", "[1/2]d2 kg"),
    ("es-MX", "0,500 kg", "[1/2]d2 kg"), ("de", "1.500 g", "[1500]d g"),
    ("de", "½ TL Salz", "[1/2]s TL Salz"), ("xx", "2 g", "[2]d g"),
  ])
  func `amounts are found in other languages`(language: String, text: String, expected: String) {
    #expect(marked(text, language) == expected)
  }

  @Test(arguments: [
    // The size of a package, and what is equivalent to an amount.
    ("en", "1 (400 g) tin beans", "[1] (400 g) tin beans"),
    ("en", "2 tins (400 g) beans", "[2] tins (400 g) beans"),
    ("en", "2 tins of beans (400 g each)", "[2] tins of beans (400 g each)"),
    ("en", "1 (about 14 oz) can", "[1] (about 14 oz) can"),
    ("en", "1 bottle (750 ml) wine", "[1] bottle (750 ml) wine"),
    ("en", "1 400 g tin beans", "[1] 400 g tin beans"),
    ("en", "2 large 400 g tins", "[2] large 400 g tins"),
    ("en", "2 tins of 400 g", "[2] tins of 400 g"),
    ("en", "4 chicken legs, 200 g each", "[4] chicken legs, 200 g each"),
    ("en", "2 tbsp each salt and sugar", "[2]s tbsp each salt and sugar"),
    ("en", "2 tablespoons (30 ml) oil", "[2]s tablespoons ([30]d ml) oil"),
    ("en", "1 stick (113 g) butter", "[1] stick ([113]d g) butter"),
    ("en", "2 (or 3) eggs", "[2] (or [3]) eggs"),
    ("en", "400 g tin (14 oz) beans", "[400]d g tin ([14] oz) beans"),
    ("en", "250 ml milk, 1 tin (400 g) beans", "[250]d ml milk, [1] tin (400 g) beans"),
    ("de", "2 Dosen (à 400 g) Bohnen", "[2] Dosen (à 400 g) Bohnen"),
    ("de", "2 Dosen à 400 g", "[2] Dosen à 400 g"), ("de", "1 Glas (370 g)", "[1] Glas (370 g)"),
    ("fr", "2 boîtes de 400 g", "[2] boîtes de 400 g"),
    ("es", "1 lata (400 g)", "[1] lata (400 g)"),
    ("it", "1 barattolo (400 g)", "[1] barattolo (400 g)"),
    ("pt-BR", "2 latas (400 g)", "[2] latas (400 g)"),
    ("sk", "2 konzervy po 400 g", "[2] konzervy po 400 g"),
    ("sk", "1 plechovka (400 g) fazule", "[1] plechovka (400 g) fazule"),
    ("cs", "2 plechovky (400 g)", "[2] plechovky (400 g)"),
    ("pl", "2 puszki (400 g)", "[2] puszki (400 g)"),
    ("pl", "3 łyżki (30 g)", "[3]s łyżki ([30]d g)"),
    ("fr", "2 c. à soupe d’huile", "[2]s c. à soupe d’huile"),
    ("fr", "four à 180 C", "four à 180 C"),
  ])
  func `sizes of packages stay as they are`(language: String, text: String, expected: String) {
    #expect(marked(text, language) == expected)
  }

  @Test(arguments: [
    ("250 ml/1 cup milk", "[250]d ml/[1]s cup milk"),
    ("1 cup/250ml milk", "[1]s cup/[250]dml milk"),
    ("250 ml / 1 cup milk", "[250]d ml / [1]s cup milk"), ("1 lb=450 g", "[1] lb=[450]d g"),
    ("1 cup-2 cups", "[1]s cup-[2]s cups"), ("180 C/350 F", "180 C/350 F"),
    ("2 cm/1 inch ginger", "[2]d cm/[1] inch ginger"),
    ("2 cm (1 inch) ginger", "[2]d cm ([1] inch) ginger"),
  ])
  func `both of two alternatives are amounts, or none`(text: String, expected: String) {
    #expect(marked(text, "en") == expected)
  }

  @Test(arguments: [
    ("en", "half a lemon", "[1/2] lemon"), ("en", "Half an onion", "[1/2] onion"),
    ("en", "half lemon", "[1/2] lemon"), ("en", "juice of half a lemon", "juice of [1/2] lemon"),
    ("en", "one onion", "[1] onion"), ("en", "two large carrots", "[2] large carrots"),
    ("en", "a dozen eggs", "[12] eggs"), ("en", "half a dozen eggs", "[6] eggs"),
    ("en", "one or two chillies", "[1] or [2] chillies"),
    ("en", "one and a half cups", "[3/2]s cups"), ("en", "1 and a half cups", "[3/2]s cups"),
    ("en", "one 400 g tin", "[1] 400 g tin"), ("en", "two cups (500 ml)", "[2]s cups ([500]d ml)"),
    ("en", "2 eggs and half a lemon", "[2] eggs and half a lemon"),
    ("en", "2 cm ginger", "[2]d cm ginger"),
    ("en", "5 cm piece of ginger", "[5]d cm piece of ginger"),
    ("en", "1 piece of kombu, 10 cm", "[1] piece of kombu, 10 cm"),
    ("pt-BR", "meia cebola", "[1/2] cebola"), ("pt-BR", "uma dúzia de ovos", "[12] de ovos"),
    ("pt-BR", "duas cenouras", "[2] cenouras"), ("es", "medio limón", "[1/2] limón"),
    ("fr", "jus d’un citron", "jus d’[1] citron"), ("fr", "une demi botte", "[1/2] botte"),
    ("de", "eine halbe Zitrone", "[1/2] Zitrone"), ("de", "Zwei Eier", "[2] Eier"),
    ("de", "ein Dutzend Eier", "[12] Eier"), ("it", "mezzo limone", "[1/2] limone"),
    ("sk", "pol citróna", "[1/2] citróna"), ("sk", "dve mrkvy", "[2] mrkvy"),
    ("cs", "půl citronu", "[1/2] citronu"), ("pl", "dwie marchewki", "[2] marchewki"),
  ])
  func `numbers in words and lengths at the head are amounts`(
    language: String, text: String, expected: String
  ) {
    #expect(marked(text, language) == expected)
  }

  @Test(arguments: [
    ("en", "half of the dough"), ("en", "half the dough"), ("en", "half milk, half water"),
    ("en", "one-pot rice"), ("en", "1 cup and a half"),
    ("en", "2 cm thick slices"), ("en", "22 cm springform"), ("en", "2 cm-thick slices"),
    ("de", "ein paar Blätter"), ("fr", "un peu de sel"), ("pt-BR", "uma xícara e meia"),
    ("en", "a few leaves"), ("en", "an onion"), ("en", "juice of a lemon"), ("en", "1-½ cups"),
    ("en", "salt"),
    ("en", "flour type 405"), ("en", "some pepper"),
  ])
  func `what is not scaled says so where it begins with an amount`(language: String, text: String) {
    let isSilent = ["half", "salt", "flour", "some", "one-"].contains { text.hasPrefix($0) }
    #expect(amounts(in: text, language) == text + (isSilent ? "" : "<span data-unscaled></span>"))
  }

  @Test(arguments: 0..<40)
  func `without its marks a text is what it was`(seed: Int) {
    let parts = [
      "1", "½", " ", "-", "–", "/", "g", "°", "C", ".", ",", "2", "0", "min", "x", "×", "(", "é",
      "hour", " and ", " to ", "%", "18", ":", "\u{A0}", "⅞", "e",
    ]
    var random = SeededGenerator(UInt64(seed))
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<random.next() % 12 { text += parts[Int(random.next() % UInt64(parts.count))] }
      for language in ["en", "pt-BR", "sk", "fr", "xx"] {
        #expect(withoutMarks(amounts(in: text, language)) == text)
        #expect(withoutMarks(durations(in: text, language)) == text)
      }
    }
  }

  @Test(arguments: [
    ("en", "for 8 minutes, until", "for [(480: 8 minutes),] until"),
    ("en", "1 hour and 15 minutes", "(4500: 1 hour and 15 minutes)"),
    ("en", "1 h 10 min", "(4200: 1 h 10 min)"), ("en", "1 ½ hours", "(5400: 1 ½ hours)"),
    ("en", "30–40 minutes", "(1800: 30–40 minutes)"),
    ("en", "2 to 3 hours", "(7200: 2 to 3 hours)"),
    ("en", "a 10-minute rest", "a (600: 10-minute) rest"), ("en", "45 seconds", "(45: 45 seconds)"),
    ("en", "(20 min)", "[((1200: 20 min))]"), ("en", "1 second", "(1: 1 second)"),
    ("sk", "1 hodinu a 15 minút", "(4500: 1 hodinu a 15 minút)"),
    ("sk", "po 2 minútach", "po (120: 2 minútach)"), ("sk", "1,5 hodiny", "(5400: 1,5 hodiny)"),
    ("sk", "10 až 12 minút", "(600: 10 až 12 minút)"),
    ("pt-BR", "1 hora e 15 minutos", "(4500: 1 hora e 15 minutos)"),
    ("xx", "10 min", "(600: 10 min)"),
    ("en", "„8 min“ (2 h).", "[„(480: 8 min)“] [((7200: 2 h)).]"),
    ("en", "8 min, 9 min.", "[(480: 8 min),] [(540: 9 min).]"),
    ("en", "<b>8 min</b>, <i>(9 min</i>)", "<b>(480: 8 min)</b>, <i>[((540: 9 min)]</i>)"),
    // What is added in another form.
    ("en", "Cook 1 h 30 ok.", "Cook (5400: 1 h 30) ok."), ("fr", "1 h 30.", "[(5400: 1 h 30).]"),
    ("en", "1h30", "(5400: 1h30)"), ("en", "1h30min", "(5400: 1h30min)"),
    ("en", "1 h 30m ok", "(5400: 1 h 30m) ok"), ("en", "1 hour 30", "(5400: 1 hour 30)"),
    ("en", "1 hr. 30 min. ok", "[(5400: 1 hr. 30 min).] ok"),
    ("en", "1 hour\nand 15 minutes", "(4500: 1 hour\nand 15 minutes)"),
    ("en", "1 hour &amp; 15 minutes", "(4500: 1 hour &amp; 15 minutes)"),
    ("en", "1:30 h", "(5400: 1:30 h)"), ("en", "1:30 min", "(90: 1:30 min)"),
    ("en", "1 hour and a half", "(5400: 1 hour and a half)"),
    ("en", "1 h 10 min 30 s", "(4230: 1 h 10 min 30 s)"), ("en", "2 min 30.", "[(150: 2 min 30).]"),
    ("en", "30\nto 40 minutes", "(1800: 30\nto 40 minutes)"),
    ("en", "1 hour. 20 minutes later", "[(3600: 1 hour).] (1200: 20 minutes) later"),
    ("en", "1 h 180 °C", "(3600: 1 h) 180 °C"), ("en", "1 h 30 g", "(3600: 1 h) 30 g"),
    ("en", "1 h 30 °C", "(3600: 1 h) 30 °C"),
    ("en", "1 hour and 2 eggs", "(3600: 1 hour) and 2 eggs"),
    ("de", "1 Stunde und 15 Minuten", "(4500: 1 Stunde und 15 Minuten)"),
    // Uncertain ones, which could be longer than they look.
    ("en", "1 hour, 20 minutes", "1 hour, 20 minutes"), ("en", "1.30 h", "1.30 h"),
    ("en", "one hour, 15 minutes", "one hour, 15 minutes"), ("en", "2-1/2 hours", "2-1/2 hours"),
    ("en", "1 and 1/2 hours", "1 and 1/2 hours"), ("en", "1 h 30–2 h", "1 h 30–2 h"),
    ("en", "1 hour and a quarter", "1 hour and a quarter"), ("en", "1 h 5.", "1 h 5."),
    ("en", "1 hour and 1/2", "1 hour and 1/2"), ("en", "1 hour and 15", "1 hour and 15"),
    ("en", "1 day and 2 hours", "1 day and 2 hours"), ("en", "48 hours 30 min", "48 hours 30 min"),
    // No lengths of time.
    ("en", "<a href=\"#\">8 minutes</a>", "<a href=\"#\">8 minutes</a>"),
    ("en", "<code>8 min</code> 8 min", "<code>8 min</code> (480: 8 min)"),
    ("en", "<p title=\"8 min\">x</p>", "<p title=\"8 min\">x</p>"),
    ("en", "8 miners", "8 miners"), ("en", "0 minutes", "0 minutes"),
    ("en", "48 hours", "48 hours"),
    ("en", "B12 minutes", "B12 minutes"), ("en", "180 °C", "180 °C"), ("xx", "2 hours", "2 hours"),
    ("en", "&#8; minutes", "&#8; minutes"),
  ])
  func `lengths of time are found`(language: String, html: String, expected: String) {
    #expect(timed(html, language) == expected)
  }
}
