import Escaping
import FileSystem

/// What the server itself shows below `/-/`, where no site has pages.
struct LivePages {
  static let prefix = "/-/"
  let site: LiveSite

  /// The answer for a target below the prefix, without its query.
  func answer(to target: Substring) -> Answer {
    switch target {
    case "/-/events":
      guard let stream = site.stream() else {
        return Answer(503, "too many pages listen already; close some")
      }
      return Answer(stream)
    case "/-/live.js": return Self.script(LiveScript.text)
    case "/-/overlay.js": return Self.script(OverlayScript.text)
    case "/-/devices.js": return Self.script(DevicesScript.text)
    case "/-/live.css":
      return Answer(200, Array(LiveStyle.text.utf8), type: "text/css; charset=utf-8")
    case "/-/devices", "/-/devices/": return Self.page(DevicesPage.text)
    case "/-/pages", "/-/pages/": return Self.page(PagesPage(site.allPages).text)
    default: return Answer(404, "there is no page at this address")
    }
  }

  private static func script(_ text: String) -> Answer {
    Answer(200, Array(text.utf8), type: "text/javascript; charset=utf-8")
  }

  private static func page(_ text: String) -> Answer {
    Answer(200, Array(text.utf8), type: "text/html; charset=utf-8")
  }

  /// A page with a message in place of a page of the site, which is replaced as soon as there is
  /// one.
  func notice(_ status: UInt32, _ text: String, at path: String) -> Answer {
    let page = """
      <!doctype html>
      <html lang="en">
      <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      <title>Apus</title><link rel="stylesheet" href="/-/live.css"></head>
      <body class="notice"><main><h1>\(HTMLText.escaped(text))</h1></main></body>
      </html>
      """
    return self.page(status, Array(page.utf8), at: path)
  }

  /// A page of the site, with the script that keeps it up to date appended; the file itself
  /// stays as it is.
  func page(_ status: UInt32, _ bytes: [UInt8], at path: String) -> Answer {
    Answer(status, withScript(bytes, at: path), type: "text/html; charset=utf-8")
  }

  /// The same as an answer to a request, whose client may already have it. The file was last
  /// changed at `modified`, in nanoseconds since 1970-01-01T00:00:00Z.
  func page(to request: Request, _ bytes: [UInt8], at path: String, modified: Int64) -> Answer {
    site.note(asked: path)
    let page = withScript(bytes, at: path)
    let changed = max(modified / 1_000_000_000, site.changed)
    return Answer(to: request, page: page, FileVersion(ofPage: page, changed: changed))
  }

  private func withScript(_ bytes: [UInt8], at path: String) -> [UInt8] {
    let content = ContentHash(of: Fingerprint.removed(fromPage: bytes))
    let script =
      "\n<script src=\"/-/live.js\" defer data-build=\"\(site.currentBuild)\""
      + " data-path=\"\(HTMLText.escaped(path))\" data-file=\"\(ContentHash(of: bytes))\""
      + " data-content=\"\(content)\"></script>\n"
    return bytes + Array(script.utf8)
  }

  /// The largest page that is changed; others are sent as they are.
  static let pageLimit = 16 << 20

  /// Whether a file is a page into which the script is inserted.
  static func isPage(_ path: String) -> Bool {
    let path = path.lowercased()
    return path.hasSuffix(".html") || path.hasSuffix(".htm")
  }
}
