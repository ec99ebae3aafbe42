import Escaping

/// Tags of languages, such as `en` and `pt-BR` (BCP 47, RFC 5646).
package enum LanguageTag {
  /// The direction in which a language is written.
  package enum Direction: String, Sendable {
    /// From left to right.
    case leftToRight = "ltr"
    /// From right to left.
    case rightToLeft = "rtl"
  }

  /// The tag in lower case with `-` between its parts.
  package static func normalized(_ tag: String) -> String {
    String(
      decoding: tag.utf8.map { $0 == UInt8(ascii: "_") ? hyphen : lowercased($0) }, as: UTF8.self)
  }

  /// The tag's first part, such as `pt` of `pt-BR`, in lower case.
  package static func language(_ tag: String) -> String {
    String(normalized(tag).prefix { $0 != "-" })
  }

  /// The region of a tag, in lower case: two letters or three digits; nil where it has none.
  static func region(of tag: String) -> String? {
    normalized(tag).split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
      .map(String.init)
      .first { $0.utf8.count == 2 && isAlphabetic($0) || $0.utf8.count == 3 && isNumeric($0) }
  }

  /// Whether two tags mean the same: case does not matter.
  package static func areEqual(_ left: String, _ right: String) -> Bool {
    normalized(left) == normalized(right)
  }

  /// What is found for a tag, or for the same without its last parts (RFC 4647, section 3.4).
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - find: Finds something for a tag in lower case; nil where there is nothing.
  /// - Returns: What was found first; nil where there is nothing for any of them.
  static func lookUp<Found>(_ tag: String, _ find: (String) -> Found?) -> Found? {
    var wanted = normalized(tag)
    while true {
      if let found = find(wanted) { return found }
      guard let hyphen = wanted.lastIndex(of: "-") else { return nil }
      wanted = String(wanted[..<hyphen])
    }
  }

  /// Whether a reader of one language reads the other one: they differ in nothing but regions and
  /// the like, and are written in one script.
  package static func areVariants(_ left: String, _ right: String) -> Bool {
    guard language(left) == language(right) else { return false }
    guard let one = script(of: left), let other = script(of: right) else { return true }
    return one == other
  }

  /// The script of a language: that of the tag, or the usual one of a language with several; nil
  /// where there is only one.
  static func script(of tag: String) -> String? {
    let parts = normalized(tag).split(separator: "-").map(String.init)
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && isAlphabetic($0) }) {
      return script
    }
    let regional = parts.dropFirst().lazy.compactMap { scripts["\(parts[0])-\($0)"] }.first
    return regional ?? parts.first.flatMap { scripts[$0] }
  }

  /// How texts of a language run: by the tag's script, otherwise by the script of the language.
  package static func direction(of tag: String) -> Direction {
    let isRightToLeft =
      script(of: tag).map(rightToLeftScripts.contains)
      ?? rightToLeftLanguages.contains(language(tag))
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether `i` and `ı` are two letters in a language, with `İ` and `I` as capitals: in Turkish and
  /// Azerbaijani (SpecialCasing of Unicode).
  package static func separatesDotlessI(_ tag: String) -> Bool {
    let language = language(tag)
    return language == "tr" || language == "az"
  }

  /// Whether a text has the form of a tag (RFC 5646, section 2.1); the few irregular old tags are
  /// refused.
  package static func isWellFormed(_ tag: String) -> Bool {
    var parts = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)[...]
    guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && isAlphanumeric($0) }),
      let language = parts.popFirst()
    else { return false }
    if language.lowercased() == "x" { return !parts.isEmpty }
    guard isAlphabetic(language), language.utf8.count >= 2 else { return false }
    if language.utf8.count <= 3 {
      for _ in 0..<3 { skip(&parts) { $0.utf8.count == 3 && isAlphabetic($0) } }
    }
    skip(&parts) { $0.utf8.count == 4 && isAlphabetic($0) }
    skip(&parts) { $0.utf8.count == 2 ? isAlphabetic($0) : $0.utf8.count == 3 && isNumeric($0) }
    while skip(&parts, where: isVariant) {}
    return areExtensions(parts)
  }

  private static func isVariant(_ part: String) -> Bool {
    part.utf8.count >= 5 || (part.utf8.count == 4 && isNumeric(String(part.prefix(1))))
  }

  /// Whether what is left of a tag is extensions, each a letter or digit with parts after it.
  private static func areExtensions(_ parts: ArraySlice<String>) -> Bool {
    var parts = parts
    var seen: Set<String> = []
    while let singleton = parts.popFirst() {
      guard singleton.utf8.count == 1, seen.insert(singleton.lowercased()).inserted else {
        return false
      }
      if singleton.lowercased() == "x" { return !parts.isEmpty }
      guard skip(&parts, where: { $0.utf8.count >= 2 }) else { return false }
      while skip(&parts, where: { $0.utf8.count >= 2 }) {}
    }
    return true
  }

  @discardableResult
  private static func skip(
    _ parts: inout ArraySlice<String>, where fits: (String) -> Bool
  ) -> Bool {
    guard let first = parts.first, fits(first) else { return false }
    parts.removeFirst()
    return true
  }
}

extension LanguageTag {
  /// The scripts of languages that are written in several, and of their regions with another one
  /// (likely subtags of the CLDR).
  private static let scripts: [String: String] = [
    "az": "latn", "az-iq": "arab", "az-ir": "arab", "bs": "latn", "ha": "latn", "ha-cm": "arab",
    "ha-sd": "arab", "kk": "cyrl", "kk-af": "arab", "kk-cn": "arab", "kk-ir": "arab",
    "kk-mn": "arab", "ku": "latn", "ku-iq": "arab", "ku-ir": "arab", "ku-lb": "arab",
    "ky": "cyrl", "ky-cn": "arab", "mn": "cyrl", "mn-cn": "mong", "ms": "latn", "ms-cc": "arab",
    "pa": "guru", "pa-pk": "arab", "sd": "arab", "sd-in": "deva", "sr": "cyrl", "sr-me": "latn",
    "tg": "cyrl", "tg-pk": "arab", "tt": "cyrl", "ug": "arab", "ug-kz": "cyrl", "ug-mn": "cyrl",
    "uz": "latn", "uz-af": "arab", "yue": "hant", "yue-cn": "hans", "zh": "hans", "zh-hk": "hant",
    "zh-mo": "hant", "zh-tw": "hant",
  ]

  private static let rightToLeftScripts = words(
    """
    adlm arab aran armi avst chrs elym gara hatr hebr hung khar lydi mand mend merc mero
    narb nbat nkoo ougr palm phli phlp phnx prti rohg samr sarb sogd sogo syrc thaa todr
    yezi
    """)

  /// The languages that are usually written in one of these scripts (likely subtags of the CLDR).
  private static let rightToLeftLanguages = words(
    """
    aao abh abv acm acq acw acx adf ae aeb aec aee aeq afb aib aii aij aiq amw apc apd ar
    arc arq ars ary arz ask atn auj auz avd avl ayh ayl ayn ayp azb bal bdz bej bft bgn bgp
    bhe bhm bhn bjf bjm bqi brh brk bsh bsk chg cja ckb clh czk dcc def deh dgl dmk dml dv
    esh fa fay faz fia fub gbz ggg gha ghr gig gjk gju glh glk grr gwc gwf gwt gzi hac haz
    hbo he hkh hnd hno hoh hrt hrz hss huy isk itk iw jad jat jbe jbn jdg ji jnd jog jpa jpr
    jrb jye kbu kby kcy kfm khw klj kmz kqd ks ktl kvx kxp lad lah lhs lki lrc lrk lrl lsa
    lsd lss luv luz mby mde mey mfa mfi mhj mid mki mnj mve mvy myz mzb mzn nli nlm nqo ntz
    nyq oar obm odk omy oru ota oui pal pbt pgd phl phn phr phv plk pnb prc prd prs prx ps
    psh psi pst qxq rdb rhg rmt sam sbn scl sd sdb sdf sdg sdh sds sgr sgy shd shm shu shv
    siy siz skr smp smy sog sqo sqt srh srz ssh sts swb syc syn syr tjo tks tmr tov tra trg
    trm trw ug ur ush uzs vaf vgr vmh wbk wne wni wsv xco xhe xka xkc xkj xkp xld xly xmr
    xna xpr xsa xvi ydg yhd yi yih yud zba zdj zrp zum
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }

  private static let hyphen = UInt8(ascii: "-")

  private static func isAlphabetic(_ part: String) -> Bool {
    part.utf8.allSatisfy { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }
  }

  private static func isNumeric(_ part: String) -> Bool {
    part.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
  }

  private static func isAlphanumeric(_ part: String) -> Bool {
    part.utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z"))
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }
  }
}
