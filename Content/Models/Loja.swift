import ApusModels

/// Uma loja e o que ela vende.
struct Loja: Entry {
  /// O nome da loja, único entre todas.
  @Key @Length(2...60) var nome: String
  var bairro: String
  /// Uma frase que diz por que ir até lá.
  @Length(20...170) var descricao: String
  /// A placa, para listas.
  var iconePequeno: Image
  /// A fachada, para a página da loja.
  var iconeGrande: Image
  /// As ruas em volta, com a loja marcada.
  var mapa: Image?
  /// Se já começa entre as favoritas de quem abre o app pela primeira vez.
  var favorita: Bool = false
  var vendeComputador: Bool
  var vendeJogos: Bool
  var endereco: String?
  var telefone: String?
  var horario: String?
  var produtos: [Produto]
}

/// Um produto ou serviço de uma loja.
struct Produto: Component {
  @Length(2...60) var titulo: String
  var imagem: Image
  var descricao: String
}
