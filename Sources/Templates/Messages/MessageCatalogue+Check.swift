package import Diagnostics

extension MessageCatalogue {
  /// Reports what the languages of a site's pages do not have in common: texts that one of them
  /// lacks, texts that only it has, parameters that its texts have alone.
  package func check(languages used: [String], reportingTo log: inout DiagnosticLog) {
    for (index, language) in languages.enumerated() {
      checkParameters(ofLanguage: index, reportingTo: &log)
      if index > 0 { checkForeignKeys(ofLanguage: index, reportingTo: &log) }
      let isUsed = used.contains { languageIndex(of: $0) == index }
      if isUsed || index == 0 { checkMissing(inLanguage: index, named: language, &log) }
    }
    for tag in used where languageIndex(of: tag) == 0 && !isSiteLanguage(tag) {
      log.report(.missingMessages(messages.map(\.key), language: tag, fallback: siteLanguage))
    }
  }

  private func isSiteLanguage(_ tag: String) -> Bool {
    LanguageTag.language(tag) == LanguageTag.language(siteLanguage)
  }

  private func checkMissing(
    inLanguage index: Int, named language: String, _ log: inout DiagnosticLog
  ) {
    // What only other languages of the site have is told where they have it.
    let missing = messages.filter { message in
      let isForeign = index == 0 && !message.translations.values.contains(where: \.isBuiltIn)
      return !isForeign && !hasOwnText(message, in: index)
    }.map(\.key)
    guard !missing.isEmpty else { return }
    let fallback = index == 0 ? "en" : siteLanguage
    log.report(.missingMessages(missing.sorted(), language: language, fallback: fallback))
  }

  /// Reports texts of the site's own files that the site's language does not have.
  private func checkForeignKeys(ofLanguage index: Int, reportingTo log: inout DiagnosticLog) {
    let ownKeys = messages.filter { $0.translations[0] != nil }.map(\.key)
    for message in messages where message.translations[0] == nil {
      guard let translation = message.translations[index], !translation.isBuiltIn else { continue }
      log.report(
        .foreignMessage(
          message.key, siteLanguage: siteLanguage, at: translation.keySpan, keys: ownKeys))
    }
  }

  /// Reports parameters that the text of the site's language does not have, so that no template
  /// gives them.
  private func checkParameters(ofLanguage index: Int, reportingTo log: inout DiagnosticLog) {
    for message in messages {
      guard index > 0, let translation = message.translations[index],
        let original = message.translations[0]
      else { continue }
      let isPlural = message.translations.values.contains(where: \.isPlural)
      for parameter in translation.parameters.subtracting(original.parameters).sorted() {
        let name = message.parameters[parameter]
        if name == "count", isPlural { continue }
        log.report(
          .foreignParameter(
            name, of: message.key, language: languages[index], at: translation.keySpan,
            original: original.isBuiltIn ? nil : original.keySpan))
      }
      for parameter in original.parameters.subtracting(translation.parameters).sorted() {
        let name = message.parameters[parameter]
        if name == "count", isPlural { continue }
        log.report(
          .droppedParameter(
            name, of: message.key, language: languages[index], at: translation.keySpan))
      }
    }
  }
}
