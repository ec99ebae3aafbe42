import Planning
import Testing

struct SiteFolderTests {
  @Test(
    arguments: [
      ("Content/site.yaml", .settings), ("Content/places/site.yaml", .content),
      ("Content/messages/de.yaml", .texts), ("Templates/messages/de.yaml", .texts),
      ("<theme>/messages/de.yaml", .texts), ("Content/Models/Note.swift", .model),
      ("<Apus>/Site.swift", .model), ("Content/Models/golf.yaml", .content),
      ("Content/notes/apple.md", .content), ("Templates/notes/note.html", .template),
      ("<theme>/base.html", .template), ("Templates/assets/site.css", .asset),
      ("<theme>/assets/site.css", .asset), ("Templates/assets.html", .template),
      ("Static/index.html", nil), ("Contents/notes/apple.md", nil), ("Content", nil),
    ] as [(String, SiteFolder.Role?)])
  func `what a file is for follows from its folder`(_ path: String, _ role: SiteFolder.Role?) {
    #expect(SiteFolder.role(ofFileAt: path) == role)
  }

  @Test(
    arguments: [
      ("Templates/notes/note.html", "notes/note.html"), ("<theme>/base.html", "base.html"),
      ("Content/base.html", nil), ("Templates", nil),
    ] as [(String, String?)])
  func `a template is called by its path from the folder of templates`(
    _ path: String, _ name: String?
  ) {
    #expect(SiteFolder.name(ofTemplateShownAs: path) == name)
  }
}
