/// The units of amounts that are written alike in many languages.
enum AmountUnits {
  /// Units of which a decimal number is natural, and the digits after the mark that can be measured
  /// in one below ten.
  static let decimals = [
    "mg": 1, "g": 1, "gr": 1, "gram": 1, "grams": 1, "gramm": 1, "gramme": 1, "grammes": 1,
    "grama": 1, "gramas": 1, "gramo": 1, "gramos": 1, "grammi": 1, "gramy": 1, "gramów": 1,
    "gramů": 1, "gramov": 1, "ml": 1, "milliliter": 1, "milliliters": 1, "millilitre": 1,
    "millilitres": 1, "dag": 1, "dkg": 1, "deka": 1, "cl": 1, "dl": 2, "kg": 2, "kilogram": 2,
    "kilograms": 2, "l": 2, "liter": 2, "liters": 2, "litre": 2, "litres": 2, "litro": 2,
    "litros": 2, "litri": 2, "litr": 2, "litra": 2, "litry": 2, "litrów": 2, "litru": 2,
    "litrů": 2, "litrov": 2,
  ]
  /// Other units of weight and volume.
  static let others: Set<String> = [
    "oz", "ounce", "ounces", "lb", "lbs", "pound", "pounds", "fl", "fluid", "gal", "gallon",
    "gallons", "pt", "qt", "quarts", "pfund", "unze", "unzen", "libra", "libras", "livre", "livres",
    "onça", "onças", "onza", "onzas",
  ]
  static let lengths: Set<String> = ["mm", "cm", "dm", "m", "inch", "inches"]

  /// Whether a word is a unit of weight, volume or length, or one of spoons and cups.
  static func isUnit(_ word: String, _ words: AmountWords) -> Bool {
    isMeasure(word, words) || lengths.contains(word)
  }

  /// Whether a word is a unit of weight or volume, or one of spoons and cups.
  static func isMeasure(_ word: String, _ words: AmountWords) -> Bool {
    decimals[word] != nil || others.contains(word) || words.isSpoon(word)
  }
}
