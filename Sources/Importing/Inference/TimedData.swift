import Schema

/// Dates in data by which another tool may hide entries, now or until then: nothing does here unless
/// the keys are called `publish` and `expires`.
struct TimedData {
  /// One sentence for each key.
  private(set) var notes: [String] = []

  /// - Parameters:
  ///   - source: The entries.
  ///   - now: The moment at which they are taken over, in seconds since 1970-01-01T00:00:00Z.
  init(in source: InferredSource, at now: Int64) {
    guard source.markdown == nil else { return }
    for (name, seen) in source.seen.members {
      if name != "publish", DateNames.saysPublish(name) {
        note(name, in: source, Self.count(in: seen) { $0 > now }, "in the future", "publish")
      } else if name != "expires", DateNames.isOfEnd(name) {
        note(name, in: source, Self.count(in: seen) { $0 < now }, "in the past", "expires")
      }
    }
  }

  private mutating func note(
    _ name: String, in source: InferredSource, _ count: Int, _ place: String, _ key: String
  ) {
    guard count > 0 else { return }
    notes.append(
      "'\(name)' in \(count) of \(source.count) of \(source.from) is \(place), and hides no entry "
        + "here: call it '\(key)' if readers must not see them")
  }

  private static func count(in seen: Observation, where isMeant: (Int64) -> Bool) -> Int {
    seen.values.texts.reduce(0) { count, text in
      do throws(ScalarMistake) {
        let moment = try Scalar.date(Array(text.utf8).span).seconds
        return isMeant(moment) ? count + seen.values.count(of: text) : count
      } catch {
        // It hides nothing anywhere.
        return count
      }
    }
  }
}
