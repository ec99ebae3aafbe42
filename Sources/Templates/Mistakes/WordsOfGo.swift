import Diagnostics

extension Diagnostic {
  /// What to write for words that begin a tag in templates of Go and Hugo, with values behind them.
  static let wordsOfGo = [
    "range": "write '{% for x in list %}' and '{% endfor %}'",
    "with": "write '{% if value %}' and '{% endif %}'",
    "if": "write '{% if … %}' and '{% endif %}'", "else": "write '{% else %}' or '{% elif … %}'",
    "partial": inclusion, "partialCached": inclusion, "template": inclusion,
    "define": "write '{% block name %}' and '{% endblock %}'",
    "block": "write '{% block name %}' and '{% endblock %}'", "len": "write '… | length'",
    "dateFormat": "write '… | date(\"…\")'", "where": "write '… | where(\"field\", value)'",
    "first": "write '… | take(3)'", "after": "write '… | skip(3)'", "i18n": "write 't(\"key\")'",
    "T": "write 't(\"key\")'", "safeHTML": "write '… | safe', for Markdown and HTML only",
    "jsonify": "write '… | json'", "markdownify": "print a field of the type 'Markdown'",
    "plainify": "write '… | plain'", "upper": "write '… | upper'", "lower": "write '… | lower'",
    "title": "write '… | title'", "absURL": "write '… | absolute'",
    "relURL": "write 'url(\"name\")', or the entry's '.url'",
    "ref": "write 'url(\"name\")', or the entry's '.url'",
    "relref": "write 'url(\"name\")', or the entry's '.url'",
  ]

  private static let inclusion =
    "write '{% include \"…\" %}', or call a macro where it takes values"
}
