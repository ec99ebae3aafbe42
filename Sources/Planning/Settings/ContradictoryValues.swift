import Diagnostics

extension SiteDefinition {
  /// Reports values whose group has one name or address on one page and another on a second one:
  /// all pages with the same groups share them, so that one of the two would be lost. So it is in each
  /// language.
  func refuseContradictoryValues(log: inout DiagnosticLog) {
    refuseContradictoryValues(of: \.grouping.values, log: &log)
    let languages = (pages + sections.flatMap(\.pages)).flatMap(\.languages)
      .filter { !$0.values.isEmpty }.map(\.language.value)
    for language in Set(languages).sorted() {
      refuseContradictoryValues(of: { $0.settings(in: language)?.values ?? [] }, log: &log)
    }
  }

  private func refuseContradictoryValues(
    of values: (PageSettings) -> [GroupValue], log: inout DiagnosticLog
  ) {
    let grouping = (pages + sections.flatMap(\.pages)).compactMap { page in
      page.kind.groupedField.map { (field: $0, page: page) }
    }
    let merging = Set(grouping.filter(\.page.grouping.mergesValues).map(\.field))
    var known: [[String]: [GroupValue]] = [:]
    for (field, page) in grouping {
      let own = values(page)
      Grouping(mergesValues: page.grouping.mergesValues, values: own).refuseSharedSlugs(log: &log)
      for value in own {
        let first = known[field, default: []].first { other in
          other.value == value.value
            || merging.contains(field) && GroupValues.areAlike(other.value, value.value)
        }
        guard let first else {
          known[field, default: []].append(value)
          continue
        }
        guard first.slug != value.slug || first.title != value.title else { continue }
        log.report(
          .contradictoryValues(value.value, at: value.span, first: first.span))
      }
    }
  }
}

extension Grouping {
  /// Reports values of one page that have the same slug, so that their groups would have one address.
  fileprivate func refuseSharedSlugs(log: inout DiagnosticLog) {
    var first: [String: GroupValue] = [:]
    for value in values {
      guard let slug = value.slug else { continue }
      guard let other = first[slug] else {
        first[slug] = value
        continue
      }
      if mergesValues, GroupValues.areAlike(other.value, value.value) { continue }
      log.report(
        .sharedSlug(slug, of: value.value, other.value, at: value.span, first: other.span))
    }
  }
}
