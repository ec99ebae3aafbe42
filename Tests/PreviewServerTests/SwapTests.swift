import FileSystem
import Foundation
import PreviewServer
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What is answered while the site is published again and again. `make soak` publishes it 20,000
/// times.
struct SwapTests {
  private static let count = TestEffort.count(150, soak: 20_000)
  /// What is asked for, with the length of each answer: more than one write sends the last.
  private static let sizes = [
    ("", 10), ("posts/", 3_000), ("app.css", 70_000), ("film.mp4", 300_000),
  ]

  private static func write(_ number: Int, to site: String, in folder: TemporaryFolder) {
    let digit = String(number % 10)
    for (path, size) in sizes {
      let name = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
      folder.write(String(repeating: digit, count: size), to: site + "/" + name)
    }
  }

  /// Whether an answer is one whole file of one of the sites.
  private static func isWhole(_ reply: Reply, _ path: String, _ size: Int) -> Bool {
    guard reply.status == 200, let first = reply.body.first else { return false }
    let isPage = path.isEmpty || path.hasSuffix("/")
    let rest = String(decoding: reply.body.dropFirst(size), as: UTF8.self)
    return Array(reply.body.prefix(size)) == Array(repeating: first, count: size)
      && (rest.isEmpty || isPage && rest.hasSuffix("></script>\n"))
  }

  @Test(arguments: [true, false])
  func `every answer is one whole file while the site is replaced`(isLive: Bool) throws {
    let folder = TemporaryFolder()
    let files = try DiskFileSystem(root: folder.path)
    Self.write(0, to: "site", in: folder)
    var options = PreviewServer.Options()
    options.port = 0
    let server = try PreviewServer(
      serving: folder.path + "/site", options: options, live: isLive ? LiveSite(start: "s") : nil)
    let done = Atomic(0)
    let swapper = Thread {
      for number in 1...Self.count {
        Self.write(number, to: "next", in: folder)
        // As publishing does: the new tree takes the place of the old one, which is removed.
        try? files.exchange("site", with: "next")
        try? FileManager.default.removeItem(atPath: folder.path + "/next")
        done.store(number, ordering: .relaxed)
      }
    }
    swapper.start()
    var asked = 0
    var broken: [String] = []
    while done.load(ordering: .relaxed) < Self.count {
      let (path, size) = Self.sizes[asked % Self.sizes.count]
      let reply = get("/" + path, port: server.port)
      if !Self.isWhole(reply, path, size) {
        broken.append("\(path): \(reply.status ?? 0), \(reply.body.count) bytes")
      }
      asked += 1
    }
    #expect(broken == [] && asked > 0)
  }
}
