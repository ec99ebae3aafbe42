import Schema

/// Makes unique Swift names from names in files.
struct InferredNames {
  private var types: Set<String> = []

  /// A name for a type: singular, with a capital letter, with that of its parent as prefix where
  /// the name is already used.
  mutating func type(for text: String, in parent: String? = nil, isSingular: Bool = false) -> String
  {
    var name = Self.legal(
      Self.capitalised(
        Self.words(of: isSingular ? text : Self.singular(text)).joined(separator: " ")))
    if name.isEmpty || name.first?.isNumber == true { name = "Part" + name }
    let long = (parent ?? "Own") + name
    let candidates = [name, long] + (2...999).map { "\(long)\($0)" }
    let found =
      candidates.first {
        !types.contains($0) && !Models.isReserved($0) && !Self.hiding.contains($0)
      } ?? name
    types.insert(found)
    return found
  }

  /// Types whose entries, or whose pages, would have a name that templates of the theme know as
  /// something else.
  private static let hiding: Set<String> = [
    "Archive", "Asset", "Base", "Card", "Component", "Dict", "Entry", "Favourite", "Favourites",
    "Feed", "Field", "Fields", "Forms", "Group", "Groups", "Home", "Icon", "Item", "Items", "List",
    "Lists", "Loop", "Namespace", "Offline", "Pagination", "Range", "Record", "Search", "T", "Url",
    "Version", "View", "Views",
  ]

  /// A name for a member: as it is written where that is valid in Swift, otherwise its words
  /// joined.
  static func member(for text: String, among taken: Set<String>, inEntry: Bool) -> String {
    var name = text
    if !isIdentifier(text) {
      let joined = capitalised(words(of: text).joined(separator: " "))
      name = legal(joined.prefix(1).lowercased() + String(joined.dropFirst()))
    }
    if name.isEmpty || name.first?.isNumber == true { name = "value" + name }
    if Models.isReservedMember(name, inEntry: inEntry) { name += "Value" }
    guard taken.contains(name) else { return name }
    return (2...9_999).lazy.map { "\(name)\($0)" }.first { !taken.contains($0) } ?? name
  }

  /// A name of a collection that `site.yaml` accepts.
  static func collection(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber ? $0 : "_" }.drop { $0 == "_" })
    if name.isEmpty { return "entries" }
    // In YAML these are no texts.
    if ["null", "true", "false", "yes", "no", "on", "off"].contains(name.lowercased()) {
      return name + "_"
    }
    return name.first?.isNumber == true ? "c" + name : name
  }

  /// The name as source text.
  static func written(_ name: String) -> String { Models.isKeyword(name) ? "`\(name)`" : name }

  /// A title for readers: `Field notes` for `field_notes`; a date such as `2025-11-01` stays as it is.
  static func title(_ text: String) -> String {
    var words: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: isOfWord) {
      rest = rest[start...]
      let word = date(atStartOf: rest) ?? rest.prefix(while: isOfWord)
      words.append(word)
      rest = rest[word.endIndex...]
    }
    let title = words.joined(separator: " ")
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// The day or the month with which a text begins.
  private static func date(atStartOf text: Substring) -> Substring? {
    let (day, month) = (text.prefix(10), text.prefix(7))
    if isDate(day), text[day.endIndex...].first.map(isOfWord) != true { return day }
    let next = text[month.endIndex...].first { $0 != "-" }
    return isDate(month + "-01") && next?.isNumber != true ? month : nil
  }

  private static func isDate(_ text: Substring) -> Bool {
    text.utf8.count == 10 && Observation.fits(Array(text.utf8)[...], .date)
  }

  /// A part of an address: `field-notes` for `field_notes`.
  static func address(_ text: String) -> String {
    words(of: text).joined(separator: "-").lowercased()
  }

  /// Words in `-ies` whose singular ends in `-ie`.
  private static let endingInIE: Set<String> = [
    "brownies", "calories", "cookies", "foodies", "genies", "hoodies", "movies", "prairies",
    "selfies", "smoothies", "veggies", "zombies",
  ]
  /// Words in `-s` whose singular is the same, or that have none.
  private static let unchanged: Set<String> = ["lens", "news", "series", "species"]

  /// The singular of a word.
  static func singular(_ text: String) -> String {
    let word = text.lowercased()
    if unchanged.contains(word) { return text }
    if endingInIE.contains(word) { return String(text.dropLast()) }
    if text.hasSuffix("ies"), text.count > 4 { return String(text.dropLast(3)) + "y" }
    if text.hasSuffix("oes"), text.count > 5 { return String(text.dropLast(2)) }
    for ending in ["sses", "shes", "ches", "xes"] where text.hasSuffix(ending) {
      return String(text.dropLast(2))
    }
    let isPlural = text.hasSuffix("s") && !["ss", "us", "is"].contains { text.hasSuffix($0) }
    return isPlural && text.count > 3 ? String(text.dropLast()) : text
  }

  /// The letters and digits of a text, in words.
  private static func words(of text: String) -> [String] {
    text.split { !isOfWord($0) }.map(String.init)
  }

  /// A text without what no name of the model language may have, such as `²`, which is a number elsewhere.
  private static func legal(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { scalar in
      scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
        && !isCommonMark(scalar)
    }
    let name = String(String.UnicodeScalarView(scalars))
    let isStart = name.unicodeScalars.first?.properties.isXIDStart == true
    return isStart || name.isEmpty || name.first?.isNumber == true ? name : "value" + name
  }

  /// Whether a scalar is a mark that is not one of a script, such as U+0301, or placed like these.
  private static func isCommonMark(_ scalar: Unicode.Scalar) -> Bool {
    let place = scalar.properties.canonicalCombiningClass.rawValue
    return place == 1 || place >= 200
  }

  private static func capitalised(_ text: String) -> String {
    text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether a text can be the name of a member as it is written. The model language has no names that
  /// begin with `_`.
  private static func isIdentifier(_ text: String) -> Bool {
    let underscore = UInt8(ascii: "_")
    guard let first = text.utf8.first, !first.isDigit, first != underscore else { return false }
    return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == underscore }
  }

  /// Whether a member is called as it is written, if no other has the name.
  static func isKept(_ text: String, inEntry: Bool) -> Bool {
    isIdentifier(text) && !Models.isReservedMember(text, inEntry: inEntry)
  }
}
