import Languages
import TestSupport
import Testing

/// What `amounts` and `durations` find in texts.
struct QuantityTests {
  @Test(arguments: [
    ("320 g risotto rice", "[320]d g risotto rice"),
    ("1 ½ tsp salt", "[3/2] tsp salt"), ("1½ tsp", "[3/2] tsp"), ("½ lemon", "[1/2] lemon"),
    ("1/2 lemon", "[1/2] lemon"), ("1 1/2 cups", "[3/2] cups"), ("2–3 apples", "[2]–[3] apples"),
    ("2-3 apples", "[2]-[3] apples"), ("2 – 3 apples", "[2] – [3] apples"),
    ("1.2 l stock", "[6/5]d l stock"), ("10g salt", "[10]dg salt"), ("1,200 g", "[1200]d g"),
    ("1 romanesco, about 700 g", "[1] romanesco, about [700]d g"),
    ("juice of 2 lemons", "juice of [2] lemons"), ("4 eggs (200 g)", "[4] eggs ([200]d g)"),
    ("2 x 400 g tins", "[2] x 400 g tins"), ("2×400 g tins", "[2]×400 g tins"), ("12", "[12]"),
    ("100–120 g", "[100]d–[120]d g"), ("Salt & 2 <b>", "Salt &amp; [2] &lt;b&gt;"),
    ("100g-150g flour", "[100]dg-[150]dg flour"), ("2 kg–3 kg", "[2]d kg–[3]d kg"),
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
    ("sk", "1,5 l vývaru", "[3/2]d l vývaru"), ("sk", "1\u{A0}200 g múky", "[1200]d g múky"),
    ("sk", "4 cvikly, asi 600 g", "[4] cvikly, asi [600]d g"),
    ("sk", "1. trieda", "1. trieda"), ("sk", "sušte 1 hodinu", "sušte 1 hodinu"),
    ("pt-BR", "1,5 xícara", "[3/2]d xícara"),
    ("pt-BR", "1.200 g de farinha", "[1200]d g de farinha"),
    ("pt-BR", "1 ovo e 2 gemas", "[1] ovo e [2] gemas"), ("pt-BR", "10 minutos", "10 minutos"),
    ("de", "½ TL Salz", "[1/2] TL Salz"), ("xx", "2 g", "[2]d g"),
  ])
  func `amounts are found in other languages`(language: String, text: String, expected: String) {
    #expect(marked(text, language) == expected)
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
    let found = durations(in: html, language).replacing(#/<span data-seconds="(\d+)">(.*?)</span>/#)
    {
      "(\($0.1): \($0.2))"
    }
    .replacing(#/<span data-with-marks>(.*?)</span>/#) { "[\($0.1)]" }
    #expect(found == expected)
  }

  private func amounts(in text: String, _ language: String) -> String {
    var output: [UInt8] = []
    AmountText.append(Array(text.utf8)[...], in: .named(language), to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private func durations(in html: String, _ language: String) -> String {
    var output: [UInt8] = []
    SpokenDurations.append(Array(html.utf8)[...], in: .named(language), to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// The amounts by their values: `[3/2]`, with a `d` after those that stay decimal.
  private func marked(_ text: String, _ language: String) -> String {
    amounts(in: text, language).replacing(
      #/<span data-amount="([^"]+)"( data-decimal)?>[^<]*</span>/#
    ) {
      "[\($0.1)]" + ($0.2 == nil ? "" : "d")
    }
  }

  private func withoutMarks(_ html: String) -> String {
    html.replacing(#/<span data-[^>]+>/#, with: "").replacing("</span>", with: "")
  }
}
