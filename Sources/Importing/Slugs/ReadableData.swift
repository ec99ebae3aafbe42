import Content
import Diagnostics
import Documents
import Escaping
import Schema
import Tables

/// Values in lists of entries as Apus reads them: dates in words or with other signs, numbers that
/// count from 1970, and numbers of JSON beside texts.
struct ReadableData {
  /// The file with the values.
  private(set) var bytes: [UInt8]
  /// What was done, one sentence each.
  private(set) var notes: [String] = []

  /// Reads a file; nil where it is no data, cannot be read, or nothing has to be changed.
  init?(path: String, _ bytes: [UInt8]) {
    var file = DetachedFile(path: path, bytes)
    guard let format = file.format, let tree = file.data, !tree.isEmpty else { return nil }
    let quote = format == .csv ? "" : "\""
    var edits = TextEdits()
    for (name, values) in Self.columns(of: tree) {
      guard let column = Column(name, values, of: tree, in: format) else { continue }
      notes.append("the '\(name)' of \(path) \(column.note)")
      for (value, text) in column.texts {
        // By an alias of YAML, an entry may be in several lists.
        edits.replace(tree.span(of: value).range, with: quote + text + quote)
      }
    }
    guard !edits.isEmpty else { return nil }
    self.bytes = edits.applied(to: bytes)
  }

  /// The values of each key of all entries.
  private static func columns(
    of tree: DocumentTree
  ) -> [(name: String, values: [NodeIndex])] {
    var columns: [(name: String, values: [NodeIndex])] = []
    var places: [String: Int] = [:]
    for list in ListedSlugs.lists(in: tree) {
      for entry in tree.children(of: list) where tree[entry].kind == .mapping {
        for (key, value) in tree.pairs(of: entry) {
          let name = tree.string(of: key)
          let place = places[name] ?? columns.count
          if place == columns.count {
            places[name] = place
            columns.append((name, []))
          }
          columns[place].values.append(value)
        }
      }
    }
    return columns
  }
}

extension ReadableData {
  /// The values of one key that are written otherwise.
  private struct Column {
    let note: String
    let texts: [(value: NodeIndex, text: String)]

    /// Finds what has to be changed; nil if nothing has to.
    init?(_ name: String, _ values: [NodeIndex], of tree: DocumentTree, in format: ContentFormat) {
      let written = values.filter { tree[$0].kind != .null && !tree.text(of: $0).isEmpty }
      guard let first = written.first, written.allSatisfy({ tree[$0].isScalar }) else { return nil }
      var seen = Observation()
      for value in written { seen.take(value, of: tree) }
      if let dates = Self.dates(written, seen, tree) {
        self = dates
      } else if seen.candidate == .int, UnixTimes.areTimes(seen, named: name) {
        note =
          "counted from 1970, and is a date such as "
          + "'\(UnixTimes.iso(tree.string(of: first)) ?? "")' here"
        texts = written.compactMap { value in
          UnixTimes.iso(tree.string(of: value)).map { (value, $0) }
        }
      } else if format == .json, seen.isMixedNumbers, seen.mixedCandidate == nil {
        note = "is a number in some entries and a text in others, and a text in all here"
        texts = written.filter { tree[$0].kind == .number }.map { ($0, tree.string(of: $0)) }
      } else {
        return nil
      }
    }

    private init(note: String, texts: [(value: NodeIndex, text: String)]) {
      self.note = note
      self.texts = texts
    }

    /// Dates in words or with other signs. That of days before months has to be certain: one of them
    /// is behind the twelfth.
    private static func dates(
      _ values: [NodeIndex], _ seen: Observation, _ tree: DocumentTree
    ) -> Column? {
      guard seen.candidate == nil, seen.numbers + seen.bools == 0, seen.values.areAll,
        let first = seen.meanings.first(where: { !Observation.fits(Array($0.utf8)[...], .date) })
      else { return nil }
      let order = WrittenDate.DayOrder(of: seen.meanings)
      var dates: [String: String] = [:]
      for text in seen.meanings {
        guard let date = Self.iso(text, order) else { return nil }
        dates[text] = date
      }
      return Column(
        note: "is written as in '\(dates[first] ?? "")' here, for '\(first)'",
        texts: values.compactMap { value in
          let text = tree.string(of: value)
          return dates[text].flatMap { $0 == text ? nil : (value, $0) }
        })
    }

    private static func iso(_ text: String, _ order: WrittenDate.DayOrder?) -> String? {
      Observation.fits(Array(text.utf8)[...], .date)
        ? text : WrittenDate.iso(text) ?? order?.iso(text)
    }
  }
}

extension ReadableData {
  /// Writes values of data as Apus reads them.
  struct Step: ImportStep {
    func apply(to imported: inout ImportedFiles) {
      for index in imported.files.indices {
        let (path, bytes) = imported.files[index]
        guard let readable = ReadableData(path: path, bytes) else { continue }
        imported.files[index].bytes = readable.bytes
        imported.notes += readable.notes
      }
    }
  }
}
