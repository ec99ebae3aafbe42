import Diagnostics
import Escaping
import Languages
import Schema

/// Makes a `SiteDefinition` from the record that `site.yaml` was bound to.
struct SiteReader {
  let root: RecordView<SiteFields.Site>
  /// Uncertain where a key of the site is unknown, so that its value was lost.
  let keyCertainty: Certainty
  /// Uncertain where the lost value may have declared pages.
  let pageCertainty: Certainty

  /// The definition; pages without a kind are reported and left out.
  func read(log: inout DiagnosticLog) -> SiteDefinition {
    report(malformed: root.text(.language), log: &log)
    checkAddress(log: &log)
    let sections = root.records(.sections, of: SiteFields.Section.self)
    let collections = root.records(.collections, of: SiteFields.Collection.self)
    let appearance = Appearance(root, log: &log)
    return SiteDefinition(
      title: root.text(.title) ?? Spanned("", at: nil), description: root.text(.description),
      address: root.text(.address).map { SiteAddress.spelled($0.value) },
      hasAddress: root.isWritten(.address),
      ownLanguage: root.text(.language).map(canonical) ?? Spanned("en", at: nil),
      languages: languages(root.records(.languages, of: SiteFields.Language.self), log: &log),
      device: DeviceSettings(root, log: &log),
      timeZone: timeZone(log: &log),
      hasTypography: root.bool(.typography) ?? false,
      files: FileSettings(
        staticFolder: root.text(.staticFolder),
        keepsImageMetadata: root.choice(.imageMetadata)?.value == "keep",
        hasRedirectsFile: root.bool(.redirectsFile) ?? false,
        host: root.choice(.host).flatMap { name in
          Host(rawValue: name.value).map { Spanned($0, at: name.span) }
        }),
      appearance: appearance,
      collections: collections.compactMap { collection($0, log: &log) },
      sections: sections.compactMap { section($0, appearance, log: &log) },
      pages: pages(root.records(.pages, of: SiteFields.Page.self), log: &log),
      pageCount: sections.reduce(root.records(.pages, of: SiteFields.Page.self).count) {
        $0 + $1.records(.pages, of: SiteFields.Page.self).count
      },
      collectionNames: collections.compactMap { $0.text(.name)?.value },
      // Arguments are evaluated in their order, and the reading above reports invalid languages.
      certainty: Certainty(of: [
        keyCertainty,
        log.diagnostics.contains { $0.code == .languages } ? .uncertain : .certain,
      ]),
      lost: LostSettings(
        pages: Certainty(of: [
          pageCertainty,
          log.diagnostics.contains { $0.code == .languages } ? .uncertain : .certain,
        ])))
  }

  /// Reports an address to which addresses of pages cannot be appended.
  private func checkAddress(log: inout DiagnosticLog) {
    guard let address = root.text(.address) else { return }
    let text = address.value.lowercased()
    let isOfWeb = text.hasPrefix("https://") || text.hasPrefix("http://")
    let path = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst(3)
    let isFolder =
      !text.contains("?") && !text.contains("#")
      && !path.contains { $0 == "." || $0 == ".." } && !path.dropLast().contains("")
      && !text.hasSuffix(".html") && !text.hasSuffix(".htm")
    guard isOfWeb, isFolder else {
      return log.report(.siteAddress(address.value, at: address.span))
    }
    if let name = root.choice(.host), let host = Host(rawValue: name.value) {
      let isFolder = path.contains { !$0.isEmpty }
      check(address, for: Spanned(host, at: name.span), isFolder: isFolder, log: &log)
    }
  }

  /// Reports an address at which a host cannot publish.
  private func check(
    _ address: Spanned<String>, for host: Spanned<Host>, isFolder: Bool,
    log: inout DiagnosticLog
  ) {
    if host.value == .githubPages {
      GitHubDomain.check(address, log: &log)
    } else if let unowned = UnownedAddress(SiteAddress.spelled(address.value)),
      host.value.refuses(unowned)
    {
      log.report(
        .unownedAddress(
          address.value, unowned.reason, help: host.value.adviceOnAddress, at: address.span,
          host: host.span))
    } else if host.value.isWholeDomain, isFolder {
      log.report(.folderOfHost(address.value, at: address.span, host: host.span))
    }
  }

  /// The site's time zone; an unknown name is reported and left out.
  private func timeZone(log: inout DiagnosticLog) -> String? {
    guard let name = root.text(.timezone) else { return nil }
    if TimeZoneName.isKnown(name.value) { return name.value }
    log.report(
      .unknownTimeZone(
        name.value,
        nearest: TimeZoneName.zone(ofCity: name.value)
          ?? log.nearest(to: name.value, among: TimeZoneName.all),
        city: TimeZoneName.cities[name.value.uppercased()], at: name.span))
    return nil
  }

  private func collection(
    _ record: RecordView<SiteFields.Collection>, log: inout DiagnosticLog
  ) -> CollectionSettings? {
    guard let name = record.text(.name), let model = record.text(.model),
      let from = record.text(.from)
    else { return nil }
    refuseRepeated(
      record.texts(.order), in: "order", as: { String($0.drop { $0 == "-" }) }, log: &log)
    return CollectionSettings(
      name: name, model: model, from: from, order: record.texts(.order),
      first: record.texts(.first), rawHTML: record.truth(.rawHTML),
      hasTypography: record.bool(.typography),
      translations: record.records(
        .translations, of: SiteFields.Translation.self
      ).compactMap { translation in
        guard let language = translation.text(.language), let from = translation.text(.from),
          !report(malformed: language, log: &log)
        else { return nil }
        return TranslationSettings(language: canonical(language), from: from)
      })
  }

  /// What the site, a section or a page says in other languages. Where its address in one could not
  /// be read, or is missing although it `needsAddress`, both of which are reported, it is the one that
  /// is usual for its own.
  private func languages(
    _ records: [RecordView<SiteFields.Language>], of own: Spanned<String>? = nil,
    needsAddress: Bool = false, log: inout DiagnosticLog
  ) -> [LanguageSettings] {
    records.compactMap { other in
      guard let language = other.text(.language), !report(malformed: language, log: &log) else {
        return nil
      }
      let isLost = other.isUnreadable(.title) || other.isUnreadable(.at)
      let usual = own.map { own in
        Spanned(
          LanguageSettings.usualAddress(of: own.value, in: canonical(language).value), at: own.span)
      }
      return LanguageSettings(
        language: canonical(language), title: other.text(.title),
        description: other.text(.description),
        at: other.text(.at).map(address) ?? (isLost || needsAddress ? usual : nil),
        values: values(other.records(.values, of: SiteFields.Group.self)),
        certainty: isLost ? .uncertain : .certain)
    }
  }

  /// A tag in the usual case, in which pages print it; in place of a wrong one, which is reported,
  /// the one that is surely meant.
  private func canonical(_ tag: Spanned<String>) -> Spanned<String> {
    Spanned(LanguageTag.meant(by: tag.value) ?? LanguageTag.canonical(tag.value), at: tag.span)
  }

  /// Reports names that are in a list more than once, where the second has no effect, or
  /// contradicts the first.
  private func refuseRepeated(
    _ names: [Spanned<String>], in key: String, as plain: (String) -> String = { $0 },
    log: inout DiagnosticLog
  ) {
    var known: Set<String> = []
    for name in names where !known.insert(plain(name.value)).inserted {
      log.report(.repeatedName(plain(name.value), in: key, at: name.span))
    }
  }

  /// Reports a text that cannot be the tag of a language.
  @discardableResult
  private func report(malformed tag: Spanned<String>?, log: inout DiagnosticLog) -> Bool {
    guard let tag, !LanguageTag.mayBeRegistered(tag.value) else { return false }
    log.report(.malformedLanguage(tag.value, at: tag.span))
    return true
  }

  private func section(
    _ record: RecordView<SiteFields.Section>, _ appearance: Appearance, log: inout DiagnosticLog
  ) -> SectionSettings? {
    guard let name = record.text(.name), let title = record.text(.title),
      let at = record.text(.at).map(address)
    else { return nil }
    report(malformed: record.text(.language), log: &log)
    let tabs = record.texts(.tabs)
    refuseRepeated(tabs, in: "tabs", log: &log)
    let pages = pages(record.records(.pages, of: SiteFields.Page.self), log: &log)
    let names = Set(pages.map(\.name.value))
    // A tab that is not a page is reported, and may be meant for the page with the icon.
    let isClear = tabs.allSatisfy { names.contains($0.value) }
    for page in pages where isClear && !tabs.map(\.value).contains(page.name.value) {
      if let icon = page.icon { log.report(.iconOutsideBar(of: page.name.value, at: icon.span)) }
    }
    return SectionSettings(
      name: name, title: title, description: record.text(.description), at: at,
      language: record.text(.language).map(canonical),
      languages: languages(
        record.records(.languages, of: SiteFields.Language.self), of: at, needsAddress: true,
        log: &log),
      palettes: appearance.palettes(ofSection: record, log: &log),
      icon: record.choice(.icon).flatMap(icon)?.value, tabs: tabs, pages: pages)
  }

  private func icon(_ name: Spanned<String>) -> Spanned<Icon>? {
    Icon(rawValue: name.value).map { Spanned($0, at: name.span) }
  }

  private func pages(
    _ records: [RecordView<SiteFields.Page>], log: inout DiagnosticLog
  ) -> [PageSettings] {
    records.compactMap { page($0, log: &log) }
  }

  private func page(
    _ record: RecordView<SiteFields.Page>, log: inout DiagnosticLog
  ) -> PageSettings? {
    guard let name = record.text(.name) else { return nil }
    let found = PageKinds.all.filter { record.written($0.key) != nil }
    guard let kind = found.first, found.count == 1,
      let subject = record.text(kind.key) ?? record.texts(kind.key).first
    else {
      if !found.isEmpty || !PageKinds.all.contains(where: { record.isUnreadable($0.key) }) {
        log.report(
          .pageSubject(
            name.value, found: found.map { $0.key.rawValue },
            known: PageKinds.all.map { $0.key.rawValue },
            at: name.span))
      }
      return nil
    }
    let page = PageRecord(record: record, name: name, kind: kind, subject: subject)
    page.refuseOthers(log: &log)
    refuseRepeated(record.texts(.search), in: "search", log: &log)
    refuseRepeated(record.texts(.filters), in: "filters", log: &log)
    let views = views(of: record, log: &log)
    if record.bool(.runsOn) != nil {
      log.report(.renamedKey("runs-on", to: "continue-across", at: record.key(of: .runsOn)))
    }
    if format(of: record) == .json { refuseTexts(ofData: record, log: &log) }
    guard let settings = kind.init(page, log: &log) else { return nil }
    return PageSettings(
      name: name, kind: settings, at: record.text(.at).map(address),
      template: record.text(.template), format: format(of: record),
      links: record.choice(.links).flatMap { LinkStyle(rawValue: $0.value) },
      title: record.text(.title), description: record.text(.description),
      icon: record.choice(.icon).flatMap(icon),
      languages: languages(
        record.records(.languages, of: SiteFields.Language.self), of: record.text(.at).map(address),
        log: &log),
      perPage: record.int(.perPage).flatMap { $0 > 0 ? $0 : nil },
      views: views, condition: record.text(.condition),
      limit: record.int(.limit).flatMap { $0 > 0 ? $0 : nil },
      grouping: Grouping(
        mergesValues: record.bool(.merge) ?? false,
        values: values(record.records(.values, of: SiteFields.Group.self))),
      continuesAcross: record.bool(.continuesAcross) ?? false)
  }

  /// How a list can be shown, each way once.
  private func views(
    of record: RecordView<SiteFields.Page>, log: inout DiagnosticLog
  ) -> [String] {
    let views = record.cases(.view)
    refuseRepeated(
      views.map { Spanned($0, at: record.written(.view)) }, in: "view", log: &log)
    return views.enumerated().filter { !views[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The names of the groups of some values.
  private func values(_ records: [RecordView<SiteFields.Group>]) -> [GroupValue] {
    records.compactMap { view in
      guard let value = view.text(.value) else { return nil }
      return GroupValue(
        value: value.value, slug: view.text(.slug)?.value, title: view.text(.title)?.value,
        span: value.span)
    }
  }

  private func format(of record: RecordView<SiteFields.Page>) -> PageFormat {
    record.choice(.format).flatMap { PageFormat(rawValue: $0.value) } ?? .html
  }

  /// Reports settings that have no effect for pages that are data.
  private func refuseTexts(
    ofData record: RecordView<SiteFields.Page>, log: inout DiagnosticLog
  ) {
    for key in [SiteFields.Page.template, .title, .description, .view] {
      guard let span = record.key(of: key) else { continue }
      log.report(
        .pageRefuses(
          key.rawValue, for: "format: json", at: span,
          help: "take it out: the page is data, which no reader sees"))
    }
  }

  /// An address of a section or page, in Unicode's normal form C like slugs, so that what looks the
  /// same is the same.
  private func address(_ written: Spanned<String>) -> Spanned<String> {
    guard let composed = UTF8Text.composed(Array(written.value.utf8)[...]) else { return written }
    return Spanned(String(decoding: composed, as: UTF8.self), at: written.span)
  }
}
