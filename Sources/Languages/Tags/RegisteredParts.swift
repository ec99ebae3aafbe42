// The scripts and regions of tags, as registered by the IANA (ISO 15924, ISO 3166-1).

extension LanguageTag {
  /// The script or region of a well-formed tag that is not registered, as it is written; nil where
  /// there is none. Regions of three digits are not judged.
  package static func unregisteredPart(of tag: String) -> String? {
    for part in tag.split(separator: "-").dropFirst() {
      switch part.utf8.count {
      case 1: return nil
      case 2 where !regions.contains(part.lowercased()): return String(part)
      case 4 where part.utf8.allSatisfy({ $0 >= UInt8(ascii: "A") }):
        let script = part.lowercased()
        if !scriptCodes.contains(script), !script.hasPrefix("qa") { return String(part) }
      default: continue
      }
    }
    return nil
  }

  /// A well-formed tag in the usual case: `de`, `pt-BR`, `zh-Hant` (RFC 5646, section 2.1.1).
  package static func canonical(_ tag: String) -> String {
    var isBeforeExtensions = true
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    return parts.enumerated().map { place, part in
      let written = part.lowercased()
      defer { isBeforeExtensions = isBeforeExtensions && part.utf8.count > 1 }
      guard place > 0, isBeforeExtensions else { return written }
      switch part.utf8.count {
      case 2: return written.uppercased()
      case 4: return written.prefix(1).uppercased() + written.dropFirst()
      default: return written
      }
    }.joined(separator: "-")
  }

  private static let regions: Set<String> = words(
    """
    ac ad ae af ag ai al am an ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq \
    br bs bt bu bv bw by bz ca cc cd cf cg ch ci ck cl cm cn co cp cq cr cs cu cv cw cx cy cz dd de \
    dg dj dk dm do dz ea ec ee eg eh er es et eu ez fi fj fk fm fo fr fx ga gb gd ge gf gg gh gi gl \
    gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu ic id ie il im in io iq ir is it je jm jo jp ke \
    kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn \
    mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nt nu nz om pa pe pf pg ph pk \
    pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st su \
    sv sx sy sz ta tc td tf tg th tj tk tl tm tn to tp tr tt tv tw tz ua ug um un us uy uz va vc ve \
    vg vi vn vu wf ws xk yd ye yt yu za zm zr zw zz
    """)

  private static let scriptCodes: Set<String> = words(
    """
    adlm afak aghb ahom arab aran armi armn avst bali bamu bass batk beng bhks blis bopo brah brai \
    bugi buhd cakm cans cari cham cher chrs cirt copt cpmn cprt cyrl cyrs deva diak dogr dsrt dupl \
    egyd egyh egyp elba elym ethi gara geok geor glag gong gonm goth gran grek gujr gukh guru hanb \
    hang hani hano hans hant hatr hebr hira hluw hmng hmnp hrkt hung inds ital jamo java jpan jurc \
    kali kana kawi khar khmr khoj kitl kits knda kore kpel krai kthi lana laoo latf latg latn leke \
    lepc limb lina linb lisu loma lyci lydi mahj maka mand mani marc maya medf mend merc mero mlym \
    modi mong moon mroo mtei mult mymr nagm nand narb nbat newa nkdb nkgb nkoo nshu ogam olck onao \
    orkh orya osge osma ougr palm pauc pcun pelm perm phag phli phlp phlv phnx piqd plrd prti psin \
    ranj rjng rohg roro runr samr sara sarb saur sgnw shaw shrd shui sidd sidt sind sinh sogd sogo \
    sora soyo sund sunu sylo syrc syre syrj syrn tagb takr tale talu taml tang tavt tayo telu teng \
    tfng tglg thaa thai tibt tirh tnsa todr tols toto tutg ugar vaii visp vith wara wcho wole xpeo \
    xsux yezi yiii zanb zinh zmth zsye zsym zxxx zyyy zzzz
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
