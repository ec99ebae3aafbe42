import FileSystem
import Publishing
import SiteCompiler
import TestSupport
import Testing

/// The contract of warm builds, for builds in processes of their own.
struct StoredBuildTests {
  private static let edits = 32
  private static let siteFile = "Content/site.yaml"

  @Test(arguments: WarmBuildTests.seeds)
  func `after any edit a build that goes by a state file makes and says what a cold build does`(
    _ seed: Int
  ) throws {
    let site = StoredSite(shelfSite)
    var random = RandomEdit(seed: UInt64(seed) + 5_000)
    var right = site.files
    let first = try site.build()
    #expect(first.counts != nil && first.messages.isEmpty, "\(first.messages)")
    var published = first.files
    var history: [String] = []
    for _ in 0..<Self.edits {
      let edit = random.edit(of: site.files)
      history.append(edit.keys.sorted().joined(separator: " "))
      site.change(edit)
      if random.happens(onceIn: 20) { site.options.now += 100_000_000 }
      if random.happens(onceIn: 25) { site.options.isPortable.toggle() }
      if random.happens(onceIn: 40) { site.options.program = "\(seed) \(history.count)" }
      if random.happens(onceIn: 12) { try damage(site, &random) }
      site.moment = random.happens(onceIn: 3) ? 0 : 10_000_000_000
      let textBuilds = site.textBuilds
      let made = try site.build()
      if site.textBuilds > textBuilds || random.happens(onceIn: 4) {
        var cold = try site.coldOutcome()
        if cold.counts == nil { cold.files = published }
        guard made == cold else {
          Issue.record("seed \(seed): \(history.suffix(4)):\n\(made.difference(from: cold))")
          return
        }
      }
      published = made.files
      if made.counts != nil, made.messages.isEmpty {
        right = site.files
      } else if !random.happens(onceIn: 4) {
        site.change(changes(from: site.files, to: right))
      }
    }
  }

  /// Changes a few bytes of what was saved, cuts it, or takes one of the files away.
  private func damage(_ site: StoredSite, _ random: inout RandomEdit) throws {
    let path = random.happens(onceIn: 2) ? StoredSite.state : StoredSite.texts
    guard try site.output.exists(path) else { return }
    let bytes = try site.output.read(path, limit: 1 << 20)
    try site.output.remove(path)
    guard !random.happens(onceIn: 4) else { return }
    try site.output.write(random.damaged(bytes), to: path)
  }

  private static let text = [
    "Content/notes/quince.md": "---\ntitle: Quince\nstars: 3\n---\nHard, and then *soft*.\n"
  ]

  @Test func `an edit of a text is built without a look at other content`() throws {
    let site = StoredSite(shelfSite)
    _ = try site.build()
    site.change(Self.text.mapValues { $0 })
    let made = try site.build()
    #expect(site.textBuilds == 1)
    #expect(try made == site.coldOutcome())
    site.change(["Content/notes/quince.md": shelfSite["Content/notes/quince.md"]])
    #expect(try site.build() == site.coldOutcome())
    #expect(site.textBuilds == 2)
  }

  @Test(arguments: [
    ["Content/notes/quince.md": "---\ntitle: Quinces\nstars: 3\n---\nHard, *raw*.\n"],
    ["Content/notes/quince.md": "---\ntitle: Quince\nstars: 3\n---\nHard, [raw](fig.md).\n"],
    ["Content/notes/pear.md": "---\ntitle: Pear\nstars: 4\nday: 2026-02-03\nby: Bo\n---\nNo.\n"],
    // It is on a page as a captured text, too.
    ["Content/notes/fig.md": "---\ntitle: Fig\nstars: 5\nby: Ana\n---\nSweeter.\n"],
    // Its text has no id so far, and is on a page after others.
    ["Content/notes/quince.md": "---\ntitle: Quince\nstars: 3\n---\n## Hard\n\n*raw*.\n"],
    [
      "Templates/home.html":
        "<!doctype html><html lang=\"en\"><meta charset=utf-8><title>{{ page.title }}</title>"
    ],
    ["Content/notes/images/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"],
  ])
  func `what may change more than texts in their places is built the cold way`(
    _ edit: [String: String]
  ) throws {
    let site = StoredSite(shelfSite)
    let first = try site.build()
    site.change(edit.mapValues { $0 })
    let made = try site.build()
    var cold = try site.coldOutcome()
    if cold.counts == nil { cold.files = first.files }
    #expect(made == cold)
    #expect(site.textBuilds == 0)
  }

  /// The namespace tells no compiler whether the list is closed.
  @Test func `a site whose finished pages are checked is built the cold way`() throws {
    let rose = "---\ntitle: Rose\nstars: 2\n---\nRed.\n"
    let site = StoredSite(
      shelfSite.merging([
        "Templates/notes/note.html": """
        {% extends "base.html" %}
        {% block main %}<h1>{{ note.title }}</h1>{% set list = namespace(open=false) %}\
        {% if note.title == "Rose" %}<dl><dt>{% set list.open = true %}{% endif %}{{ note.text }}\
        {% if list.open %}</dt><dd>x</dd></dl>{% endif %}{% endblock %}
        """,
        "Content/notes/rose.md": rose,
      ]) { $1 })
    let first = try site.build()
    #expect(first.counts != nil && first.messages.isEmpty, "\(first.messages)")
    site.change(["Content/notes/rose.md": rose + "\n## In a term\n"])
    let made = try site.build()
    #expect(made.counts == nil && made.messages.contains("E08"), "\(made.messages)")
    #expect(site.textBuilds == 0)
  }

  @Test func `a file of the site that somebody has changed is made again`() throws {
    let site = StoredSite(shelfSite)
    _ = try site.build()
    site.change(Self.text.mapValues { $0 })
    site.output["public/people/index.html"] = "mine"
    #expect(try site.build() == site.coldOutcome())
    #expect(site.textBuilds == 0)
  }

  @Test func `nothing of what is written down is in the output folder`() throws {
    let site = StoredSite(shelfSite)
    let made = try site.build()
    #expect(try site.output.exists(StoredSite.state) && site.output.exists(StoredSite.texts))
    #expect(try Set(made.files.keys) == Set(site.coldOutcome().files.keys))
  }

  @Test(arguments: [
    // Wrong as content, wrong on its page, wrong in a template.
    ["Content/notes/quince.md": "---\ntitle: Quince\nstars: 30\n---\nHard.\n"],
    ["Content/notes/quince.md": "---\ntitle: Quince\nstars: 3\n---\n[Hard](lost.md).\n"],
    ["Templates/home.html": "{{ nothing }}"],
  ])
  func `a build that publishes nothing leaves what is written down as it was`(
    _ edit: [String: String]
  ) throws {
    let site = StoredSite(shelfSite)
    _ = try site.build()
    let written = site.output[StoredSite.texts]
    site.change(edit.mapValues { $0 })
    #expect(try site.build().counts == nil)
    #expect(try site.output.exists(StoredSite.state) && site.output[StoredSite.texts] == written)
    #expect(try !site.output.exists(StoredSite.texts + ".new"))
    for path in edit.keys { site.change([path: shelfSite[path]]) }
    site.change(Self.text.mapValues { $0 })
    #expect(try site.build() == site.coldOutcome())
    #expect(site.textBuilds == 1)
  }

  @Test func `files that look the same are not read again, but for new ones`() throws {
    let site = StoredSite(shelfSite)
    _ = try site.build()
    #expect(try reads(of: site) == [])
    site.change(Self.text.mapValues { $0 })
    let paths = try reads(of: site)
    #expect(site.textBuilds == 1)
    #expect(paths.filter { $0.hasPrefix("Content/notes/") } == Array(Self.text.keys))
    site.moment = 2_000_000_000
    site.change(["Content/notes/quince.md": shelfSite["Content/notes/quince.md"]])
    _ = try site.build()
    #expect(try reads(of: site) == site.files.keys.filter { $0 != Self.siteFile }.sorted())
  }

  /// The content and templates that a build reads, sorted, each once.
  private func reads(of site: StoredSite) throws -> [String] {
    site.input.clearLog()
    #expect(try site.build() == site.coldOutcome())
    let read = site.input.log.filter { $0.operation == .read }.map(\.path)
    // It is read at every start to find out where the static files are.
    return Set(read).subtracting([Self.siteFile]).sorted()
  }

  @Test(arguments: 0..<4)
  func `an error at any operation leaves the old site or the new one`(_ first: Int) throws {
    try fail(from: first, at: { .one($0, .diskFull) })
  }

  @Test(arguments: 0..<4)
  func `a build killed at any operation leaves what the next one can go by`(_ first: Int) throws {
    try fail(from: first, at: { .all(from: $0) })
  }

  /// Lets the build of an edited text fail at every fourth of its operations.
  private func fail(
    from first: Int, at fault: (Int) -> FaultyFileSystem<MemoryFileSystem>.Fault
  ) throws {
    let edited = StoredSite(shelfSite)
    let old = try edited.build()
    edited.change(Self.text.mapValues { $0 })
    let goal = try edited.coldOutcome()
    var number = first
    while true {
      let site = try #require(StoredSite(copying: edited))
      var disk: FaultyFileSystem<MemoryFileSystem>?
      do {
        let made = try site.build { memory in
          let faulty = FaultyFileSystem(memory, fault(number))
          disk = faulty
          return faulty
        }
        // What could not be cleared away is a warning.
        #expect(made.files == goal.files, "operation \(number)")
      } catch {
        let left = BuildOutcome.files(in: site.output)
        #expect(left == old.files || left == goal.files, "operation \(number)")
      }
      #expect(try site.build().files == goal.files, "operation \(number)")
      site.change(["Content/notes/quince.md": shelfSite["Content/notes/quince.md"]])
      #expect(try site.build().files == old.files, "operation \(number)")
      guard let disk, number < disk.count else { return }
      number += 4
    }
  }
}
