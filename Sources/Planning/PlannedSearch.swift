package import Diagnostics
import Schema
import Tables

/// The output of a search: the files of its index, and the values for its page.
package struct PlannedSearch: Sendable {
  /// A file beside the page of the search.
  package struct File: Sendable {
    package let name: String
    package let bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// A collection that is searched.
  package struct Collection: Sendable {
    package let name: String
    package let title: [UInt8]
    package let page: PageIndex
    package var count: Int

    package init(name: String, title: [UInt8], page: PageIndex, count: Int) {
      self.name = name
      self.title = title
      self.page = page
      self.count = count
    }
  }

  /// A value of a filter, as the content has it and as readers see it, with the number of documents
  /// that have it.
  package typealias FilterValue = (title: String, label: String, count: Int)

  /// The least and the greatest of what can be found, between which readers choose.
  package struct Range: Sendable {
    /// An end, as fields of forms read it and as readers see it.
    package typealias End = (value: String, shown: String)

    package let low: End
    package let high: End
    /// For lengths of time, the minutes of the unit in which readers give them, and its name.
    package let unit: (minutes: Int, name: String)?

    package init(low: End, high: End, unit: (minutes: Int, name: String)?) {
      self.low = low
      self.high = high
      self.unit = unit
    }
  }

  /// A filter with its choices.
  package struct Filter: Sendable {
    package let name: String
    package let title: String
    package let kind: String
    package let isColour: Bool
    /// The ends of a range; nil for a filter by values.
    package let range: Range?
    package let values: [FilterValue]

    package init(
      name: String, title: String, kind: String, isColour: Bool, range: Range?,
      values: [FilterValue]
    ) {
      self.name = name
      self.title = title
      self.kind = kind
      self.isColour = isColour
      self.range = range
      self.values = values
    }
  }

  /// A place inside a page that results link to.
  package struct Anchor: Sendable {
    package let page: PageIndex
    package let name: [UInt8]
    /// The subject of the search.
    package let span: Span?

    package init(page: PageIndex, name: [UInt8], span: Span?) {
      self.page = page
      self.name = name
      self.span = span
    }
  }

  /// The page of the search.
  package let page: PageIndex
  /// The script that lists all others comes first.
  package let files: [File]
  package let count: Int
  package let collections: [Collection]
  package let filters: [Filter]
  package let anchors: [Anchor]

  package init(
    page: PageIndex, files: [File], count: Int, collections: [Collection], filters: [Filter],
    anchors: [Anchor]
  ) {
    self.page = page
    self.files = files
    self.count = count
    self.collections = collections
    self.filters = filters
    self.anchors = anchors
  }
}

extension SitePlan {
  /// Adds the output of a search: its files, and the values that its page shows. A file whose
  /// address is already used is reported.
  package mutating func add(_ search: PlannedSearch, log: inout DiagnosticLog) {
    let declaration = declaration(ofPage: search.page)
    let first = FileReferenceIndex(FileIndex(files.count))
    let folder = address(ofPage: search.page)
    let end = folder.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? folder.endIndex
    for file in search.files {
      let address = Array(folder[..<end]) + Array(file.name.utf8)
      if let other = addresses.add(address) {
        log.report(
          .collision(
            String(decoding: address, as: UTF8.self), "a part of the search", at: declaration.span,
            other: "the output \(other)", otherSpan: nil))
      }
      files.append(PlannedFile(path: "", content: .made(file.bytes)))
      store.files.append(FileReference(path: "", byteCount: file.bytes.count, pixels: nil))
    }
    var builder = StoreBuilder(store)
    searches[search.page] = record(of: search, index: .file(first), builder: &builder)
    let additions = builder.additions
    // Otherwise the builder would share the store, which would be copied.
    _ = consume builder
    store.append(additions)
    anchors += search.anchors
  }

  private func record(
    of search: PlannedSearch, index: Value, builder: inout StoreBuilder
  ) -> Value {
    let collections = search.collections.map { collection in
      var record = structures.search.collection.record()
      record[.name] = builder.text(collection.name)
      record[.title] = builder.text(String(decoding: collection.title, as: UTF8.self))
      record[.url] = .page(collection.page)
      record[.count] = .int(collection.count)
      return builder.add(record)
    }
    let filters = search.filters.map { self.record(of: $0, builder: &builder) }
    var record = structures.search.page.record()
    record[.index] = index
    record[.count] = .int(search.count)
    record[.collections] = builder.list(collections)
    record[.filters] = builder.list(filters)
    return builder.add(record)
  }

  private func record(
    of filter: PlannedSearch.Filter, builder: inout StoreBuilder
  ) -> Value {
    let values = filter.values.map { value in
      var record = structures.search.value.record()
      record[.title] = builder.text(value.title)
      record[.label] = builder.text(value.label)
      record[.count] = .int(value.count)
      return builder.add(record)
    }
    var record = structures.search.filter.record()
    record[.name] = builder.text(filter.name)
    record[.title] = builder.text(filter.title)
    record[.kind] = builder.text(filter.kind)
    record[.isColour] = .bool(filter.isColour)
    record[.low] = builder.text(filter.range?.low.value)
    record[.high] = builder.text(filter.range?.high.value)
    record[.lowest] = builder.text(filter.range?.low.shown)
    record[.highest] = builder.text(filter.range?.high.shown)
    record[.minutes] = filter.range?.unit.map { .int($0.minutes) } ?? Value.none
    record[.unit] = builder.text(filter.range?.unit?.name)
    record[.values] = builder.list(values)
    return builder.add(record)
  }
}
