import Diagnostics
import Testing

/// Which names are slips of typing of others, and which may mean something else.
struct TypingSlipTests {
  @Test(arguments: [
    // Letter case and separators.
    ("Stars", "stars"), ("prep-time", "prepTime"), ("prep_time", "prepTime"), ("URL", "url"),
    ("PrepTime", "prepTime"), ("isnew", "isNew"), ("perPage", "per-page"),
    // Two neighbours.
    ("stasr", "stars"), ("titel", "title"), ("shortdescirption", "shortDescription"),
    // A doubled letter.
    ("uper", "upper"), ("ttitle", "title"), ("lenght", "length"), ("adress", "address"),
    ("authorr", "author"),
    // A letter inside.
    ("descripton", "description"), ("calandar", "calendar"), ("ingredxents", "ingredients"),
    ("shortDescripton", "shortDescription"),
    // Letters that look like others.
    ("\u{0441}olour", "colour"),
  ])
  func `a slip is certain`(typed: String, name: String) {
    #expect(TypingSlip.isCertain(typed, for: name))
  }

  @Test(arguments: [
    // What negates.
    ("inactive", "active"), ("unlisted", "listed"), ("nonEmpty", "empty"), ("notEmpty", "empty"),
    ("disabled", "enabled"), ("irregular", "regular"), ("immutable", "mutable"),
    ("antivirus", "virus"), ("decoded", "encoded"), ("noIndex", "index"), ("atypical", "typical"),
    ("unescape", "escape"), ("upload", "unload"), ("exclude", "include"), ("export", "import"),
    ("outgoing", "ingoing"), ("reorder", "preorder"), ("rsort", "sort"), ("-price", "price"),
    // A word of the name.
    ("maxAge", "minAge"), ("openTo", "openFrom"), ("lastName", "firstName"),
    ("openForm", "openFrom"),
    ("titleDe", "titleEn"), ("priceB", "priceA"), ("sizeM", "sizeS"), ("sizem", "sizeS"),
    ("line2", "line1"), ("line", "line1"), ("price_eur", "price_usd"), ("size-xl", "size-l"),
    ("timePrep", "prepTime"), ("page2024", "page2025"), ("top-left", "top-right"),
    // Its number or form.
    ("author", "authors"), ("tags", "tag"), ("tagsList", "tagList"), ("women", "woman"),
    ("analyses", "analysis"), ("trainers", "trainees"), ("payer", "payee"),
    ("published", "publish"),
    ("priced", "prices"), ("categories", "category"), ("boxes", "box"),
    // Short words, and words that are words.
    ("mix", "max"), ("neq", "eq"), ("nin", "in"), ("lat", "lng"), ("row", "raw"), ("tile", "title"),
    ("context", "content"), ("contexts", "contents"), ("contract", "contact"),
    ("county", "country"),
    ("trial", "trail"), ("untied", "united"), ("dessert", "desert"), ("stock", "stack"),
    // More than one slip.
    ("summary", "blurb"), ("desrciptoin", "description"), ("bananana", "banana"), ("_id", "id"),
    ("a.title", "title"), ("notes.list", "list"), ("", "title"), ("title", ""),
  ])
  func `what may mean something else is none`(typed: String, name: String) {
    #expect(!TypingSlip.isCertain(typed, for: name))
  }

  @Test func `a short word is swapped only where it may be`() {
    #expect(!TypingSlip.isCertain("paer", for: "pear"))
    #expect(TypingSlip.isCertain("paer", for: "pear", swapsIn: 4))
    #expect(!TypingSlip.isCertain("form", for: "from", swapsIn: 4))
  }

  @Test(arguments: [
    ("stasr", "stars", true), ("colur", "colour", true), ("max-Age", "maxAge", true),
    ("item1", "item2", false), ("h1", "h", false), ("sarts", "stars", false),
  ])
  func `one letter or two that are swapped are a slip, a digit is none`(
    typed: String, name: String, isOne: Bool
  ) {
    #expect(TypingSlip.isOne(typed, for: name) == isOne)
  }
}
