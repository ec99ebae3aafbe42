import Diagnostics
import Languages
import Schema

/// Makes a `SiteDefinition` of the record that `site.yaml` was bound to.
struct SiteReader {
  let root: RecordView

  /// The definition; pages that do not say what they show are reported and left out.
  func read(log: inout DiagnosticLog) -> SiteDefinition {
    report(malformed: root.text("language"), log: &log)
    let sections = root.records("sections")
    return SiteDefinition(
      title: root.text("title")?.value ?? "", titleSpan: root.text("title")?.span,
      description: root.text("description")?.value,
      address: root.text("address")?.value, hasAddress: root.isWritten("address"),
      language: root.text("language")?.value ?? "en",
      languages: languages(of: root, log: &log),
      device: DeviceSettings(root, log: &log),
      timeZone: timeZone(log: &log),
      hasTypography: root.bool("typography") ?? false,
      staticFolder: root.text("staticFolder"),
      keepsImageMetadata: root.choice("imageMetadata")?.value == "keep",
      hasRedirectsFile: root.bool("redirectsFile") ?? false,
      collections: root.records("collections").compactMap { collection($0, log: &log) },
      sections: sections.compactMap { section($0, log: &log) },
      pages: pages(of: root, log: &log),
      pageCount: ([root] + sections).reduce(0) { $0 + $1.records("pages").count },
      collectionNames: root.records("collections").compactMap { $0.text("name")?.value },
      // Arguments are evaluated in their order, and what is read above reports lost languages.
      hasLostLanguages: log.diagnostics.contains { $0.code == .languages })
  }

  /// The site's time zone; a name that is none is reported and left out.
  private func timeZone(log: inout DiagnosticLog) -> String? {
    guard let name = root.text("timezone") else { return nil }
    if TimeZoneName.isKnown(name.value) { return name.value }
    log.report(
      .unknownTimeZone(
        name.value, nearest: Suggestion.nearest(to: name.value, among: TimeZoneName.all),
        at: name.span))
    return nil
  }

  private func collection(
    _ record: RecordView, log: inout DiagnosticLog
  ) -> CollectionSettings? {
    guard let name = record.text("name"), let model = record.text("model"),
      let from = record.text("from")
    else { return nil }
    return CollectionSettings(
      name: name, model: model, from: from, order: record.texts("order"),
      rawHTML: record.truth("rawHTML"),
      hasTypography: record.bool("typography"),
      translations: record.records("translations").compactMap { translation in
        guard let language = translation.text("language"), let from = translation.text("from"),
          !report(malformed: language, log: &log)
        else { return nil }
        return TranslationSettings(language: language, from: from)
      })
  }

  /// What a record says in other languages.
  private func languages(of record: RecordView, log: inout DiagnosticLog) -> [LanguageSettings] {
    record.records("languages").compactMap { other in
      guard let language = other.text("language"), !report(malformed: language, log: &log) else {
        return nil
      }
      return LanguageSettings(
        language: language, title: other.text("title"), description: other.text("description"),
        at: other.text("at"))
    }
  }

  /// Reports a text that cannot be the tag of a language.
  @discardableResult
  private func report(malformed tag: Spanned<String>?, log: inout DiagnosticLog) -> Bool {
    guard let tag, !LanguageTag.isWellFormed(tag.value) else { return false }
    log.report(.malformedLanguage(tag.value, at: tag.span))
    return true
  }

  private func section(_ record: RecordView, log: inout DiagnosticLog) -> SectionSettings? {
    guard let name = record.text("name"), let title = record.text("title"),
      let at = record.text("at")
    else { return nil }
    report(malformed: record.text("language"), log: &log)
    return SectionSettings(
      name: name, title: title.value, description: record.text("description")?.value, at: at,
      language: record.text("language"), languages: languages(of: record, log: &log),
      tabs: record.texts("tabs"),
      pages: pages(of: record, log: &log))
  }

  private func pages(of record: RecordView, log: inout DiagnosticLog) -> [PageSettings] {
    record.records("pages").compactMap { page($0, log: &log) }
  }

  private func page(_ record: RecordView, log: inout DiagnosticLog) -> PageSettings? {
    guard let name = record.text("name") else { return nil }
    let kinds = ["list", "entry", "group", "groups", "feed", "search", "page", "redirect"]
    let found = kinds.filter { record.text($0) != nil || !record.texts($0).isEmpty }
    guard let kind = found.first, found.count == 1,
      let subject = record.text(kind) ?? record.texts(kind).first
    else {
      log.report(.pageSubject(name.value, found: found, at: name.span))
      return nil
    }
    report(record, kind: kind, log: &log)
    if kind != "search" { reportSearch(record, kind: kind, log: &log) }
    guard let resolved = self.subject(kind, subject, record, log: &log) else { return nil }
    return PageSettings(
      name: name, subject: resolved, at: record.text("at"),
      template: record.text("template"), format: format(of: record),
      links: record.choice("links").flatMap { LinkStyle(rawValue: $0.value) },
      title: record.text("title"), description: record.text("description"),
      languages: languages(of: record, log: &log),
      perPage: record.int("perPage").flatMap { $0 > 0 ? $0 : nil },
      views: record.cases("view"), condition: record.text("condition"),
      limit: record.int("limit").flatMap { $0 > 0 ? $0 : nil },
      mergesValues: record.bool("merge") ?? false, values: values(of: record),
      continuesAcross: record.bool("continuesAcross") ?? false)
  }

  /// What groups of some values are called.
  private func values(of record: RecordView) -> [GroupValue] {
    record.records("values").compactMap { view in
      guard let value = view.text("value") else { return nil }
      return GroupValue(
        value: value.value, slug: view.text("slug")?.value, title: view.text("title")?.value,
        span: value.span)
    }
  }

  private func subject(
    _ kind: String, _ value: Spanned<String>, _ record: RecordView, log: inout DiagnosticLog
  ) -> PageSettings.Subject? {
    switch kind {
    case "list": return .list(of: value)
    case "entry": return .entry(of: value)
    case "feed":
      guard let date = record.text("date") else {
        log.report(.pageNeeds("date", for: kind, page: name(of: record), at: value.span))
        return nil
      }
      return .feed(
        of: value,
        FeedSettings(
          date: date, updated: record.text("updated"), summary: record.text("summary"),
          content: record.text("content"), image: record.text("image"),
          author: record.text("author")))
    case "search":
      return .search(
        SearchSettings(
          subjects: record.texts("search"), filters: record.texts("filters"),
          anchor: record.text("anchor")))
    case "page": return .single(named: value)
    case "redirect":
      guard record.text("at") != nil else {
        log.report(.pageNeeds("at", for: kind, page: name(of: record), at: value.span))
        return nil
      }
      return .redirect(to: value)
    default:
      guard let by = record.text("by") else {
        log.report(.pageNeeds("by", for: kind, page: name(of: record), at: value.span))
        return nil
      }
      return kind == "group" ? .group(of: value, by: by) : .groups(of: value, by: by)
    }
  }

  private func name(of record: RecordView) -> String { record.text("name")?.value ?? "" }

  private func format(of record: RecordView) -> PageFormat {
    record.choice("format").flatMap { PageFormat(rawValue: $0.value) } ?? .html
  }

  /// Reports what means nothing for a kind of page, because it would be ignored in silence.
  private func report(_ record: RecordView, kind: String, log: inout DiagnosticLog) {
    let isList = kind == "list" || kind == "group"
    if !isList, record.int("perPage") != nil {
      log.report(.pageRefuses("per-page", for: kind, at: record.text("name")?.span))
    }
    if !isList, !record.cases("view").isEmpty {
      log.report(.pageRefuses("view", for: kind, at: record.text("name")?.span))
    }
    if ["page", "redirect", "search"].contains(kind), let condition = record.text("condition") {
      log.report(.pageRefuses("where", for: kind, at: condition.span))
    }
    reportNeighbours(record, kind: kind, log: &log)
    if kind != "feed" {
      for field in ["date", "updated", "summary", "content", "image", "author"] {
        guard let written = record.text(field) else { continue }
        log.report(.pageRefuses(field, for: kind, at: written.span))
      }
    }
    if kind != "list", kind != "feed", record.int("limit") != nil {
      log.report(.pageRefuses("limit", for: kind, at: record.text("name")?.span))
    }
    if kind != "group", kind != "groups" {
      if let by = record.text("by") { log.report(.pageRefuses("by", for: kind, at: by.span)) }
      if let merge = record.truth("merge") {
        log.report(.pageRefuses("merge", for: kind, at: merge))
      }
      if let first = values(of: record).first {
        log.report(.pageRefuses("values", for: kind, at: first.span))
      }
    }
    if kind == "redirect", let template = record.text("template") {
      log.report(.pageRefuses("template", for: kind, at: template.span))
    }
    if let format = record.choice("format") {
      report(record, format: format, kind: kind, log: &log)
    }
  }

  /// Reports what is wrong with how neighbours are chosen.
  private func reportNeighbours(_ record: RecordView, kind: String, log: inout DiagnosticLog) {
    if record.bool("runsOn") != nil {
      log.report(.renamedKey("runs-on", to: "continue-across", at: record.text("name")?.span))
    }
    if record.bool("continuesAcross") == true, record.text("entry")?.value.contains(".") != true {
      log.report(
        .pageRefuses(
          "continue-across", for: kind, at: record.text("name")?.span,
          help: "write it for the pages of a field, such as 'entry: books.chapters'"))
    }
  }

  /// Reports what only a page of search can say.
  private func reportSearch(_ record: RecordView, kind: String, log: inout DiagnosticLog) {
    if let filter = record.texts("filters").first {
      log.report(.pageRefuses("filters", for: kind, at: filter.span))
    }
    if let anchor = record.text("anchor") {
      log.report(.pageRefuses("anchor", for: kind, at: anchor.span))
    }
  }

  /// Reports what means nothing for pages that are data.
  private func report(
    _ record: RecordView, format: Spanned<String>, kind: String, log: inout DiagnosticLog
  ) {
    guard ["list", "group", "entry"].contains(kind) else {
      log.report(.pageRefuses("format", for: kind, at: format.span))
      return
    }
    guard format.value == PageFormat.json.rawValue else { return }
    for key in ["template", "title", "description"] {
      guard let text = record.text(key) else { continue }
      log.report(.pageRefuses(key, for: "format: json", at: text.span))
    }
    if !record.cases("view").isEmpty {
      log.report(.pageRefuses("view", for: "format: json", at: record.text("name")?.span))
    }
  }
}
