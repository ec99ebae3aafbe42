import Content
import Importing
import Schema
import TestSupport
import Testing

/// The data of JSONPlaceholder: one file, five collections, references both ways.
@Suite(.enabled(if: SharedData.has("jsonplaceholder")))
struct PlaceholderTests {
  static let model = """
    import ApusModels

    struct User: Entry {
      @Key var id: Int
      var name: String
      @Unique var username: String
      var email: Email
      var address: Residence
      var phone: String
      var website: String
      var company: Company
      @Inverse(\\Post.author) var posts: [Post]
      @Inverse(\\Album.author) var albums: [Album]
    }

    struct Residence: Component {
      var street: String
      var suite: String
      var city: String
      var zipcode: String
      var geo: Position
    }

    struct Position: Component {
      @Within(-90...90) var lat: Decimal
      @Within(-180...180) var lng: Decimal
    }

    struct Company: Component {
      var name: String
      var catchPhrase: String
      var bs: String
    }

    struct Post: Entry {
      @Key var id: Int
      @Named("userId") var author: Reference<User>
      var title: String
      var body: String
      @Inverse(\\Comment.post) var comments: [Comment]
    }

    struct Comment: Entry {
      @Key var id: Int
      @Named("postId") var post: Reference<Post>
      var name: String
      var email: Email
      var body: String
    }

    struct Album: Entry {
      @Key var id: Int
      @Named("userId") var author: Reference<User>
      var title: String
      @Inverse(\\Photo.album) var photos: [Photo]
    }

    struct Photo: Entry {
      @Key var id: Int
      @Named("albumId") var album: Reference<Album>
      var title: String
      @Named("url") var picture: URL
      var thumbnailUrl: URL
    }
    """

  static let site = RealSite(
    model: model,
    files: [(path: "db.json", bytes: SharedData.bytes("jsonplaceholder/data.json"))],
    [
      (name: "users", model: "User", from: "db.json#users", order: []),
      (name: "posts", model: "Post", from: "db.json#posts", order: ["-id"]),
      (name: "comments", model: "Comment", from: "db.json#comments", order: []),
      (name: "albums", model: "Album", from: "db.json#albums", order: ["-id"]),
      (name: "photos", model: "Photo", from: "db.json#photos", order: []),
    ])

  @Test func `every entry fits its model`() {
    #expect(Self.site.text == "")
    #expect(
      ["users", "posts", "comments", "albums", "photos"].map { Self.site.entries($0).count }
        == [10, 100, 500, 100, 5_000])
  }

  @Test func `the newest posts come first`() {
    let site = Self.site
    let newest = site.entries("posts").prefix(5).map { site.value("id", of: $0.slot).int }
    #expect(newest == [100, 99, 98, 97, 96])
  }

  @Test func `every reference leads to an entry, and every entry lists those that refer to it`() {
    let site = Self.site
    for post in site.entries("posts") {
      let author = site.value("author", of: post.slot)
      #expect(author.tag == .record)
      #expect(site.records("comments", of: post.slot).count == 5)
    }
    for album in site.entries("albums") {
      let photos = site.records("photos", of: album.slot)
      #expect(photos.count == 50)
      #expect(photos.allSatisfy { site.value("album", of: $0).slot == album.slot })
    }
    for user in site.entries("users") {
      #expect(site.records("posts", of: user.slot).count == 10)
      #expect(site.records("albums", of: user.slot).count == 10)
    }
  }

  @Test func `decimals keep the digits that were written`() {
    let site = Self.site
    let address = site.value("address", of: site.entries("users")[0].slot).slot
    let geo = site.value("geo", of: address).slot
    #expect(site.string("lat", of: geo) == "-37.3159")
    #expect(site.string("lng", of: geo) == "81.1496")
  }

  @Test func `line ends in texts are kept`() throws {
    let site = Self.site
    let first = try #require(site.entries("posts").last?.slot)
    #expect(site.string("body", of: first)?.split(separator: "\n").count == 4)
  }
}
