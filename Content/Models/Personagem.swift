import ApusModels

/// Alguém que saiu de um livro, de um mito ou da boca do povo.
struct Personagem: Entry {
  /// O nome, pelo qual a lista é ordenada.
  @Key @Length(2...60) var name: String
  @Unique var id: Int
  var origin: Origin
  /// Uma ou duas frases; quem não tem recebe "sem descrição."
  @Absent("") var description: String?
  /// O retrato, de frente, em 3:4.
  var thumbnail: Image
  var comics: [Work] = []
  var series: [Work] = []
}

/// Um livro ou um filme em que alguém aparece.
struct Work: Component {
  var name: String
  var year: Int?
  /// A capa ou o cartaz, sem o título: a página o escreve por cima.
  var cover: Image?
}

/// De onde alguém vem.
enum Origin: String, Choice {
  case literatura
  case mitologia
  case folclore
}
