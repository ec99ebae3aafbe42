import FileSystem
import Publishing
import TestSupport
import Testing

/// An output folder that another site was built into.
struct OtherSiteTests {
  let folder = TemporaryFolder()

  init() {
    for site in ["one", "two", "one/docs"] { folder.write("", to: site + "/Content/site.yaml") }
  }

  private func place(_ output: String, of site: String) throws -> OutputLocation {
    let surroundings = OutputLocation.Surroundings(
      project: folder.path + "/" + site, settings: "Content/site.yaml", inputs: ["Content"],
      mayLeaveProject: true)
    return try OutputLocation(folder.path + "/" + output, typed: output, in: surroundings)
  }

  private func build(_ output: String, of site: String, isForced: Bool = false) throws {
    var options = PublicationOptions()
    options.isForced = isForced
    let publication = try Publication(at: try place(output, of: site), options: options)
    try publication.add(Array(site.utf8), at: site.replacing("/", with: "-") + ".html")
    _ = try publication.finish()
  }

  /// What is in the folder of a site.
  private func manifest(_ output: String) -> String {
    folder.text(of: output + "/.apus-manifest") ?? ""
  }

  @Test func `a site does not take the place of another in its folder`() throws {
    try build("one/public", of: "one")
    let before = manifest("one/public")
    #expect(before.contains("\nsite ../Content/site.yaml\n"))
    for site in ["two", "one/docs"] {
      #expect(refusal { try build("one/public", of: site) } == "0701")
      #expect(
        refusal { _ = try SiteRemoval(at: place("one/public", of: site), lockTimeout: .zero) }
          == "0701")
    }
    #expect(manifest("one/public") == before && folder.text(of: "one/public/one.html") == "one")
    try build("one/public", of: "two", isForced: true)
    #expect(folder.text(of: "one/public/one.html") == nil)
    #expect(folder.text(of: "one/public/two.html") == "two")
    // Now the folder is that of nobody, as it lies outside of the site that it shows.
    #expect(!manifest("one/public").contains("site "))
  }

  @Test func `a site below another one has a folder of its own, and so has the one above`() throws {
    try build("one/docs/public", of: "one/docs")
    #expect(refusal { try build("one/docs/public", of: "one") } == "0701")
    try build("one/public", of: "one")
    try build("one/public", of: "one")
    try build("one/docs/public", of: "one/docs")
  }

  @Test func `a site that was moved, copied or is not there any more is built as ever`() throws {
    try build("one/public", of: "one")
    // Moved, with its output.
    try move("one", to: "three")
    try build("three/public", of: "three")
    // Its output alone, into the folder of another one, and to a place beside all.
    try move("three/public", to: "two/public")
    try build("two/public", of: "two")
    try move("two/public", to: "public")
    try build("public", of: "three")
    // A site that is gone.
    try build("three/public", of: "three")
    try move("three/Content", to: "three/Other")
    try build("three/public", of: "two")
  }

  @Test func `a site that is reached by a link is the same`() throws {
    try build("one/public", of: "one")
    folder.makeLink("linked", to: "one")
    let surroundings = OutputLocation.Surroundings(
      project: folder.path + "/linked", settings: "Content/site.yaml", inputs: ["Content"],
      mayLeaveProject: true)
    let location = try OutputLocation(
      folder.path + "/one/public", typed: "../one/public", in: surroundings)
    _ = try Publication(at: location).finish()
  }

  @Test func `folders outside of sites, and those of older versions, are anybody's`() throws {
    try build("public", of: "one")
    #expect(!manifest("public").contains("site "))
    try build("public", of: "two")
    let disk = try DiskFileSystem(root: folder.path + "/one")
    try publish(["index.html": "home"], in: disk)
    try build("one/public", of: "two")
    #expect(folder.text(of: "one/public/two.html") == "two")
  }

  private func move(_ path: String, to other: String) throws {
    try DiskFileSystem(root: folder.path).rename(path, to: other)
  }

  @Test func `a site whose settings are those of another by a link is the same`() throws {
    try build("one/public", of: "one")
    folder.write("", to: "linked/own")
    folder.makeLink("linked/Content", to: "../one/Content")
    #expect(refusal { try build("one/public", of: "linked") } == nil)
    #expect(folder.text(of: "one/public/linked.html") == "linked")
  }
}
