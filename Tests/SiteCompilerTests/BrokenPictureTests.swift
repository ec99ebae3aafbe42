import SiteCompiler
import TestSupport
import Testing

/// Files that are published under the name of a picture, and that browsers cannot show.
struct BrokenPictureTests {
  private static let png = SmallPNG.bytes(width: 60, height: 40)
  private static let drawing = Array(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>".utf8)
  private static let parts = Array(
    "<svg xmlns='http://www.w3.org/2000/svg'><symbol id='a'/></svg>".utf8)

  private static func messages(_ path: String, _ bytes: [UInt8], _ markup: String) throws
    -> String
  {
    var files = site(baseTemplate(with: markup)).mapValues { Array($0.utf8) }
    files[path] = bytes
    return try SiteCompilerTests.messages(about: files, strict: true)
  }

  private static let places = [
    ("Templates/assets/", #"<img src="{{ asset("NAME") }}" alt="x">"#),
    ("Templates/assets/", #"<video poster="{{ asset("NAME") }}" controls></video>"#),
    ("Templates/assets/", "x"), ("Static/", #"<img src="{{ url("/NAME") }}" alt="x">"#),
    ("Static/", #"<img src="/NAME" srcset="/NAME 2x" alt="x">"#), ("Static/", "x"),
  ]

  @Test(
    arguments: places,
    [
      ("trunc.png", Array(png.prefix(40)), "it is cut short: its end is missing"),
      ("empty.png", [], "it is empty"),
      ("html.PNG", Array("<!doctype html>".utf8), "it is neither SVG, PNG"),
      ("svg.png", drawing, "browsers show those of the name '….svg' only"),
      ("pixels.svg", png, ""), ("text.webp", Array("RIFF".utf8), "it is neither SVG, PNG"),
    ])
  func `are told once, wherever they are shown`(
    place: (folder: String, markup: String),
    file: (name: String, bytes: [UInt8], reason: String)
  ) throws {
    let said = try Self.messages(
      place.folder + file.name, file.bytes, place.markup.replacing("NAME", with: file.name))
    #expect(said.contains(place.folder + file.name), "\(said)")
    #expect(said.contains(file.reason.split(separator: ": ").last ?? ""), "\(said)")
    #expect(said.contains("\n1 error") || said.ranges(of: "error[").count == 1, "\(said)")
  }

  @Test(
    arguments: places,
    [
      ("right.png", png), ("RIGHT.PNG", png), ("right.svg", drawing), ("parts.svg", parts),
    ])
  func `are none of those that browsers show`(
    place: (folder: String, markup: String), file: (name: String, bytes: [UInt8])
  ) throws {
    let said = try Self.messages(
      place.folder + file.name, file.bytes, place.markup.replacing("NAME", with: file.name))
    #expect(said == "", "\(said)")
  }

  @Test(arguments: places)
  func `whose name says another format are told once, with a name that fits`(
    place: (folder: String, markup: String)
  ) throws {
    let said = try Self.messages(
      place.folder + "other.jpeg", Self.png, place.markup.replacing("NAME", with: "other.jpeg"))
    #expect(said.ranges(of: "[W0332]").count == 1, "\(said)")
    #expect(said.contains("'\(place.folder)other.jpeg' is a PNG"), "\(said)")
    #expect(said.contains("rename it to '\(place.folder)other.png'"), "\(said)")
  }

  @Test(arguments: [
    #"<video poster="p.png" controls></video>"#,
    #"<picture><source srcset="p.png"><img src="/q.svg" alt="x"></picture>"#,
    #"<img src="/q.svg" srcset="p.png 2x" alt="x">"#,
    #"<img src="p.png" alt="x" width="9" height="9">"#,
  ])
  func `are told of HTML in Markdown`(html: String) throws {
    var files = site([
      "Content/site.yaml": (smallSite["Content/site.yaml"] ?? "").replacing(
        "order: title", with: "order: title, raw-html: true"),
      "Content/notes/apple.md": "---\ntitle: Apple\nstars: 3\n---\nA\n\n\(html)\n",
    ]).mapValues { Array($0.utf8) }
    files["Static/q.svg"] = Self.drawing
    files["Content/notes/p.png"] = Array(Self.png.prefix(40))
    let said = try SiteCompilerTests.messages(about: files)
    #expect(said.ranges(of: "error[E0332]").count == 1, "\(said)")
    #expect(said.contains("notes/p.png"), "\(said)")
  }

  @Test(
    arguments: [
      (#""sizes": "60x40", "type": "image/png""#, nil), (#""sizes": "any""#, nil),
      (#""sizes": "1x1 60X40""#, nil), (#""type": "image/png""#, nil),
      (#""sizes": "512x512", "type": "image/png""#, "has the size '60x40', not '512x512'"),
      (#""type": "image/svg+xml""#, "is of the type 'image/png', not 'image/svg+xml'"),
    ] as [(String, String?)])
  func `a manifest says of an image what it is`(said: String, mistake: String?) throws {
    var files = site(
      baseTemplate(with: #"<a href="{{ asset("app.webmanifest") }}">x</a>"#)
    ).mapValues { Array($0.utf8) }
    files["Templates/assets/icon.png"] = Self.png
    files["Templates/assets/app.webmanifest"] = Array(
      #"{"icons": [{"src": "icon.png", \#(said)}]}"#.utf8)
    let messages = try SiteCompilerTests.messages(about: files)
    if let mistake {
      #expect(messages.contains("app.webmanifest:1:") && messages.contains(mistake), "\(messages)")
      #expect(messages.ranges(of: "error[").count == 1, "\(messages)")
    } else {
      #expect(messages == "", "\(messages)")
    }
  }
}
