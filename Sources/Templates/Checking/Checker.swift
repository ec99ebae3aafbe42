import Diagnostics
import Escaping
import Schema

/// Walks through the tags of a page's template and the expressions in them, and lets each be
/// checked by the value that has its rules: tags by those of `Tags`, calls by those of `Calls`,
/// names by `Surroundings`, and values whose parts are checked by `Typing`.
///
/// These values restore what they change: after a tag or an expression, `here` is the same as
/// before, except for names that the tag binds for later tags. A partial or macro is checked again
/// at each use, with the values that it gets there; a mistake in it shows the use as a second
/// place.
struct Checker {
  let templates: TemplateSet
  let environment: TemplateEnvironment
  /// The place that is being checked.
  var here = Surroundings()
  /// The rules of expressions, and what is known about values at this place.
  var typing: Typing
  var routines = Routines()
  /// What is not checked, since no page of these types shows it.
  var leftOut = LeftOutParts()

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
