import Planning
import Testing

struct RelativeAddressTests {
  private func way(from origin: String, to target: String, portable: Bool = false) -> String {
    var output: [UInt8] = []
    RelativeAddress.append(
      from: Array(origin.utf8).span, to: Array(target.utf8).span, namesIndex: portable, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: [
    ("/", "/", "./"), ("/", "/recipes/", "recipes/"), ("/recipes/", "/", "../"),
    ("/recipes/pie/", "/recipes/pie/step/1/", "step/1/"),
    ("/recipes/pie/step/1/", "/recipes/pie/step/2/", "../2/"),
    ("/recipes/pie/", "/recipes/pie-two/", "../pie-two/"),
    ("/404.html", "/assets/theme.css", "assets/theme.css"), ("/404.html", "/404.html", "404.html"),
    ("/a/b/", "/a/b.html", "../b.html"), ("/", "/a:b/", "./a:b/"), ("/x/", "/x/a:b/", "./a:b/"),
    ("/a/b/c/d/", "/x/", "../../../../x/"), ("/a/b/c/d/e/f.html", "/", "../../../../../"),
  ])
  func `an address is written as the way from the page`(
    origin: String, target: String, expected: String
  ) {
    #expect(way(from: origin, to: target) == expected)
  }

  @Test(arguments: [
    ("/", "/", "./index.html"), ("/recipes/", "/", "../index.html"),
    ("/", "/recipes/", "recipes/index.html"), ("/", "/assets/a.css", "assets/a.css"),
  ])
  func `a portable way to a folder names its file`(
    origin: String, target: String, expected: String
  ) {
    #expect(way(from: origin, to: target, portable: true) == expected)
  }
}
