#include "CParserMemory.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
  // Keeps what is handed out aligned, and holds the size of each allocation before it.
  header_size = 16,
  first_block = 1 << 16,
  // A block that is kept between parses is at most this large.
  kept_limit = 1 << 22,
};

// What a block begins with; what it hands out stands behind.
struct block {
  struct block *before;
  size_t size;
};

struct memory {
  // Where the block that is handed out from goes on, and where it ends.
  char *next;
  char *end;
  struct block *last;
  // The sizes of all blocks together.
  size_t total;
  // Nested uses: only the outermost one takes the memory back.
  size_t users;
  bool is_registered;
};

static _Thread_local struct memory memory;

static size_t rounded(size_t size) { return (size + 15) & ~(size_t)15; }

static void release_blocks(struct memory *memory) {
  while (memory->last != NULL) {
    struct block *before = memory->last->before;
    free(memory->last);
    memory->last = before;
  }
  memory->next = NULL;
  memory->end = NULL;
  memory->total = 0;
}

static bool add_block(struct memory *memory, size_t needed) {
  size_t size = memory->total < first_block ? first_block : memory->total;
  if (size > kept_limit) size = kept_limit;
  if (size < needed) size = needed;
  struct block *block = malloc(sizeof *block + size);
  if (block == NULL) return false;
  block->before = memory->last;
  block->size = size;
  memory->last = block;
  memory->total += size;
  memory->next = (char *)(block + 1);
  memory->end = memory->next + size;
  return true;
}

static void *allocate(size_t size) {
  if (size > SIZE_MAX / 2) return NULL;
  size_t needed = header_size + rounded(size);
  if (needed > (size_t)(memory.end - memory.next) && !add_block(&memory, needed)) return NULL;
  char *header = memory.next;
  *(size_t *)header = size;
  memory.next = header + needed;
  return header + header_size;
}

void *parser_memory_allocate_zeros(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return NULL;
  void *zeros = allocate(bytes);
  if (zeros != NULL) memset(zeros, 0, bytes);
  return zeros;
}

void *parser_memory_reallocate(void *old, size_t size) {
  if (old == NULL) return allocate(size);
  size_t *old_size = (size_t *)((char *)old - header_size);
  if (size <= *old_size) return old;
  if (size > SIZE_MAX / 2) return NULL;
  // What was handed out last grows where it is.
  size_t growth = rounded(size) - rounded(*old_size);
  if ((char *)old + rounded(*old_size) == memory.next
      && growth <= (size_t)(memory.end - memory.next)) {
    memory.next += growth;
    *old_size = size;
    return old;
  }
  void *larger = allocate(size);
  if (larger != NULL) memcpy(larger, old, *old_size);
  return larger;
}

void parser_memory_free(void *unused) { (void)unused; }

static pthread_key_t key;
static bool has_key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void thread_ends(void *ended) { release_blocks(ended); }

static void make_key(void) { has_key = pthread_key_create(&key, thread_ends) == 0; }

int parser_memory_begin(void) {
  if (!memory.is_registered) {
    pthread_once(&once, make_key);
    if (!has_key || pthread_setspecific(key, &memory) != 0) return -1;
    memory.is_registered = true;
  }
  memory.users += 1;
  return 0;
}

void parser_memory_end(void) {
  memory.users -= 1;
  if (memory.users > 0 || memory.last == NULL) return;
  if (memory.last->before == NULL && memory.last->size <= kept_limit) {
    memory.next = (char *)(memory.last + 1);
    return;
  }
  // Keeps one block, large enough for what was used if that is not unusually much.
  size_t wanted = memory.total < kept_limit ? memory.total : kept_limit;
  release_blocks(&memory);
  add_block(&memory, wanted);
}
