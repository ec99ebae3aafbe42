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
  /// Os nomes das ruas, que a página escreve sobre o mapa.
  var ruas: [Rua] = []
  /// Se já está na primeira lista que alguém cria.
  var favorita: Bool = false
  var vendeComputador: Bool
  var vendeJogos: Bool
  var endereco: String?
  var cidade: String?
  /// A sigla, como `SC`.
  @Length(2...2) var estado: String?
  @Matches(#"\d{5}-\d{3}"#) var cep: String?
  /// Um só número, com o DDD, como `(48) 3555-0640`, `+55 48 3555-0640`, `0800 555 1234` ou `4004-1234`.
  @Matches(#"(\+55 ?)?(\d\d|\(\d\d\)) ?9?\d{4}[- ]?\d{4}|0\d00[- ]?\d{3}[- ]?\d{4}|[34]00\d-\d{4}"#)
  var telefone: String?
  /// Quando abre, como se diz a alguém.
  var horario: String?
  /// O mesmo, como programas o leem.
  var funcionamento: Funcionamento?
  var produtos: [Produto]
}

/// Um produto ou serviço de uma loja.
struct Produto: Component {
  /// O nome do produto, único na sua loja.
  @Key @Length(2...60) var titulo: String
  /// Se é um serviço, e não uma coisa que se leva para casa.
  var servico: Bool = false
  /// Quem o fabrica.
  var marca: String?
  /// Em reais; sem preço, é sob consulta.
  @Within(0...) @Currency("BRL") var preco: Decimal?
  var imagem: Image
  var descricao: String
}

/// O nome de uma rua e o seu lugar num mapa de 800 por 450.
struct Rua: Component {
  var nome: String
  @Within(0...800) var x: Int
  @Within(0...450) var y: Int
  /// A inclinação do nome, em graus.
  @Within(-90...90) var giro: Int
}

/// Os dias em que uma loja abre, e a hora em que abre e fecha.
struct Funcionamento: Component {
  @Count(1...7) var dias: [Dia]
  @Matches(#"([01]\d|2[0-3]):[0-5]\d"#) var abre: String
  @Matches(#"([01]\d|2[0-3]):[0-5]\d"#) var fecha: String
}

/// Os dias da semana.
enum Dia: String, Choice {
  case segunda
  case terca
  case quarta
  case quinta
  case sexta
  case sabado
  case domingo
}
