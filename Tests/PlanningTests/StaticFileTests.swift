import Diagnostics
import FileSystem
import Planning
import TestSupport
import Testing

struct StaticFileTests {
  private func addresses(
    of files: some FileSystem, log: inout DiagnosticLog
  ) throws(FileError) -> [String] {
    try StaticFile.all(in: files, folder: "Static", log: &log).map(\.address)
  }

  @Test func `a file is published at its path, and an index at its folder`() throws {
    let files: MemoryFileSystem = [
      "Static/index.html": "", "Static/docs/index.html": "", "Static/docs/my-index.html": "",
      "Static/favicon.ico": "", "Content/site.yaml": "",
    ]
    var log = DiagnosticLog()
    #expect(
      try addresses(of: files, log: &log) == ["/docs/", "/docs/my-index.html", "/favicon.ico", "/"])
    #expect(log.diagnostics.isEmpty)
  }

  @Test func `of what is hidden, only what hosts look for is published`() throws {
    let files: MemoryFileSystem = [
      "Static/.nojekyll": "", "Static/.htaccess": "", "Static/.well-known/a.txt": "",
      "Static/.env.local": "", "Static/.git/config": "", "Static/notes.txt~": "",
    ]
    var log = DiagnosticLog()
    #expect(
      try addresses(of: files, log: &log) == ["/.htaccess", "/.nojekyll", "/.well-known/a.txt"])
    #expect(log.diagnostics.isEmpty)
  }

  @Test(arguments: ["Static/.htaccess/keys", "Static/.well-known/.secret", "Static/.mine"])
  func `what is hidden otherwise is not published, and told`(path: String) throws {
    let files = MemoryFileSystem()
    for folder in Array(path.indices.filter { path[$0] == "/" }) {
      try files.makeFolder(String(path[..<folder]))
    }
    try files.write([UInt8]().span, to: path)
    var log = DiagnosticLog()
    #expect(try addresses(of: files, log: &log) == [])
    #expect(log.diagnostics.count == 1)
  }

  @Test func `a file that cannot be examined is not left out in silence`() {
    let files: MemoryFileSystem = ["Static/a.txt": "", "Static/b.txt": ""]
    let faulty = FaultyFileSystem(files) { operation, path, _ in
      operation == .examine && path == "Static/b.txt" ? .deviceFailed : nil
    }
    var log = DiagnosticLog()
    #expect(throws: FileError(.examine, "Static/b.txt", .deviceFailed)) {
      try addresses(of: faulty, log: &log)
    }
  }
}
