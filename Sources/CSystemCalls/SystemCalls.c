#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

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
  return swaps ? system_exchange(folder, path, other) : renameat(folder, path, folder, other);
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
