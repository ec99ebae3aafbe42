import ApusModels

/// Quem usa o app neste aparelho: o perfil das lojas e da Bíblia. Nada disto sai do aparelho.
struct Usuario: DeviceRecord {
  @Key @Length(1...200) var email: Email
  @Length(1...200) @Autocomplete("name") var nome: String
  /// Só se guarda o que a prova.
  @Secret @Length(6...200) var senha: String
  @Length(1...30) @Autocomplete("tel") var telefone: String
  @Within(0...150) var idade: Int
  /// Se gostaria de saber das novidades.
  var notifications: Bool = false
}
