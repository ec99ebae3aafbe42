import Diagnostics
import Languages

/// The texts of the interface as they were read.
struct ReadMessages: Sendable {
  let catalogue: MessageCatalogue
  /// What they were read from: the message files and `site.yaml`, which names the languages.
  let sources: [Source]
  /// Whether there is nothing to report of them by themselves.
  let isRight: Bool
}
