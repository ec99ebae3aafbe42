// The rules of the template language: 0501 to 0529.

package import Diagnostics

extension DiagnosticCode {
  /// The codes of the template language, by number.
  package static let templates: [DiagnosticCode] = [
    templateSyntax, templateNesting, unknownVariable, unknownMember, unknownFilter, unknownTemplate,
    templateCycle, unusedTemplatePart, blockStructure, macroCall, wrongOperand, unlikeComparison,
    unprintable, unhandledOptional, notAList, unlikeTypes, lostAssignment, renderingStopped,
    unknownHostName,
  ]

  static let templateSyntax = DiagnosticCode(
    "0501", "the form of templates",
    """
    A template is text with tags: `{{ … }}` prints an expression, `{% … %}` is a statement such
    as `if`, `for`, `set` or `block`, `{# … #}` is a comment. A tag that holds other parts is closed
    by its own end: `{% if %}` by `{% endif %}`. Expressions follow the syntax of Jinja2. What
    should be shown as it is stands between `{% raw %}` and `{% endraw %}`. The path to a value between
    single braces, such as `{post.title}`, is text, and most often meant to be printed; so is what is
    left of a tag of which a half was deleted: `}}`, `%}` or `#}` that closes nothing.
    """)
  static let templateNesting = DiagnosticCode(
    "0502", "how deep templates may be nested",
    """
    Tags and expressions are nested at most 64 deep, and templates include, extend and import
    each other at most 32 deep. No page needs more; a template that does is easier to read in
    parts.
    """)
  package static let unknownVariable = DiagnosticCode(
    "0503", "a name that nothing has",
    """
    A name in a template is a field of what its page gives it (`site`, `page`, `section`, …), a
    variable that `set`, `with` or `for` made, a parameter of the macro, or a macro. Anything else
    is most often a slip, and Jinja2 would print nothing for it.
    """)
  package static let unknownMember = DiagnosticCode(
    "0504", "a field that a value does not have",
    """
    What stands behind a dot is a field of the value's model, spelt as in the model, or `url` for
    what has a page of its own. Every expression has a type before anything is rendered, so a
    wrong field is found here and not as a hole in a page.
    """)
  package static let unknownFilter = DiagnosticCode(
    "0505", "a filter, test or function that does not exist",
    """
    Filters (`title | upper`), tests (`n is odd`) and functions (`range(3)`) are those listed in
    `docs/templates.md`; macros are functions that a template defines or imports.
    """)
  package static let unknownTemplate = DiagnosticCode(
    "0506", "a template that does not exist",
    """
    `extends`, `include`, `import` and `from` name a template by its path below the folder
    `Templates`, written out as text: which templates a page is made of is known before anything
    is rendered. A template of the site wins over the built-in one of the same name.
    """)
  static let templateCycle = DiagnosticCode(
    "0507", "templates that use themselves",
    """
    A template that includes or extends itself, by way of others or not, would never come to an
    end. Layouts and partials are put together before anything is rendered, so no condition can
    stop it. To show a tree, write a recursive loop, `{% for x in tree recursive %}` with
    `{{ loop(x.children) }}` in it, or a macro that calls itself.
    """)
  package static let unusedTemplatePart = DiagnosticCode(
    "0508", "what no page uses",
    """
    A block that no layout has is never shown; a variable that nothing reads and a macro that
    nothing calls are most often left over or misspelt; so is a template that
    no page uses, with nearly the name that a page looks for. Text outside of blocks in a template that
    extends another is never shown either. A template that never reads the `items` of its pages shows
    the same on all of them, and one that never reads where `pagination` leads, to none but the
    first; nor do pages of entries, groups or a feed show what they are made from if theirs never
    reads `entry`, `groups` or `items`.
    """)
  static let blockStructure = DiagnosticCode(
    "0509", "blocks",
    """
    A block has one definition in a template. A template that `extends` another replaces blocks
    of it, and `super()` prints what it replaces. A block marked `required` must be replaced.
    """)
  static let macroCall = DiagnosticCode(
    "0510", "calls of macros, filters, tests and functions",
    """
    A call gives each parameter one value, by place or by name (`name=value`), of the type that
    is expected there; parameters with a default may be left out. A macro's parameters may have
    types (`item: Recipe`); without them its body is checked with what each call gives it.
    """)
  static let wrongOperand = DiagnosticCode(
    "0511", "what operators and filters work on",
    """
    Numbers are added, texts joined with `~`, lists looped over and counted. A value of another
    type is refused before anything is rendered. An optional value must be handled first: put it
    in an `if`, or give it a `default`.
    """)
  static let unlikeComparison = DiagnosticCode(
    "0512", "comparisons",
    """
    Only values of like types can be equal: numbers with numbers, texts with texts, a choice with
    one of its cases. A comparison that can never be true is a slip, and so is a text or number
    alone beside `and` or `or`: `kind == 'tea' or 'coffee'` always holds. A text that is compared with
    a choice must be one of its cases; one that is compared with a date, a duration or a `Decimal`
    is read as content writes these: `begins >= '2026-03-29'`, `time < '1 h 30 min'`. A word that
    no page, section, collection, direction, role or kind of value has, as in `page.name == 'hom'`,
    is a slip, too, and a warning where another site may have it. Addresses are relative to the page
    that is made, so none is `/films/`: compare it with `url("films")`. A condition
    that never holds, or always does, whatever the values are, has a warning; so has one that the
    bounds of a model exclude (`@Within`, `@Count`, `@Length`) wherever the template is used, and an
    `else` after conditions of which one always holds.
    """)
  static let unprintable = DiagnosticCode(
    "0513", "what can be printed",
    """
    Texts, numbers, dates, durations, addresses, choices and Markdown can be printed. A structure
    is printed field by field, a list by a loop or with `join`. Texts are no HTML: readers would see
    the tag of `join("<br>")` as it is written, so it belongs into the template, around what is
    printed. In the text of XML and in `robots.txt`, addresses are printed with `absolute`, since
    what reads these files does not take relative ones, and those in Markdown are whole; so are
    enclosures of feeds, `Sitemap:` in
    `robots.txt`, `URL:` in calendars and the addresses of a JSON Feed.
    """)
  static let unhandledOptional = DiagnosticCode(
    "0514", "a value that may be missing",
    """
    A field whose type ends in `?` may have no value, and a page that prints it would have a hole
    in that place. Show it inside `{% if value %}…{% endif %}`, give it another text with
    `value | default("…")`, or say in `{% else %}` what stands there instead. Inside the `if`, and
    after `and`, the value counts as present.
    """)
  static let notAList = DiagnosticCode(
    "0515", "loops",
    """
    `for` goes over a list, or over the numbers of `range(n)`. A structure is no list: name the
    field that holds the list.
    """)
  package static let unlikeTypes = DiagnosticCode(
    "0516", "values of different types in one place",
    """
    The elements of a list, and what different branches `set` a variable to, are of one type, so that
    what follows knows what it has. Where one of two values is used (`a or b`, `a and b`,
    `default`, an inline `if`), texts, numbers and dates may stand beside each other; a truth value, a
    list or a record beside something else would print what nobody means, such as `false`: say by
    an inline `if` what is shown. In a condition, values of all types may be combined.
    """)
  static let lostAssignment = DiagnosticCode(
    "0517", "a variable that is set inside a loop",
    """
    As in Jinja2, `set` inside a `for` makes a variable that ends with the iteration of the loop; a
    variable of the same name outside keeps its value. To count or collect, use a filter (`sum`,
    `select`, `length`), `loop.previtem`, or a `namespace`: `{% set ns = namespace(found=false) %}`
    before the loop and `{% set ns.found = true %}` inside.
    """)
  static let renderingStopped = DiagnosticCode(
    "0518", "what stops a page while it is made",
    """
    A page takes at most 10,000,000 iterations of loops and 64 MiB of output; numbers stay within 64
    bits and are not divided by zero; recursive loops and macros call themselves at most 256
    deep. What goes beyond stops the build with the place in the template and the page.
    """)
  package static let unknownHostName = DiagnosticCode(
    "0519", "files, pages and texts named in templates",
    """
    `asset("…")`, `url("…")` and `t("…")` name a file, a page or a text of the site. The name is
    written out, so that it can be checked before anything is rendered.
    """)
}
