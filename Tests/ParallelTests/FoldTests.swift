import Parallel
import Synchronization
import Testing

struct FoldTests {
  @Test(arguments: [1, 2, 3, 8], [0, 1, 5, 64, 1000])
  func `chunks are folded in their order, whatever thread makes them`(threads: Int, count: Int) {
    let folding = Atomic(0)
    let folded = Parallel.foldChunks(
      of: count, size: 7, threads: threads, into: [Int]()
    ) { range in
      // Early chunks take longest, so that later ones wait for them.
      var sum = 0
      for step in 0..<max(0, 2_000 - range.lowerBound) { sum &+= step }
      return sum < 0 ? [] : Array(range)
    } take: { state, chunk in
      #expect(folding.add(1, ordering: .relaxed).oldValue == 0, "one chunk at a time")
      state += chunk
      folding.subtract(1, ordering: .relaxed)
    }
    #expect(folded == Array(0..<count))
  }

  @Test(arguments: [1, 2, 8]) func `what is mapped has the order of the chunks`(threads: Int) {
    let mapped = Parallel.mapChunks(of: 100, size: 9, threads: threads) { $0.lowerBound }
    #expect(mapped == Array(stride(from: 0, to: 100, by: 9)))
  }

  @Test func `what was taken is let go of while others are still made`() {
    // With one thread each chunk is folded before the next is made.
    let living = Atomic(0)
    let most = Parallel.foldChunks(of: 10, size: 1, threads: 1, into: 0) { _ in
      living.add(1, ordering: .relaxed)
    } take: { most, _ in
      most = max(most, living.load(ordering: .relaxed))
      living.subtract(1, ordering: .relaxed)
    }
    #expect(most == 1)
  }
}
