import Diagnostics
import Schema

/// The models of a site and of Apus itself, with the sources of the site.
struct ParsedModels {
  let models: Models
  /// All sources read so far. Messages do not show the default values of secret fields.
  let sources: SourceMap
  /// Whether everything that the model files declare is known.
  let certainty: Certainty
}
