import Diagnostics

/// Where errors are, to know which declarations they affect.
struct MistakePlaces {
  /// The offsets at which errors start, in order, by source.
  private var offsets: [SourceID: [UInt32]] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity == .error {
      guard let span = diagnostic.span else { continue }
      offsets[span.source, default: []].append(span.start)
    }
    for source in offsets.keys { offsets[source]?.sort() }
  }

  /// Whether an error starts inside a span.
  func has(oneIn span: Span) -> Bool {
    guard let places = offsets[span.source] else { return false }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < span.start { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] < span.end
  }
}
