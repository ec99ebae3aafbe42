/// How the process ends; the numbers from 64 on are those of sysexits(3).
enum ExitCode: Int32 {
  case success = 0
  /// Something is wrong in the site.
  case mistakes = 1
  /// The command line is wrong, or the output folder cannot be used.
  case usage = 2
  /// The disk failed.
  case ioError = 74
  /// Another build holds the output folder.
  case busy = 75
  case interrupted = 130
  case terminated = 143
}
