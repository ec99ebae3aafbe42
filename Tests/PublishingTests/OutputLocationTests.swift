import FileSystem
import Publishing
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Where an output folder may lie.
struct OutputLocationTests {
  let folder = TemporaryFolder()

  func place(_ path: String, mayLeaveProject: Bool = false, home: String? = nil) throws
    -> OutputLocation
  {
    folder.write("", to: "site/Content/site.yaml")
    folder.write("", to: "site/Templates/base.html")
    folder.makeLink("site/link", to: "Content")
    folder.makeLink("site/way", to: ".")
    var surroundings = OutputLocation.Surroundings(
      project: folder.path + "/site", inputs: ["Content", "Templates"],
      mayLeaveProject: mayLeaveProject)
    if let home { surroundings.home = home }
    return try OutputLocation(path, in: surroundings)
  }

  @Test(arguments: ["public", "./public/", "build/site", "way/public", "Content/../public"])
  func `a folder of its own in the project is taken`(_ path: String) throws {
    let location = try place(path)
    let name = path.contains("site") ? "build/site" : "public"
    #expect(location.path == folder.path + "/site/" + name)
  }

  @Test(arguments: [
    "../x", "/etc", "a/../../b", "~/x", "", "a\u{0}b", "$HOME/x", "C:\\x", "\\\\host\\share",
    "/dev/null", "/proc/self/fd/1", ".", "..", "/", "Content", "Content/out", "Templates",
    "way/Content/x", "way", ".apus", ".apus/x", ".git/x", "a\nb",
  ]) func `a folder that is not the site's own is refused`(_ path: String) throws {
    #expect(refusal { _ = try place(path) } == (path == "way" ? "0703" : "0702"))
  }

  @Test(arguments: [
    "..", "/", "Content", "Content/out", "/proc/self/fd/1", "/dev/null", ".", "../site",
  ]) func `some folders are refused even to those who ask`(_ path: String) throws {
    #expect(refusal { _ = try place(path, mayLeaveProject: true) } == "0702")
  }

  @Test func `a link is refused, and the home folder, and the working folder`() throws {
    #expect(refusal { _ = try place("link") } == "0703")
    let home = folder.path + "/home"
    #expect(
      refusal { _ = try place("../home", mayLeaveProject: true, home: home) } == "0702")
    let working = unsafe String(cString: getcwd(nil, 0))
    #expect(refusal { _ = try place(working, mayLeaveProject: true) } == "0702")
  }

  @Test func `a project may be named by a symbolic link`() throws {
    _ = try place("public")
    folder.makeLink("alias", to: "site")
    let surroundings = OutputLocation.Surroundings(
      project: folder.path + "/alias", inputs: ["Content", "Templates"], mayLeaveProject: false)
    for path in ["public", folder.path + "/alias/public", folder.path + "/site/public"] {
      #expect(try OutputLocation(path, in: surroundings).path == folder.path + "/site/public")
    }
    #expect(
      refusal { _ = try OutputLocation(folder.path + "/alias", in: surroundings) } == "0702")
  }

  @Test func `a folder elsewhere is taken from those who ask, and made`() throws {
    let location = try place("../elsewhere/deep/site", mayLeaveProject: true)
    #expect(location.path == folder.path + "/elsewhere/deep/site")
    let publication = try Publication(at: location)
    try publication.add(Array("home".utf8), at: "index.html")
    _ = try publication.finish()
    #expect(folder.text(of: "elsewhere/deep/site/index.html") == "home")
  }
}
