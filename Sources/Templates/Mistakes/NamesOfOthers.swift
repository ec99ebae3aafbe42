import Diagnostics

// What to write for filters, functions and tests of other template languages.

extension Diagnostic {
  /// What to write for a filter of another template language.
  enum FilterAdvice: Sendable {
    /// The filter here that does the same.
    case filter(String)
    /// A field of the type `Markdown`, which is printed as HTML.
    case markdown
    case other(String)
  }

  /// The methods by which other languages write dates in a format.
  static let formatsDates: Set<String> = [
    "date", "format", "isoformat", "strftime", "toDateString", "toLocaleDateString",
  ]

  /// What to write for filters of other template languages.
  static let filtersOfOthers: [String: FilterAdvice] = [
    "upcase": .filter("upper"), "downcase": .filter("lower"), "size": .filter("length"),
    "strip": .filter("trim"), "raw": .other("write 'safe', for Markdown and HTML only"),
    "markdown": .markdown,
    "markdownify": .markdown,
    "strip_html": .filter("striptags"), "url_encode": .filter("urlencode"),
    "dictsort": .other("a structure's fields have an order already; print them one by one"),
    "items": .other("a structure's fields are known; print them one by one"),
    "keys": .other("a structure's fields are known; print them one by one"),
    "nl2br": .other("write '{% for line in text | lines %}{{ line }}<br>{% endfor %}'"),
    "linebreaks": .other("write '{% for line in text | lines %}{{ line }}<br>{% endfor %}'"),
    "append": .other("write 'a ~ b'"), "prepend": .other("write 'a ~ b'"),
    "concat": .other("write 'a + b'"),
    "merge": .other("write 'a + b'"),
    "plus": .other("write 'a + b'"), "minus": .other("write 'a - b'"),
    "times": .other("write 'a * b'"),
    "divided_by": .other("write 'a // b'"), "modulo": .other("write 'a % b'"),
    "attr": .other("write 'a.name'"),
    "get": .other("write 'a.name', or 'a[0]' for an element of a list"),
    "nth": .other("write 'a[1]', counted from 0"),
    "group_by": .filter("groupby"), "sort_by": .other("write 'sort(attribute=…)'"),
    "filter": .other("write 'selectattr' or 'for … if …'"),
    "pprint": .other("print the fields one by one"),
    "urlize": .other("links in Markdown fields are links already"),
    "url": .other(adviceOnAddresses), "relative_url": .other(adviceOnAddresses),
    "relURL": .other(adviceOnAddresses),
    "relLangURL": .other(adviceOnAddresses), "absURL": .filter("absolute"),
    "absLangURL": .filter("absolute"),
    "absolute_url": .filter("absolute"), "asset_url": .other("write 'asset(\"name\")'"),
    "trans": .other("write 't(\"key\")'"), "translate": .other("write 't(\"key\")'"),
    "date_format": .other("write 'date(\"…\")'"), "strftime": .other("write 'date(\"…\")'"),
    "number_format": .filter("number"), "nindent": .filter("indent"),
    "sortby": .other("write 'sort(attribute=…)'"),
    "startswith": .other("write '… is startingwith(…)', which is a test"),
    "endswith": .other("write '… is endingwith(…)', which is a test"),
    "contains": .other("write '… is containing(…)', which is a test"),
    "rsort": .other("write 'sort(reverse=true)'"),
    "unescape": .other("texts are escaped where they are shown"),
    "truncatewords": .other("write 'truncate(…)', which counts letters and cuts between words"),
    "truncate_words": .other("write 'truncate(…)', which counts letters and cuts between words"),
    "rtrim": .other("write 'trim', which does it at both ends"),
    "ltrim": .other("write 'trim', which does it at both ends"),
    "safeHTML": .other("write 'safe', for Markdown and HTML only"), "plainify": .filter("plain"),
    "jsonify": .filter("json"), "humanize": .filter("capitalize"),
    "printf": .other(adviceOnFormats), "sprintf": .other(adviceOnFormats),
    "cycle": .other("write 'loop.cycle(…)'"),
    "date_to_string": .other("write 'date(\"…\")'"),
    "date_to_long_string": .other("write 'date(\"long\")'"),
    "date_to_xmlschema": .other("write 'date(\"rfc3339\")'"),
    "dateFormat": .other("write 'date(\"…\")'"),
    "where_exp": .other("write 'selectattr' or 'for … if …'"),
    "escape_once": .other("texts are escaped where they are shown"),
    "xml_escape": .other("texts are escaped where they are shown"),
  ]

  private static let adviceOnAddresses =
    "write 'url(\"name\")' for a page, the entry's '.url' for its own, 'asset(\"name\")' for a file; "
    + "addresses are relative to the page already"

  private static let adviceOnFormats = "write '\"%d\" | format(value)'"

  /// The names here for variables of other template languages; with what is to be written in place of
  /// them, where that is one name.
  static let variablesOfOthers = [
    "forloop": (advice: "write 'loop'", name: "loop"),
    "content": (advice: "write '{% block main %}{% endblock %}' in the layout", name: nil),
    "end": (advice: "write '{% endif %}', '{% endfor %}' or '{% endblock %}'", name: nil),
    "kwargs": (advice: "write a parameter with a default: 'macro card(wide=false)'", name: nil),
  ]

  /// The names here for tests of other template languages.
  static let testsOfOthers = [
    "matching": adviceOnPatterns, "matches": adviceOnPatterns, "null": "write 'none'",
    "object": "write 'mapping'",
  ]

  /// What to write for a text that is compared with a pattern.
  static let adviceOnPatterns =
    "write 'is startingwith(…)', 'is endingwith(…)' or 'is containing(…)'; what a field must match "
    + "is said in its model, by '@Matches'"

  /// The names here for members of the loop in other template languages.
  static let loopMembersOfOthers = [
    "parent": keptLoop, "parentloop": keptLoop, "counter": "write 'loop.index'",
    "counter0": "write 'loop.index0'", "rindex": "write 'loop.revindex'",
    "rindex0": "write 'loop.revindex0'", "size": "write 'loop.length'",
  ]

  private static let keptLoop =
    "keep the outer loop before the inner one: '{% set outer = loop %}', and write 'outer.index'"

  /// A member that durations do not have: they are counted in seconds.
  static func unknownDurationMember(
    _ name: String, at span: Span, suggesting log: inout DiagnosticLog
  ) -> Diagnostic {
    var diagnostic = Diagnostic.unknownMember(
      name, of: "a duration", fields: TemplateVocabulary.durationMembers, place: nil, at: span,
      suggesting: &log)
    let unit = name.lowercased().first.flatMap { ["m": 60, "h": 3_600, "d": 86_400][$0] }
    if diagnostic.help.isEmpty, let unit {
      diagnostic.help = [Help("write '….seconds / \(unit)', or '// \(unit)' for whole ones")]
    }
    return diagnostic
  }

  /// A member of the loop that other template languages have.
  static func loopMemberOfOthers(_ name: String, _ advice: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .unknownMember, "the loop has no field \(quoted(name))", at: span,
      help: [Help(advice)])
  }

  /// The names here for functions of other template languages.
  static let functionsOfOthers = [
    "caller": "call the macro with '{% call … %}': its body is what 'caller()' prints",
    "fields": "go through them: '{% for field in fields(…) %}'",
    "joiner": "write '{% if not loop.first %}, {% endif %}'",
    "cycler": "write 'loop.cycle(…)'", "cycle": "write 'loop.cycle(…)'",
    "lipsum": "write the text", "url_for": "write 'url(\"name\")' or the entry's '.url'",
    "static": "write 'asset(\"name\")'", "parent": "write 'super()'", "now": "write 'now'",
    "get_url": "write 'url(\"name\")' or the entry's '.url'",
    "translate": "write 't(\"key\")'", "trans": "write 't(\"key\")'", "_": "write 't(\"key\")'",
    "printf": adviceOnFormats, "sprintf": adviceOnFormats, "isset": "write '… is defined'",
    "path": "write 'url(\"name\")' or the entry's '.url'",
    "ref": adviceOnAddresses, "relref": adviceOnAddresses,
    "len": "write '… | length'", "str": "write '… | string'", "int": "write '… | int'",
  ]

  /// What to write for a name that negates a test, 'nin' or 'notempty', also one that is given to a
  /// filter such as 'selectattr'.
  static func adviceForNegation(_ name: String, in filter: String?) -> String? {
    let letters = name.lowercased().filter { $0 != "_" && $0 != "-" }
    for prefix in ["isnot", "not", "non", "un", "in", "n"] where letters.hasPrefix(prefix) {
      let rest = String(letters.dropFirst(prefix.count))
      guard let test = ValueTest.tests[rest], let own = test.names.first else { continue }
      // What is compared has a name for the opposite.
      if own == "eq" { return filter == nil ? "write 'is ne(…)'" : "write 'ne'" }
      if let filter {
        let isSelection = filter.hasPrefix("select")
        let opposite = (isSelection ? "reject" : "select") + filter.dropFirst("select".count)
        return "write '\(opposite)' for '\(filter)', with the test '\(rest)'"
      }
      return "write 'is not \(rest)\(test.takesValue ? "(…)" : "")'"
    }
    return nil
  }
}
