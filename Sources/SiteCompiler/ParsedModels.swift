import Diagnostics
import Schema

/// The models of a site and of Apus itself, with the sources of the site.
struct ParsedModels {
  let models: Models
  /// All sources read so far. No message shows what secret fields have as default values.
  let sources: SourceMap
  /// Whether all that the model files declare is known.
  let certainty: Certainty
}
