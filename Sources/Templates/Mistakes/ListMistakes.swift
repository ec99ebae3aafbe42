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

  /// Pages that are made from content of which the template reads nothing.
  package static func unreadContent(
    _ name: String, isList: Bool, of page: String, template: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .unusedTemplatePart,
      "what the pages \(quoted(page)) show is not on them: \(quoted(template)) never reads '\(name)'",
      at: span,
      help: [
        isList
          ? Help("loop over it in the template: '{% for … in \(name) %}…{% endfor %}'")
          : Help("show a field of it in the template: '{{ \(name).… }}'")
      ])
  }

  // MARK: Lists as values

  static func printedList(
    _ written: String, type: NamedType, at span: Span
  ) -> Diagnostic {
    let name = DisplayText(written).text
    return Diagnostic(
      .error, .unprintable,
      "\(quoted(written)) is of type \(type.text), which cannot be printed", at: span,
      help: [
        type.form == .listOfLists
          ? .loopOverLists(name)
          : Help("loop over it: '{% for … in \(name) %}', or write '\(name) | join(\", \")'")
      ])
  }

  /// Lists that are joined where texts are needed.
  static func joinedLists(_ written: String, type: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .error, .wrongOperand, "'join' needs a list of texts, not of values of type \(type)",
      at: span, help: [.loopOverLists(DisplayText(written).text)])
  }

  /// A filter that needs values, and elements that may have none, or a field of them.
  static func missingInList(
    type: String, field: String? = nil, filter: String, at span: Span
  ) -> Diagnostic {
    let values = field.map { "map(attribute='\($0)'" }
    return Diagnostic(
      .error, .unhandledOptional, "some of these values may be none: they are of type \(type)",
      at: span,
      help: [
        Help(
          values.map {
            "leave them out first: '… | \($0)) | select(\"defined\") | \(filter)(…)', "
              + "or say what stands in: '… | \($0), default=…) | \(filter)(…)'"
          } ?? "leave them out first: '… | select(\"defined\") | \(filter)(…)', "
            + "or say what stands in: 'map(…, default=…)'")
      ])
  }

  private static func quotedWord(_ name: String) -> String { DisplayText(name).text }
}

extension Diagnostic.Help {
  fileprivate static func loopOverLists(_ name: String) -> Diagnostic.Help {
    Diagnostic.Help(
      "join each of its lists: '{% for list in \(name) %}{{ list | join(\", \") }}{% endfor %}'")
  }
}

extension Diagnostic {
  /// A condition that `where` is given in place of the name of a field.
  static func conditionAsField(_ condition: String, of list: String, at span: Span) -> Diagnostic {
    let loop = "{% for item in \(list) if item.\(condition) %}"
    return Diagnostic(
      .error, .unknownMember, "'where' takes the name of a field, not a condition", at: span,
      help: [
        Help("choose the elements in a loop: '\(DisplayText(loop).text)'"),
        Help("or in site.yaml, by 'where' at the page of a list"),
      ])
  }
}
