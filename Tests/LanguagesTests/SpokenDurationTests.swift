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
    ("en", 600, "10−12 minutes"), ("en", 600, "10- 20 minutes"), ("en", 5400, "1hr.30min"),
    ("en", 320, "5min.20sec"), ("en", 1800, "1 / 2 hour"), ("en", 1800, "1 ⁄ 2 hour"),
    ("de", 1800, "1 ⁄ 2 Stunde"), ("es", 3600, "1 ó 2 horas"), ("es", 25200, "7 u 8 horas"),
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
    ("fr", 900, "un quart d&#39;heure"), ("it", 3600, "un&#39;ora"), ("it", 1800, "mezz&#39;ora"),
    ("fr", 3900, "1 h 05 min"), ("fr", 3900, "1 h 05"), ("en", 3900, "1 h 05 min"),
    ("de", 9000, "zwei Stunden und eine halbe"), ("en", 5400, "1 hour and one half"),
  ])
  func `lengths in words and ranges are found`(language: String, seconds: Int, text: String) {
    #expect(timed("x \(text) x", language) == "x (\(seconds): \(text)) x")
    let (first, rest) = (text.prefix(1).uppercased(), text.dropFirst())
    #expect(timed("<p>\(first)\(rest)</p>", language) == "<p>(\(seconds): \(first)\(rest))</p>")
  }

  @Test(arguments: [
    ("30 min-1 h", "3/4 l milk", 1800), ("2 min-1 h", "3.5 g", 120),
    ("30min-1h", "30-40 g", 1800), ("20 min-1 h", "1 1/2 cups", 1200), ("1 h", "3/4 cup", 3600),
    ("20-30 min", "1/2 cup", 1200),
  ])
  func `an amount behind a full stop is no part of a length`(
    length: String, amount: String, seconds: Int
  ) {
    #expect(timed("x \(length). \(amount)", "en") == "x [(\(seconds): \(length)).] \(amount)")
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
    ("pl", "między 2 a 3 godziny", "między (7200: 2 a 3 godziny)"),
    // One length, or two: as in "1 hour, 30 minutes", there is no timer.
    ("de", "1 Std., 30 Min. ruhen", "1 Std., 30 Min. ruhen"),
    ("en", "between 1 hour and 90 minutes", "between (3600: 1 hour and 90 minutes)"),
    ("en", "between one hour and 90 minutes", "between (3600: one hour and 90 minutes)"),
    ("en", "between 30 minutes and 1 hour", "between (1800: 30 minutes and 1 hour)"),
    (
      "de", "zwischen 1 Stunde und 90 Minuten", "zwischen (3600: 1 Stunde und 90 Minuten)"
    ),
    ("fr", "entre une heure et 90 minutes", "entre (3600: une heure et 90 minutes)"),
    ("pt-BR", "entre 1 hora e 90 minutos", "entre (3600: 1 hora e 90 minutos)"),
    ("es", "entre una hora y 90 minutos", "entre (3600: una hora y 90 minutos)"),
    ("it", "tra un’ora e 90 minuti", "tra (3600: un’ora e 90 minuti)"),
    ("cs", "mezi 1 hodinou a 90 minutami", "mezi (3600: 1 hodinou a 90 minutami)"),
    ("de", "1 Std. 15 Kugeln formen", "[(3600: 1 Std).] 15 Kugeln formen"),
    ("en", "Boil 10 minutes two at a time", "Boil (600: 10 minutes) two at a time"),
    ("en", "Rest 1 hour and a bit", "Rest (3600: 1 hour) and a bit"),
    ("en", "a 5- to 10-minute rest", "a (300: 5- to 10-minute) rest"),
    ("en", "a rest of an hour", "a rest of (3600: an hour)"),
    ("pt-BR", "um descanso de uma hora", "um descanso de (3600: uma hora)"),
    ("en", "<b>Rest</b> 2 hours", "<b>Rest</b> (7200: 2 hours)"),
    ("de", "Ruhen 1 Std. 15.", "Ruhen [(4500: 1 Std. 15).]"),
    (
      "en", "between 1 hour and 30 minutes and 2 hours",
      "between 1 hour and 30 minutes and (7200: 2 hours)"
    ),
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
    ("pt-BR", "às 18h30"), ("es", "a las 18 h"), ("it", "alle 18 h"), ("fr", "Servez à 20 h 30"),
    ("fr", "vers 18 h"), ("de", "um 18 h"), ("en", "five sixths of an hour"),
    ("en", "a third of an hour"),
    ("en", "<strong>1</strong> 1/2 hours"), ("en", "1 <b>1/2</b> hours"),
    ("en", "<em>one</em> and a half hours"), ("en", "<strong>half</strong> an hour"),
    ("en", "8 <em>to</em> 10 minutes"), ("de", "fünf Sechstel einer Stunde"),
    ("en", "halfway through the hour"),
    ("en", "between 2 minutes and 30 seconds"),
    ("en", "one hundred and twenty minutes"), ("en", "a hundred and five minutes"),
    ("pt-BR", "cento e vinte minutos"), ("pt-BR", "duzentos e dez minutos"),
    ("es", "doscientos diez minutos"), ("it", "cento e venti minuti"),
    ("fr", "soixante et onze minutes"), ("de", "hundert und zwanzig Minuten"),
    ("de", "ein und zwanzig Minuten"), ("cs", "dvě stě deset minut"),
    ("en", "2 hours ½"), ("en", "1 hour 1/2"), ("en", "an hour and three quarters"),
    ("en", "2 &amp; 1/2 hours"), ("en", "2 + 1/2 hours"), ("en", "2 &amp; ½ hours"),
    ("fr", "une heure trois quarts"), ("fr", "une heure et trois quarts"),
    ("fr", "une heure quinze"), ("fr", "1 heure vingt"), ("pt-BR", "uma hora e um quarto"),
    ("pt-BR", "uma hora e vinte"), ("pt-BR", "uma hora e três quartos"),
    ("es", "una hora y un cuarto"), ("es", "una hora y veinte"), ("it", "un’ora e un quarto"),
    ("it", "un’ora e venti"), ("it", "due ore e venti"), ("de", "eine Stunde zwanzig"),
  ])
  func `what could be longer than it looks, or is no length, has no timer`(
    language: String, text: String
  ) {
    #expect(timed(text, language) == text)
  }
}
