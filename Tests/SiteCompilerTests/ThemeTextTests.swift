import Testing
import Theme

/// Texts of a site in place of those of the theme.
struct ThemeTextTests {
  private static func built(_ path: String, _ text: String) throws -> ThemedSite {
    try ThemedSite(files: Starter.blog.files + [(path: path, bytes: Array(text.utf8))])
  }

  private static let folders = ["Content/messages/en.yaml", "Templates/messages/en.yaml"]

  @Test(arguments: folders)
  func `one text in a file of the site leaves all others to the theme`(path: String) throws {
    let built = try Self.built(path, "not-found:\n  title: Lost at sea\n")
    #expect(built.messages == "")
    #expect(built["404.html"].contains("Lost at sea"))
  }

  @Test(arguments: folders)
  func `a text of the site may say less than that of the theme`(path: String) throws {
    let text = "device:\n  added: Kept\nsearch:\n  found: Found\n"
    #expect(try Self.built(path, text).messages == "")
  }

  @Test func `a copy of the theme's file may have texts that nothing shows`() throws {
    let copy = Theme.files.bytes(of: "Templates/messages/en.yaml") ?? []
    let files = Starter.blank.files + [(path: "Templates/messages/en.yaml", bytes: copy)]
    #expect(try ThemedSite(files: files).messages == "")
  }

  @Test func `a text in place of the theme's whose key the theme has not is told`() throws {
    let said = try Self.built("Templates/messages/en.yaml", "device:\n  aded: Kept {name}\n")
      .messages
    #expect(said.contains("Templates/messages/en.yaml:2:3: warning[W0585]"), "\(said)")
    #expect(said.contains("did you mean 'device.added'?"), "\(said)")
  }

  @Test(
    arguments: folders,
    [
      ("added: \"Kept {title}!\"", "did you mean '{name}'?", "added: \"Kept {name}!\""),
      (
        "added: { one: \"{count}\", other: \"{count}\" }", "write one text for every number",
        "added: a"
      ),
      ("loaded: \"{count} and {more}\"", "did you mean '{count}'?", "loaded: \"{count}\""),
    ])
  func `a parameter that the theme does not give is told at the text, once`(
    path: String, _ slip: (wrong: String, advice: String, right: String)
  ) throws {
    let said = try Self.built(path, "device:\n  \(slip.wrong)\n").messages
    let mistakes = said.split(separator: "\n").filter { $0.contains(": error[") }
    #expect(mistakes.count == 1, "\(said)")
    #expect(mistakes.allSatisfy { $0.hasPrefix(path + ":2:") }, "\(said)")
    #expect(said.contains(slip.advice), "\(said)")
    #expect(try Self.built(path, "device:\n  \(slip.right)\n").messages == "")
  }

  @Test func `a template of the site gives the parameters of the site's text`() throws {
    var files = Starter.blank.files
    files.append(
      (
        path: "Content/messages/en.yaml",
        bytes: Array("profile:\n  exists: \"Kept {title}!\"\n".utf8)
      ))
    files.append(
      (
        path: "Templates/home.html",
        bytes: Array(
          "{% extends \"base.html\" %}{% block main %}{{ t(\"profile.exists\", title=\"x\") }}{% endblock %}"
            .utf8)
      ))
    files = files.map { file in
      guard file.path == "Content/site.yaml" else { return file }
      let text = String(decoding: file.bytes, as: UTF8.self)
      return (
        path: file.path,
        bytes: Array(
          text.replacing(
            "list: { list: notes, per-page: 12 }",
            with: """
              list: { list: notes, per-page: 12, template: home.html }
              """
          ).utf8)
      )
    }
    let said = try ThemedSite(files: files).messages
    #expect(!said.contains("E058"), "\(said)")
  }
}
