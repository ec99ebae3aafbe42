#ifndef C_PARSER_MEMORY_H
#define C_PARSER_MEMORY_H

#include <stddef.h>

// The memory that libcmark parses in: blocks of the thread, handed out from front to back, and
// taken back all at once when a parse is over. libcmark asks for memory through three functions
// without a context, so the blocks are found by a variable of the thread.

/// Begins to use the memory of this thread. Uses may be nested; each is ended. Returns 0, or -1
/// where the system has no means to free the memory with its thread.
int parser_memory_begin(void);

/// Ends a use. The outermost one takes back all that was handed out on this thread.
void parser_memory_end(void);

/// Memory that holds zeros; NULL where there is none.
void *parser_memory_allocate_zeros(size_t count, size_t size);

/// Memory that holds what `old` did; what is behind that is not known.
void *parser_memory_reallocate(void *old, size_t size);

/// Does nothing: memory is taken back when its use ends.
void parser_memory_free(void *memory);

#endif
