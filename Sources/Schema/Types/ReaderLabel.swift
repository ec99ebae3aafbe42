/// The label of a field or a case that readers of a page see.
enum ReaderLabel {
  /// The longest documentation that is a label, in words.
  private static let wordLimit = 3

  /// A comment of up to three words is the label; otherwise it is the name in words: `prepTime`
  /// is "Prep time".
  static func text(documentation: String, name: String, of meaning: Meaning = .text) -> String {
    let sentence = documentation.prefix { $0 != "." && $0 != "\n" }
    let count = sentence.split(separator: " ").count
    return count > 0 && count <= wordLimit
      ? String(sentence) : words(of: name, meaning: meaning)
  }

  /// What the values are that a name is for.
  enum Meaning {
    case number
    case answer
    case text
  }

  /// The words of a name, the first with a capital: `prepTime` is "Prep time". Abbreviations and
  /// single letters keep their capitals: `userIDs` is "User IDs", `vitaminC` "Vitamin C". One small
  /// letter before a capital is no word: `mV`, `kWh` and `iOS` stay as they are. What is answered
  /// by yes or no needs no "is" before it, and a unit behind other words is in brackets.
  private static func words(of name: String, meaning: Meaning) -> String {
    let parts = name.split { $0 == "_" || $0 == "-" }
    var words = parts.flatMap { part in
      let words = Self.words(ofCamelCase: part)
      return words.prefix(1) + words.dropFirst().map(small)
    }
    switch meaning {
    case .answer where words.count > 1 && words[0].lowercased() == "is": words.removeFirst()
    case .number where words.count > 1:
      if let sign = units[words.last?.lowercased() ?? ""] {
        words[words.count - 1] = "(\(sign))"
      }
    case .answer, .number, .text: break
    }
    let text = words.joined(separator: " ")
    let first = words.first ?? ""
    let isName = first.first?.isLowercase == true && first.contains(where: \.isUppercase)
    return isName ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// The signs of units by what names end with. Single letters are none: `sizeM` may be anything.
  private static let units: [String: String] = [
    "celsius": "°C", "cl": "cl", "cm": "cm", "fahrenheit": "°F", "ft": "ft", "gb": "GB",
    "ghz": "GHz", "hz": "Hz", "kb": "kB", "kcal": "kcal", "kg": "kg", "khz": "kHz", "kj": "kJ",
    "km": "km", "km2": "km²", "kmh": "km/h", "kw": "kW", "kwh": "kWh", "lb": "lb", "lbs": "lb",
    "m2": "m²", "m3": "m³", "mah": "mAh", "mb": "MB", "mg": "mg", "mhz": "MHz", "ml": "ml",
    "mm": "mm", "mph": "mph", "oz": "oz", "pct": "%", "percent": "%", "px": "px", "tb": "TB",
  ]

  /// A word in lower case, unless all but its digits and a plural's `s` are capitals.
  private static func small(_ word: Substring) -> Substring {
    let rest = word.drop { $0.isUppercase || $0.isNumber }
    let isPlural = rest == "s" && word.count > 2
    guard !rest.isEmpty, !isPlural else { return word }
    return Substring(word.prefix(1).lowercased() + word.dropFirst())
  }

  /// The parts of a name without hyphens: a capital begins one behind anything else, and before a
  /// letter in lower case, as in `HTMLText`, unless that is the `s` of a plural.
  private static func words(ofCamelCase name: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      let rest = name[name.index(after: index)...]
      let isPlural = rest.first == "s" && rest.dropFirst().first?.isLowercase != true
      let beginsWord = rest.first?.isLowercase == true && !isPlural
      guard !name[name.index(before: index)].isUppercase || beginsWord else { continue }
      let isSmallLetter = start == name.startIndex && name.index(after: start) == index
      guard !isSmallLetter || !name[start].isLowercase else { continue }
      words.append(name[start..<index])
      start = index
    }
    return words + [name[start...]]
  }
}

extension Field {
  /// The label that readers see: its label or heading in Markdown, a comment of up to three words,
  /// or its name in words.
  package var label: String {
    switch placement {
    case .labelled(let text), .section(let text): text
    case .body, .heading, .firstImage, nil:
      ReaderLabel.text(documentation: documentation, name: name, of: type.meaning)
    }
  }
}

extension ValueType {
  /// What the values of a field are, as its label has to know; of a list, what is in it.
  fileprivate var meaning: ReaderLabel.Meaning {
    switch self {
    case .optional(let wrapped), .list(let wrapped): wrapped.meaning
    case .scalar(let kind):
      switch kind.type.role {
      case "bool": .answer
      case "number": .number
      default: .text
      }
    case .markdown, .tree, .address, .structure, .choice: .text
    }
  }
}

extension Choice.Case {
  /// The label that readers see: a comment of up to three words, its text in files, as it is written,
  /// where that is not the name, or its name in words.
  package var label: String {
    let words = ReaderLabel.text(documentation: documentation, name: name)
    let isCommented = words != ReaderLabel.text(documentation: "", name: name)
    return isCommented || text == name ? words : text
  }
}
