extension LanguageTag {
  /// Whether a text has the form of a tag, and its language may be one that is registered: two
  /// letters of ISO 639-1, or three; registered languages are never longer (RFC 5646, section
  /// 2.2.1). Its script and region are registered, where it has some.
  package static func mayBeRegistered(_ tag: String) -> Bool {
    guard isWellFormed(tag), unregisteredPart(of: tag) == nil else { return false }
    let language = language(tag)
    return language == "x" || language.utf8.count == 3 || twoLetters.contains(language)
  }

  /// Whether a text is the tag of a language of ISO 639-1, or of another one whose name Apus knows:
  /// other words of three letters are seldom meant as tags.
  package static func isCommon(_ tag: String) -> Bool {
    isWellFormed(tag) && (twoLetters.contains(language(tag)) || ownName(of: tag) != tag)
  }

  /// The languages of ISO 639-1, and those that were renamed.
  private static let twoLetters: Set<String> = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz \
    ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la \
    lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj \
    om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv \
    sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}
