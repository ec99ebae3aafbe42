import Rendering
import Testing

struct InternalAddressTests {
  /// The target of a path on a page, followed step by step.
  private func followed(_ path: String, on page: String) -> String? {
    var target: [UInt8] = []
    let isInside = InternalAddress.append(
      Array(path.utf8).span, on: Array(page.utf8), to: &target)
    return isInside ? String(decoding: target, as: UTF8.self) : nil
  }

  /// The target of a path on a page, as the short cut has it; nil where it does not apply.
  private func shortCut(_ path: String, on page: String) -> String? {
    let bytes = Array(path.utf8)
    let origin = Array(page.utf8)
    guard let way = InternalAddress.plainPath(bytes.span, on: origin.span) else { return nil }
    return String(decoding: origin[..<way.shared] + bytes[way.rest], as: UTF8.self)
  }

  @Test(arguments: [
    ("../../assets/theme.css", "/recipes/pie/", "/assets/theme.css"),
    ("./", "/recipes/pie/", "/recipes/pie/"),
    ("step/1/index.html", "/recipes/pie/", "/recipes/pie/step/1/"),
    ("../index.html", "/recipes/pie/", "/recipes/"),
    ("index.html", "/", "/"),
    ("map.html", "/places/old.html", "/places/map.html"),
  ])
  func `a plain way is known without following it`(path: String, page: String, target: String) {
    #expect(shortCut(path, on: page) == target)
    #expect(followed(path, on: page) == target)
  }

  @Test(arguments: ["", "/", "../x", "a/../b", "a//b", "./.", "..", "a%20b", "x/./y", ".hidden"])
  func `what is not written plainly is followed step by step`(path: String) {
    #expect(shortCut(path, on: "/") == nil)
  }

  @Test(arguments: [
    ("..", "/a/", "/"), ("../", "/a/b/", "/a/"), ("../x", "/a/b.html", "/x"), ("../x", "/", nil),
    ("../../x", "/a/", nil), ("/..", "/a/b/", nil), ("/a/../b", "/c/", "/b"),
    ("x/../../..", "/a/", nil),
  ])
  func `a path that climbs out of the site leads nowhere`(
    path: String, page: String, target: String?
  ) {
    #expect(followed(path, on: page) == target)
  }

  @Test func `the short cut leads where following leads, on 20,000 random paths`() {
    let pieces = ["..", ".", "a", "b.html", "index.html", "xindex.html", "", "%2e", "c"]
    let pages = ["/", "/a/", "/a/b/", "/a/b/c.html", "/x.html", "/a/b/c/d/"]
    var seed: UInt64 = 7
    func random(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    var applied = 0
    for _ in 0..<20_000 {
      let names = (0...random(5)).map { _ in pieces[random(pieces.count)] }
      let path = names.joined(separator: "/") + (random(3) == 0 ? "/" : "")
      let page = pages[random(pages.count)]
      guard !path.isEmpty, let target = shortCut(path, on: page) else { continue }
      applied += 1
      #expect(followed(path, on: page) == target, "\(path) on \(page)")
    }
    #expect(applied > 2_000)
  }

  @Test(arguments: [
    ("https://example.org/", nil, nil), ("//example.org/", nil, nil), ("mailto:a@b", nil, nil),
    ("a/b:c", 5, nil), ("?q=a:b", 0, nil), ("#a:b", 0, 1), ("x?y#z", 1, 4), ("", 0, nil),
    ("a#b?c#d", 1, 2), ("1a:b", 4, nil), ("+:b", 3, nil), ("a+1:b", nil, nil),
  ])
  func `an address is taken apart at its query and fragment`(
    address: String, pathEnd: Int?, anchor: Int?
  ) {
    let parts = InternalAddress.parts(of: Array(address.utf8).span)
    #expect(parts?.pathEnd == pathEnd)
    #expect(parts?.anchor == anchor)
  }
}
