/// How work grows with the length of a text: by the ratio of two lengths in one process, which
/// neither a slow machine nor other work on it changes.
package enum WorkGrowth {
  /// How many times more work each byte of a text takes than each byte of its first eighth: about
  /// 1 where the work grows as the text does, 8 where it grows with the square.
  package static func perByte(of text: String, _ work: (String) -> Void) -> Double {
    let bytes = Array(text.utf8)
    return perByte(ofRepeating: bytes.count) { count in
      work(String(decoding: bytes.prefix(count), as: UTF8.self))
    }
  }

  /// The same for work on something that is repeated `count` times, or an eighth of that.
  ///
  /// Other work on the machine can only make a measurement longer, so one that looks like more
  /// than linear growth is repeated; what does grow with the square looks so every time.
  /// Outside of a soak `count` is as small as can be measured.
  package static func perByte(ofRepeating count: Int, _ work: (Int) -> Void) -> Double {
    let count = TestEffort.isSoak ? count : measurable(count, work)
    work(count / 8)
    var least = measured(count, work)
    for _ in 0..<4 where least >= linear { least = min(least, measured(count, work)) }
    return least
  }

  /// As many as make an eighth of the work long enough to be measured, and at most `count`.
  private static func measurable(_ count: Int, _ work: (Int) -> Void) -> Int {
    var eighth = max(1, count / 256)
    // What is made at the first time only is not part of the work.
    work(eighth)
    while eighth < count / 8, ProcessorTime.seconds(of: { work(eighth) }) < 0.02 { eighth *= 2 }
    return min(count, eighth * 8)
  }

  private static func measured(_ count: Int, _ work: (Int) -> Void) -> Double {
    let whole = ProcessorTime.seconds { work(count) }
    // Less than that says nothing: it is mostly what each call costs.
    guard whole > 0.01 else { return 1 }
    let start = (0..<3).map { _ in ProcessorTime.seconds { work(count / 8) } }.min() ?? 0
    return whole / 8 / max(start, 0.0004)
  }

  /// What `perByte` may be: well above what noise does, well below the square.
  package static let linear = 4.0
}
