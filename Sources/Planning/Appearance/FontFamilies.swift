/// The fonts of the interface or of longer texts: a stack of the theme by name, or families as in
/// style sheets, of which the first available one is used.
struct FontFamilies: Sendable, Hashable {
  /// A list of families for style sheets.
  let list: String

  /// The stacks of the theme, by name.
  static let stacks = [
    "sans": "-apple-system, \"Segoe UI Variable Text\", \"Segoe UI\", Roboto, \"Noto Sans\", "
      + "\"Liberation Sans\", system-ui, sans-serif",
    "serif": "ui-serif, \"Iowan Old Style\", Charter, \"Source Serif 4\", \"Noto Serif\", Georgia, "
      + "\"Liberation Serif\", serif",
    "rounded": "ui-rounded, \"Hiragino Maru Gothic ProN\", Quicksand, Comfortaa, Manjari, Calibri, "
      + "system-ui, sans-serif",
    "mono": "ui-monospace, \"Cascadia Code\", \"Source Code Pro\", Menlo, Consolas, "
      + "\"Liberation Mono\", monospace",
  ]

  /// The generic families; each list ends with one, so that a font is always available (CSS Fonts
  /// 4, section 2.1).
  static let generics = ["sans-serif", "serif", "monospace", "system-ui", "cursive", "fantasy"]
  /// Families of the system, which are not available everywhere, and are not names (CSS Fonts 4,
  /// section 2.1.4).
  private static let ofSystem = ["ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded", "math"]

  /// Nil for a text that is neither a stack nor a list of families that ends with a generic one.
  init?(_ text: String) {
    if let stack = Self.stacks[text] {
      list = stack
      return
    }
    var families: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = part.drop { $0 == " " }
      let trimmed = String(name.reversed().drop { $0 == " " }.reversed())
      let bare = trimmed.filter { $0 != "\"" && $0 != "'" }
      guard !bare.isEmpty, bare.allSatisfy({ $0.isLetter || $0.isNumber || " -".contains($0) })
      else { return nil }
      let isKeyword = bare == trimmed && (Self.generics + Self.ofSystem).contains(bare)
      families.append(isKeyword ? bare : "\"\(bare)\"")
    }
    guard let last = families.last, Self.generics.contains(last) else { return nil }
    list = families.joined(separator: ", ")
  }
}
