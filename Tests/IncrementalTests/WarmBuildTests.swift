import SiteCompiler
import TestSupport
import Testing

/// The contract of warm builds: byte for byte what a cold build makes, diagnostics included.
struct WarmBuildTests {
  /// How many seeds are tried: with the edits of each, here and from a state file, 1,056 edits in
  /// all. `make soak` tries more.
  static let seeds = 0..<(EnvironmentNumber.value(of: "APUS_SEEDS") ?? 11)
  private static let edits = 64

  @Test(arguments: seeds)
  func `after any edit a warm build makes and says what a cold build does`(_ seed: Int) throws {
    let site = WarmSite(gardenSite)
    var random = RandomEdit(seed: UInt64(seed))
    var right = site.files
    let first = try site.build()
    #expect(first.counts != nil, "\(first.messages)")
    var published = first.files
    var history: [String] = []
    var taken = 0
    let pages = published.keys.filter { $0.hasSuffix(".html") }.sorted()
    for _ in 0..<Self.edits {
      site.wanted = (0..<3).compactMap { _ in
        random.pick(pages).map { String($0.dropFirst("public/".count)) }
      }
      let edit = random.edit(of: site.files)
      history.append(edit.keys.sorted().joined(separator: " "))
      site.change(edit)
      if random.happens(onceIn: 12) { site.options.now += 100_000_000 }
      if random.happens(onceIn: 12) { site.options.now -= 100_000_000 }
      if random.happens(onceIn: 25) { site.options.isPortable.toggle() }
      if random.happens(onceIn: 40) { site.options.includesDrafts.toggle() }
      site.moment = random.happens(onceIn: 4) ? 0 : WarmSite.longAfter
      let warmBuilds = site.warmBuilds
      let made = try site.build()
      let isTaken = made.counts.map { site.rendered < $0[0] } ?? false
      if site.warmBuilds == warmBuilds, isTaken { taken += 1 }
      // What was rendered whole is compared now and then: other tests hold it to be right.
      if isTaken || random.happens(onceIn: 2) {
        var cold = try site.coldOutcome()
        if cold.counts == nil { cold.files = published }
        guard made == cold else {
          Issue.record("seed \(seed): \(history.suffix(4)):\n\(made.difference(from: cold))")
          return
        }
      }
      for (path, bytes) in site.madeFirst where made.counts != nil {
        let file = made.files["public/" + path] ?? ""
        guard Array(file.utf8) == bytes else {
          Issue.record("seed \(seed): \(history.suffix(4)):\nfirst \(path)\n\(file)")
          return
        }
      }
      published = made.files
      if made.counts != nil {
        right = site.files
      } else if !random.happens(onceIn: 3) {
        site.change(changes(from: site.files, to: right))
      }
    }
    #expect(site.warmBuilds > Self.edits / 16)
    #expect(taken > 0)
  }
}

/// Which texts outside of Markdown a warm build takes over.
struct ShownTextTests {
  /// What is edited, with what else is different in the site.
  struct Edit: Sendable, CustomTestStringConvertible {
    let path: String
    let old: String
    let new: String
    var site: (path: String, old: String, new: String)?

    init(_ path: String, _ old: String, _ new: String) {
      (self.path, self.old, self.new) = ("Content/" + path, old, new)
    }

    /// The same where another file of the site is different.
    func inSite(_ path: String, _ old: String, _ new: String) -> Edit {
      var edit = self
      edit.site = ("Content/" + path, old, new)
      return edit
    }

    /// The files of the site before the edit.
    var files: [String: String] {
      var files = gardenSite
      if let site { files[site.path] = files[site.path]?.replacing(site.old, with: site.new) }
      return files
    }

    var testDescription: String {
      "\(old) -> \(new)" + (site.map { " where \($0.new)" } ?? "")
    }
  }

  private static let lead = Edit("notes/apple.md", "Juicy", "Sweet & <b>")

  static let shown: [Edit] = [
    lead,
    Edit("notes/apple.md", "Juicy fruit.", #""Juicy \"fruit\".""#),
    Edit("notes/apple.md", "lead: Juicy fruit.", "# A comment.\nlead: >\n  Juicy\n  fruit!"),
    Edit("tools.json", #""Sharp.""#, #""Sharp.", "hint": "Cuts""#),
    Edit("people.yaml", "  bio: Eats", "  # He does.\n  bio: Eats"),
    lead.inSite("site.yaml", "note: { entry: notes }", #"note: { entry: notes, title: "{mood}" }"#),
  ]

  static let planned: [Edit] = [
    Edit("notes/apple.md", "mood: calm", "mood: hidden"),
    Edit("notes/apple.md", "mood: calm", "mood: mild"),
    Edit("notes/apple.md", "lead: Juicy fruit.\n", ""),
    Edit("notes/apple.md", "title: Apple", "title: Apples"),
    Edit("tools.json", "Grip", "Handle"),
    lead.inSite("site.yaml", "order: title", "order: -lead"),
    lead.inSite("site.yaml", "note: { entry: notes }", #"note: { entry: notes, title: "{lead}" }"#),
    lead.inSite(
      "site.yaml", "note: { entry: notes }", #"note: { entry: notes, description: "{lead}" }"#),
    lead.inSite("site.yaml", "by: stars", "by: lead"),
    lead.inSite("Models/Note.swift", "var lead", "@Unique var lead"),
  ]

  @Test(arguments: shown)
  func `a text that only pages show is taken over`(_ edit: Edit) throws {
    try check(edit, isWarm: true)
  }

  @Test func `a text that shows the name of another entry has its new one`() throws {
    var files = gardenSite
    files["Content/notes/quince.md"] =
      "---\ntitle: Quince\nstars: 3\n---\n## See <notes:apple>\n\nHard, unlike [](notes:apple).\n"
    let site = WarmSite(files)
    let first = try site.build()
    #expect(first.counts != nil, "\(first.messages)")
    for (name, old, new) in [
      ("apple", "title: Apple", "title: Green apple"), ("quince", "Hard", "Very hard"),
      ("apple", "Red and", "Green and"),
    ] {
      let path = "Content/notes/\(name).md"
      site.change([path: site.files[path]?.replacing(old, with: new)])
      let made = try site.build()
      let cold = try site.coldOutcome()
      #expect(made == cold, "\(made.difference(from: cold))")
      let page = made.files["public/notes/quince/index.html"] ?? ""
      #expect(page.contains("<a href=\"#see-green-apple\">See Green apple</a>"), "\(page)")
    }
    #expect(site.warmBuilds == 1)
  }

  /// Links to ids of a text are absolute URLs in feeds.
  @Test func `a text that gets its first id is in feeds as a cold build writes it`() throws {
    let site = WarmSite(gardenSite)
    #expect(try site.build().counts != nil)
    let path = "Content/notes/sk/apple.md"
    site.change([path: site.files[path]?.replacing("Červené.", with: "Červené[^1].\n\n[^1]: Áno.")])
    let made = try site.build()
    let cold = try site.coldOutcome()
    #expect(made == cold, "\(made.difference(from: cold))")
    #expect(
      made.files["public/sk/zapisky/feed.xml"]?.contains("/sk/zapisky/apple/#footnote-1") == true)
  }

  @Test(arguments: planned)
  func `a text by which pages are planned, or called, is not`(_ edit: Edit) throws {
    try check(edit, isWarm: false)
  }

  @Test func `raw HTML is searched for ids after an edit, too`() throws {
    var files = gardenSite
    files["Content/site.yaml"]?.replace("order: title,", with: "order: title, raw-html: true,")
    files["Content/notes/quince.md"] = """
      ---
      title: Quince
      stars: 3
      ---
      Hard, <b id="raw">raw</b>.
      """
    let site = WarmSite(files)
    let first = try site.build()
    #expect(first.counts != nil, "\(first.messages)")
    for (old, new) in [("Hard", "Quite hard"), ("Quite", "<i id=\"raw\">Quite</i>")] {
      let text = try #require(site.files["Content/notes/quince.md"])
      site.change(["Content/notes/quince.md": text.replacing(old, with: new)])
      #expect(try site.build().messages == site.coldOutcome().messages)
    }
    #expect(site.warmBuilds == 1)
  }

  private func check(_ edit: Edit, isWarm: Bool) throws {
    let site = WarmSite(edit.files)
    let first = try site.build()
    #expect(first.counts != nil, "\(first.messages)")
    let text = try #require(site.files[edit.path])
    #expect(text.contains(edit.old))
    site.change([edit.path: text.replacing(edit.old, with: edit.new)])
    let made = try site.build()
    let cold = try site.coldOutcome()
    #expect(made == cold, "\(made.difference(from: cold))")
    #expect(site.warmBuilds == (isWarm ? 1 : 0))
  }
}

/// The changes that make some files what others are.
func changes(from files: [String: String], to others: [String: String]) -> [String: String?] {
  let paths = Set(files.keys).union(others.keys).filter { files[$0] != others[$0] }
  return Dictionary(uniqueKeysWithValues: paths.map { ($0, others[$0]) })
}
