#ifndef C_SYSTEM_CALLS_H
#define C_SYSTEM_CALLS_H

#include <stdbool.h>

// Calls of the kernel that Swift's Glibc module does not show. Each returns what the call
// returns: -1 and `errno` on failure.

/// The flag of `open` for a file that is only to be examined, `O_PATH`.
extern const int system_open_to_examine;

/// Opens `path` below the folder `folder`; the kernel refuses (EXDEV) whatever leads out of that
/// folder, be it `..`, an absolute path or a symbolic link. With `no_links`, no symbolic link is
/// followed at all (ELOOP). ENOSYS where the kernel is older than Linux 5.6.
int system_open_beneath(int folder, const char *path, int flags, int mode, bool no_links);

/// Swaps two entries of folders in one step. EINVAL or ENOSYS where the file system cannot.
int system_exchange(int folder, const char *path, const char *other);

/// Writes what the file system below the open file has not written to its disk yet.
int system_sync(int file);

#endif
