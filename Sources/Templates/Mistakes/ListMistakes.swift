package import Diagnostics

// Mistakes about the templates of lists, groups and archives.
extension Diagnostic {
  /// Pages that list entries, of which the template reads none.
  ///
  /// - Parameters:
  ///   - page: The name of the pages in `site.yaml`.
  ///   - template: The name of their template.
  ///   - span: Where they are declared.
  /// - Returns: A warning.
  package static func unreadItems(
    of page: String, template: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplatePart,
      "what the pages \(quoted(page)) list is not on them: \(quoted(template)) never reads 'items'",
      at: span,
      notes: ["'items' are the entries of one page; 'collections' has all, for every page"],
      help: [
        Help("loop over them in the template: '{% for item in items %}…{% endfor %}'"),
        Help("or declare one page without entries: '\(quotedWord(page)): { page: NAME }'"),
      ])
  }

  /// Pages of a list that continue each other, between which no link can lead.
  package static func unreadPagination(
    of page: String, template: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplatePart,
      "nothing leads from one page of \(quoted(page)) to the next: "
        + "\(quoted(template)) never reads 'pagination'",
      at: span,
      help: [
        Help(
          "link them in the template: '{% if pagination.next %}<a href=\"{{ pagination.next }}\">"
            + "…</a>{% endif %}'"),
        Help("or leave 'per-page' out, to show all on one page"),
      ])
  }

  private static func quotedWord(_ name: String) -> String { DisplayText(name).text }
}
