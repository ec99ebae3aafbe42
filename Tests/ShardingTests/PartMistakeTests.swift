import FileSystem
import Planning
import SiteCompiler
import TestSupport
import Testing

/// Parts that do not make a site, and what is said of them.
struct PartMistakeTests {
  /// What happens to three parts of a site, which are joined then, and what is said.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var folders = ["part1", "part2", "part3"]
    let spoil: @Sendable (inout ShardedSite) throws -> Void
    let said: [String]
  }

  /// A page that is in the second of three parts.
  private static func anyPage(of site: ShardedSite) -> String {
    site.disk.paths.first { $0.hasPrefix("part2/site/") && $0.hasSuffix("index.html") } ?? ""
  }

  static let cases: [Case] = [
    Case(
      testDescription: "a file is missing",
      spoil: { try $0.disk.remove(anyPage(of: $0)) },
      said: [
        "error[E0722]: part 2/3 in 'part2' is not as it was made", "' is missing",
        "make it again: apus build site --shard 2/3 --output part2",
      ]),
    Case(
      testDescription: "a file holds as many other bytes",
      spoil: { site in
        let path = anyPage(of: site)
        site.disk[path] = site.disk[path]?.replacing("<", with: ">")
      },
      said: ["error[E0722]: part 2/3", "holds something else than when it was made"]),
    Case(
      testDescription: "a file is cut short",
      spoil: { $0.disk[anyPage(of: $0)] = "" },
      said: ["error[E0722]: part 2/3", "holds something else than when it was made"]),
    Case(
      testDescription: "something else lies there",
      spoil: { site in
        site.disk["part3/notes.txt"] = "mine"
        site.disk["part3/site/.hidden"] = "mine"
      },
      said: [
        "'part3/notes.txt' is no file of part 3/3", "'part3/site/.hidden' is no file of part 3/3",
        "remove it",
      ]),
    Case(
      testDescription: "the record is damaged",
      spoil: { site in
        var bytes = try site.disk.read("part1/part", limit: 1 << 20)
        bytes[bytes.count / 2] ^= 1
        try site.disk.remove("part1/part")
        try site.disk.write(bytes, to: "part1/part")
      },
      said: ["error[E0722]: 'part1' holds a part whose record is damaged"]),
    Case(
      testDescription: "the record is that of another part",
      spoil: { site in
        let bytes = try site.disk.read("part3/part", limit: 1 << 20)
        try site.disk.remove("part1/part")
        try site.disk.write(bytes, to: "part1/part")
      },
      said: ["error[E0722]: 'part1' holds a part whose record is damaged"]),
    Case(
      testDescription: "the list of files is gone",
      spoil: { try $0.disk.remove("part1/.apus-manifest") },
      said: ["error[E0722]: 'part1' holds a part whose record is damaged"]),
    Case(
      testDescription: "the record is of another version",
      spoil: { $0.disk["part1/part"] = "apus part 9\nanything" },
      said: [
        "error[E0721]: 'part1' holds a part that another version of Apus has made",
        "make it again with 'apus build --shard'",
      ]),
    Case(
      testDescription: "it is no part", folders: ["part1", "part2", "part3", "other"],
      spoil: { $0.disk["other/letter.txt"] = "mine" },
      said: ["error[E0721]: 'other' holds no part of a site"]),
    Case(
      testDescription: "parts are missing", folders: ["part2"], spoil: { _ in },
      said: [
        "error[E0724]: the parts '1/3' and '3/3' are missing",
        "apus build site --shard 1/3 --output part-1-of-3",
      ]),
    Case(
      testDescription: "a part is there twice", folders: ["part1", "part2", "part3", "again"],
      spoil: { try $0.part(2, of: 3, in: "again") },
      said: [
        "error[E0724]: 'part2' and 'again' are both part 2/3", "leave one of them out",
      ]),
    Case(
      testDescription: "a part is of other files",
      spoil: { site in
        site.files["Content/notes/fig.md"] = "---\ntitle: Fig\nstars: 4\n---\nOther.\n"
        try site.part(3, of: 3)
      },
      said: ["error[E0723]: the part in 'part3' was made of other files, or with other options"]),
    Case(
      testDescription: "a part has other options",
      spoil: { site in
        site.options.isPortable = true
        try site.part(3, of: 3)
      },
      said: ["error[E0723]: the part in 'part3' was made of other files, or with other options"]),
    Case(
      testDescription: "a part is by another program",
      spoil: { site in
        site.options.program = "2"
        try site.part(3, of: 3)
      },
      said: ["error[E0723]: the part in 'part3' was made by another program than 'part1'"]),
    Case(
      testDescription: "a part is one of another number",
      spoil: { try $0.part(3, of: 4, in: "part3") },
      said: [
        "error[E0723]: the part in 'part3' is one of another number of parts than 'part1', which "
          + "is part 1/3"
      ]),
    Case(
      testDescription: "there are mistakes in a part",
      spoil: { site in
        site.files["Content/notes/fig.md"] = "---\ntitle: Fig\nstars: 40\n---\nOther.\n"
        for number in 1...3 { try site.part(number, of: 3) }
      },
      said: [
        "error[E0725]: there are mistakes in part 1/3, in 'part1'",
        "its build tells them: apus build site --shard 3/3 --output part3",
      ]),
  ]

  @Test(arguments: cases)
  func `parts that do not make one site are told, and the site that was there stays`(
    _ spoiled: Case
  ) throws {
    var site = ShardedSite(gardenSite)
    let (_, first) = try site.joined(inPartsOf: 3)
    #expect(first?.isPublished == true)
    try spoiled.spoil(&site)
    let joined = try site.joined(spoiled.folders)
    #expect(!joined.isPublished)
    #expect(joined.files == first?.files)
    for text in spoiled.said { #expect(joined.messages.contains(text), "\(joined.messages)") }
  }

  @Test func `a site whose inputs cannot be told apart is not made in parts`() throws {
    var site = ShardedSite(gardenSite)
    site.options.program = nil
    let made = try site.part(1, of: 2)
    #expect(!made.isPublished && made.files.isEmpty)
    #expect(made.messages.contains("error[E0726]"), "\(made.messages)")
  }

  @Test func `a record that is damaged anywhere is none`() throws {
    let site = ShardedSite(gardenSite)
    try site.part(1, of: 2)
    try site.part(2, of: 2)
    let bytes = try site.disk.read("part1/part", limit: 1 << 20)
    var random = RandomEdit(seed: 1)
    for number in 0..<200 {
      let damaged = random.damaged(bytes)
      guard damaged != bytes else { continue }
      try site.disk.remove("part1/part")
      try site.disk.write(damaged, to: "part1/part")
      #expect(try !site.joined(["part1", "part2"]).isPublished, "number \(number)")
    }
  }

  @Test(arguments: ["1/2", "2/2", "1/1", "7/90"]) func `a shard is read as it is written`(
    _ text: String
  ) {
    #expect(Shard(text)?.text == text)
  }

  @Test(arguments: [
    "", "/", "1", "1/", "/2", "0/2", "3/2", "1/0", "-1/2", "+1/2", "1/2/3", "1 /2", "a/b",
    "1/100001", "1/99999999999999999999",
  ])
  func `anything else is no shard`(_ text: String) { #expect(Shard(text) == nil) }
}
