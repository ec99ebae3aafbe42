import FileSystem
import TestSupport
import Testing

/// Parts of a site that processes of their own make, and the one that joins them.
struct JoinTests {
  let site = SmallSite()

  /// Makes the parts with these numbers, each in a folder of its own.
  private func makeParts(_ numbers: ClosedRange<Int>, of count: Int) throws {
    for number in numbers {
      let made = try site.run(
        "build", "--clock", "2026-03-01", "--shard", "\(number)/\(count)", "--output",
        "parts/\(number)")
      #expect(made.status == 0, "\(made.errors)")
      #expect(made.output.hasPrefix("part \(number)/\(count): "))
    }
  }

  @Test func `parts that are joined are the site that is built in one piece`() throws {
    #expect(try site.run("build", "--clock", "2026-03-01").status == 0)
    let whole = try site.files(below: "public")
    try makeParts(1...3, of: 3)
    let joined = try site.run("join", "parts/1", "parts/2", "parts/3", "--output", "joined")
    #expect(joined.status == 0, "\(joined.errors)")
    #expect(joined.output.hasPrefix("4 pages and 0 files in joined (4 written) after "))
    let files = try site.files(below: "joined")
    for (path, bytes) in whole { #expect(files["joined" + path.dropFirst(6)] == bytes) }
    #expect(files.count == whole.count)
    let again = try site.run("build", "--clock", "2026-03-01", "--output", "joined")
    #expect(again.output.contains("(4 unchanged)"))
  }

  @Test func `the manifest of a joined site says whose it is, as that of a whole build`() throws {
    #expect(try site.run("build", "--clock", "2026-03-01").status == 0)
    let whole = site.text(of: "public/.apus-manifest")
    try makeParts(1...2, of: 2)
    for output in ["joined", "public"] {
      let joined = try site.run("join", "parts/1", "parts/2", "--output", output)
      #expect(joined.status == 0, "\(joined.errors)")
      #expect(site.text(of: output + "/.apus-manifest") == whole)
    }
    let outside = try Tool(in: site.folder.path).run(
      "join", "site/parts/1", "site/parts/2", "--output", "site/joined")
    #expect(outside.status == 0, "\(outside.errors)")
    #expect(site.text(of: "joined/.apus-manifest") == whole)
    for (path, bytes) in try site.files(below: "Content") {
      site.folder.write(String(decoding: bytes, as: UTF8.self), to: "other/" + path)
    }
    let other = try Tool(in: site.folder.path + "/other").run("build", "--output", "../site/joined")
    #expect(other.status == 2 && other.errors.contains("E0701"), "\(other.errors)")
    #expect(site.text(of: "joined/.apus-manifest") == whole)
  }

  @Test func `parts do not take the place of another site in its folder`() throws {
    try makeParts(1...2, of: 2)
    for (path, bytes) in try site.files(below: "Content") {
      site.folder.write(String(decoding: bytes, as: UTF8.self), to: "other/" + path)
    }
    #expect(try Tool(in: site.folder.path + "/other").run("build").status == 0)
    let joined = try site.run("join", "parts/1", "parts/2", "--output", "../other/public")
    #expect(joined.status == 2 && joined.errors.contains("E0701"), "\(joined.errors)")
  }

  @Test func `the advice to make a part is a command that mends the mistake`() throws {
    try makeParts(1...2, of: 3)
    let missing = try site.run("join", "parts/1", "parts/2", "--output", "joined")
    #expect(missing.status == 1)
    try follow(adviceIn: missing.errors)
    site.folder.write("torn", to: "site/parts/1/site/index.html")
    let folders = ["parts/1", "parts/2", "parts/part-3-of-3"]
    let torn = try Tool(in: site.path).start(["join"] + folders + ["--output", "joined"])
      .outcome()
    #expect(torn.status == 1 && torn.errors.contains("E0722"), "\(torn.errors)")
    try follow(adviceIn: torn.errors)
    let joined = try Tool(in: site.path).start(["join"] + folders + ["--output", "joined"])
      .outcome()
    #expect(joined.status == 0, "\(joined.errors)")
  }

  /// Runs the command line that a message ends with.
  private func follow(adviceIn errors: String) throws {
    let start = try #require(errors.firstRange(of: ": apus "))
    let line = errors[start.upperBound...].prefix { $0 != "\n" }
    let words = line.split(separator: " ").map(String.init)
    #expect(try Tool(in: site.path).start(words).outcome().status == 0, "\(line)")
  }

  @Test func `mistakes end with 1, and those between parts are told where they are written`() throws
  {
    site.write(
      "---\ntitle: Apple\nstars: 3\n---\nA [pear](pear.md), [all](/notes/#none).\n",
      to: "Content/notes/apple.md")
    let whole = try site.run("build", "--clock", "2026-03-01")
    #expect(whole.status == 1 && whole.errors.contains("there is no id 'none'"))
    for number in 1...4 {
      _ = try site.run(
        "build", "--clock", "2026-03-01", "--shard", "\(number)/4", "--output", "parts/\(number)")
    }
    let joined = try site.run(
      "join", "parts/1", "parts/2", "parts/3", "parts/4", "--output", "joined")
    #expect(joined.status == 1)
    #expect(joined.errors == whole.errors)
    #expect(try site.files(below: "joined").isEmpty)
  }

  @Test func `folders that are not there, and an output among the parts, end with 2`() throws {
    try makeParts(1...2, of: 2)
    let nowhere = try site.run("join", "parts/1", "nowhere")
    #expect(nowhere.status == 2 && nowhere.errors.contains("'nowhere'"), "\(nowhere.errors)")
    let before = try site.files(below: "parts")
    for output in ["parts/1", "parts", "parts/2/site"] {
      let outcome = try site.run("join", "parts/1", "parts/2", "--output", output)
      #expect(outcome.status == 2 && outcome.errors.contains("E0702"), "\(outcome.errors)")
    }
    #expect(try site.files(below: "parts") == before)
  }

  @Test(arguments: ["Content", "Content/posts", "Templates", "Static/a"])
  func `an output in what the site is made from is refused`(output: String) throws {
    site.write("x", to: "Static/x.txt")
    try makeParts(1...2, of: 2)
    let before = try site.files(below: "Content")
    let here = try site.run("join", "parts/1", "parts/2", "--output", output, "--force")
    #expect(here.status == 2 && here.errors.contains("E0702"), "\(here.errors)")
    let above = try Tool(in: site.folder.path).run(
      "join", "site/parts/1", "site/parts/2", "--output", "site/" + output, "--force")
    #expect(above.status == 2 && above.errors.contains("E0702"), "\(above.errors)")
    #expect(try site.files(below: "Content") == before)
  }

  @Test func `a part and a site take the place of each other only if they are forced to`() throws {
    #expect(try site.run("build", "--clock", "2026-03-01").status == 0)
    let before = try site.files(below: "public")
    let arguments = ["build", "--clock", "2026-03-01", "--shard", "1/3", "--output", "public"]
    let refused = try Tool(in: site.path).start(arguments).outcome()
    #expect(refused.status == 2 && refused.errors.contains("E0701"), "\(refused.errors)")
    #expect(refused.errors.contains("holds a whole site"), "\(refused.errors)")
    #expect(try site.files(below: "public") == before)
    #expect(try Tool(in: site.path).start(arguments + ["--force"]).outcome().status == 0)
    // A part takes the place of a part.
    #expect(try Tool(in: site.path).start(arguments).outcome().status == 0)
    let part = try site.files(below: "public")
    let whole = try site.run("build", "--clock", "2026-03-01")
    #expect(whole.status == 2)
    #expect(whole.errors.contains("holds a part of a site"), "\(whole.errors)")
    #expect(try site.files(below: "public") == part)
    #expect(try site.run("build", "--clock", "2026-03-01", "--force").status == 0)
  }

  @Test func `a part without a page takes the place of itself`() throws {
    let arguments = ["build", "--clock", "2026-03-01", "--shard", "200/200", "--output", "last"]
    for _ in 0..<2 {
      let outcome = try Tool(in: site.path).start(arguments).outcome()
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    #expect(try !site.files(below: "last").keys.contains { $0.contains("site/") })
  }

  @Test func `the advice to make a part has the date of the environment`() throws {
    var tool = Tool(in: site.path)
    tool.before = "SOURCE_DATE_EPOCH=1775000000; export SOURCE_DATE_EPOCH;"
    #expect(try tool.run("build", "--shard", "1/2", "--output", "parts/1").status == 0)
    let missing = try site.run("join", "parts/1", "--output", "joined")
    #expect(missing.errors.contains("apus build --clock 2026-03-31T23:33:20Z --shard 2/2"))
    try follow(adviceIn: missing.errors)
    let joined = try site.run("join", "parts/1", "parts/part-2-of-2", "--output", "joined")
    #expect(joined.status == 0, "\(joined.errors)")
  }

  @Test(arguments: ["", "elsewhere"])
  func `the advice to make a part is a command for the working folder`(folder: String) throws {
    site.folder.write("", to: "elsewhere/file")
    try makeParts(1...2, of: 2)
    let parts = folder.isEmpty ? "site/parts" : "../site/parts"
    let tool = Tool(in: site.folder.path + "/" + folder)
    let missing = try tool.run("join", parts + "/1", "--output", "joined")
    let place = folder.isEmpty ? "site" : "../site"
    #expect(
      missing.errors.contains(
        "apus build \(place) --clock 2026-03-01 --shard 2/2 --output \(parts)/part-2-of-2"),
      "\(missing.errors)")
    let start = try #require(missing.errors.firstRange(of: ": apus "))
    let line = missing.errors[start.upperBound...].prefix { $0 != "\n" }
    #expect(try tool.start(line.split(separator: " ").map(String.init)).outcome().status == 0)
    let joined = try tool.run("join", parts + "/1", parts + "/part-2-of-2", "--output", "joined")
    #expect(joined.status == 0, "\(joined.errors)")
  }
}
