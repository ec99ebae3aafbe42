import Testing

/// Pictures of any model: whole on the page of their entry, and letters in their place on cards.
struct ShownPictureTests {
  private func site(_ pictures: [(width: Int, height: Int)?]) throws -> ThemedSite {
    let entries = pictures.enumerated().map { number, picture in
      let image = picture == nil ? "" : ", image: { src: p\(number).svg, alt: A }"
      return "- { title: t\(number)\(image) }"
    }
    var files = thingSite("var image: Image?", entries.joined(separator: "\n"))
    for case (let number, let picture?) in pictures.enumerated() {
      files["Content/p\(number).svg"] = """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(picture.width)" \
        height="\(picture.height)"><path d="M0 0h9v9z"/></svg>
        """
    }
    let built = try ThemedSite(files)
    #expect(built.messages == "")
    return built
  }

  @Test(arguments: [
    (300, 600, true), (110, 100, true), (120, 100, false), (400, 300, false), (160, 100, false),
    (170, 100, true), (900, 200, true),
  ])
  func `a picture far from 4 to 3 is whole on the page of its entry`(
    _ width: Int, _ height: Int, _ isWhole: Bool
  ) throws {
    let page = try site([(width, height)])["things/t0/index.html"]
    #expect(page.contains("<img class=\"hero whole\"") == isWhole)
    #expect(page.contains("<img class=\"hero\"") == !isWhole)
  }

  @Test func `letters are in the places of pictures only where another card has one`() throws {
    let without = try site([nil, nil])
    let mixed = try site([nil, (40, 30)])
    for path in ["index.html", "things/index.html"] {
      #expect(!without[path].contains("blank"))
      #expect(!without[path].contains("card-picture"))
      #expect(mixed[path].contains("<span class=\"card-picture blank\" aria-hidden=\"true\">t<"))
    }
  }
}
