import Diagnostics
import HTMLRules
import Testing

/// What the policy of a page blocks (Content Security Policy Level 3).
struct PolicyTests {
  private static func blocked(
    _ markup: String, by policy: String, origin: String? = "https://example.org"
  ) -> [String] {
    let meta = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">"
    let page =
      "<!doctype html><html lang=\"en\"><head><title>a</title>\(meta)</head><body><h1>a</h1>"
      + "\(markup)</body></html>"
    var log = DiagnosticLog()
    let end = page.utf8.count
    HTMLPage([HTMLSource.text(page)], origin: origin, end: Span(SourceID(0), end, end))
      .check(reportingTo: &log)
    return log.diagnostics.filter { $0.code == .htmlPolicy }.map(\.message)
  }

  private static let strict = "default-src 'self'; img-src 'self' data:; form-action 'self'"

  @Test(arguments: [
    "<script>let a = 1</script>", "<script type='module'>let a = 1</script>",
    "<script type='importmap'>{}</script>",
    "<p style='color: red'>x</p>", "<button onclick='go()'>x</button>",
    "<svg><path style='fill: red' d=''/></svg>",
    "<script src='https://cdn.example.net/a.js'></script>",
    "<script src='//cdn.example.net/a.js'></script>",
    "<link rel='stylesheet' href='https://fonts.googleapis.com/css2?family=Inter'>",
    "<img src='https://example.net/a.png' alt=''>",
    "<img src='a.png' srcset='a.png 1x, https://example.net/a.png 2x' alt=''>",
    "<iframe src='https://www.youtube.com/embed/x' title='x'></iframe>",
    "<video src='https://example.net/a.mp4'></video>",
    "<form action='https://example.net/send'><button>x</button></form>",
    "<link rel='preload' as='font' href='https://example.net/a.woff2'>",
  ])
  func `what the policy does not allow is an error`(markup: String) {
    #expect(Self.blocked(markup, by: Self.strict).count == 1)
  }

  @Test(arguments: [
    "<script src='a.js'></script>", "<script type='application/ld+json'>{}</script>",
    "<script src='https://example.org/a.js'></script>", "<img src='data:image/png;base64,' alt=''>",
    "<a href='https://example.net/'>x</a>", "<img src='/a.png' alt=''>",
    "<link rel='canonical' href='https://example.net/'>", "<p style=''>x</p>",
    "<form action='/send'><button>x</button></form>", "<iframe srcdoc='x' title='x'></iframe>",
    "<template><p style='color: red'>x</p></template>",
  ])
  func `what the policy allows passes`(markup: String) {
    #expect(Self.blocked(markup, by: Self.strict) == [])
  }

  @Test(arguments: [
    ("script-src 'self'", "<p style='color: red'>x</p>", false),
    ("default-src 'none'", "<script src='a.js'></script>", true),
    ("default-src 'none'; script-src 'self'", "<script src='a.js'></script>", false),
    ("style-src 'unsafe-inline'", "<p style='color: red'>x</p>", false),
    ("style-src 'unsafe-inline' 'nonce-a'", "<p style='color: red'>x</p>", true),
    ("style-src-attr 'none'; style-src 'unsafe-inline'", "<p style='color: red'>x</p>", true),
    ("script-src 'unsafe-inline'", "<button onclick='go()'>x</button>", false),
    ("script-src-elem 'unsafe-inline'; script-src 'self'", "<script>a</script>", false),
    ("script-src 'nonce-abc'", "<script nonce='abc'>a</script>", false),
    ("script-src 'nonce-abc'", "<script nonce='abd'>a</script>", true),
    ("script-src 'sha256-abc='", "<script>a</script>", false),
    ("script-src 'unsafe-inline' 'strict-dynamic'", "<script>a</script>", true),
    ("img-src https:", "<img src='https://example.net/a.png' alt=''>", false),
    ("img-src http:", "<img src='https://example.net/a.png' alt=''>", false),
    ("img-src https:", "<img src='http://example.net/a.png' alt=''>", true),
    ("img-src *", "<img src='https://example.net/a.png' alt=''>", false),
    ("img-src *", "<img src='data:image/png;base64,' alt=''>", true),
    ("img-src *.example.net", "<img src='https://img.example.net/a.png' alt=''>", false),
    ("img-src *.example.net", "<img src='https://example.net/a.png' alt=''>", true),
    ("img-src example.net/a/", "<img src='https://example.net/a/b.png' alt=''>", false),
    ("img-src example.net/a/", "<img src='https://example.net/b/b.png' alt=''>", true),
    ("img-src example.net:8080", "<img src='https://example.net/b.png' alt=''>", true),
    ("img-src https://example.net:443", "<img src='https://example.net/b.png' alt=''>", false),
    ("child-src 'none'; default-src *", "<iframe src='https://e.net/' title='x'></iframe>", true),
    ("IMG-SRC 'NONE'; img-src *", "<img src='https://example.net/b.png' alt=''>", true),
  ])
  func `directives, their order and their sources are read as by a browser`(
    policy: String, markup: String, isBlocked: Bool
  ) {
    #expect(Self.blocked(markup, by: policy).isEmpty != isBlocked)
  }

  @Test func `what stands before the policy, and pages without one, are left alone`() {
    #expect(
      HTMLSource.diagnostics(of: "<p style=\"color: red\" onclick=\"go()\">x</p>")
        .allSatisfy { $0.code != .htmlPolicy })
  }
}
