import ApusModels

/// Something that can be bought.
struct Product: Entry {
  @Key @Length(3...50) var title: String
  /// What it is and what is good about it, for lists and search engines.
  @Length(50...160) var summary: String
  var image: Image
  /// What it costs, with tax.
  @Within(0.01...9999) @Currency("EUR") var price: Decimal
  var material: Material
  /// Made by
  var maker: Reference<Maker>
  /// Since when it is to be had, for the feed of new things.
  var added: Date
  /// Ready to ship
  var inStock: Bool = true
  /// In centimetres, as one would measure it on a table.
  var sizes: [Size]
  /// How to look after it
  var care: [String]
  @Body var text: Markdown
}

/// One size in which a product is made.
struct Size: Component {
  /// Size
  var name: String
  /// Height (cm)
  var height: Double
  /// Width (cm)
  var width: Double
}

/// What a product is made of; also the groups under which products are found.
enum Material: String, Choice {
  case stoneware
  case wood
  case linen
  case wax
}

/// Somebody of the workshop.
struct Maker: Entry {
  @Key var name: String
  /// What they do and where they learnt it.
  @Length(50...160) var summary: String
  @Inverse(\Product.maker) var products: [Product]
}

/// The page that says where the workshop is.
struct About: Entry {
  @Key var title: String
  @Length(50...160) var summary: String
  /// Telephone
  var phone: URL?
  /// E-mail
  var mail: Email
  @Body var text: Markdown
}
