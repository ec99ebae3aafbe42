import Testing

/// The web manifest of the theme.
struct WebManifestTests {
  @Test func `its app is that of the site's own folder, by what browsers take for granted`() throws
  {
    let yaml = (smallSite["Content/site.yaml"] ?? "").replacing(
      "pages:\n  home:",
      with: "pages:\n  manifest: { page: manifest, at: manifest.webmanifest, "
        + "template: manifest.webmanifest }\n  home:", maxReplacements: 1)
    let files = site(["Content/site.yaml": yaml]).filter { !$0.key.hasPrefix("Templates/") }
    let manifest = try ThemedSite(files)["manifest.webmanifest"]
    #expect(manifest.contains("\"start_url\": \"./\""), "\(manifest)")
    // Without them, the id is the whole start_url, and the scope the folder that it is in.
    #expect(!manifest.contains("\"id\"") && !manifest.contains("\"scope\""))
  }
}
