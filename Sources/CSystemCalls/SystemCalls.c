#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#ifdef SYS_openat2
#include <linux/openat2.h>
#endif

const int system_open_to_examine = O_PATH;

int system_open_beneath(int folder, const char *path, int flags, int mode, bool no_links) {
#ifdef SYS_openat2
  struct open_how how;
  memset(&how, 0, sizeof how);
  how.flags = (unsigned)flags;
  how.mode = (unsigned)mode;
  how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS | (no_links ? RESOLVE_NO_SYMLINKS : 0);
  return (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
#else
  errno = ENOSYS;
  return -1;
#endif
}

int system_exchange(int folder, const char *path, const char *other) {
#ifdef SYS_renameat2
  return (int)syscall(SYS_renameat2, folder, path, folder, other, 2u /* RENAME_EXCHANGE */);
#else
  errno = ENOSYS;
  return -1;
#endif
}

static int move(int folder, const char *path, const char *other, bool swaps) {
  int result;
  do {
    result = swaps ? system_exchange(folder, path, other) : renameat(folder, path, folder, other);
  } while (result < 0 && errno == EINTR);
  return result;
}

// Only calls of the kernel: it runs in a child that shares the memory of its parent.
static int move_all(int folder, const struct system_move *moves, size_t count, size_t *failed) {
  for (size_t made = 0; made < count; made++) {
    if (move(folder, moves[made].path, moves[made].other, moves[made].swaps) == 0) continue;
    int error = errno;
    *failed = made;
    while (made-- > 0) move(folder, moves[made].other, moves[made].path, moves[made].swaps);
    return error;
  }
  return 0;
}

int system_move_all(int folder, const struct system_move *moves, size_t count, size_t *failed) {
  // An interrupt from the keyboard goes to parent and child: it waits until all is done.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  // The child shares the parent's memory, so nothing is copied, however large the parent is.
  volatile int error = 0;
  pid_t child = vfork();
  if (child == 0) {
    error = move_all(folder, moves, count, failed);
    _exit(0);
  }
  if (child < 0) {
    error = move_all(folder, moves, count, failed);
  } else {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {
    }
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return error == 0 ? 0 : -1;
}

int system_sync(int file) { return syncfs(file); }

// What is known of the build IDs of the objects visited so far: a hash (FNV-1a) of them.
struct identity {
  uint64_t hash;
  bool is_whole;
};

// Adds the build ID among the notes of a segment; returns whether there is one.
static bool add_build_id(const unsigned char *note, size_t size, struct identity *identity) {
  const unsigned char *end = note + size;
  while (note + sizeof(ElfW(Nhdr)) <= end) {
    const ElfW(Nhdr) *head = (const ElfW(Nhdr) *)note;
    const unsigned char *name = note + sizeof *head;
    const unsigned char *bytes = name + ((head->n_namesz + 3) & ~3u);
    if (bytes + head->n_descsz > end) return false;
    if (head->n_type == NT_GNU_BUILD_ID && head->n_namesz == 4 && memcmp(name, "GNU", 4) == 0) {
      for (size_t index = 0; index < head->n_descsz; index++) {
        identity->hash = (identity->hash ^ bytes[index]) * 0x100000001b3u;
      }
      return true;
    }
    note = bytes + ((head->n_descsz + 3) & ~3u);
  }
  return false;
}

static int visit_object(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  // The kernel's own object changes nothing that a program makes.
  if (strstr(info->dlpi_name, "linux-vdso") || strstr(info->dlpi_name, "linux-gate")) return 0;
  struct identity *identity = context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_NOTE) continue;
    const unsigned char *notes = (const unsigned char *)(info->dlpi_addr + header->p_vaddr);
    if (add_build_id(notes, header->p_memsz, identity)) return 0;
  }
  identity->is_whole = false;
  return 1;
}

bool system_program_identity(uint64_t *identity) {
  struct identity found = {0xcbf29ce484222325u, true};
  dl_iterate_phdr(visit_object, &found);
  *identity = found.hash;
  return found.is_whole;
}

void system_keep_freed_memory(void) {
#ifdef __GLIBC__
  // The largest heap of a thread, which is then readable and writable from the beginning.
  mallopt(M_TOP_PAD, 64 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  // The most that glibc takes.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}

int system_open_nameless(int folder) {
#ifdef O_TMPFILE
  return openat(folder, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
#else
  errno = ENOSYS;
  return -1;
#endif
}
