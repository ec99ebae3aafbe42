import Parallel
import Synchronization
import Testing

struct LaterTests {
  @Test(arguments: [1, 2]) func `work is done once, however often it is asked for`(threads: Int) {
    let runs = Counter()
    let work = Later(threads: threads) { runs.count() }
    #expect(work.result() == 1)
    #expect(work.result() == 1)
    #expect(runs.value == 1)
  }

  @Test func `without a second thread nothing is done before it is asked for`() {
    let runs = Counter()
    let work = Later(threads: 1) { runs.count() }
    #expect(runs.value == 0)
    _ = work.result()
    #expect(runs.value == 1)
  }
}

/// Counts on several threads.
private final class Counter: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .relaxed) }

  func count() -> Int { number.add(1, ordering: .relaxed).newValue }
}
