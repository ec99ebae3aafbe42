import Diagnostics
import Languages
import Planning
import Schema

/// The texts of the interface as they were read.
struct ReadMessages: Sendable {
  let catalogue: MessageCatalogue
  /// What they were read from: the message files and `site.yaml`, which names the languages.
  private let sources: [Source]
  /// The labels of the models, which are texts of the interface where pages have several languages.
  private let labels: ModelLabels
  /// Whether nothing was reported about them alone.
  private let hasNoDiagnostics: Bool

  /// Reads the texts, unless they are known.
  ///
  /// - Parameters:
  ///   - read: The message files and `site.yaml`.
  ///   - definition: The languages of the site.
  ///   - models: Their labels are texts as well.
  ///   - known: What an earlier build has read.
  ///   - log: Takes the mistakes.
  init(
    _ read: SiteSources, of definition: SiteDefinition, models: Models,
    knowing known: ReadMessages?, log: inout DiagnosticLog
  ) {
    let sources = read.messages.map(\.source) + (read.site.map { [$0] } ?? [])
    let labels = ModelLabels(of: models)
    if let known, known.hasNoDiagnostics, known.sources == sources, known.labels == labels {
      self = known
      return
    }
    var found = log.emptyPart()
    var messages = MessageFiles.read(
      read.messages, siteLanguage: definition.language,
      languages: definition.namedLanguages.map(\.value), log: &found)
    if !LanguageTag.mayBeRegistered(definition.language) {
      messages.noteAbsence(ofLanguage: definition.language)
    }
    messages.add(labels, areTranslated: !definition.namedLanguages.isEmpty)
    messages.check(reportingTo: &found)
    catalogue = messages
    self.labels = labels
    self.sources = sources
    hasNoDiagnostics = found.diagnostics.isEmpty
    log.merge(found)
  }
}
