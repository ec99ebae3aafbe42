#ifndef C_SYSTEM_CALLS_H
#define C_SYSTEM_CALLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Calls of the kernel that Swift's Glibc module does not show. Each returns -1 and sets
// `errno` on failure.

/// The flag of `open` for a file that is only to be examined, `O_PATH`.
extern const int system_open_to_examine;

/// Opens `path` below the folder `folder`; the kernel refuses (EXDEV) whatever leads out of that
/// folder, be it `..`, an absolute path or a symbolic link. With `no_links`, no symbolic link is
/// followed at all (ELOOP). ENOSYS where the kernel is older than Linux 5.6.
int system_open_beneath(int folder, const char *path, int flags, int mode, bool no_links);

/// Opens a new file without a name on the disk of the folder `folder`, for reading and writing, which
/// is gone when it is closed. Fails where the file system, or the system, has no such files.
int system_open_nameless(int folder);

/// Swaps two entries of folders in one step. EINVAL or ENOSYS where the file system cannot.
int system_exchange(int folder, const char *path, const char *other);

/// A change of names: `path` goes to `other`, which comes to `path` if `swaps`.
struct system_move {
  const char *path;
  const char *other;
  bool swaps;
};

/// Makes all moves in their order, or none. They are made by a process of their own, so that they
/// are made to the end even if this one is killed meanwhile; that process holds the locks of this
/// one as long. Returns 0, or -1 with `errno` and, in `failed`, the index of the move that failed.
int system_move_all(int folder, const struct system_move *moves, size_t count, size_t *failed);

/// Tells the running program and the libraries it has loaded from all others, by the build IDs that
/// their linkers gave them. Returns whether all of them have one.
bool system_program_identity(uint64_t *identity);

/// Lets `malloc` take memory from the system in large pieces and keep what is freed for what is
/// asked for next; otherwise a thread's memory grows by a page a call. To be called before there
/// are other threads. Does nothing where `malloc` has no such settings.
void system_keep_freed_memory(void);

/// Writes what the file system below the open file has not written to its disk yet.
int system_sync(int file);

#endif
