// A build as a process of its own, for tests that kill it: publishes a generation of a site of
// many pages into `public` of a folder.
//
//     PublishingProbe <folder> <generation> <pages> <move limit>

import Diagnostics
import FileSystem
import Publishing

#if canImport(Glibc)
  import Glibc
#endif

@main
enum PublishingProbe {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let pages = Int(arguments[3]), let limit = Int(arguments[4])
    else { exit(64) }
    do {
      var options = PublicationOptions()
      options.moveLimit = limit
      let publication = try Publication(
        into: "public", in: try DiskFileSystem(root: arguments[1]), options: options)
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
}
