import Diagnostics

// What to write for filters, functions and tests of other template languages.

extension Diagnostic {
  /// The methods by which other languages write dates in a format.
  static let formatsDates: Set<String> = [
    "date", "format", "isoformat", "strftime", "toDateString", "toLocaleDateString",
  ]

  /// The names here for filters of other template languages.
  static let filtersOfOthers = [
    "upcase": "write 'upper'", "downcase": "write 'lower'", "size": "write 'length'",
    "strip": "write 'trim'", "raw": "write 'safe', for Markdown and HTML only",
    "markdown": "give the field the type 'Markdown' in the model",
    "markdownify": "give the field the type 'Markdown' in the model",
    "strip_html": "write 'striptags'", "url_encode": "write 'urlencode'",
    "dictsort": "a structure's fields have an order already; print them one by one",
    "items": "a structure's fields are known; print them one by one",
    "keys": "a structure's fields are known; print them one by one",
    "nl2br": "write '{% for line in text | lines %}{{ line }}<br>{% endfor %}'",
    "linebreaks": "write '{% for line in text | lines %}{{ line }}<br>{% endfor %}'",
    "append": "write 'a ~ b'", "prepend": "write 'a ~ b'", "concat": "write 'a + b'",
    "plus": "write 'a + b'", "minus": "write 'a - b'", "times": "write 'a * b'",
    "divided_by": "write 'a // b'", "modulo": "write 'a % b'", "attr": "write 'a.name'",
    "get": "write 'a.name', or 'a[0]' for an element of a list",
    "nth": "write 'a[1]', counted from 0",
    "group_by": "write 'groupby'", "sort_by": "write 'sort(attribute=…)'",
    "filter": "write 'selectattr' or 'for … if …'", "pprint": "print the fields one by one",
    "urlize": "links in Markdown fields are links already",
    "url": adviceOnAddresses, "relative_url": adviceOnAddresses, "relURL": adviceOnAddresses,
    "relLangURL": adviceOnAddresses, "absURL": "write 'absolute'", "absLangURL": "write 'absolute'",
    "absolute_url": "write 'absolute'", "asset_url": "write 'asset(\"name\")'",
    "trans": "write 't(\"key\")'", "translate": "write 't(\"key\")'",
    "date_format": "write 'date(\"…\")'", "strftime": "write 'date(\"…\")'",
    "number_format": "write 'number'", "nindent": "write 'indent'",
    "rsort": "write 'sort(reverse=true)'", "unescape": "texts are escaped where they are shown",
    "truncatewords": "write 'truncate(…)', which counts letters and cuts between words",
    "truncate_words": "write 'truncate(…)', which counts letters and cuts between words",
    "rtrim": "write 'trim', which does it at both ends",
    "ltrim": "write 'trim', which does it at both ends",
    "safeHTML": "write 'safe', for Markdown and HTML only", "plainify": "write 'plain'",
    "jsonify": "write 'json'", "humanize": "write 'capitalize'",
    "printf": adviceOnFormats, "sprintf": adviceOnFormats, "cycle": "write 'loop.cycle(…)'",
    "date_to_string": "write 'date(\"…\")'", "date_to_long_string": "write 'date(\"long\")'",
    "date_to_xmlschema": "write 'date(\"rfc3339\")'", "dateFormat": "write 'date(\"…\")'",
    "where_exp": "write 'selectattr' or 'for … if …'",
    "escape_once": "texts are escaped where they are shown",
    "xml_escape": "texts are escaped where they are shown",
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
