import Diagnostics
package import Tables

/// A text of the interface, in all of its languages.
package typealias MessageIndex = TableIndex<Message>

/// A language of the texts of the interface: its position among the catalogue's, the site's first.
package typealias MessageLanguageIndex = TableIndex<MessageLanguage>

/// A parameter of a message.
package typealias ParameterIndex = TableIndex<MessageParameter>

/// The elements that a `ParameterIndex` counts: the names in `Message.parameters`.
package enum MessageParameter {}

/// A language in which there are texts of the interface.
package struct MessageLanguage: Sendable {
  let tag: String
  let rule: PluralRule

  init(_ tag: String) {
    self.tag = tag
    rule = PluralRule(language: tag)
  }
}

/// The texts of one key in all languages.
package struct Message: Sendable {
  /// The text in one language.
  struct Translation: Sendable {
    /// The segments of each form, as ranges of the catalogue's segments; one form without a
    /// category where the text does not depend on a number.
    var forms: [(category: PluralCategory?, segments: Range<Int>)]
    /// Which of the message's parameters occur in it.
    var parameters: Set<ParameterIndex>
    /// Where each of them occurs first, in their order.
    var places: [(parameter: ParameterIndex, span: Span)] = []
    /// Where its key was written.
    let keySpan: Span
    /// Whether it comes with Apus, and a site's own text replaces it.
    let isBuiltIn: Bool
    /// Whether it has braces that could not be read, which was reported: parameters may be missing.
    var hasBrokenBraces = false
    /// Whether it may be there though nothing shows it.
    var mayBeUnused = false

    var isPlural: Bool { forms.contains { $0.category != nil } }

    /// The segments for a number, those of `other` or of the last form where it has none.
    func segments(for category: PluralCategory) -> Range<Int> {
      let form =
        forms.first { $0.category == category } ?? forms.first { $0.category == .other }
        ?? forms.last
      return form?.segments ?? 0..<0
    }
  }

  let key: String
  /// The names in braces, in the order in which they were first met.
  var parameters: [String] = []
  var translations: [MessageLanguageIndex: Translation] = [:]
  /// What templates of the theme give; nil where the theme has no such text.
  private(set) var theme: ThemeUse?

  /// What templates of the theme give a text.
  struct ThemeUse: Sendable {
    /// The names of its parameters, with `count` where it has plural forms.
    var parameters: Set<String> = []
    /// Whether it has plural forms in any language.
    var isPlural = false
  }

  /// Notes a text of the theme.
  mutating func noteTheme(_ translation: Translation) {
    var use = theme ?? ThemeUse()
    use.parameters.formUnion(translation.parameters.map { parameters[$0.position] })
    if translation.isPlural {
      use.isPlural = true
      use.parameters.insert("count")
    }
    theme = use
  }

  /// The index of a parameter, added where it is new.
  mutating func parameter(_ name: String) -> ParameterIndex {
    if let index = parameters.firstIndex(of: name) { return ParameterIndex(index) }
    parameters.append(name)
    return ParameterIndex(parameters.count - 1)
  }
}
