import ApusModels

/// Quem escreve e fotografa.
struct User: Entry {
  @Key var id: Int
  var name: String
  @Unique var username: String
  /// O rosto, num quadrado; sem ele, vale a primeira letra do nome.
  var portrait: Image?
  var email: Email
  var city: String
  /// Uma frase sobre a pessoa.
  var bio: String
  @Inverse(\Post.author) var posts: [Post]
  @Inverse(\Album.author) var albums: [Album]
}

/// Um texto curto.
struct Post: Entry {
  @Key var id: Int
  @Named("userId") var author: Reference<User>
  @Length(3...80) var title: String
  var date: Date
  /// Texto simples; as quebras de linha ficam.
  var body: String
  @Inverse(\Comment.post) var comments: [Comment]
}

/// O que alguém disse de um post.
struct Comment: Entry {
  @Key var id: Int
  @Named("postId") var post: Reference<Post>
  var name: String
  var body: String
}

/// Fotografias que andam juntas; a primeira é a capa.
struct Album: Entry {
  @Key var id: Int
  @Named("userId") var author: Reference<User>
  @Length(3...80) var title: String
  var date: Date
  @Inverse(\Photo.album) var photos: [Photo]
}

/// Uma fotografia de um álbum.
struct Photo: Entry {
  @Key var id: Int
  @Named("albumId") var album: Reference<Album>
  var title: String
  var image: Image
}
