import Schema

/// Names of fields whose values no page should show.
enum SecretNames {
  /// Whole names, as they are compared.
  private static let names: Set<String> = [
    "creditcard", "creditcardnumber", "cardnumber", "cvc", "cvv", "kennwort", "motdepasse",
    "passwd",
    "passwort", "pwd", "secret", "senha", "socialsecuritynumber", "ssn", "token",
  ]
  /// Ends of names.
  private static let ends = [
    "accesstoken", "apikey", "authtoken", "clientsecret", "password", "passwordhash", "privatekey",
    "refreshtoken", "secretkey",
  ]
  /// Names of what some publish and others do not.
  private static let personal: Set<String> = [
    "iban", "taxid", "passport", "passportnumber", "steuerid",
  ]

  /// Whether a field with this name holds a secret.
  static func isSecret(_ name: String) -> Bool {
    let word = InferredRules.folded(name)
    return names.contains(word) || ends.contains { word.hasSuffix($0) }
  }

  /// Whether a field with this name may hold what is nobody's business.
  static func mayBePrivate(_ name: String) -> Bool {
    personal.contains(InferredRules.folded(name))
  }

  /// Whether a field of this type is a secret by its name.
  static func isSecret(_ name: String, _ type: InferredType) -> Bool {
    isText(type) && isSecret(name)
  }

  /// What to say of a field that is a secret by its name, or may be one.
  static func note(on name: String, _ type: InferredType, in structure: String) -> String? {
    guard isText(type) else { return nil }
    let start = "'\(name)' of \(structure)"
    if isSecret(name) {
      return start
        + " is '@Secret' by its name, and on no page: remove that from the model to show it"
    }
    return mayBePrivate(name)
      ? start + " may be private, and pages show it: write '@Secret' before it if it is" : nil
  }

  private static func isText(_ type: InferredType) -> Bool {
    switch type {
    case .scalar(.string), .scalar(.int), .json: true
    case .scalar, .markdown, .image, .file, .list, .component, .choice, .reference: false
    }
  }
}
