import Diagnostics
import Escaping

/// Whether possibly no page has a value; two values that differ only in that are the same.
struct Doubt: Hashable, Sendable {
  var isThere = false

  static func == (left: Doubt, right: Doubt) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// What an attribute's value is known to be.
struct AttributeValue: Hashable, Sendable {
  /// The bytes up to the first that is not known.
  var bytes: [UInt8] = []
  /// Whether all of it is known.
  var isWhole = true
  /// What it leads to, where it begins with an address that Apus writes.
  var target: SiteTarget?
  /// The beginning of an absolute URL, or an example of it, behind which it has an address that Apus
  /// writes; nil where there is none.
  var base: String?
  /// The side of a picture with which it begins.
  var side: PictureSide?
  /// All of it, with examples in place of the values in it; nil where some have none.
  var example: [UInt8]?
  /// Whether there is a space behind the first byte that is not known.
  var hasLaterSpace = false
  /// Whether possibly no page has it.
  var doubt = Doubt()

  /// The value, in lower case without surrounding spaces; nil where it is not completely known.
  var word: String? { isWhole ? text.lowercased() : nil }

  /// The known bytes as text, without surrounding spaces.
  var text: String {
    var slice = bytes[...]
    while let first = slice.first, isWhitespace(first) { slice.removeFirst() }
    while let last = slice.last, isWhitespace(last) { slice.removeLast() }
    return String(decoding: slice, as: UTF8.self)
  }

  /// Whether it certainly consists of spaces only.
  var isBlank: Bool { isWhole && bytes.allSatisfy(isWhitespace) }

  /// The words that are certainly in the list.
  var words: [String] {
    var parts = bytes.split(omittingEmptySubsequences: true, whereSeparator: isWhitespace)
    if !isWhole, let last = bytes.last, !isWhitespace(last) { parts.removeLast() }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension AttributeValue {
  fileprivate mutating func append(_ more: some Collection<UInt8>) {
    if isWhole {
      bytes += more
    } else {
      example?.append(contentsOf: more)
      hasLaterSpace = hasLaterSpace || more.contains(where: isWhitespace)
    }
  }

  fileprivate mutating func appendUnknown(_ printed: PrintedValue) {
    let known = isWhole ? bytes : example
    switch printed {
    case .address(let target) where isBlank: self.target = target
    case .address: base = base ?? wholeStart
    case .side(let side) where isBlank: self.side = side
    case .anything, .oneOf, .example, .side: break
    }
    switch printed {
    case .example(let text): example = known.map { $0 + text }
    case .oneOf(let texts) where texts.count == 1: example = known.map { $0 + texts[0] }
    case .anything, .oneOf, .address, .side: example = nil
    }
    isWhole = false
  }

  /// The beginning of the value, where it is that of an address of another place.
  private var wholeStart: String? {
    let start = String(decoding: (bytes.isEmpty ? example ?? [] : bytes), as: UTF8.self)
    let word = start.drop { $0.isWhitespace }.lowercased()
    return ["http://", "https://", "//", "mailto:"].contains(where: word.hasPrefix) ? start : nil
  }
}

extension AttributeValue {
  /// The addresses that it names as the value of an attribute, several in `srcset`; none where it is
  /// not completely known.
  func addresses(ofAttribute name: String) -> [String] {
    guard isWhole, !bytes.isEmpty else { return [] }
    let form = name == "srcset" || name == "imagesrcset" ? AddressForm.candidates : .single
    return form.places(in: bytes.indices, of: bytes[...]).map {
      String(decoding: bytes[$0], as: UTF8.self)
    }.filter { !$0.isEmpty }
  }
}

/// An attribute of a start tag, as one path through the page has it.
struct TagAttribute: Hashable, Sendable {
  /// Its name, in lower case.
  private(set) var name = ""
  /// The bytes of its name, once one of them is not ASCII.
  private var nameBytes: [UInt8] = []
  /// What its value may be: one for each path through the branches within it.
  var values: [AttributeValue] = [AttributeValue()]
  var hasValue = false
  /// Where its name is written.
  var span: Span
  /// The branches in which it is written.
  var guards: Guards
  /// Whether every path to the end of the tag has an attribute of this name.
  var isCertain = true
  /// Whether branches may have written the beginning of its name.
  var isUnclear = false
  /// Whether its name or its value has a byte that is reported.
  var isFaulty = false
  /// Whether its value is one of several texts that a template prints.
  var isPrintedChoice = false

  /// Makes an attribute whose name begins at a place.
  init(span: Span, guards: Guards) {
    self.span = span
    self.guards = guards
  }

  /// The one value that it has; nil where branches or values decide.
  var value: AttributeValue? { values.count == 1 ? values.first : nil }

  /// How many values of branches are kept separately.
  static let valueLimit = 4

  mutating func append(_ bytes: some Collection<UInt8>) {
    for index in values.indices { values[index].append(bytes) }
  }

  /// Appends a value of the page that is not one of some texts.
  mutating func appendUnknown(_ printed: PrintedValue) {
    for index in values.indices { values[index].appendUnknown(printed) }
  }

  /// Appends a value of the page that is one of these texts.
  mutating func append(oneOf texts: [[UInt8]]) {
    isPrintedChoice = isPrintedChoice || texts.count > 1
    values = values.flatMap { value in
      guard value.isWhole else { return [value] }
      return texts.map { AttributeValue(bytes: value.bytes + $0, doubt: value.doubt) }
    }
    limitValues()
  }

  /// Forgets the values beyond their common beginning where there are too many.
  private mutating func limitValues() {
    guard values.count > Self.valueLimit else { return }
    values = [AttributeValue(bytes: commonBytes, isWhole: false)]
  }

  /// The bytes with which all its values begin.
  private var commonBytes: [UInt8] {
    var common = values.first?.bytes ?? []
    for value in values {
      let count = zip(common, value.bytes).prefix(while: { $0.0 == $0.1 }).count
      common.removeSubrange(count...)
    }
    return common
  }

  /// The attribute after branches within its value.
  func joined(with other: TagAttribute) -> TagAttribute? {
    guard name == other.name, span == other.span else { return nil }
    var result = self
    for value in other.values {
      guard let index = result.values.firstIndex(of: value) else {
        result.values.append(value)
        continue
      }
      let isDoubted = result.values[index].doubt.isThere && value.doubt.isThere
      result.values[index].doubt.isThere = isDoubted
    }
    result.limitValues()
    result.isFaulty = isFaulty || other.isFaulty
    result.isPrintedChoice = isPrintedChoice || other.isPrintedChoice
    return result
  }

  /// Notes that possibly no page has its values so far.
  mutating func doubtValues() {
    for index in values.indices { values[index].doubt.isThere = true }
  }

  /// Adds bytes to the name.
  mutating func appendToName(_ bytes: some Collection<UInt8>) {
    if nameBytes.isEmpty, bytes.allSatisfy({ $0 < 0x80 }) {
      for byte in bytes { name.unicodeScalars.append(Unicode.Scalar(lowercased(byte))) }
      return
    }
    if nameBytes.isEmpty { nameBytes = Array(name.utf8) }
    nameBytes += bytes.map(lowercased)
    name = String(decoding: nameBytes, as: UTF8.self)
  }
}
