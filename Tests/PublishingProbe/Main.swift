// A build as a process of its own, for tests that kill it: publishes a generation of a site of
// many pages into `public` of a folder.
//
//     PublishingProbe <folder> <generation> <pages> <move limit> <end>
//
// It kills itself before the operation of the file system with the number `end`, counted from 0, or
// while several files are being moved where that is `moving`.

import Diagnostics
import FileSystem
import Publishing
import TestSupport

#if canImport(Glibc)
  import Glibc
#endif

@main
enum PublishingProbe {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 6, let pages = Int(arguments[3]), let limit = Int(arguments[4])
    else { exit(64) }
    do {
      var options = PublicationOptions()
      options.moveLimit = limit
      let files = mortal(try DiskFileSystem(root: arguments[1]), end: arguments[5])
      let publication = try Publication(into: "public", in: files, options: options)
      for number in 0..<pages {
        // Every third page is the same in all generations.
        let generation = number % 3 == 0 ? "all" : arguments[2]
        let text = "page \(number) of \(generation)\n"
        try publication.add(Array(text.utf8), at: "p/\(number % 10)/\(number)/index.html")
      }
      try publication.add(Array(arguments[2].utf8), at: "only-\(arguments[2]).html")
      _ = try publication.finish()
    } catch let error as PublicationError {
      print(error.diagnostic.message)
      exit(error.exitStatus ?? 70)
    } catch {
      print(error)
      exit(74)
    }
  }

  /// A disk on which the process dies when it comes to its end.
  private static func mortal(_ disk: DiskFileSystem, end: String) -> FaultyFileSystem<
    DiskFileSystem
  > {
    let root = CommandLine.arguments[1]
    if end == "moving" {
      return FaultyFileSystem(disk, movesAtOnce: true) { operation, _, source in
        if operation == .rename, let source, source.hasSuffix(".html") {
          dieWithout(root + "/" + source)
        }
        return nil
      }
    }
    if let last = Int(end) {
      return FaultyFileSystem(disk, .death(at: last), movesAtOnce: true)
    }
    return FaultyFileSystem(disk, movesAtOnce: true)
  }

  /// Kills this process as soon as a file is no longer there.
  private static func dieWithout(_ path: String) {
    var thread = pthread_t()
    _ = unsafe pthread_create(
      &thread, nil,
      { path in
        guard let path = unsafe path?.assumingMemoryBound(to: CChar.self) else { return nil }
        while unsafe access(path, F_OK) == 0 {}
        kill(getpid(), SIGKILL)
        return nil
      }, strdup(path))
  }
}
