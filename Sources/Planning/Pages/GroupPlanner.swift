import Content
import Diagnostics
import FileSystem
package import Schema
import Tables

/// Sorts the entries of a collection by the values of a field.
struct GroupPlanner {
  let content: SiteContent
  let models: Models
  /// Whether values that differ in case and marks only are one group.
  let mergesValues: Bool
  /// The names of the groups of some values.
  let values: GroupValues
  /// The name of the page whose groups they are.
  let page: String
  /// The labels of the cases of a choice, which are the titles of its groups; nil for other values.
  let labels: [String]?
  /// The titles of the pages of entries, by which groups of references are called.
  let titles: EntryTitles

  /// A value of an entry.
  fileprivate struct Place {
    let slot: SlotIndex
    /// Where the entry is written.
    let entry: Span
  }

  /// Entries with one value.
  fileprivate struct Bucket {
    /// Which of the buckets it is.
    typealias Index = TableIndex<Bucket>

    let key: [UInt8]
    /// The spellings of the value, in the order of the entries, each with the number of entries
    /// that use it; several only where values are merged.
    var titles: [(text: String, count: Int)]
    let order: Int
    /// Where the first value is.
    let place: Place
    var entries: [Value] = []

    /// The most frequent spelling; the first of several.
    var title: String {
      titles.reduce(titles[0]) { $1.count > $0.count ? $1 : $0 }.text
    }

    /// Adds an entry if all entries have the same spelling, so that none has to be chosen.
    mutating func add(_ entry: Value, onlyAs title: String) -> Bool {
      guard titles.count == 1, titles[0].text == title else { return false }
      add(entry, as: title)
      return true
    }

    mutating func add(_ entry: Value, as title: String) {
      if let index = titles.firstIndex(where: { $0.text == title }) {
        titles[index].count += 1
      } else {
        titles.append((title, 1))
      }
      if entries.last != entry { entries.append(entry) }
    }
  }

  /// The entries by the keys of their values.
  private struct Buckets {
    private(set) var all: [Bucket] = []
    private var indices: [[UInt8]: Bucket.Index] = [:]

    /// The bucket with a key.
    func index(of key: [UInt8]) -> Bucket.Index? { indices[key] }

    /// Adds a bucket with a key of its own.
    mutating func append(_ bucket: Bucket) {
      indices[bucket.key] = all.tableIndices.upperBound
      all.append(bucket)
    }

    subscript(index: Bucket.Index) -> Bucket {
      get { all[index] }
      _modify { yield &all[index] }
    }
  }

  /// The groups of entries by a field, in order, their entries listed in the
  /// store: choices in the order of their cases, numbers by size, all others in the order of their
  /// keys.
  func groups(
    of entries: [Entry], by field: GroupedField, into builder: inout StoreBuilder,
    log: inout DiagnosticLog
  ) -> [PlannedGroup] {
    var buckets = Buckets()
    let type = field.type.element
    var names = GroupNames(
      of: type, models: models, store: content.store, values: values, titles: titles)
    for entry in entries {
      for place in content.store.elements(at: entry.slot + field.slot) {
        add(place, type, of: entry, &names, to: &buckets, log: &log)
      }
    }
    let ordered = buckets.all.map { (key: String(decoding: $0.key, as: UTF8.self), bucket: $0) }
      .sorted { ($0.bucket.order, $0.key) < ($1.bucket.order, $1.key) }
    return ordered.map { key, bucket in
      let value = content.store.slots[bucket.place.slot]
      let settings = names.settings(for: value, type, called: bucket.title)
      return PlannedGroup(
        key: key,
        title: settings?.title ?? labels?[bucket.order] ?? names.readerName(of: value)
          ?? settings?.value ?? bucket.title,
        identity: identity(of: bucket, called: key),
        items: builder.slots(listing: bucket.entries))
    }
  }

  /// What a group is in all languages: translations of one entry are one value, and so are texts
  /// that differ in case and marks only, or to which the settings give one slug. Others that happen
  /// to have one slug, such as `C++` and `C#`, are different groups.
  private func identity(of bucket: Bucket, called key: String) -> PlannedGroup.Identity {
    let value = content.store.slots[bucket.place.slot]
    if value.tag == .record { return .entry(content.pairs.original(of: value.slot)) }
    guard value.tag == .text, !values.hasSlug(key) else { return .value(key) }
    var folded: [UInt8] = []
    TextFold.append(Array(bucket.title.utf8).span, to: &folded)
    return .text(folded)
  }

  /// Where a value is written.
  private func span(of place: Place) -> Span { content.store.span(of: place.slot) ?? place.entry }

  private func add(
    _ slot: SlotIndex, _ type: ValueType, of entry: Entry, _ names: inout GroupNames,
    to buckets: inout Buckets, log: inout DiagnosticLog
  ) {
    let value = content.store.slots[slot]
    guard !value.isNone else { return }
    // Most values have occurred in entries before, with the same spelling.
    let last = names.bucket(of: value)
    if let last, buckets[last.bucket].add(.record(entry.slot), onlyAs: last.title) { return }
    let place = Place(slot: slot, entry: entry.span)
    let (title, key) = names.name(of: value, type)
    guard !key.isEmpty else {
      log.report(.groupWithoutAddress(title, onPage: page, at: span(of: place)))
      return
    }
    let known = buckets.index(of: key)
    if let known, case let other = buckets[known], other.title != title,
      !mergesValues || !GroupValues.areAlike(title, other.title)
    {
      // That the settings give both one slug was reported there.
      if values.nameAlike(title, other.title) { return }
      log.report(
        .groupCollision(
          title, other.title, key: String(decoding: key, as: UTF8.self),
          areAlike: GroupValues.areAlike(title, other.title), onPage: page,
          at: span(of: place), other: span(of: other.place)))
      return
    }
    let bucket = known ?? buckets.all.tableIndices.upperBound
    if known == nil {
      let order = value.tag == .choice ? value.caseIndex : value.tag == .int ? value.int : 0
      buckets.append(Bucket(key: key, titles: [(title, 0)], order: order, place: place))
    }
    buckets[bucket].add(.record(entry.slot), as: title)
    names.note(bucket, of: value, called: title)
  }
}

/// The titles and keys of the values of one field, each made once.
private struct GroupNames {
  private let keys: GroupKey
  private let records: RecordNames
  private let store: ValueStore
  private let values: GroupValues
  private var ofTexts: [[UInt8]: Name] = [:]
  private var ofCases: [Int: Name] = [:]

  typealias Name = (title: String, key: [UInt8])

  /// A text that is in a bucket.
  private struct Known {
    let text: TextSlice
    let title: String
    let bucket: GroupPlanner.Bucket.Index
  }

  /// By the hash of the text; of two texts with the same hash only the last is kept.
  private var known: [ContentHash: Known] = [:]

  init(
    of type: ValueType, models: Models, store: ValueStore, values: GroupValues,
    titles: EntryTitles
  ) {
    let text = ValueText(models: models, store: store)
    keys = GroupKey(text)
    if case .structure(let id) = type {
      records = RecordNames(text, of: [id], titles: titles)
    } else {
      records = RecordNames(text, titles: titles)
    }
    self.store = store
    self.values = values
  }

  /// The bucket that holds a text as a title, if there is one.
  func bucket(of value: Value) -> (bucket: GroupPlanner.Bucket.Index, title: String)? {
    guard value.tag == .text else { return nil }
    let bytes = store.bytes(value.text)
    guard let found = known[ContentHash(of: bytes.span)],
      store.bytes(found.text).elementsEqual(bytes)
    else { return nil }
    return (found.bucket, found.title)
  }

  /// Notes the bucket of a text, and its name.
  mutating func note(
    _ bucket: GroupPlanner.Bucket.Index, of value: Value, called title: String
  ) {
    guard value.tag == .text else { return }
    known[ContentHash(of: store.bytes(value.text).span)] = Known(
      text: value.text, title: title, bucket: bucket)
  }

  /// The title of a value, and the part of its group's address.
  mutating func name(of value: Value, _ type: ValueType) -> Name {
    if value.tag == .choice {
      if let known = ofCases[value.caseIndex] { return known }
      let made = make(of: value, type)
      ofCases[value.caseIndex] = made
      return made
    }
    guard value.tag == .text else { return make(of: value, type) }
    let text = Array(store.bytes(value.text))
    if let known = ofTexts[text] { return known }
    let made = make(of: value, type)
    ofTexts[text] = made
    return made
  }

  /// What readers are shown of the entry that a reference means; nil for a value of another kind.
  func readerName(of value: Value) -> String? {
    guard value.tag == .record else { return nil }
    return String(decoding: records.name(of: value.slot), as: UTF8.self)
  }

  private func make(of value: Value, _ type: ValueType) -> Name {
    let title = String(decoding: keys.title(of: value, type), as: UTF8.self)
    let slug = settings(for: value, type, called: title)?.slug
    return (title, slug.map { Array($0.utf8) } ?? keys.key(of: value, type))
  }

  /// What `site.yaml` says of the group of a value; an entry is named there by its key or its slug,
  /// as references to it are.
  func settings(for value: Value, _ type: ValueType, called title: String) -> GroupValue? {
    if let settings = values[title] { return settings }
    guard value.tag == .record, !values.isEmpty else { return nil }
    return values[String(decoding: keys.key(of: value, type), as: UTF8.self)]
  }
}

extension ValueType {
  /// The type of a list's elements, or the type itself; never optional.
  package var element: ValueType {
    if case .list(let element) = unwrapped { element.element } else { unwrapped }
  }
}
