import Diagnostics
import Escaping
import Schema

/// Resolves the names of a page's template and walks through its tags: puts layouts, blocks,
/// includes and macros in the places where they are used, and lets the rules of `Typing` give every
/// expression a type.
///
/// A partial or macro is checked anew at each use, with what it is given there; a mistake in it
/// shows the use as a second place.
struct Checker {
  let templates: TemplateSet
  let environment: TemplateEnvironment
  /// The place that is being checked.
  var here = Surroundings()
  /// The rules of expressions, and what they know of values at this place.
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

  /// The arguments of a call with their values.
  mutating func check(_ arguments: [Argument]) -> [TypedArgument] {
    arguments.map { TypedArgument(name: $0.name, value: check($0.value)) }
  }
}
