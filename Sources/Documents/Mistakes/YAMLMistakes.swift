// The rules of YAML.

import Diagnostics

extension DiagnosticCode {
  static let yamlSyntax = DiagnosticCode(
    "0110", "YAML has a form",
    """
    A mapping is written as `key: value`, one pair a line, each at the same indentation; a list as \
    lines that start with `- `. What belongs to a key is indented further than the key, by spaces.
    """)
  static let yamlSubset = DiagnosticCode(
    "0111", "the part of YAML that is content",
    """
    YAML can name types (`!tag`), change its own grammar (`%DIRECTIVE`), hold several documents in \
    one file and use mappings as keys. In content these are errors: the model says which type a \
    value has, a file is one document, and a key is a text.

    A text that starts with `!` or `%` needs quotes.
    """)
  static let yamlAlias = DiagnosticCode(
    "0112", "anchors and aliases",
    """
    `&name` before a value names it, and `*name` later stands for the same value; `<<: *name` takes \
    over the pairs of a mapping. A name must be set before it is used, must be used when it is set, \
    and cannot stand for something it is part of. All aliases of a document together may stand for \
    at most 10,000 values.

    A text that starts with `&` or `*` needs quotes.
    """)
  static let yamlItemInText = DiagnosticCode(
    "0113", "a line that looks like a list item",
    """
    A text without quotes goes on in the lines below it that are indented further. Where such a \
    line starts with `- `, it was probably meant as an item of the list, but is part of the text \
    above.

    Indent it like the other items, or put the text in quotes.
    """)
  static let yamlTextCut = DiagnosticCode(
    "0115", "a '#' that cuts a text short",
    """
    In a text without quotes, a `#` after a blank begins a comment: `title: Fix #4` is the title \
    `Fix`, `lang: C # and more` is `C`, and `colour: #b23a1e` is empty. Put the text in quotes where \
    the sign belongs to it; write two blanks before the `#` of a comment, and one behind it.
    """)
}

extension Diagnostic {
  static func yamlSyntax(_ problem: String, at span: Span) -> Diagnostic {
    Diagnostic(.error, .yamlSyntax, problem, at: span)
  }

  static func yamlTag(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSubset, "tags are not supported", at: span,
      help: [Help("delete the tag, or quote the value if the '!' belongs to a text")])
  }

  static func yamlDirective(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSubset, "directives are not supported", at: span,
      help: [Help("delete this line", replace: span, with: "")])
  }

  static func secondDocument(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSubset, "several documents in one file are not supported", at: span,
      label: "a second document starts here",
      help: [Help("write each document in a file of its own")])
  }

  static func complexKey(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlSubset, "a key is a text, not a list or a mapping", at: span,
      help: [Help("if the key starts with '[' or '{', put it in quotes")])
  }

  static func aliasKey(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlAlias, "an alias cannot be a key", at: span,
      help: [Help("write the key itself, in quotes if it starts with '*'")])
  }

  static func unknownAlias(
    _ name: String, nearest: String?, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .error, .yamlAlias, "no anchor '&\(name)' stands before the alias '*\(name)'", at: span,
      help: (nearest.map { [Help("did you mean '*\($0)'?", replace: span, with: "*" + $0)] } ?? [])
        + [Help("quote the value if the '*' belongs to a text")])
  }

  static func aliasOfItself(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlAlias, "the alias '*\(name)' stands inside the value it stands for", at: span)
  }

  static func unusedAnchor(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlAlias, "no alias refers to the anchor '&\(name)'", at: span,
      help: [Help("quote the value if the '&' belongs to a text, or delete the anchor")])
  }

  static func tooManyAliases(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlAlias, "the aliases up to here stand for more than \(limit) values", at: span)
  }

  static func tooMuchAliasedText(limit: Int, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlAlias, "the aliases up to here stand for more than \(limit) bytes of text",
      at: span)
  }

  static func mergeValue(at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .yamlAlias, "the merge key '<<' takes an alias of a mapping, or a list of such",
      at: span, help: [Help("write <<: *name, and &name where the mapping stands")])
  }
}
