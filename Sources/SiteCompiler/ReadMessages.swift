import Diagnostics
import Languages
import Planning

/// The texts of the interface as they were read.
struct ReadMessages: Sendable {
  let catalogue: MessageCatalogue
  /// What they were read from: the message files and `site.yaml`, which names the languages.
  private let sources: [Source]
  /// Whether nothing was reported about them alone.
  private let isRight: Bool

  /// Reads the texts, unless they are known.
  init(
    _ read: SiteSources, of definition: SiteDefinition, knowing known: ReadMessages?,
    log: inout DiagnosticLog
  ) {
    let sources = read.messages.map(\.source) + (read.site.map { [$0] } ?? [])
    if let known, known.isRight, known.sources == sources {
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
    messages.check(reportingTo: &found)
    catalogue = messages
    self.sources = sources
    isRight = found.diagnostics.isEmpty
    log.merge(found)
  }
}
