import Testing

/// Which mistakes may be the reason that a page lacks an anchor.
struct HiddenAnchorTests {
  @Test(arguments: ["Content/messages/en.yaml", "Templates/messages/en.yaml"])
  func `an anchor that a mistake of interface texts may hide is no second mistake`(
    _ texts: String
  ) throws {
    let said = try messages(
      about: site([
        texts: "start: [Gone]\n",
        "Content/notes/bad.md": "---\ntitle: Bad\nstars: many\n---\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nSee [it](#gone).\n",
      ]))
    #expect(said.contains("en.yaml:1:"), "\(said)")
    #expect(!said.contains("there is no id"), "\(said)")
  }

  @Test func `an entry in a file called as the settings hides no more than other entries`() throws {
    let said = try messages(
      about: site([
        "Content/site.yaml": "title: Small\ncollections:\n  places: { model: Place, "
          + "from: places/*.yaml }\n  notes: { model: Note, from: notes/*.md, order: title }\n"
          + "pages:\n  home: { page: home, at: / }\n  notes: { list: notes, at: /notes/ }\n"
          + "  note: { entry: notes, at: \"/notes/{slug}/\" }\n",
        "Content/Models/Place.swift":
          "import ApusModels\n\nstruct Place: Entry {\n  @Key var name: String\n  var seats: Int\n}\n",
        "Content/places/site.yaml": "name: Site\nseats: many\n",
        "Content/notes/pear.md": "---\ntitle: Pear\nstars: 3\n---\nSee [it](#gone).\n",
      ]))
    #expect(said.contains("Content/places/site.yaml:2:"), "\(said)")
    #expect(said.contains("there is no id 'gone'"), "\(said)")
  }
}
