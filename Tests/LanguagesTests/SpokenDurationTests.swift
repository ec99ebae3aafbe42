import Testing

/// Lengths of time in words and in short, in each language.
struct SpokenDurationTests {
  @Test(arguments: [
    ("en", 1800, "half an hour"), ("en", 1800, "half-hour"), ("en", 1800, "a half hour"),
    ("en", 1200, "twenty minutes"), ("en", 1500, "twenty-five minutes"),
    ("en", 1500, "twenty five minutes"), ("en", 900, "fifteen-minute"), ("en", 3600, "one hour"),
    ("en", 3600, "an hour"), ("en", 4500, "an hour and 15 minutes"),
    ("en", 5400, "one and a half hours"), ("en", 9000, "2 and a half hours"),
    ("en", 5400, "an hour and a half"), ("en", 900, "a quarter of an hour"),
    ("en", 2700, "three quarters of an hour"), ("en", 7200, "two to three hours"),
    ("en", 3600, "1 to 1 and a half hours"), ("en", 3600, "one or one and a half hours"),
    ("en", 1800, "half to three quarters of an hour"), ("en", 600, "ten or twelve minutes"),
    ("en", 12000, "three hours and twenty minutes"), ("en", 1800, ".5 hours"),
    ("en", 300, "5~10 minutes"), ("en", 300, "5 ~ 10 minutes"), ("en", 300, "5〜10 minutes"),
    ("en", 600, "10−12 minutes"),
    ("de", 5400, "anderthalb Stunden"), ("de", 900, "eine Viertelstunde"),
    ("de", 1800, "eine halbe Stunde"), ("de", 2700, "eine Dreiviertelstunde"),
    ("de", 2700, "eine dreiviertel Stunde"), ("de", 9000, "zweieinhalb Stunden"),
    ("de", 1200, "zwanzig Minuten"), ("de", 5400, "1½ Stunden"),
    ("pl", 1800, "pół godziny"), ("pl", 5400, "półtorej godziny"), ("pl", 900, "kwadrans"),
    ("pl", 900, "piętnaście minut"), ("pl", 9000, "dwie i pół godziny"),
    ("pl", 8100, "2 godz. 15 min"), ("pl", 8100, "2 godz. i 15 min"),
    ("pl", 5400, "1 godz. 30 min"),
    ("pt-BR", 1800, "meia hora"), ("pt-BR", 5400, "uma hora e meia"),
    ("pt-BR", 1200, "vinte minutos"), ("pt-BR", 900, "um quarto de hora"),
    ("pt-BR", 2700, "quarenta e cinco minutos"),
    ("es", 1800, "media hora"), ("es", 5400, "una hora y media"), ("es", 900, "un cuarto de hora"),
    ("fr", 1800, "une demi-heure"), ("fr", 5400, "une heure et demie"),
    ("fr", 900, "un quart d’heure"), ("fr", 2700, "trois quarts d'heure"),
    ("it", 1800, "mezz’ora"), ("it", 3600, "un'ora"), ("it", 5400, "un’ora e mezza"),
    ("it", 900, "un quarto d'ora"),
    ("cs", 1800, "půl hodiny"), ("cs", 1800, "půlhodinu"), ("cs", 900, "čtvrt hodiny"),
    ("cs", 9000, "dvě a půl hodiny"), ("cs", 9000, "2 a půl hodiny"),
    ("cs", 5400, "půldruhé hodiny"),
    ("sk", 1800, "pol hodiny"), ("sk", 900, "štvrťhodinu"), ("sk", 5400, "jeden a pol hodiny"),
    ("sk", 1200, "dvadsať minút"),
  ])
  func `lengths in words and ranges are found`(language: String, seconds: Int, text: String) {
    #expect(timed("x \(text) x", language) == "x (\(seconds): \(text)) x")
    let (first, rest) = (text.prefix(1).uppercased(), text.dropFirst())
    #expect(timed("<p>\(first)\(rest)</p>", language) == "<p>(\(seconds): \(first)\(rest))</p>")
  }

  @Test(arguments: [
    ("en", "between 10 and 12 minutes", "between (600: 10 and 12 minutes)"),
    ("en", "between ten and twelve minutes", "between (600: ten and twelve minutes)"),
    ("de", "zwischen 10 und 12 Minuten", "zwischen (600: 10 und 12 Minuten)"),
    ("pt-BR", "entre 10 e 12 minutos", "entre (600: 10 e 12 minutos)"),
    ("es", "entre 10 y 12 minutos", "entre (600: 10 y 12 minutos)"),
    ("fr", "entre 10 et 12 minutes", "entre (600: 10 et 12 minutes)"),
    ("it", "tra 10 e 12 minuti", "tra (600: 10 e 12 minuti)"),
    ("sk", "medzi 10 a 12 minútami", "medzi (600: 10 a 12 minútami)"),
    ("cs", "mezi 10 a 12 minutami", "mezi (600: 10 a 12 minutami)"),
    ("pl", "między 10 i 12 minut", "między (600: 10 i 12 minut)"),
    ("pl", "Gotuj 2 godz. 15 min.", "Gotuj [(8100: 2 godz. 15 min).]"),
    ("cs", "Zavařte a půl hodiny vařte.", "Zavařte a (1800: půl hodiny) vařte."),
    // A comma parts two lengths; where they could be one, there is no timer.
    ("de", "1½ Stunden, 90 Sek.", "[(5400: 1½ Stunden),] [(90: 90 Sek).]"),
    ("en", "30 minutes, 90 seconds apart", "[(1800: 30 minutes),] (90: 90 seconds) apart"),
    ("en", "2 hours, 30 seconds apart", "[(7200: 2 hours),] (30: 30 seconds) apart"),
    ("en", "8 minutes, 9 minutes", "[(480: 8 minutes),] (540: 9 minutes)"),
    ("en", "30 minutes, 10 seconds apart", "30 minutes, 10 seconds apart"),
    ("en", "one hour, 20 minutes", "one hour, 20 minutes"),
  ])
  func `two numbers are one length, two, or none`(language: String, text: String, expected: String)
  {
    #expect(timed(text, language) == expected)
  }

  @Test(arguments: [
    ("en", "a second pan"), ("en", "one second"), ("en", "two hundred minutes"),
    ("en", "a few hours"), ("en", "a couple of hours"), ("en", "one hundred twenty minutes"),
    ("en", "a third hour"), ("en", "for hours"), ("en", "two days"),
    ("pl", "godzinę i 15 minut"), ("pl", "godzinę i pół godziny"), ("cs", "hodinu a půl"),
    ("cs", "půl druhé hodiny"), ("cs", "hodinu a čtvrt hodiny"), ("fr", "quatre-vingt minutes"),
    ("xx", "2 uur 15 min"), ("xx", "2 uur en 15 min"), ("nl", "2 uur. 15 min"),
    ("en", "one-and-a-half hours"), ("en", "halfway through the hour"),
  ])
  func `what could be longer than it looks, or is no length, has no timer`(
    language: String, text: String
  ) {
    #expect(timed(text, language) == text)
  }
}
