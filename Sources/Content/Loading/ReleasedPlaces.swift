import Diagnostics
import FileSystem
import Schema
import Synchronization
import Tables

/// Finds where the values of content were written by loading their files again, for content whose
/// places were released: only diagnostics and explanations ask for them.
final class ReleasedPlaces: PlaceReader {
  private let loader: ChunkLoader
  private let state = Mutex(State())

  private struct State {
    /// The chunks, in the order of their slots.
    var chunks: [ReleasedChunk] = []
    /// The places of chunks that were loaded again, by their positions.
    var known: [Int: [SlotPlace]] = [:]

    /// The position of the last chunk that begins at a slot or before it; nil where none does. A slot
    /// that was added after all chunks is beyond the last one's places.
    func position(of slot: SlotIndex) -> Int? {
      var (low, high) = (0, chunks.count)
      while low < high {
        let middle = (low + high) / 2
        if chunks[middle].firstSlot <= slot { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? low - 1 : nil
    }
  }

  /// A chunk whose places were released.
  private struct ReleasedChunk {
    let firstSlot: SlotIndex
    let slotCount: Int
    /// What its files held.
    let hash: ContentHash
  }

  init(of loader: ChunkLoader) { self.loader = loader }

  /// Takes the next chunk, whose values begin with a slot of the store.
  func release(_ chunk: borrowing LoadedChunk, from firstSlot: SlotIndex) {
    let released = ReleasedChunk(
      firstSlot: firstSlot, slotCount: chunk.values.slots.count, hash: chunk.hashOfSources)
    state.withLock { $0.chunks.append(released) }
  }

  func span(of slot: SlotIndex) -> Span? {
    state.withLock { state in
      guard let position = state.position(of: slot) else { return nil }
      if state.known[position] == nil { state.known[position] = places(position, state.chunks) }
      let offset = slot.position - state.chunks[position].firstSlot.position
      guard let places = state.known[position], places.indices.contains(offset) else { return nil }
      return places[offset].span
    }
  }

  /// The places of a chunk; none where its files have changed.
  private func places(_ position: Int, _ chunks: [ReleasedChunk]) -> [SlotPlace] {
    let first = position * loader.size
    let chunk = loader.load(first..<min(first + loader.size, loader.files.count))
    guard chunk.values.slots.count == chunks[position].slotCount,
      chunk.hashOfSources == chunks[position].hash
    else { return [] }
    return chunk.values.places
  }
}

extension LoadedChunk {
  /// The hash of what the files hold.
  fileprivate var hashOfSources: ContentHash {
    var hashes: [UInt8] = []
    for source in sources {
      let hash = source.released.map { ContentHash($0.hash) } ?? ContentHash(of: source.bytes)
      hash.append(to: &hashes)
    }
    return ContentHash(of: hashes)
  }
}
