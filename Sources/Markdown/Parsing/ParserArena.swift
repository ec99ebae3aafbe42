import CCmark

#if canImport(Glibc)
  import Glibc
#endif

/// The memory libcmark parses in: one block a thread, handed out from front to back, and taken
/// back all at once when a parse is over.
///
/// libcmark asks for memory through three C functions without a context, so the block is found
/// by a thread-specific key. Nothing allocated here may outlive `ParserArena.use`.
enum ParserArena {
  /// Calls `body` with the allocator, and takes all its memory back afterwards.
  static func use<Result>(_ body: (UnsafeMutablePointer<cmark_mem>) -> Result) -> Result {
    precondition(hasKey)
    let state = unsafe threadState()
    unsafe state.pointee.users += 1
    defer {
      unsafe state.pointee.users -= 1
      if unsafe state.pointee.users == 0 { unsafe state.pointee.reset() }
    }
    return unsafe body(allocator)
  }

  nonisolated(unsafe) private static let allocator: UnsafeMutablePointer<cmark_mem> = {
    let pointer = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    unsafe pointer.initialize(
      to: cmark_mem(
        calloc: { count, size in
          let (bytes, overflow) = count.multipliedReportingOverflow(by: size)
          guard !overflow else { return nil }
          return unsafe ParserArena.threadState().pointee.allocateZeros(bytes)
        },
        realloc: { unsafe ParserArena.threadState().pointee.reallocate($0, to: $1) },
        free: { _ in }))
    return unsafe pointer
  }()

  /// The key of the threads' states: zero until `hasKey` is asked for, which `use` does. A
  /// constant that makes itself would be asked whether it is made at each allocation.
  @exclusivity(unchecked) nonisolated(unsafe) private static var key: pthread_key_t = 0

  private static let hasKey: Bool = {
    unsafe pthread_key_create(&key) { pointer in
      guard let pointer = unsafe pointer else { return }
      let state = unsafe pointer.assumingMemoryBound(to: ArenaState.self)
      unsafe state.pointee.releaseBlocks()
      unsafe state.deinitialize(count: 1)
      unsafe state.deallocate()
    } == 0
  }()

  private static func threadState() -> UnsafeMutablePointer<ArenaState> {
    if let pointer = unsafe pthread_getspecific(unsafe key) {
      return unsafe pointer.assumingMemoryBound(to: ArenaState.self)
    }
    let state = UnsafeMutablePointer<ArenaState>.allocate(capacity: 1)
    unsafe state.initialize(to: ArenaState())
    unsafe pthread_setspecific(unsafe key, state)
    return unsafe state
  }
}

/// The blocks of one thread.
@safe
private struct ArenaState {
  /// Keeps what is handed out aligned, and holds the size of each allocation before it.
  private static var headerSize: Int { 16 }
  /// A block that is kept between parses is at most this large.
  private static var keptLimit: Int { 1 << 22 }

  /// Nested uses: only the outermost one resets.
  var users = 0
  private var blocks: [UnsafeMutableRawPointer] = unsafe []
  private var base: UnsafeMutableRawPointer?
  private var capacity = 0
  private var used = 0
  private var total = 0

  /// Memory that holds zeros.
  @inline(__always)
  mutating func allocateZeros(_ size: Int) -> UnsafeMutableRawPointer? {
    let memory = unsafe allocate(size)
    unsafe memory?.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    return unsafe memory
  }

  /// What the memory holds is not known.
  @inline(__always)
  private mutating func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
    let needed = Self.headerSize + Self.rounded(size)
    if needed > capacity - used { addBlock(holding: needed) }
    guard let base = unsafe base else { return nil }
    let header = unsafe base + used
    unsafe header.storeBytes(of: size, as: Int.self)
    used += needed
    return unsafe header + Self.headerSize
  }

  @inline(__always)
  private static func rounded(_ size: Int) -> Int { (size + 15) & ~15 }

  /// Memory that holds what the old one did; what is behind that is not known.
  mutating func reallocate(
    _ old: UnsafeMutableRawPointer?, to size: Int
  ) -> UnsafeMutableRawPointer? {
    guard let old = unsafe old else { return unsafe allocate(size) }
    let oldSize = unsafe (old - Self.headerSize).load(as: Int.self)
    guard size > oldSize else { return unsafe old }
    // What was handed out last grows where it is.
    let growth = Self.rounded(size) - Self.rounded(oldSize)
    if unsafe old + Self.rounded(oldSize) == base.map({ unsafe $0 + used }),
      growth <= capacity - used
    {
      unsafe (old - Self.headerSize).storeBytes(of: size, as: Int.self)
      used += growth
      return unsafe old
    }
    guard let new = unsafe allocate(size) else { return nil }
    unsafe new.copyMemory(from: old, byteCount: oldSize)
    return unsafe new
  }

  private mutating func addBlock(holding needed: Int) {
    capacity = max(needed, min(max(total, 1 << 16), 1 << 22))
    let block = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    unsafe blocks.append(block)
    unsafe base = block
    used = 0
    total += capacity
  }

  /// Keeps one block, large enough for what was used if that is not unusually much.
  mutating func reset() {
    guard unsafe blocks.count > 1 || capacity > Self.keptLimit else {
      used = 0
      return
    }
    let wanted = min(total, Self.keptLimit)
    releaseBlocks()
    addBlock(holding: wanted)
  }

  mutating func releaseBlocks() {
    unsafe blocks.forEach { block in unsafe block.deallocate() }
    unsafe blocks = []
    unsafe base = nil
    capacity = 0
    used = 0
    total = 0
  }
}
