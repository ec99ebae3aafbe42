import CCmark
import CParserMemory

/// The memory in which libcmark parses: one block per thread, handed out from front to back and
/// released all at once when a parse is over.
///
/// Nothing allocated here may outlive `ParserArena.use`.
enum ParserArena {
  /// Calls `body` with the allocator, and releases all its memory afterwards.
  static func use<Result>(_ body: (UnsafeMutablePointer<cmark_mem>) -> Result) -> Result {
    precondition(parser_memory_begin() == 0)
    defer { parser_memory_end() }
    return unsafe body(allocator)
  }

  nonisolated(unsafe) private static let allocator: UnsafeMutablePointer<cmark_mem> = {
    let pointer = UnsafeMutablePointer<cmark_mem>.allocate(capacity: 1)
    unsafe pointer.initialize(
      to: cmark_mem(
        calloc: parser_memory_allocate_zeros, realloc: parser_memory_reallocate,
        free: parser_memory_free))
    return unsafe pointer
  }()
}
