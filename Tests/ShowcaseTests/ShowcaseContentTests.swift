import Testing

/// What the showcase has to hold so that every kind and every state of a page is seen in it.
struct ShowcaseContentTests {
  let showcase: Showcase

  init() throws {
    showcase = try Showcase.shared.get()
  }

  @Test func `sixteen recipes have two steps or more, each with a picture and a text`() throws {
    let recipes = try showcase.texts(of: "recipes.recipe")
    let steps = recipes.map { $0.count(of: "<li data-step=") }
    #expect(recipes.count >= 12)
    #expect(steps.allSatisfy { $0 >= 2 })
    let pages = try showcase.texts(of: "recipes.step")
    #expect(pages.count == steps.reduce(0, +))
    for page in pages {
      #expect(page.count(of: "<img class=\"hero\"") == 1)
      #expect(page.contains("<div class=\"prose\"><p>"))
    }
  }

  @Test func `nine stores sell four to twelve things each, and each thing has a page`() throws {
    let stores = try showcase.texts(of: "stores.loja")
    let products = stores.map { $0.count(of: "<li class=\"ware\">") }
    #expect(stores.count == 9)
    #expect(products.allSatisfy { (4...12).contains($0) }, "\(products)")
    #expect(try showcase.texts(of: "stores.produto").count == products.reduce(0, +))
  }

  @Test func `of 45 characters some lack a description, books or films`() throws {
    let characters = try showcase.texts(of: "characters.personagem")
    #expect(characters.count == 45)
    for mark in ["sem descrição.", "<h2 id=\"livros\"", "<h2 id=\"filmes\""] {
      let count = characters.count { $0.contains(mark) }
      #expect((1...42).contains(count), "\(mark): \(count)")
    }
  }

  @Test func `36 posts by six authors have comments, but not all of them`() throws {
    let posts = try showcase.texts(of: "posts.post")
    #expect(posts.count == 36)
    #expect(try showcase.texts(of: "posts.author").count == 6)
    let commented = posts.count { $0.contains("<p class=\"comment-name\">") }
    #expect((24...36).contains(commented), "\(commented)")
  }

  @Test func `24 albums have six to twelve photographs, each with its own anchor`() throws {
    let albums = try showcase.texts(of: "posts.album")
    let photographs = albums.map { $0.count(of: "<li id=\"foto-") }
    #expect(albums.count == 24)
    #expect(photographs.allSatisfy { (6...12).contains($0) }, "\(photographs)")
  }

  @Test func `some fifteen chapters of eight books can be read, and verses for days`() throws {
    let chapters = try showcase.texts(of: "bible.chapter")
    #expect(try showcase.texts(of: "bible.book").count == 8)
    #expect((15...20).contains(chapters.count))
    #expect(chapters.allSatisfy { $0.count(of: "id=\"v1\"") == 1 })
    let days = try showcase.texts(of: "bible.days")
    #expect(days.map { $0.count(of: "<blockquote>") }.reduce(0, +) >= 20)
  }

  @Test func `every recipe is there in Slovak, and both languages lead to each other`() throws {
    let english = try showcase.texts(of: "recipes.recipe")
    let paired = english.count { $0.contains("hreflang=\"sk\"") }
    #expect(paired == english.count)
  }
}
