package import Diagnostics

/// A text of a message file, as it was written: its key and one text, or one for each plural
/// category.
package struct MessageEntry: Sendable {
  /// A text with the place it was written in.
  package struct Text: Sendable {
    /// UTF-8, escapes decoded.
    package let bytes: [UInt8]
    /// Where it was written, without quotes where it has some.
    package let span: Span

    package init(_ bytes: [UInt8], at span: Span) {
      self.bytes = bytes
      self.span = span
    }
  }

  /// The text for a plural category.
  package struct Form: Sendable {
    package let category: PluralCategory
    /// Where the category's name was written.
    let categorySpan: Span
    package let text: Text

    package init(_ category: PluralCategory, at categorySpan: Span, _ text: Text) {
      self.category = category
      self.categorySpan = categorySpan
      self.text = text
    }
  }

  /// The text or texts of a key.
  package enum Content: Sendable {
    case text(Text)
    /// One text per category, in the order of the file; not empty.
    case plural([Form])
  }

  /// The names of the path to the text, joined by dots: `recipes.next-step`.
  package let key: String
  /// Where the last of these names was written.
  package let keySpan: Span
  package let content: Content

  package init(key: String, at keySpan: Span, _ content: Content) {
    self.key = key
    self.keySpan = keySpan
    self.content = content
  }

  /// Whether a mapping with these keys holds the plural forms of a text, rather than more texts:
  /// all of them are names of categories.
  package static func arePluralForms(_ names: some Sequence<String>) -> Bool {
    var isEmpty = true
    for name in names {
      guard PluralCategory(rawValue: name) != nil else { return false }
      isEmpty = false
    }
    return !isEmpty
  }

  /// Whether a mapping with these keys is meant as plural forms, though some keys are none: it has
  /// `one` and `other`, or a number such as `=0` beside a category, or the others are misspelt.
  package static func areMeantAsPluralForms(_ names: [String]) -> Bool {
    let categories = Set(names.compactMap(PluralCategory.init))
    return categories.isSuperset(of: [.one, .other])
      || !categories.isEmpty
        && (names.contains(where: isNumber)
          || names.allSatisfy { category(meantBy: $0, beside: categories) != nil })
  }

  /// The category that a name is, or that it probably misspells, which is none of the others.
  package static func category(
    meantBy name: String, beside others: Set<PluralCategory>
  ) -> PluralCategory? {
    if let category = PluralCategory(rawValue: name) { return category }
    let missing = PluralCategory.allCases.filter { !others.contains($0) }.map(\.rawValue)
    let near = missing.filter { Suggestion.isNear(name, to: $0) }
    return near.count == 1 ? PluralCategory(rawValue: near[0]) : nil
  }

  /// Whether a key stands for one number, as other formats of texts have it.
  package static func isNumber(_ name: String) -> Bool {
    let digits = name.drop { $0 == "=" }
    return !digits.isEmpty && digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
