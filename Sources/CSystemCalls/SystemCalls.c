#define _GNU_SOURCE
#include "CSystemCalls.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
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

int system_sync(int file) { return syncfs(file); }
