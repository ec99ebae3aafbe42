/// A file, or a place in one, from which no entry can be made.
struct UnreadContent {
  let place: String
  let reason: String

  init(_ place: String, _ reason: String) {
    self.place = place
    self.reason = reason
  }

  /// How many places are named per reason.
  private static let namedPlaces = 3

  /// A sentence for each reason, with the first of its places.
  static func notes(of all: [UnreadContent]) -> [String] {
    var places: [String: [String]] = [:]
    for unread in all { places[unread.reason, default: []].append(unread.place) }
    return all.compactMap { unread in
      guard let same = places.removeValue(forKey: unread.reason) else { return nil }
      let named = same.prefix(namedPlaces).joined(separator: ", ")
      let others = same.count > namedPlaces ? " and \(same.count - namedPlaces) more" : ""
      return "not read: \(named)\(others): \(unread.reason)"
    }
  }
}
