import Languages
import Planning
import Schema
import Tables

/// The values of one filter for all documents.
struct SearchFilterColumn {
  /// The values to choose from, with the number of documents that have each.
  private(set) var values: [PlannedSearch.FilterValue] = []
  /// The script that the page loads: for values, the indices of each document's values; for a
  /// range, the numbers.
  private(set) var script: [UInt8] = []
  private var low: Double?
  private var high: Double?
  private let filter: SearchDeclaration.Filter
  private let title: String
  private let plan: SitePlan
  private let format: LanguageFormat
  /// Its field in each subject, nil for subjects without it.
  private let fields: [Field?]
  /// The field that says the currency of its amounts, in each subject.
  private let holders: [Field?]
  /// The names of the entries that references mean.
  private let names: RecordNames
  /// The currencies of its amounts.
  private var currencies: Set<Currency> = []

  /// Makes the column of a filter.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - search: Its search.
  ///   - documents: All that can be found.
  ///   - plan: Has their values.
  ///   - labels: The labels of the page.
  init(
    _ filter: SearchDeclaration.Filter, of search: SearchDeclaration,
    _ documents: [SearchDocument], plan: SitePlan, labels: SearchLabels
  ) {
    self.filter = filter
    self.plan = plan
    names = RecordNames(plan.valueText, titles: EntryTitles(of: plan, in: labels.language))
    title = labels.title(of: filter, in: search, plan.models)
    format = LanguageFormat.named(labels.language)
    fields = zip(search.subjects, filter.places).map { subject, place in
      place.flatMap { place in
        plan.models[subject.structures[place.level]].fields(for: .output)
          .first { $0.slot == place.slot }
      }
    }
    holders = zip(zip(search.subjects, filter.places), fields).map { place, field in
      guard let level = place.1?.level, case .field(let slot) = field?.currency else { return nil }
      return plan.models[place.0.structures[level]].fields(for: .output)
        .first { $0.slot == slot }
    }
    if filter.kind == .values {
      addValues(of: documents, labels)
    } else {
      addNumbers(of: documents)
    }
  }

  /// Whether readers have something to choose: a range has two ends.
  var isChoice: Bool {
    filter.kind == .values || range.map { $0.low.value != $0.high.value } == true
  }

  /// The currencies of its amounts and the field that says them, where there are several and readers
  /// cannot choose one of them by another filter of these; nil otherwise.
  func mixedAmounts(
    beside filters: [SearchDeclaration.Filter]
  ) -> (codes: [String], holder: String)? {
    guard currencies.count > 1 else { return nil }
    for (subject, holder) in holders.enumerated() {
      guard let holder, let place = filter.places[subject] else { continue }
      let isChosen = filters.contains { other in
        other.places[subject].map { $0.level == place.level && $0.slot == holder.slot } ?? false
      }
      return isChosen ? nil : (currencies.map(\.code).sorted(), holder.name)
    }
    return nil
  }

  /// The values of the filter for the page.
  var planned: PlannedSearch.Filter {
    PlannedSearch.Filter(
      name: filter.name, title: title, kind: filter.kind.rawValue,
      isColour: filter.places.allSatisfy { place in
        place.map { Self.isColour($0.type.element) } ?? true
      },
      range: range, values: values)
  }

  private static func isColour(_ type: ValueType) -> Bool {
    if case .scalar(let kind) = type { kind.type.role == "colour" } else { false }
  }

  private var range: PlannedSearch.Range? {
    guard let low, let high else { return nil }
    let isQuantity = fields.compactMap(\.self).allSatisfy { field in
      !IdentifyingName.isLastWord(of: field.name, isList: false)
    }
    return SearchRange(
      kind: filter.kind, low: low, high: high,
      currency: currencies.count == 1 ? currencies.first : nil, isQuantity: isQuantity,
      format: format
    ).planned
  }

  private func value(of document: SearchDocument) -> (value: Value, type: ValueType) {
    guard let place = filter.places[document.subject.position] else { return (.none, .bool) }
    return (plan.store.slots[document.records[place.level] + place.slot], place.type.element)
  }

  private mutating func addValues(of documents: [SearchDocument], _ labels: SearchLabels) {
    var numbers: [String: Int] = [:]
    var shown: [String: String] = [:]
    var rows: [[Int]] = []
    for document in documents {
      let (value, type) = value(of: document)
      let elements = value.tag == .list ? value.elements.map { plan.store.slots[$0] } : [value]
      var row: [Int] = []
      for element in elements where !element.isNone {
        let title = title(of: element, type)
        let number = numbers[title, default: numbers.count]
        if numbers.updateValue(number, forKey: title) == nil {
          shown[title] =
            labels.label(of: element, type, plan.models) ?? readerName(of: element)
        }
        if !row.contains(number) { row.append(number) }
      }
      rows.append(row)
    }
    let order = order(of: numbers)
    values = order.sorted { $0.value < $1.value }.map { ($0.key, shown[$0.key] ?? $0.key, 0) }
    let places = Dictionary(
      numbers.map { ($0.value, order[$0.key] ?? 0) }, uniquingKeysWith: { first, _ in first })
    script = [UInt8(ascii: "\"")]
    for row in rows {
      SearchNumber.append(row.count, to: &script)
      for number in row.compactMap({ places[$0] }).sorted() {
        SearchNumber.append(number, to: &script)
        values[number].count += 1
      }
    }
    script.append(UInt8(ascii: "\""))
  }

  /// The place of each value: choices as their model has them, truth values with yes first, all
  /// others by their folded text.
  private func order(of numbers: [String: Int]) -> [String: Int] {
    var known: [String] = ["true", "false"]
    for case .choice(let id)? in filter.places.map({ $0?.type.element }) {
      known = plan.models[id].cases.map(\.text)
    }
    func rank(_ title: String) -> (Int, [UInt8]) {
      var folded: [UInt8] = []
      TextFold.appendOrder(of: Array(title.utf8).span, to: &folded)
      return (known.firstIndex(of: title) ?? known.count, folded + [0] + Array(title.utf8))
    }
    let sorted = numbers.keys.map { (title: $0, rank: rank($0)) }.sorted { left, right in
      guard left.rank.0 == right.rank.0 else { return left.rank.0 < right.rank.0 }
      return left.rank.1.lexicographicallyPrecedes(right.rank.1)
    }
    return Dictionary(
      sorted.enumerated().map { ($1.title, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What readers are shown of the entry that a reference means; nil for a value of another kind.
  private func readerName(of value: Value) -> String? {
    guard value.tag == .record else { return nil }
    return String(decoding: names.name(of: value.slot), as: UTF8.self)
  }

  private func title(of value: Value, _ type: ValueType) -> String {
    if value.tag == .bool { return value.bool ? "true" : "false" }
    let keys = GroupKey(plan.valueText)
    return String(decoding: keys.title(of: value, type), as: UTF8.self)
  }

  private mutating func addNumbers(of documents: [SearchDocument]) {
    script = [UInt8(ascii: "[")]
    for (place, document) in documents.enumerated() {
      if place > 0 { script.append(UInt8(ascii: ",")) }
      guard let number = number(of: value(of: document).value) else { continue }
      low = min(low ?? number, number)
      high = max(high ?? number, number)
      noteCurrency(of: document)
      let text = SearchRange.value(of: number, filter.kind)
      script += Array((filter.kind == .dates ? "\"\(text)\"" : text).utf8)
    }
    script += Array("]".utf8)
  }

  private mutating func noteCurrency(of document: SearchDocument) {
    let subject = document.subject.position
    guard let place = filter.places[subject], let field = fields[subject], field.currency != nil,
      let currency = plan.valueText.currency(
        of: field, in: document.records[place.level])
    else { return }
    currencies.insert(currency)
  }

  /// A number, a duration in minutes, or a date in seconds.
  private func number(of value: Value) -> Double? {
    switch value.tag {
    case .int: Double(value.int)
    case .double: value.double
    case .decimal: Double(plan.store.string(value.text))
    case .duration: Double(value.second) / 60
    case .date: Double(value.seconds + Int64(value.offsetMinutes) * 60)
    case .none, .text, .tree, .bool, .choice, .list, .record, .header, .fragment, .file, .page: nil
    }
  }
}
