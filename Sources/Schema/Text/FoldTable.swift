/// What letters with marks, ligatures and other compatible forms fold to: Unicode's compatible
/// decomposition (NFKD) without its marks, and without case.
struct FoldTable: Sendable {
  /// The table, built once.
  static let shared = FoldTable()

  /// The row of each scalar below `limit`; 0 where it folds to itself.
  private var rows = [UInt8](repeating: 0, count: limit)
  /// The rows of the ligatures and the Hebrew letters with points from U+FB00 on.
  private var ligatures = [UInt8](repeating: 0, count: 0x50)
  /// Where the folded form of each row ends in `folded`; row 0 is empty.
  private var ends: [UInt16] = [0]
  private var folded: [UInt8] = []

  private static let limit = 0x2190

  private init() {
    for line in Self.text.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      folded.append(contentsOf: line[..<space].utf8)
      ends.append(UInt16(folded.count))
      let row = UInt8(ends.count - 1)
      for scalar in line[line.index(after: space)...].unicodeScalars {
        let value = Int(scalar.value)
        if value < Self.limit { rows[value] = row } else { ligatures[value - 0xFB00] = row }
      }
    }
  }

  /// Appends the folded form of a scalar, and says whether the table has one.
  func append(_ scalar: UInt32, to output: inout [UInt8]) -> Bool {
    var row: UInt8 = 0
    if scalar < Self.limit {
      row = rows[Int(scalar)]
    } else if (0xFB00..<0xFB50).contains(scalar) {
      row = ligatures[Int(scalar - 0xFB00)]
    }
    guard row > 0 else { return false }
    output.append(contentsOf: folded[Int(ends[Int(row) - 1])..<Int(ends[Int(row)])])
    return true
  }

  /// One folded form per line, followed by a space and the scalars that fold to it; capitals
  /// without marks are left to the properties of Unicode.
  private static let text = """
    ( ⁽₍
    ) ⁾₎
    + ⁺₊
    0 ⁰₀
    1 ¹₁
    1⁄10 ⅒
    1⁄2 ½
    1⁄3 ⅓
    1⁄4 ¼
    1⁄5 ⅕
    1⁄6 ⅙
    1⁄7 ⅐
    1⁄8 ⅛
    1⁄9 ⅑
    2 ²₂
    2⁄3 ⅔
    2⁄5 ⅖
    3 ³₃
    3⁄4 ¾
    3⁄5 ⅗
    3⁄8 ⅜
    4 ⁴₄
    4⁄5 ⅘
    5 ⁵₅
    5⁄6 ⅚
    5⁄8 ⅝
    6 ⁶₆
    7 ⁷₇
    7⁄8 ⅞
    8 ⁸₈
    9 ⁹₉
    = ⁼₌
    a ªÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặₐ
    b ḂḃḄḅḆḇℬ
    c ÇçĆćĈĉĊċČčḈḉℂℭⅭⅽ
    d ĎďḊḋḌḍḎḏḐḑḒḓⅅⅆⅮⅾ
    dz ǄǅǆǱǲǳ
    e ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệₑℯℰⅇ
    f Ḟḟℱ
    ff ﬀ
    ffi ﬃ
    ffl ﬄ
    fi ﬁ
    fl ﬂ
    g ĜĝĞğĠġĢģǦǧǴǵḠḡℊ
    h ĤĥȞȟḢḣḤḥḦḧḨḩḪḫẖₕℋℌℍℎ
    i ÌÍÎÏìíîïĨĩĪīĬĭĮįİǏǐȈȉȊȋḬḭḮḯỈỉỊịⁱℐℑℹⅈⅠⅰ
    ii Ⅱⅱ
    iii Ⅲⅲ
    ij Ĳĳ
    iv Ⅳⅳ
    ix Ⅸⅸ
    j Ĵĵǰⅉ
    k ĶķǨǩḰḱḲḳḴḵₖ
    l ĹĺĻļĽľḶḷḸḹḺḻḼḽₗℒℓⅬⅼ
    lj Ǉǈǉ
    l· Ŀŀ
    m ḾḿṀṁṂṃₘℳⅯⅿ
    n ÑñŃńŅņŇňǸǹṄṅṆṇṈṉṊṋⁿₙℕ
    nj Ǌǋǌ
    no №
    o ºÒÓÔÕÖòóôõöŌōŎŏŐőƠơǑǒǪǫǬǭȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợₒℴ
    p ṔṕṖṗₚℙ
    q ℚ
    r ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟℛℜℝ
    s ŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛₛ
    sm ℠
    ss ßẞ
    st ﬅﬆ
    t ŢţŤťȚțṪṫṬṭṮṯṰṱẗₜ
    tm ™
    u ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự
    v ṼṽṾṿⅤⅴ
    vi Ⅵⅵ
    vii Ⅶⅶ
    viii Ⅷⅷ
    w ŴŵẀẁẂẃẄẅẆẇẈẉẘ
    x ẊẋẌẍₓⅩⅹ
    xi Ⅺⅺ
    xii Ⅻⅻ
    y ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ
    z ŹźŻżŽžẐẑẒẓẔẕℤℨ

    æ ǢǣǼǽ
    ø Ǿǿ
    ħ ℏ
    ə ₔ
    ɛ ℇ
    ʒ Ǯǯ

    α ΆάἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏὰᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺᾼ
    β ϐ
    γ ℽℾ
    ε ΈέϵἐἑἒἓἔἕἘἙἚἛἜἝὲῈ
    η ΉήἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯὴᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟῂῃῄῆῇῊῌ
    θ ϑ
    ι ΊΐΪίϊἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὶῐῑῒῖῗῘῙῚ
    κ ϰ
    μ µ
    ο ΌόὀὁὂὃὄὅὈὉὊὋὌὍὸῸ
    π ϖℼℿ
    ρ ϱῤῥῬ
    σ ςϲϹ
    υ ΎΫΰϋύϒϓϔὐὑὒὓὔὕὖὗὙὛὝὟὺῠῡῢῦῧῨῩῪ
    φ ϕ
    ω ΏώὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὼᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯῲῳῴῶῷῺῼ

    а ӐӑӒӓ
    е ЀЁѐёӖӗ
    ж ӁӂӜӝ
    з Ӟӟ
    и ЍѝӢӣӤӥ
    о Ӧӧ
    у ӮӯӰӱӲӳ
    ч Ӵӵ
    ы Ӹӹ
    э Ӭӭ
    ѵ Ѷѷ
    ә Ӛӛ
    ө Ӫӫ
    א ℵﬡאַאָאּ
    ב ℶבּבֿ
    ג ℷגּ
    ד ℸﬢדּ
    ה ﬣהּ
    ו וּוֹ
    ז זּ
    ט טּ
    י יִיּ
    ך ךּ
    כ ﬤכּכֿ
    ל ﬥלּ
    ם ﬦ
    מ מּ
    נ נּ
    ס סּ
    ע ﬠ
    ף ףּ
    פ פּפֿ
    צ צּ
    ק קּ
    ר ﬧרּ
    ש שׁשׂשּׁשּׂשּ
    ת ﬨתּ
    ײ ײַ
    אל ﭏ
    ∑ ⅀
    − ⁻₋
    """
}
