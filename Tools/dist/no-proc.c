// Swift's runtime reads /proc when a program starts, for its arguments and for the folder of its
// backtracer, and has no arguments or aborts where there is no /proc. This program is one file,
// which runs in an empty root folder too: it takes the arguments from the C library, and has no
// backtracer beside it.
#include <stddef.h>

void _swift_stdlib_overrideUnsafeArgvArgc(char **arguments, int count);

// glibc gives constructors what it gives `main`.
__attribute__((constructor)) static void take_arguments(int count, char **arguments) {
  _swift_stdlib_overrideUnsafeArgvArgc(arguments, count);
}

// The linker leads calls of `swift_copyAuxiliaryExecutablePath` here (`--wrap`).
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}
