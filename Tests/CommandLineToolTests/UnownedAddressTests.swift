import Testing

/// An address of a site that is nobody's: builds and checks name it, and publish all the same.
struct UnownedAddressTests {
  let site = SmallSite()

  private func run(_ address: String, _ arguments: String...) throws -> Tool.Outcome {
    let settings = try #require(site.text(of: "Content/site.yaml"))
    site.write("address: \(address)\n" + settings, to: "Content/site.yaml")
    return try Tool(in: site.path).start(arguments).outcome()
  }

  @Test(arguments: [
    ("https://example.org/", "'example.org' is a domain for examples, which is nobody's"),
    ("https://github.com/anna/site", "'github.com' keeps the files of a site, not the site"),
    ("http://localhost:8080/", "'localhost' is the own computer of whoever reads it"),
  ])
  func `it is named by each build that makes something, and by each check`(
    address: String, reason: String
  ) throws {
    let line =
      "no address: \(reason): write the site's own behind 'address:' in Content/site.yaml before "
      + "it is published\n"
    let first = try run(address, "build", "--strict")
    #expect(first.status == 0 && first.errors == "", "\(first.errors)")
    #expect(first.output.hasSuffix(line), "\(first.output)")
    #expect(try site.run("build", "--strict", "--output", "other").output.hasSuffix(line))
    #expect(try site.run("check").output.hasSuffix(line))
    #expect(try site.run("build", "--output", "third", "--format", "json").errors.hasSuffix(line))
  }

  @Test func `it is not named where the folder opens from disk, or where there is another`()
    throws
  {
    #expect(!(try run("https://example.org/", "build", "--portable").output).contains("no address"))
    let other = SmallSite()
    #expect(!(try other.run("build").output).contains("no address"))
    let settings = try #require(other.text(of: "Content/site.yaml"))
    other.write("address: https://kolibri.dev/\n" + settings, to: "Content/site.yaml")
    #expect(!(try other.run("build").output).contains("no address"))
  }
}
