package import Diagnostics
import Schema
import Tables

extension MessageCatalogue {
  /// Reports where the texts of one key do not have the same parameters in all languages, or plural
  /// forms in some only.
  package func check(reportingTo log: inout DiagnosticLog) {
    for index in languages.tableIndices {
      checkParameters(ofLanguage: index, reportingTo: &log)
      checkForms(ofLanguage: index, reportingTo: &log)
      checkCounts(ofLanguage: index, reportingTo: &log)
    }
    checkGroups(reportingTo: &log)
  }

  /// Whether pages in a language show a text of another one in place of this text.
  package func lacks(_ message: MessageIndex, in language: String) -> Bool {
    !absent.contains(LanguageTag.language(language))
      && !variants(of: language).contains { messages[message].translations[$0] != nil }
  }

  /// Reports texts that pages in a language show and the language lacks, all at once; labels of fields
  /// are among them where it is certain that they are shown.
  package func report(
    lacking all: Set<MessageIndex>, certaintyOfLabels: Certainty = .certain, language: String,
    at span: Span?, to log: inout DiagnosticLog
  ) {
    let missing = all.filter {
      certaintyOfLabels == .certain || !ModelLabels.isLabel(messages[$0].key)
    }
    let known = variants(of: language)
    let isEmpty = !messages.contains { message in
      known.contains { message.translations[$0] != nil }
    }
    let shown = missing.map { message in
      fallbacks(of: .ofSite).first { messages[message].translations[$0] != nil } ?? .ofSite
    }
    guard let fallback = shown.min() else { return }
    // The theme has a file with all of them, which can be copied.
    let areOfTheme = zip(missing, shown).allSatisfy { message, language in
      language == fallback && messages[message].translations[language]?.isBuiltIn == true
    }
    log.report(
      .missingMessages(
        missing.map { messages[$0].key }.sorted(), language: language,
        fallback: languages[fallback].tag, canBeCopied: isEmpty && areOfTheme, at: span))
  }

  /// Reports the site's own texts that are not among those `used`.
  package func reportUnused(_ used: Set<MessageIndex>, to log: inout DiagnosticLog) {
    for index in messages.tableIndices where !used.contains(index) {
      let message = messages[index]
      guard let translation = message.translations.min(by: { $0.key < $1.key })?.value,
        !translation.isBuiltIn, !translation.mayBeUnused
      else { continue }
      let isLabel = ModelLabels.isLabel(message.key)
      let known = isLabel ? labels?.all.map(\.key) ?? [] : used.map { messages[$0].key }.sorted()
      let nearest =
        known.contains(message.key) ? nil : log.nearest(to: message.key, among: known)
      log.report(
        .unusedMessage(
          message.key, isOfNoField: isLabel && !known.contains(message.key), nearest: nearest,
          at: translation.keySpan))
    }
  }

  /// Reports texts without plural forms where that of the site's language has them, and the language
  /// of the text has more than one.
  private func checkForms(
    ofLanguage index: MessageLanguageIndex, reportingTo log: inout DiagnosticLog
  ) {
    let (tag, categories) = (languages[index].tag, languages[index].rule.categories)
    guard categories.count > 1 else { return }
    for message in messages where message.translations[.ofSite]?.isPlural == true {
      guard let translation = message.translations[index], !translation.isPlural,
        !translation.isBuiltIn
      else { continue }
      log.report(
        .missingPluralForms(
          categories.map(\.rawValue), of: message.key, language: tag, at: translation.keySpan))
    }
  }

  /// Warns of plural forms without the number that others of the text show, where they stand for
  /// numbers without end, such as 2, 3, 4, 22 in Polish: they would say the same of all. `other` may
  /// mean to: "several".
  private func checkCounts(
    ofLanguage index: MessageLanguageIndex, reportingTo log: inout DiagnosticLog
  ) {
    let (tag, rule) = (languages[index].tag, languages[index].rule)
    for message in messages {
      guard let translation = message.translations[index], translation.isPlural,
        !translation.isBuiltIn, let count = message.parameters.firstIndex(of: "count")
      else { continue }
      let showing = translation.forms.filter { form in
        segments[form.segments].contains {
          if case .parameter(let parameter) = $0 { parameter.position == count } else { false }
        }
      }.map(\.category)
      guard !showing.isEmpty else { continue }
      for case let category? in translation.forms.map(\.category)
      where category != .other && !showing.contains(category) {
        let numbers = (1...200).filter { rule.category(of: $0) == category }
        guard numbers.count > 1, numbers.contains(where: { $0 > 20 }) else { continue }
        log.report(
          .formWithoutCount(
            category.rawValue, of: message.key, language: tag, numbers: numbers,
            at: translation.keySpan))
      }
    }
  }

  /// Reports groups of texts with the key of a text that has plural forms in another language.
  private func checkGroups(reportingTo log: inout DiagnosticLog) {
    for group in groups {
      guard let message = index(ofKey: group.key).map({ messages[$0] }) else { continue }
      let others = message.translations.filter { $0.key != group.language && $0.value.isPlural }
      guard let text = others.min(by: { $0.key < $1.key })?.value else { continue }
      log.report(
        .groupBesideForms(
          group.key, language: languages[group.language].tag, at: group.span, text: text.keySpan))
    }
  }

  /// Reports parameters that the text of the site's language does not have, so that templates do
  /// not give them.
  private func checkParameters(
    ofLanguage index: MessageLanguageIndex, reportingTo log: inout DiagnosticLog
  ) {
    for message in messages {
      guard index != .ofSite, let translation = message.translations[index],
        let original = message.translations[.ofSite], !original.hasBrokenBraces,
        !translation.hasBrokenBraces
      else { continue }
      let isPlural = message.translations.values.contains(where: \.isPlural)
      for parameter in translation.parameters.subtracting(original.parameters).sorted() {
        let name = message.parameters[parameter.position]
        if name == "count", isPlural { continue }
        log.report(
          .foreignParameter(
            name, of: message.key, language: languages[index].tag, at: translation.keySpan,
            original: original.isBuiltIn ? nil : original.keySpan,
            hasDoubledBraces: hasDoubledBraces(around: name, in: original)))
      }
      // A label should have none.
      if ModelLabels.isLabel(message.key) { continue }
      for parameter in original.parameters.subtracting(translation.parameters).sorted() {
        let name = message.parameters[parameter.position]
        if name == "count", isPlural { continue }
        log.report(
          .droppedParameter(
            name, of: message.key, language: languages[index].tag, at: translation.keySpan))
      }
    }
  }
}
