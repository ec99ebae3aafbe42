import Schema

/// The rules that the values of a field seem to follow on purpose: where both the name of the field
/// and all values indicate a rule, never where only the values do.
struct InferredRules {
  /// The rules as attributes.
  let attributes: [String]

  /// Fewer values are not enough evidence.
  private static let least = 20

  init(of seen: Observation, named name: String, _ type: InferredType) {
    switch type {
    case .list(.named):
      // The next entry may have another number of tags.
      let isOfGroups = InferredSettings.groupings.contains(name.lowercased())
      attributes = isOfGroups ? [] : Self.count(seen).map { [$0] } ?? []
    case .named("Int"), .named("Double"), .named("Decimal"):
      attributes = Self.range(seen, name.lowercased(), type).map { ["@Within(\($0))"] } ?? []
    case .named("String"): attributes = Self.length(seen, named: name).map { [$0] } ?? []
    case .named, .list, .component, .choice, .reference: attributes = []
    }
  }

  /// Whether all texts are degrees of latitude or longitude.
  static func areDegrees(_ seen: Observation, named name: String) -> Bool {
    guard let limit = degrees(name.lowercased()), let numbers = numbers(seen) else { return false }
    return numbers.allSatisfy { (-limit...limit).contains($0) }
  }

  /// Whether a field has the name of an amount of money.
  static func isMoney(_ name: String) -> Bool {
    ["price", "cost", "amount", "total"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Whether a field has the name of a number that is not counted with.
  static func isIdentifier(_ name: String) -> Bool {
    // 1.10 comes after 1.9, and is not 1.1; a conversion is a number.
    if ["version", "Version", "_version", "-version"].contains(where: {
      name == $0 || $0 != "version" && name.hasSuffix($0)
    }) {
      return true
    }
    return [
      "isbn", "issn", "ean", "gtin", "upc", "barcode", "sku", "zip", "zipcode", "postcode",
      "postalcode",
      "plz",
      "phone", "telephone", "tel", "mobile", "fax",
      // German, French, Spanish, Portuguese, Italian.
      "telefon", "telefono", "telefone", "handy", "postleitzahl", "nummer", "nr", "codepostal",
      "codigopostal", "cep", "codicepostale",
    ].contains { folded(name).hasSuffix($0) }
  }

  /// Whether a field has the name of a length of time.
  static func isTime(_ name: String) -> Bool {
    ["time", "duration", "dauer", "zeit", "tempo", "duree", "durata", "duracion", "duracao"]
      .contains { folded(name).contains($0) }
  }

  /// A name in lower case, without accents and signs.
  static func folded(_ name: String) -> String {
    var bytes: [UInt8] = []
    TextFold.appendSlug(from: Array(name.utf8).span, to: &bytes)
    return String(decoding: bytes.filter { $0 != UInt8(ascii: "-") }, as: UTF8.self)
  }

  private static func degrees(_ name: String) -> Double? {
    switch name {
    case "lat", "latitude": 90
    case "lng", "lon", "long", "longitude": 180
    default: nil
    }
  }

  private static func range(
    _ seen: Observation, _ name: String, _ type: InferredType
  ) -> String? {
    guard let numbers = numbers(seen), let low = numbers.min(), let high = numbers.max() else {
      return nil
    }
    if let limit = degrees(name), -limit <= low, high <= limit {
      return "-\(Int(limit))...\(Int(limit))"
    }
    guard seen.meaningCount >= least, low >= 0 else { return nil }
    if ["percent", "percentage"].contains(where: name.hasSuffix), high <= 100 { return "0...100" }
    if ["rating", "stars", "score", "grade"].contains(where: name.hasSuffix) {
      let first = type == .named("Int") && low >= 1 ? 1 : 0
      return [5, 10, 100].first { Double($0) >= high && high > Double($0) * 0.8 }
        .map { "\(first)...\($0)" }
    }
    return type == .named("Decimal") && isMoney(name) ? "0..." : nil
  }

  /// Codes of one length: many different ones, none with a space. A shop gives its articles numbers
  /// of any length, whatever that of the first ones is.
  private static func length(_ seen: Observation, named name: String) -> String? {
    let texts = seen.meanings
    guard
      ["code", "ean", "gtin", "iata", "icao", "isbn", "issn", "upc", "uuid", "guid", "hash"]
        .contains(
          where: folded(name).hasSuffix),
      seen.values.areAll, texts.count >= least, let first = texts.first
    else { return nil }
    let count = first.unicodeScalars.count
    let isCode = texts.allSatisfy {
      $0.unicodeScalars.count == count && !$0.contains(where: \.isWhitespace)
    }
    return isCode ? "@Length(\(count)...\(count))" : nil
  }

  /// Lists that all have the same small number of elements: pairs, points, colours.
  private static func count(_ seen: Observation) -> String? {
    guard seen.lists >= least, let counts = seen.listCounts, counts.count == 1,
      (2...4).contains(counts.lowerBound)
    else { return nil }
    return "@Count(\(counts.lowerBound)...\(counts.lowerBound))"
  }

  private static func numbers(_ seen: Observation) -> [Double]? {
    guard seen.values.areAll, !seen.meanings.isEmpty else { return nil }
    let numbers = seen.meanings.compactMap { Double($0) }
    return numbers.count == seen.meanings.count ? numbers : nil
  }
}
