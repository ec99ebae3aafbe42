import Diagnostics
import Escaping
import Schema

/// Walks through the tags of a page's template and the expressions in them, and lets each be
/// checked by the value that has its rules: tags by those of `Tags`, calls by those of `Calls`,
/// names by `Surroundings`, and values whose parts are checked by `Typing`.
///
/// What these values change of it, they put back: after a tag or an expression, `here` is as it was
/// before, but for the names that the tag gives to the tags after it. A partial or macro is checked
/// again at each use, with what it is given there; a mistake in it shows the use as a second place.
struct Checker {
  let templates: TemplateSet
  let environment: TemplateEnvironment
  /// The place that is being checked.
  var here = Surroundings()
  /// The rules of expressions, and what they know about values at this place.
  var typing: Typing
  var routines = Routines()

  init(
    templates: TemplateSet, environment: TemplateEnvironment, output: OutputKind,
    language: String?
  ) {
    self.templates = templates
    self.environment = environment
    typing = Typing(
      environment: environment, page: CheckedPage(output: output, language: language),
      reports: Reports(templates: templates))
  }
}
