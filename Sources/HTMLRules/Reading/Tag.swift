import Diagnostics

/// A start or end tag, as one path through the page has it.
struct Tag: Equatable, Sendable {
  /// Its name, in lower case.
  var name = ""
  var isEnd = false
  var isSelfClosing = false
  var attributes = TagAttributes()
  /// What a browser repairs or ignores in it, in the order of its bytes.
  var faults: [TagFault] = []
  /// From `<` to the end of the name.
  var span: Span
  /// The number of the part it begins in, and where in that part: unique for each tag.
  var part: Int
  var offset: Int
  /// How many repetitions are around it that may have more than one iteration.
  var repetitions = 0

  /// Whether it is the same tag, possibly with other attributes.
  func isSame(as other: Tag) -> Bool {
    part == other.part && offset == other.offset && name == other.name
  }

  /// The attributes of a name: several where branches write it.
  func all(_ name: String) -> [TagAttribute] { attributes.filter { $0.name == name } }

  /// Whether some branch writes the attribute.
  func mayHave(_ name: String) -> Bool { attributes.contains { $0.name == name } }

  /// The value of an attribute if it is the same on every path; nil otherwise.
  func value(of name: String) -> AttributeValue? {
    let all = all(name)
    return all.count == 1 && all[0].isCertain ? all[0].value : nil
  }

  /// The value of an attribute as a word in lower case, where it is certain.
  func word(_ name: String) -> String? { value(of: name)?.word }

  /// Whether an attribute may contain more than spaces.
  func mayFill(_ name: String) -> Bool {
    all(name).contains { $0.values.contains { !$0.isBlank } }
  }

  /// Whether its attributes may give it a name.
  var mayBeNamed: Bool {
    mayFill("aria-label") || mayFill("aria-labelledby") || mayFill("title")
  }

  /// Whether it is certainly hidden from readers.
  var isHidden: Bool { word("aria-hidden") == "true" || mayHave("hidden") }

  /// Whether it reacts to clicks or keys (section 3.2.5.2.7).
  var isInteractive: Bool {
    switch name {
    case "a": has("href")
    case "audio", "video": has("controls")
    case "img": has("usemap")
    case "input": word("type") != "hidden" && all("type").allSatisfy { $0.value?.isWhole == true }
    default: ElementTable.rules[name]?.categories.contains(.interactive) == true
    }
  }

  /// Whether the attribute is there on every path.
  func has(_ name: String) -> Bool { all(name).contains { $0.isCertain } }

  /// Adds what is wrong with it on another path.
  mutating func joinFaults(of other: Tag) {
    faults += other.faults.filter { !faults.contains($0) }
  }

  /// The tag after branches within it.
  func joined(with other: Tag) -> Tag {
    var result = self
    result.attributes = attributes.joined(with: other.attributes)
    result.joinFaults(of: other)
    result.isSelfClosing = isSelfClosing && other.isSelfClosing
    return result
  }
}
