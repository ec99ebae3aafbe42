import Schema

/// What names and values of fields say together of the rules that they follow.
enum InferredRules {
  /// Fewer values are not enough evidence.
  private static let least = 20

  /// The rule that the values of a field seem to follow on purpose: where both the name of the field
  /// and all values indicate it, never where only the values do.
  static func rule(
    of seen: Observation, named name: String, _ type: InferredType
  ) -> InferredRule? {
    switch type {
    case .list(.scalar), .list(.markdown), .list(.json), .list(.image), .list(.file):
      // The next entry may have another number of tags.
      let isOfGroups = InferredSettings.groupings.contains(name.lowercased())
      return isOfGroups ? nil : count(seen).map { .count($0) }
    case .scalar(let kind) where ScalarFits.numbers.contains(kind):
      return range(seen, name.lowercased(), kind).map { .within($0) }
    case .scalar(.string): return length(seen, named: name).map { .length($0) }
    case .scalar, .markdown, .json, .image, .file, .list, .component, .choice, .reference:
      return nil
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
    _ seen: Observation, _ name: String, _ kind: ScalarKind
  ) -> Bounds? {
    guard let numbers = numbers(seen), let low = numbers.min(), let high = numbers.max() else {
      return nil
    }
    if let limit = degrees(name), -limit <= low, high <= limit {
      return Bounds(-Int(limit), Int(limit))
    }
    guard seen.meaningCount >= least, low >= 0 else { return nil }
    if ["percent", "percentage"].contains(where: name.hasSuffix), high <= 100 {
      return Bounds(0, 100)
    }
    if ["rating", "stars", "score", "grade"].contains(where: name.hasSuffix) {
      let first = kind == .int && low >= 1 ? 1 : 0
      return [5, 10, 100].first { Double($0) >= high && high > Double($0) * 0.8 }
        .map { Bounds(first, $0) }
    }
    return kind == .decimal && isMoney(name) ? Bounds(0, nil) : nil
  }

  /// Codes of one length: many different ones, none with a space. A shop gives its articles numbers
  /// of any length, whatever that of the first ones is.
  private static func length(_ seen: Observation, named name: String) -> Bounds? {
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
    return isCode ? Bounds(count, count) : nil
  }

  /// Lists that all have the same small number of elements: pairs, points, colours.
  private static func count(_ seen: Observation) -> Bounds? {
    guard seen.lists >= least, let counts = seen.listCounts, counts.count == 1,
      (2...4).contains(counts.lowerBound)
    else { return nil }
    return Bounds(counts.lowerBound, counts.lowerBound)
  }

  private static func numbers(_ seen: Observation) -> [Double]? {
    guard seen.values.areAll, !seen.meanings.isEmpty else { return nil }
    let numbers = seen.meanings.compactMap { Double($0) }
    return numbers.count == seen.meanings.count ? numbers : nil
  }
}

extension Bounds {
  /// Whole numbers from one to another, as a model writes them; without another all greater ones.
  fileprivate init(_ least: Int, _ most: Int?) {
    self.init(
      least: End("\(least)"), most: most.map { End("\($0)") },
      written: "\(least)..." + (most.map { "\($0)" } ?? ""))
  }
}
