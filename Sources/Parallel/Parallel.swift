import Synchronization

/// Work on a range of indices, distributed to threads in chunks.
///
/// Each thread takes the next chunk when it is done with one, so that uneven work is balanced.
/// Results must not depend on which thread made them; they are returned in the order of the
/// indices. For the stages that read, check and render; not for waiting on anything.
package enum Parallel {
  /// Hands the chunks of `0..<count` to `body`, on at most `threads` threads at once, each with a
  /// state of its own that it keeps from chunk to chunk.
  package static func forEachChunk<State>(
    of count: Int, size: Int, threads: Int, state makeState: @Sendable () -> State,
    _ body: @Sendable (inout State, Range<Int>) -> Void
  ) {
    let size = max(1, size)
    let chunks = (count + size - 1) / size
    let next = Atomic(0)
    withoutActuallyEscaping(makeState) { makeState in
      withoutActuallyEscaping(body) { body in
        @Sendable func work() {
          var state = makeState()
          while true {
            let chunk = next.add(1, ordering: .relaxed).oldValue
            guard chunk < chunks else { return }
            body(&state, chunk * size..<min(count, (chunk + 1) * size))
          }
        }
        let others = (1..<max(1, min(threads, chunks))).map { _ in WorkThread(work) }
        work()
        for thread in others { thread.join() }
      }
    }
  }

  /// The results of two pieces of work, done at the same time if there are threads for it,
  /// otherwise one after the other: `body` first.
  ///
  /// - Throws: What `body` throws; by then `aside` is finished or was never started.
  package static func both<Aside: Sendable, Result, Failure: Error>(
    threads: Int, aside: @Sendable () -> Aside, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> (aside: Aside, result: Result) {
    guard threads > 1 else {
      let result = try body()
      return (aside(), result)
    }
    let made = Mutex<Aside?>(nil)
    return try withoutActuallyEscaping(aside) { aside throws(Failure) in
      let thread = WorkThread {
        let value = aside()
        made.withLock { $0 = value }
      }
      let result: Result
      do throws(Failure) {
        result = try body()
      } catch {
        thread.join()
        throw error
      }
      thread.join()
      return (made.withLock { $0.take() } ?? aside(), result)
    }
  }

  /// Hands the result of `body` for each chunk of `0..<count` to `take`, in the order of the
  /// chunks: one at a time, on the thread that made the next chunk in order, while others still
  /// work.
  ///
  /// - Returns: The final `state`.
  package static func foldChunks<State: Sendable, Result: Sendable>(
    of count: Int, size: Int, threads: Int, into state: consuming State,
    _ body: @Sendable (Range<Int>) -> Result,
    take: @Sendable (inout State, consuming Result) -> Void
  ) -> State {
    let size = max(1, size)
    let queue = Mutex(FoldQueue<Result>())
    let folded = Mutex(state)
    forEachChunk(of: count, size: size, threads: threads, state: {}) { _, range in
      let result = body(range)
      guard queue.withLock({ $0.put(result, at: range.lowerBound / size) }) else { return }
      folded.withLock { state in
        while let next = queue.withLock({ $0.next() }) { take(&state, next) }
      }
    }
    return folded.withLock { $0 }
  }

  /// The results of `body` for each chunk of `0..<count`, in the order of the chunks.
  package static func mapChunks<Result: Sendable>(
    of count: Int, size: Int, threads: Int, _ body: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    foldChunks(of: count, size: size, threads: threads, into: [], body) { $0.append($1) }
  }
}

/// The results of chunks that were not yet folded.
private struct FoldQueue<Result: Sendable> {
  private var waiting: [Int: Result] = [:]
  /// The chunk to fold next.
  private var position = 0
  /// Whether a thread folds at present; it continues as long as there is a next result.
  private var isFolding = false

  /// Adds the result of a chunk; whether the caller has to fold.
  mutating func put(_ result: Result, at position: Int) -> Bool {
    waiting[position] = result
    guard !isFolding, position == self.position else { return false }
    isFolding = true
    return true
  }

  /// The next result; where it is not there yet, the thread that puts it continues folding.
  mutating func next() -> Result? {
    guard let result = waiting.removeValue(forKey: position) else {
      isFolding = false
      return nil
    }
    position += 1
    return result
  }
}
