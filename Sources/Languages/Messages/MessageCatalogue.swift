package import Diagnostics
import Schema
import Tables

/// The texts of the interface in all languages of a site.
///
/// It is filled with the entries of message files, first those that come with Apus, then the
/// site's own, which replace them; then it is checked, and templates resolve their `t("…")`
/// against it while they are compiled. They are rendered from its `table()`.
package struct MessageCatalogue: Sendable {
  /// The language that templates are checked against, and that others fall back on.
  package let siteLanguage: String
  /// The languages, the site's first.
  private(set) var languages: [MessageLanguage]
  private(set) var messages: [Message] = []
  /// The languages without texts, or with texts that could not be read, which was reported.
  var absent: Set<String> = []
  /// The labels that models have.
  var labels: ModelLabels?
  /// Uncertain where a message file could not be read; then no key is unknown.
  private(set) var certainty = Certainty.certain
  /// The groups of texts, by language.
  private(set) var groups: [(key: String, span: Span, language: MessageLanguageIndex)] = []
  private var indexByKey: [String: MessageIndex] = [:]
  private(set) var segments: [MessageTable.Segment] = []
  /// The bytes of all literal segments.
  private(set) var literals: [UInt8] = []

  /// Makes an empty catalogue.
  ///
  /// - Parameters:
  ///   - siteLanguage: The language of the site.
  ///   - others: The other languages of its pages, which may have no texts of their own.
  package init(siteLanguage: String, others: [String] = []) {
    self.siteLanguage = siteLanguage
    languages = [MessageLanguage(siteLanguage)]
    for other in others { _ = indexOfLanguage(addedIfNew: other) }
  }

  /// All keys, sorted.
  package var keys: [String] { messages.map(\.key).sorted() }

  /// Adds the texts of a message file; a text of the same key and language is replaced. Broken
  /// placeholders and plural forms that are missing or superfluous are reported.
  ///
  /// - Parameters:
  ///   - entries: The texts.
  ///   - language: Their language.
  ///   - isBuiltIn: Whether they come with Apus.
  ///   - mayBeUnused: Whether those with keys of the theme may be there though nothing shows them.
  ///   - log: Takes the mistakes.
  package mutating func add(
    _ entries: [MessageEntry], language: String, isBuiltIn: Bool = false,
    mayBeUnused: Bool = false, reportingTo log: inout DiagnosticLog
  ) {
    let index = indexOfLanguage(addedIfNew: language)
    for entry in entries {
      let message = add(entry, language: index, isBuiltIn: isBuiltIn, reportingTo: &log)
      if mayBeUnused, messages[message].theme != nil {
        messages[message].translations[index]?.mayBeUnused = true
      }
    }
  }

  /// Adds the key of a group of texts, which no text should have in another language.
  package mutating func addGroup(_ key: String, at span: Span, language: String) {
    groups.append((key, span, indexOfLanguage(addedIfNew: language)))
  }

  /// Notes that texts of a language could not be read, which was reported.
  package mutating func noteUnreadTexts(ofLanguage language: String) {
    certainty = .uncertain
    absent.insert(LanguageTag.language(language))
  }

  /// Records a language that does not exist, which was reported: there are no texts for it.
  package mutating func noteAbsence(ofLanguage language: String) {
    absent.insert(LanguageTag.language(language))
  }

  private mutating func indexOfLanguage(addedIfNew tag: String) -> MessageLanguageIndex {
    let wanted = LanguageTag.normalized(tag)
    if let index = languages.firstIndex(where: { LanguageTag.normalized($0.tag) == wanted }) {
      return MessageLanguageIndex(index)
    }
    languages.append(MessageLanguage(tag))
    return MessageLanguageIndex(languages.count - 1)
  }

  private mutating func add(
    _ entry: MessageEntry, language: MessageLanguageIndex, isBuiltIn: Bool,
    reportingTo log: inout DiagnosticLog
  ) -> MessageIndex {
    let index = indexByKey[entry.key] ?? messages.tableIndices.upperBound
    if index == messages.tableIndices.upperBound {
      messages.append(Message(key: entry.key))
      indexByKey[entry.key] = index
    }
    var translation = Message.Translation(
      forms: [], parameters: [], keySpan: entry.keySpan, isBuiltIn: isBuiltIn)
    switch entry.content {
    case .text(let text):
      addForm(nil, text, to: &translation, of: index, reportingTo: &log)
    case .plural(let forms):
      checkForms(of: entry, forms, language: language, reportingTo: &log)
      for form in forms {
        addForm(form.category, form.text, to: &translation, of: index, reportingTo: &log)
      }
    }
    messages[index].translations[language] = translation
    if isBuiltIn { messages[index].noteTheme(translation) }
    return index
  }

  private mutating func addForm(
    _ category: PluralCategory?, _ text: MessageEntry.Text,
    to translation: inout Message.Translation, of message: MessageIndex,
    reportingTo log: inout DiagnosticLog
  ) {
    let start = segments.count
    let parser = MessageTextParser(text, reportingTo: &log)
    if parser.isBroken { translation.hasBrokenBraces = true }
    for piece in parser.pieces {
      switch piece {
      case .literal(let bytes):
        segments.append(.literal(literals.count..<literals.count + bytes.count))
        literals += bytes
      case .parameter(let name, let span):
        let parameter = messages[message].parameter(name)
        if translation.parameters.insert(parameter).inserted {
          translation.places.append((parameter, span))
        }
        segments.append(.parameter(parameter))
      }
    }
    translation.forms.append((category, start..<segments.count))
  }

  private func checkForms(
    of entry: MessageEntry, _ forms: [MessageEntry.Form], language: MessageLanguageIndex,
    reportingTo log: inout DiagnosticLog
  ) {
    let (tag, rule) = (languages[language].tag, languages[language].rule)
    let given = forms.map(\.category)
    let missing = rule.categories.filter { !given.contains($0) }
    if !missing.isEmpty {
      log.report(
        .missingPluralForms(
          missing.map(\.rawValue), of: entry.key, language: tag, at: entry.keySpan))
    }
    let useful = rule.categories + rule.optionalCategories
    for form in forms where !useful.contains(form.category) {
      log.report(
        .unusedPluralForm(
          form.category.rawValue, language: tag, at: form.categorySpan,
          forms: rule.categories.map(\.rawValue)))
    }
  }
}

extension MessageCatalogue {
  /// The index of a language, or that of its fallback: its own without the region, or the site's.
  func languageIndex(of tag: String) -> MessageLanguageIndex {
    LanguageTag.lookUp(tag) { wanted in
      languages.tableIndices.first { LanguageTag.normalized(languages[$0].tag) == wanted }
    } ?? .ofSite
  }

  /// The languages whose texts are shown, the first that has one: the language itself, the same
  /// without the last parts of its tag (RFC 4647, section 3.4), the same with another region, the
  /// site's, English, any.
  func fallbacks(of language: MessageLanguageIndex) -> [MessageLanguageIndex] {
    var wider: [MessageLanguageIndex] = []
    _ = LanguageTag.lookUp(languages[language].tag) { tag -> MessageLanguageIndex? in
      wider += languages.tableIndices.filter { LanguageTag.normalized(languages[$0].tag) == tag }
      return nil
    }
    return wider + variants(of: languages[language].tag) + [.ofSite, languageIndex(of: "en")]
      + languages.tableIndices
  }

  /// The languages that a reader of a language can read: the same one, in any region.
  func variants(of tag: String) -> [MessageLanguageIndex] {
    languages.tableIndices.filter { LanguageTag.areVariants(languages[$0].tag, tag) }
  }

  /// All texts as a table to render from.
  package func table() -> MessageTable {
    let order = languages.tableIndices.map { fallbacks(of: $0) }
    var rows: [MessageTable.Row] = []
    for message in messages {
      for language in languages.tableIndices {
        let found = order[language.position].first { message.translations[$0] != nil }
        rows.append(row(of: message, in: found ?? language))
      }
    }
    return MessageTable(
      languages: languages.map(\.tag), rows: rows, segments: segments, literals: literals)
  }

  private func row(of message: Message, in language: MessageLanguageIndex) -> MessageTable.Row {
    let translation = message.translations[language]
    return MessageTable.Row(
      rule: translation?.isPlural == true ? languages[language].rule : .never,
      forms: PluralCategory.allCases.map { translation?.segments(for: $0) ?? 0..<0 },
      place: translation?.keySpan)
  }

  /// The message with this key.
  package func index(ofKey key: String) -> MessageIndex? { indexByKey[key] }
}

extension MessageLanguageIndex {
  /// The language of the site.
  static var ofSite: Self { Self(0) }
}
