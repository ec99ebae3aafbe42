import Diagnostics
import HTMLRules
import Testing

/// What a tag loads has to be of the kind that it shows or runs.
struct TargetTests {
  private static func messages(_ markup: String) -> [String] {
    var log = DiagnosticLog()
    let end = markup.utf8.count
    HTMLPage(
      HTMLSketch.parts(markup), origin: "https://example.org", end: Span(SourceID(0), end, end)
    )
    .check(reportingTo: &log)
    return log.diagnostics.filter { $0.code == .htmlTargets }.map(\.message)
  }

  @Test(arguments: [
    ("<link rel='stylesheet' href='[address js/main.js]'>", "loads a style sheet", "is a script"),
    ("<script src='[address main.css]'></script>", "loads a script", "is a style sheet"),
    ("<img src='[address main.css]' alt='x'>", "loads a picture", "is a style sheet"),
    ("<link rel='stylesheet' href='[address main.scss]'>", "loads a style", "source text"),
    ("<script src='[address main.ts]'></script>", "loads a script", "source text"),
    ("<img src='../' alt='x'>", "loads a picture", "'../' is a page"),
    ("<img src='[address /notes/]' alt='x'>", "loads a picture", "is a page"),
    ("<img src='a.png' srcset='a.png 1x, b.js 2x' alt='x'>", "loads a picture", "is a script"),
    ("<video src='[address main.css]' controls></video>", "loads a film", "is a style sheet"),
    ("<video src='a.mp4' poster='a.mp4'></video>", "'poster' of 'video'", "is a film"),
    ("<audio controls><source src='a.jpg'></audio>", "loads a film", "is a picture"),
    ("<link rel='icon' href='/a.css?v=2'>", "loads a picture", "is a style sheet"),
    ("<link rel='manifest' href='/a.js'>", "loads a file of data", "is a script"),
    ("<link rel='preload' as='font' href='/a.css'>", "loads a font", "is a style sheet"),
    ("<script type='module' src='https://example.org/a.css'></script>", "a script", "style sheet"),
    ("<svg><image href='a.js'/></svg>", "'href' of 'image'", "is a script"),
  ])
  func `files of the site of another kind are errors`(
    markup: String, expected: String, found: String
  ) {
    let messages = Self.messages(markup)
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.contains(expected) == true, "\(messages)")
    #expect(messages.first?.contains(found) == true, "\(messages)")
  }

  @Test(arguments: [
    "<link rel='stylesheet' href='[address main.css]'>", "<script src='/a.js#x'></script>",
    "<img src='[address]' alt='x'>", "<img src='/picture' alt='x'>", "<img src='a.v2' alt='x'>",
    "<img src='https://example.net/a.css' alt='x'>", "<img src='data:image/png;base64,' alt='x'>",
    "<img src='#' alt='x'>", "<img src='?a' alt='x'>", "<img src='[value].css' alt='x'>",
    "<video src='a.m3u8' poster='a.JPG'></video>", "<video src='a.mp3'></video>",
    "<audio src='a.ogg'></audio>", "<a href='main.css'>x</a>", "<a href='../'>x</a>",
    "<link rel='alternate' href='/feed.xml'>", "<link rel='manifest' href='/manifest.json'>",
    "<link rel='preload' as='fetch' href='/data.json'>", "<link rel='icon' href='data:,'>",
    "<script type='application/ld+json' src='a.json'></script>",
    "<iframe src='/a/' title='x'></iframe>", "<object data='a.pdf'></object>",
    "<picture><source srcset='a.avif'><img src='a.png' alt=''></picture>",
  ])
  func `files of the right kind, of an unknown one and of other hosts pass`(markup: String) {
    #expect(Self.messages(markup) == [])
  }
}
