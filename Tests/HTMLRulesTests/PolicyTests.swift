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
    HTMLPage(HTMLSketch.parts(page), origin: origin, end: Span(SourceID(0), end, end))
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
    ("style-src 'unsafe-inline' 'sha256-abc='", "<p style='color: red'>x</p>", true),
    ("style-src 'unsafe-hashes' 'sha256-abc='", "<p style='color: red'>x</p>", false),
    ("script-src 'self' 'nonce-a' 'strict-dynamic'", "<script src='a.js'></script>", true),
    ("script-src 'nonce-a' 'strict-dynamic'", "<script nonce='a' src='a.js'></script>", false),
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

  @Test(arguments: [
    ("default-src 'none'", "<link rel='stylesheet' href='[address]'>", "own style sheets"),
    ("default-src 'none'", "<script src='[address js/a.js]'></script>", "own scripts"),
    ("default-src 'self'; img-src 'none'", "<img src='[address]' alt=''>", "own pictures"),
    ("default-src 'self'; img-src 'none'", "<img srcset='a.png 1x' alt=''>", "own pictures"),
    ("default-src 'none'", "<link rel='icon' href='/icon.svg'>", "own pictures"),
    ("default-src 'none'", "<link rel='manifest' href='[address]'>", "own manifest"),
    ("default-src 'none'", "<link rel='preload' as='font' href='[address]'>", "own fonts"),
    ("media-src 'none'", "<video src='[address]'></video>", "own films and sounds"),
    ("frame-src 'none'", "<iframe src='[address]' title='x'></iframe>", "pages of the site"),
    ("form-action 'none'", "<form action='[address]'></form>", "forms that are sent"),
    ("script-src https://cdn.example.com", "<script src='[address]'></script>", "own scripts"),
    ("script-src 'strict-dynamic' 'nonce-a'", "<script src='[address]'></script>", "own scripts"),
  ])
  func `files of the site itself that a policy blocks are told once for each kind`(
    policy: String, markup: String, message: String
  ) {
    let found = Self.blocked(markup + markup, by: policy)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test(arguments: [
    ("default-src 'self'", "https://example.org"), ("img-src example.org", "https://example.org"),
    ("img-src https:", "https://example.org"), ("img-src *", "https://example.org"),
    ("img-src https://example.org/assets/", "https://example.org"), ("img-src example.net", nil),
    ("font-src 'none'", "https://example.org"),
  ])
  func `files of the site itself that a policy allows, or may allow, pass`(
    policy: String, origin: String?
  ) {
    #expect(Self.blocked("<img src='[address]' alt=''>", by: policy, origin: origin) == [])
  }

  @Test(arguments: [
    ("default-src self", "takes 'self' in the policy for a host"),
    ("img-src ‘self’", "takes '‘self’' in the policy for a host"),
    ("script-src nonce-abc", "takes 'nonce-abc' in the policy"),
    ("script-src 'self' sha256-abc=", "takes 'sha256-abc=' in the policy"),
    ("img-src none", "takes 'none' in the policy"), ("img-src 'slef'", "no keyword ''slef''"),
    ("defalt-src 'self'", "no directive 'defalt-src'"), ("x-y z", "no directive 'x-y'"),
    ("img-src *; default-src 'self'; IMG-SRC data:", "'img-src' stands in the policy twice"),
    ("default-src 'self', data:", "the comma after ''self''"),
    ("default-src 'self' img-src *", "takes 'img-src' in the policy for a host"),
    ("img-src 'none' data:", "'none' has no effect"), ("sandbox", "'sandbox' has no effect"),
  ])
  func `words that a browser ignores, or reads otherwise, are told once`(
    policy: String, message: String
  ) {
    let markup = "<script src='a.js'></script><img src='a.png' alt=''>"
    let found = Self.blocked(markup, by: policy)
    #expect(found.count == 1 && found[0].contains(message), "\(found)")
  }

  @Test func `every directive and keyword of the standard passes`() {
    let policy =
      "default-src 'self'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval' 'report-sample' "
      + "'sha256-AbC='; style-src 'self' 'nonce-AbC'; img-src 'self' data: https://a.example:*/x; "
      + "connect-src wss://a.example; worker-src 'none'; upgrade-insecure-requests; "
      + "require-trusted-types-for 'script'; trusted-types a b;"
    #expect(Self.blocked("<img src='a.png' alt=''>", by: policy) == [])
  }

  @Test func `what stands before the policy, and pages without one, are left alone`() {
    #expect(
      HTMLSource.diagnostics(of: "<p style=\"color: red\" onclick=\"go()\">x</p>")
        .allSatisfy { $0.code != .htmlPolicy })
  }
}
