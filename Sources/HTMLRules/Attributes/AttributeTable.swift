/// The attributes of HTML (section 3.2.6 and those of each element).
enum AttributeTable {
  /// What the value of an attribute may be.
  enum Value: Hashable, Sendable {
    /// One of these words, in letters of either case.
    case words(Set<String>)
    /// Words, where others may be right as well.
    case wordsAndOthers(WordList)
    /// Nothing, or the attribute's own name.
    case boolean
    /// A text of this form.
    case form(ValueForm)
    /// A name that is unique on the page.
    case id
    /// The name of a map of links on a picture.
    case mapName
    /// The names of other elements; `true` where there may be several.
    case reference(Reference, isList: Bool)
  }

  /// What a reference points to.
  enum Reference: Hashable, Sendable {
    case anything
    /// The control of a `label`.
    case control
    /// The element of this name.
    case element(String)
    /// A header of the same table.
    case header
    /// A `map`, by its name after a `#`.
    case map
  }

  /// The attributes of each element in addition to the global ones.
  static let own: [String: Set<String>] = {
    var own: [String: Set<String>] = [:]
    for line in ownRows.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let element = words.first else { continue }
      own[element, default: []].formUnion(words.dropFirst())
    }
    return own
  }()

  /// The attributes that every element may have, event handlers included.
  static let global: Set<String> = Set(words(globalNames))

  /// Attributes that are only about presentation, and other obsolete ones (section 16.2).
  static let obsolete: Set<String> = Set(words(obsoleteNames))

  /// Obsolete attributes that are harmless (section 16.1), by `element name`.
  static let harmless: Set<String> = [
    "a name", "img border", "script charset", "script language", "style type",
  ]

  /// What the values of the attributes of a name may be.
  private struct Values {
    /// On elements that have no rule of their own.
    var usual: Value?
    /// By the name of the element.
    var onElements: [String: Value] = [:]
  }

  /// What the values of attributes may be, by their names.
  private static let valuesByName: [String: Values] = {
    var byName: [String: Values] = [:]
    for (place, value) in values {
      let words = place.split(separator: " ").map(String.init)
      let name = words[words.count - 1]
      if words.count == 1 {
        byName[name, default: Values()].usual = value
      } else {
        byName[name, default: Values()].onElements[words[0]] = value
      }
    }
    return byName
  }()

  /// What the values of attributes may be, by `name` or `element name`.
  private static let values: [String: Value] = {
    var values: [String: Value] = [:]
    for line in valueRows.split(separator: "\n") {
      let cells = line.split(separator: "|").map(String.init)
      precondition(cells.count == 2, "a row of values has two cells: \(line)")
      for name in cells[0].split(separator: ",") {
        values[name.trimmed] = .words(Set(words(cells[1]).map { $0 == "EMPTY" ? "" : $0 }))
      }
    }
    for name in words(booleanNames) { values[name] = .boolean }
    for name in words(urlNames) { values[name] = .form(.url) }
    for (name, form) in forms { values[name] = .form(form) }
    for (name, least) in numbers { values[name] = .form(.integer(from: least)) }
    for (name, reference, isList) in references {
      values[name] = .reference(reference, isList: isList)
    }
    values["id"] = .id
    values["link rel"] = .wordsAndOthers(.linkTypes)
    for name in ["a rel", "area rel", "form rel"] { values[name] = .wordsAndOthers(.anchorTypes) }
    values["script type"] = .wordsAndOthers(.scriptTypes)
    values["map name"] = .mapName
    return values
  }()

  /// What the value of an attribute of an element may be; nil where anything is fine.
  static func value(of name: String, on element: String) -> Value? {
    guard let values = valuesByName[name] else { return nil }
    return values.onElements[element] ?? values.usual
  }

  /// Whether what a template prints in an attribute, one of some texts, is checked like static text.
  ///
  /// Addresses are written in another form than they are printed. The truth of something is not
  /// meant as a name.
  static func takesPrinted(_ texts: [[UInt8]], in name: String, on element: String) -> Bool {
    guard !texts.isEmpty else { return false }
    let rule =
      name.hasPrefix("aria-") ? AriaTable.attributes[name] ?? nil : value(of: name, on: element)
    switch rule {
    case .words, .wordsAndOthers, .boolean: return true
    case .form(let form): return !form.isOfAddresses
    case .id, .mapName, .reference: return texts.count == 1
    case nil: return name == "role"
    }
  }

  /// Whether an attribute is one of HTML on this element.
  static func isKnown(_ name: String, on element: String) -> Bool {
    global.contains(name) || own[element]?.contains(name) == true
  }

  /// The attributes that an element may have, sorted.
  static func names(on element: String) -> [String] { ownNames[element] ?? sortedGlobals }

  private static let ownNames = own.mapValues { $0.union(global).sorted() }
  private static let sortedGlobals = global.sorted()

  /// Whether the names of attributes with this form are left to scripts or to other vocabularies.
  static func isFree(_ name: String) -> Bool {
    name.hasPrefix("data-") || name.hasPrefix("aria-") || name.hasPrefix("xmlns:")
      || name.hasPrefix("xml:")
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }

  private static let numbers: [(String, Int)] = [
    ("tabindex", Int.min), ("img width", 0), ("img height", 0), ("video width", 0),
    ("video height", 0), ("iframe width", 0), ("iframe height", 0), ("canvas width", 0),
    ("canvas height", 0), ("input width", 0), ("input height", 0), ("embed width", 0),
    ("embed height", 0), ("object width", 0), ("object height", 0), ("source width", 0),
    ("source height", 0), ("maxlength", 0), ("minlength", 0), ("input size", 1),
    ("select size", 1), ("cols", 1), ("rows", 1), ("colspan", 1), ("rowspan", 0), ("span", 1),
    ("start", Int.min), ("li value", Int.min),
  ]

  private static let forms: [(String, ValueForm)] = [
    ("time datetime", .moment), ("del datetime", .date), ("ins datetime", .date),
    ("lang", .language), ("hreflang", .language), ("srclang", .language),
    ("srcset", .candidates), ("imagesrcset", .candidates), ("progress value", .number(.orMore)),
    ("progress max", .number(.above)), ("meter value", .number(nil)), ("meter min", .number(nil)),
    ("meter max", .number(nil)), ("meter low", .number(nil)), ("meter high", .number(nil)),
    ("meter optimum", .number(nil)), ("link media", .media), ("style media", .media),
    ("source media", .media), ("meta media", .media), ("input autocomplete", .autofill),
    ("select autocomplete", .autofill), ("textarea autocomplete", .autofill),
  ]

  private static let references: [(String, Reference, Bool)] = [
    ("label for", .control, false), ("output for", .anything, true),
    ("form", .element("form"), false), ("list", .element("datalist"), false),
    ("headers", .header, true), ("popovertarget", .anything, false),
    ("commandfor", .anything, false), ("img usemap", .map, false),
  ]
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
