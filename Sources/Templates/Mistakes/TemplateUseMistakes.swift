package import Diagnostics

// Templates that name, contain and extend others.

extension Diagnostic {
  package static func unknownTemplate(
    _ name: String, nearest: String?, at span: Span?
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .error, .unknownTemplate, "there is no template \(quoted(name))", at: span)
    if let nearest {
      diagnostic.help = [
        span.map { Help("did you mean '\(nearest)'?", replace: $0, with: "\"\(nearest)\"") }
          ?? Help("did you mean '\(nearest)'?")
      ]
    } else {
      diagnostic.help = [Help("'apus theme list' names those of the theme")]
    }
    return diagnostic
  }

  static func unknownTemplates(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unknownTemplate, "there is no template \(list(names))", at: span,
      help: [Help("write 'ignore missing' after it if that is meant")])
  }

  /// A template that is not named by a text; an `include` may choose between two.
  static func templateNameNotLiteral(at span: Span, isIncluded: Bool) -> Diagnostic {
    Diagnostic(
      .error, .unknownTemplate, "the name of a template is written out", at: span,
      help: [
        isIncluded
          ? Help("write it in quotes, or choose: '\"a.html\" if … else \"b.html\"'")
          : Help("write one name in quotes: '\"a.html\"'; only 'include' chooses between two")
      ])
  }

  static func templateCycle(
    _ names: [String], verb: String, at span: Span
  ) -> Diagnostic {
    let chain = names.map { quoted($0) }.joined(separator: " \(verb) ")
    var diagnostic = Diagnostic(
      .error, .templateCycle, "this never ends: \(chain)", at: span)
    if verb == "includes" {
      diagnostic.help = [
        Help("to show a tree, write '{% for … recursive %}' or a macro that calls itself")
      ]
    } else if verb == "extends", Set(names).count == 1 {
      diagnostic.notes = [
        "a template of the site takes the place of the one of the theme that is called the same"
      ]
      diagnostic.help = [
        Help("call it after its section and page: 'Templates/SECTION/PAGE.html'"),
        Help("or begin with a copy of the one of the theme: 'apus theme copy NAME'"),
      ]
    }
    return diagnostic
  }

  static func tooManyUses(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateNesting, "templates and macros use each other deeper than \(limit)",
      at: span)
  }

  static func templateTooDeep(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateNesting,
      "tags, and the templates and macros that hold them, are nested deeper than \(limit)",
      at: span, help: [Help("take tags apart in the templates around")])
  }

  static func tooManyKinds(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateNesting,
      "this calls itself with values of more than \(limit) different types", at: span,
      help: [Help("give it values of the types that it was called with")])
  }

  static func templateTooLarge(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateNesting,
      "the template has more than \(limit) parts when all that it uses is in its place",
      at: span)
  }

  static func programTooLarge(_ excess: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .templateNesting,
      "the template needs more than \(excess) when all that it uses is in its place", at: span)
  }
}
