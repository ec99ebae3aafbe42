import Diagnostics
import Templates

// Contradictions in `site.yaml`, and settings without effect.
extension Diagnostic {
  static func repeatedName(_ name: String, in key: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "\(quoted(name)) stands in '\(key)' twice", at: span,
      help: [Help("leave one of them out")])
  }

  static func iconOutsideBar(of page: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "\(quoted(page)) has an 'icon' and is not in the bar of a section",
      at: span, help: [Help("write it into 'tabs' of its section, or leave 'icon' out")])
  }

  static func sectionsAtOneAddress(
    _ name: String, _ other: String, address: String, at span: Span?, first: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape,
      "the sections \(quoted(other)) and \(quoted(name)) have one address: \(quoted(address))",
      at: span, places: first.map { [Place($0, "the first one")] } ?? [],
      help: [Help("give each section an address of its own")])
  }

  static func secondPages(
    of page: String, entry: String, first: String, address: String, at span: Span?, firstSpan: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .pageShape,
      "page \(quoted(page)) makes entries such as \(quoted(entry)) a second page like the one "
        + "that \(quoted(first)) makes", at: span,
      places: firstSpan.map { [Place($0, "the first one")] } ?? [],
      notes: ["links lead to the first one: \(quoted(address))"],
      help: [
        Help("leave it out: a list of the entries leads to their first page"),
        Help("or choose entries by 'where', or give it a template of its own"),
      ])
  }

  static func redirectCircle(_ address: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "this redirect leads back to itself: \(quoted(address))", at: span,
      help: [Help("lead to a page that is no redirect")])
  }

  /// A page that programs look for at one address, at another.
  static func pageAtOtherAddress(
    _ name: String, _ address: String, fixed: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .warning, .pageShape,
      "nobody looks for \(quoted(name)) at \(quoted(address)): its address is '/\(fixed)'",
      at: span, help: [Help("write 'at: \(fixed)'")])
  }

  static func redirectToRedirect(
    _ name: String, end: String?, at span: Span?, declared: Span?
  ) -> Diagnostic {
    var help = Help("write the name or the address of a page")
    if let end {
      let words = "write '\(end)', where it leads"
      help = span.map { Help(words, replace: $0, with: end) } ?? Help(words)
    }
    return Diagnostic(
      .error, .pageShape, "\(quoted(name)) is a redirect, and a redirect leads to a page", at: span,
      places: declared.map { [Place($0, "declared here")] } ?? [], help: [help])
  }

  /// A limit that one page of the list can hold.
  static func needlessPerPage(_ perPage: Int, limit: Int, at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, .pageShape,
      "'per-page: \(perPage)' means nothing with 'limit: \(limit)': one page holds all", at: span,
      help: [
        Help("leave 'limit' out to show all entries, \(perPage) a page"),
        Help("or leave 'per-page' out to show \(limit) at most"),
      ])
  }

  static func unusedGroupValue(
    _ value: String, of page: String, isCase: Bool, nearest: String?, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      isCase ? .error : .warning, .pageShape,
      "page \(quoted(page)) names the group \(quoted(value)), but no entry has this value",
      at: span,
      help: nearest.map { [Help("did you mean '\($0)'?")] }
        ?? [Help("write a value as the entries write it, or leave it out")])
  }

  static func contradictoryValues(
    _ value: String, at span: Span?, first: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "the group \(quoted(value)) is named twice, and not alike", at: span,
      places: first.map { [Place($0, "the first one")] } ?? [],
      notes: ["what 'values' says of a group is for all pages with the groups of this field"],
      help: [Help("write it once, with 'slug' and 'title'")])
  }

  static func sharedSlug(
    _ slug: String, of value: String, _ other: String, at span: Span?, first: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape,
      "the groups \(quoted(other)) and \(quoted(value)) have one slug: \(quoted(slug))", at: span,
      places: first.map { [Place($0, "the first one")] } ?? [],
      help: [Help("give one of them another 'slug'")])
  }

  static func siteAddress(_ address: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "\(quoted(address)) is not the address of a folder on the web", at: span,
      notes: ["the addresses of pages are written behind it"],
      help: [Help("write one such as 'https://example.org/' or 'https://example.org/blog/'")])
  }

  static func folderOfHost(_ address: String, at span: Span?, host: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pageShape,
      "this host publishes a site at the root of a domain, and \(quoted(address)) is a folder of one",
      at: span, places: host.map { [Place($0, "this host")] } ?? [],
      help: [
        Help("write the address without the folder"),
        Help(
          "or leave 'host' out, and write the rules where the host of the whole domain reads them"),
      ])
  }

  static func unownedAddress(
    _ address: String, _ reason: String, help: String, at span: Span?, host: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "no host can publish at \(quoted(address)): \(reason)", at: span,
      places: host.map { [Place($0, "this host")] } ?? [],
      notes: ["search engines and readers of feeds would be led there"], help: [Help(help)])
  }

  static func noGitHubDomain(
    _ address: String, _ reason: String, help: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "GitHub Pages cannot publish at \(quoted(address)): \(reason)", at: span,
      help: [Help(help)])
  }

  static func conditionOfTags(
    _ condition: String, holding tag: String, at span: Span?
  ) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "\(quoted(condition)) is not a condition: it holds '\(tag)'", at: span,
      help: [Help("write what a template writes behind 'if', such as 'servings > 2'")])
  }

  static func impossibleCondition(_ condition: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, .pageShape, "no entry can be so that \(quoted(condition))", at: span,
      notes: ["the types and rules of the fields leave it no value"],
      help: [Help("ask for values that the model allows")])
  }

  /// A condition that no entry fulfils, because none has a value that it asks for; `language` is
  /// that of the entries, where there are others.
  static func unmetCondition(
    _ unmet: UnmetComparison, of page: PageDeclaration, in language: String?,
    log: inout DiagnosticLog
  ) -> Diagnostic {
    let (comparison, values) = (unmet.comparison, unmet.values)
    let field = DisplayText(comparison.field).text
    let nearest = log.nearest(to: comparison.value, among: values)
    let named = values.prefix(6).map { quoted($0) }.joined(separator: ", ")
    let rest = values.count > 6 ? " and \(values.count - 6) more" : ""
    let isList = page.kind is ListPages
    let place = language.map { " in \(quoted($0))" } ?? ""
    let it = isList ? "the list" : "the page"
    let subject = (isList ? "the list is empty" : "\(quoted(page.name)) shows no entry") + place
    let near =
      page.isTranslation
      ? Help("ask for a value of each language, with 'or' between them")
      : nearest.map { Help("did you mean \(quoted($0))?") }
    return Diagnostic(
      .warning, .pageShape,
      "\(subject): no entry has \(quoted(comparison.value)) in '\(field)'", at: comparison.span,
      notes: [values.isEmpty ? "no entry has a '\(field)'" : "there is \(named)\(rest)"],
      help: [
        near ?? Help("write a value that an entry has, or leave \(it) out until one has it")
      ])
  }

  /// Amounts of several currencies that a condition compares with one number.
  static func currenciesInCondition(_ amount: ComparedAmount, codes: [String]) -> Diagnostic {
    let field = DisplayText(amount.field).text
    return Diagnostic(
      .warning, .pageShape,
      "'\(field)' is compared by its bare number, and there are amounts of "
        + list(codes, joinedBy: "and"), at: amount.span,
      notes: ["'\(amount.holder)' says the currency of each"],
      help: [
        Help("ask for the currency first: '\(amount.holder) == \"\(codes[0])\" and \(field) …'")
      ])
  }

  static func needlessCondition(_ condition: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .warning, .pageShape, "every entry is so that \(quoted(condition))", at: span,
      notes: ["the types and rules of the fields leave it no other value"],
      help: [Help("leave 'where' out, or ask for what only some entries have")])
  }

  static func constantCondition(_ condition: String, at span: Span?) -> Diagnostic {
    Diagnostic(
      .error, .pageShape, "\(quoted(condition)) asks for no field: it is the same for all entries",
      at: span, help: [Help("compare a field of the entries, such as 'servings > 2'")])
  }
}
