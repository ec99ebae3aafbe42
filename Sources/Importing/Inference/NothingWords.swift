/// Words that people write where they have no value.
///
/// Among texts some of them are values (`allergies: none`); they mean nothing only beside values of
/// another type.
enum NothingWords {
  private static let words: Set<String> = [
    "", "-", "--", "---", "–", "—", "?", "??", "???", "...", "…", "n/a", "na", "n.a.", "#n/a",
    "nan",
    "nil", "null", "none", "nothing", "unknown", "undefined", "unset", "not available",
    "not applicable", "not known", "tba", "tbc", "tbd", "0000-00-00", "0000-00-00 00:00:00",
    // German, French, Spanish, Portuguese, Italian.
    "k.a.", "k. a.", "keine", "keine angabe", "unbekannt", "inconnu", "inconnue", "aucun",
    "desconocido",
    "ninguno", "desconhecido", "nenhum", "sconosciuto", "nessuno",
  ]

  /// Whether a text is such a word.
  static func contains(_ text: String) -> Bool { words.contains(text.lowercased()) }
}
