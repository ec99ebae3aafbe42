package import Diagnostics
import Schema
import Tables

extension MessageCatalogue {
  /// Reports where the texts of one key do not have the same parameters in all languages.
  package func check(reportingTo log: inout DiagnosticLog) {
    for index in languages.tableIndices { checkParameters(ofLanguage: index, reportingTo: &log) }
  }

  /// Reports a language of pages that has no texts at all, whatever its region, where others have
  /// some; it is not reported again at uses of texts.
  package mutating func report(
    absenceOf language: String, at span: Span?, to log: inout DiagnosticLog
  ) {
    let name = LanguageTag.language(language)
    let known = Set(
      messages.flatMap(\.translations.keys).map { languages[$0].name })
    guard !known.isEmpty, !known.contains(name), absent.insert(name).inserted else { return }
    log.report(.missingMessageFile(language, fallback: siteLanguage, at: span))
  }

  /// Reports the site's own texts that are not among those `used`.
  package func reportUnused(_ used: Set<MessageIndex>, to log: inout DiagnosticLog) {
    for index in messages.tableIndices where !used.contains(index) {
      let message = messages[index]
      guard let translation = message.translations.min(by: { $0.key < $1.key })?.value,
        !translation.isBuiltIn
      else { continue }
      log.report(.unusedMessage(message.key, at: translation.keySpan))
    }
  }

  /// Reports parameters that the text of the site's language does not have, so that templates do
  /// not give them.
  private func checkParameters(
    ofLanguage index: MessageLanguageIndex, reportingTo log: inout DiagnosticLog
  ) {
    for message in messages {
      guard index != .ofSite, let translation = message.translations[index],
        let original = message.translations[.ofSite]
      else { continue }
      let isPlural = message.translations.values.contains(where: \.isPlural)
      for parameter in translation.parameters.subtracting(original.parameters).sorted() {
        let name = message.parameters[parameter.position]
        if name == "count", isPlural { continue }
        log.report(
          .foreignParameter(
            name, of: message.key, language: languages[index].tag, at: translation.keySpan,
            original: original.isBuiltIn ? nil : original.keySpan))
      }
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
